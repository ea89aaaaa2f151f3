/** The page for addresses that do not exist, in every language; the script lists similar ones. */
import { getLanguage, interfaceLanguage, type Language } from '../../i18n/languages.ts';
import { ui } from '../../i18n/ui.ts';
import { BASE, FIRST_LANGUAGE, SITE_LANGUAGES } from '../../site/config.ts';
import { addressesHref, pageHref, publicFileHref } from '../../site/routes.ts';
import type { ObstaclesView } from '../findings.ts';
import type { Link } from '../links.ts';
import { headView, type HeadView } from './head.ts';
import { withSite } from './page-title.ts';

export interface NotFoundView {
  head: HeadView;
  home: string;
  language: Language;
  base: string;
  /** The file with every address of the site. */
  addresses: string;
  sections: NotFoundSection[];
  /** In development, instead of the sections: why no page of the ruleset is there. */
  obstacles?: ObstaclesView;
}
export interface NotFoundSection {
  language: Language;
  /** Of its words. */
  lang: Language;
  /** Of the language, in itself. */
  name: string;
  title: string;
  text: string;
  near: string;
  /** The heading where the address is that of a folder with pages. */
  folder: string;
  search: { action: string; label: string; button: string };
  /** The message if the list could not be loaded. */
  failed: string;
  links: Link[];
}

/** `obstacles` keep the ruleset of the address from being shown, in development. */
export const notFoundView = (obstacles?: ObstaclesView): NotFoundView => ({
  ...(obstacles && { obstacles }),
  head: headView({
    language: FIRST_LANGUAGE,
    single: true,
    title: withSite('404'),
    description: ui(FIRST_LANGUAGE)('404.text'),
    path: publicFileHref('404.html'),
    noindex: true,
  }),
  home: BASE,
  language: FIRST_LANGUAGE,
  base: BASE,
  addresses: addressesHref(),
  sections: SITE_LANGUAGES.map((language) => {
    const t = ui(language);
    return {
      language,
      lang: interfaceLanguage(language),
      name: getLanguage(language).name,
      title: t('404.title'),
      text: t('404.text'),
      near: t('404.near'),
      folder: t('404.folder'),
      search: {
        action: pageHref(language, 'search'),
        label: t('search.label'),
        button: t('search.button'),
      },
      failed: t('404.failed'),
      links: [
        { href: pageHref(language), name: t('nav.contents') },
        { href: pageHref(language, 'a-z'), name: t('nav.index') },
      ],
    };
  }),
});
