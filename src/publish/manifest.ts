/** The web app manifest, for phones that install the site. */

import type { Rulebook } from '../model/rulebook.ts';
import { siteDescription } from '../view/site-words.ts';
import { BASE, FIRST_LANGUAGE, SITE } from '../site/config.ts';
import { publicFileHref } from '../site/routes.ts';
import { ICONS } from './icons.ts';

const PAPER = '#f8f7f2';

/** The content of `manifest.webmanifest`, in the first language of the site. */
export const manifest = (book: Rulebook): object => ({
  id: BASE,
  name: SITE.name,
  short_name: SITE.name,
  description: siteDescription(book, FIRST_LANGUAGE),
  lang: FIRST_LANGUAGE,
  dir: 'ltr',
  start_url: BASE,
  scope: BASE,
  display: 'minimal-ui',
  background_color: PAPER,
  theme_color: PAPER,
  icons: [
    { src: publicFileHref('favicon.svg'), sizes: 'any', type: 'image/svg+xml' },
    ...ICONS.map(({ path, size, purpose }) => ({
      src: publicFileHref(path),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  ],
});
