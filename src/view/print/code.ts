/** The code on the paper that leads back to a page of the site, with the version of the figures that were printed. */
import { versionOf } from '../../site/data-version.ts';
import { CONFIGURED_ORIGIN } from '../../site/config.ts';
import { copied, fromPaper, goHref } from '../../site/routes.ts';
import type { Reader } from '../context.ts';
import { qrCode, type QrCode } from './qr.ts';

export interface CodeView {
  /** In the reader's language, with the version; without an origin where none is configured. */
  href: string;
  label: string;
  /** Absent where no origin is configured: the page's script draws it. */
  drawn?: QrCode;
}

export function codeView(address: string, name: string, { ruleset, t }: Reader): CodeView {
  const href = copied(fromPaper(goHref(ruleset.id, address), versionOf(ruleset)));
  return {
    href,
    label: t('print.code', { name }),
    ...(CONFIGURED_ORIGIN !== undefined && { drawn: qrCode(href) }),
  };
}

/** The address as one types it: `example.org/go/bolt-action/tables/weapons/` */
export const typedAddress = (address: string, { ruleset }: Reader): string =>
  copied(goHref(ruleset.id, address)).replace(/^https?:\/\//, '');
