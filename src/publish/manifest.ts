/** The web app manifest, for phones that install the site. */
import { DEFAULT_LANGUAGE } from '../i18n/languages.ts';
import { ui } from '../i18n/ui.ts';
import { BASE } from '../site/config.ts';
import { publicFileHref } from '../site/routes.ts';
import { ICONS } from './icons.ts';

const PAPER = '#f8f7f2';

/** The content of `manifest.webmanifest`, in the first language of the site. */
export const manifest = (): object => ({
  id: BASE,
  name: 'Sandtable',
  short_name: 'Sandtable',
  description: ui(DEFAULT_LANGUAGE)('site.description'),
  lang: DEFAULT_LANGUAGE,
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
