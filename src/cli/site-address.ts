/** Where the site is published, as the environment says it. */

/** Throws what a person is told unless `SITE_ORIGIN` is the beginning of an address, without a path. */
export function requireOrigin(written: string | undefined = process.env['SITE_ORIGIN']): void {
  if (!written || /^https?:\/\/[^/\s]+\/?$/.test(written)) return;
  const [, start = 'https://', host = '', path = ''] =
    /^(https?:\/\/)?([^/\s]*)(\/[^\s]*)?$/.exec(written) ?? [];
  const right = host === '' ? 'https://club.example' : `${start}${host}`;
  const folder = path.replace(/\/+$/, '');
  throw new Error(
    `SITE_ORIGIN is "${written}". Write SITE_ORIGIN=${right}${folder === '' ? '' : `, and the path alone in SITE_BASE=${folder}`}.`,
  );
}
