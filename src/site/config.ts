/** The one place that knows where the site and its repository live. */

/** Where the site is published, without a trailing slash; undefined when it is not said. */
export const CONFIGURED_ORIGIN = process.env['SITE_ORIGIN']?.replace(/\/$/, '') || undefined;
/** In files that must name one: previews, feeds, the sitemap. Without a trailing slash. */
export const ORIGIN = CONFIGURED_ORIGIN ?? 'https://sandtable.example';
/** Begins and ends with a slash. */
export const BASE = `/${(process.env['SITE_BASE'] ?? '').replace(/^\/|\/$/g, '')}/`.replace(
  '//',
  '/',
);
/** Where the sources are: issues, and files to edit. */
export const REPOSITORY = (
  process.env['SITE_REPOSITORY'] ?? 'https://github.com/sandtable/sandtable'
).replace(/\/$/, '');
export const BRANCH = 'main';
/** Version of the public data shapes: the `v1` of `/api/v1/`. */
export const DATA_VERSION = 'v1';
/** Of the data and the texts: rules/LICENSE.md. */
export const LICENCE = {
  name: 'CC BY-SA 4.0',
  url: 'https://creativecommons.org/licenses/by-sa/4.0/',
} as const;
/** Of the image shown with a link, in pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;
