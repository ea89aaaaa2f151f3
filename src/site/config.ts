/** The only place with the addresses of the site and its repository. */

/** Where the site is published, without a trailing slash; undefined if not configured. */
export const CONFIGURED_ORIGIN = process.env['SITE_ORIGIN']?.replace(/\/$/, '') || undefined;
/** For files that need an absolute address: previews, feeds, the sitemap. No trailing slash. */
export const ORIGIN = CONFIGURED_ORIGIN ?? 'https://sandtable.example';
/** Can readers keep pages? `SITE_OFFLINE=off` takes back what was kept on their devices, see docs/offline.md. */
export const KEEPS_OFFLINE = process.env['SITE_OFFLINE'] !== 'off';
/** Begins and ends with a slash. */
export const BASE = `/${(process.env['SITE_BASE'] ?? '').replace(/^\/|\/$/g, '')}/`.replace(
  '//',
  '/',
);
/** The repository: issues, and files to edit. */
export const REPOSITORY = (
  process.env['SITE_REPOSITORY'] ?? 'https://github.com/sandtable/sandtable'
).replace(/\/$/, '');
export const BRANCH = 'main';
/** Version of the public data format: the `v1` of `/api/v1/`. */
export const DATA_VERSION = 'v1';
/** Licence of the data and texts: rules/LICENSE.md. */
export const LICENCE = {
  name: 'CC BY-SA 4.0',
  url: 'https://creativecommons.org/licenses/by-sa/4.0/',
} as const;
/** Size of link previews, in pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;
