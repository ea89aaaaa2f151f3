/** The head of a page: what browsers, search engines and link previews read. */
import { getLanguage } from '../../i18n/languages.ts';
import { PREVIEW_SIZE, SITE, SITE_LANGUAGES } from '../../site/config.ts';
import { absolute, inLanguage, manifestHref, publicFileHref } from '../../site/routes.ts';
import { previewOf, type PageSettings, type Redirect } from './page-settings.ts';

export interface HeadView {
  /** `pl_PL` */
  locale: string;
  /** The other locales of the page. */
  otherLocales: string[];
  files: { icon: string; touchIcon: string; manifest: string; theme: string; redirect: string };
  /** The style sheet with colours of rulesets; absent where no ruleset has its own. */
  accents?: string;
  title: string;
  description: string;
  /** Absolute link to the page itself. */
  url: string;
  canonical: string;
  /** The page in each language, and `x-default`. */
  alternates: { language: string; href: string }[];
  /** What can be subscribed to. */
  feeds: { title: string; href: string }[];
  /** The name of the site. */
  site: string;
  image: { href: string; width: number; height: number; alt: string };
  noindex: boolean;
  /** The page runs WebAssembly, which the security policy must allow. */
  wasm?: true;
  redirect?: Redirect;
}

/** The head alone, for pages without the frame. */
export function headView(page: PageSettings, accents?: string): HeadView {
  const { language, path, noindex = false, redirect, single, feeds = [] } = page;
  const { preview = previewOf(language) } = page;
  const others = single ? [] : SITE_LANGUAGES.filter((tag) => tag !== language);
  return {
    locale: getLanguage(language).locale,
    otherLocales: others.map((tag) => getLanguage(tag).locale),
    files: {
      icon: publicFileHref('favicon.svg'),
      touchIcon: publicFileHref('icons/180.png'),
      manifest: manifestHref(language),
      theme: publicFileHref('theme.js'),
      redirect: publicFileHref('redirect.js'),
    },
    ...(accents !== undefined && { accents }),
    title: page.title,
    description: page.description,
    url: absolute(path),
    canonical: absolute(page.canonical ?? path),
    alternates: redirect ? [] : alternatesOf(page),
    feeds: noindex ? [] : [...feeds],
    site: SITE.name,
    image: {
      href: absolute(preview.href),
      ...PREVIEW_SIZE,
      alt: preview.alt,
    },
    noindex,
    ...(page.wasm && { wasm: true as const }),
    ...(redirect && { redirect }),
  };
}

/** A page in each language, from its link in any of them; and the link that names no language. */
export function alternatesOf({
  path,
  single,
  neutral,
}: Pick<PageSettings, 'path' | 'single' | 'neutral'>): HeadView['alternates'] {
  const languages = single ? [] : SITE_LANGUAGES;
  return [
    ...languages.map((tag) => ({ language: tag, href: absolute(inLanguage(path, tag)) })),
    ...(neutral === undefined ? [] : [{ language: 'x-default', href: absolute(neutral) }]),
  ];
}
