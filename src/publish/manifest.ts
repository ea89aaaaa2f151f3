/** The web app manifest, for phones that install the site. */

import type { Language } from '../i18n/languages.ts';
import { ui } from '../i18n/ui.ts';
import type { Rulebook } from '../model/rulebook.ts';
import { plain } from '../notation/show.ts';
import { siteDescription } from '../view/site-words.ts';
import { BASE, SITE } from '../site/config.ts';
import { PAPER } from '../styles/paper.ts';
import { href, pageHref, publicFileHref } from '../site/routes.ts';
import { ICONS } from './icons.ts';

/** The content of `<lang>/manifest.webmanifest`. The id is the same in every language: it is one app. */
export const manifest = (book: Rulebook, language: Language): object => ({
  id: BASE,
  name: SITE.name,
  short_name: SITE.name,
  description: siteDescription(book, language),
  lang: language,
  dir: 'ltr',
  // Not the address that chooses a language: who installs it in Polish may read a browser in English.
  start_url: pageHref(language),
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
  shortcuts: [
    shortcut(ui(language)('search.label'), pageHref(language, 'search')),
    ...book.rulesets.map(({ id, meta }) =>
      shortcut(plain(meta.title, language), href(language, id), meta.code),
    ),
  ],
});

/** Phones list shortcuts when the icon of the site is held. */
const shortcut = (name: string, url: string, shortName = name) => ({
  name,
  short_name: shortName,
  url,
  icons: [{ src: publicFileHref('icons/192.png'), sizes: '192x192', type: 'image/png' }],
});
