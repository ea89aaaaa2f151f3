/** The head of a page: what browsers, search engines and link previews read. */
import { getLanguage, LANGUAGE_TAGS } from '../../i18n/languages.ts';
import { ui } from '../../i18n/ui.ts';
import { PREVIEW_SIZE } from '../../site/config.ts';
import { absolute, feedHref, inLanguage, previewHref, publicFileHref } from '../../site/routes.ts';
import type { PageSettings, Redirect } from './page-settings.ts';

export interface HeadView {
  /** `pl_PL` */
  locale: string;
  files: { icon: string; manifest: string; theme: string; redirect: string };
  title: string;
  description: string;
  /** Absolute link to the page itself. */
  url: string;
  canonical: string;
  /** The page in each language, and `x-default`. */
  alternates: { language: string; href: string }[];
  feed?: { title: string; href: string };
  image: { href: string; width: number; height: number };
  noindex: boolean;
  /** The page runs WebAssembly, which needs a permission. */
  wasm?: true;
  redirect?: Redirect;
}

/** The head alone, for share pages, which redirect at once. */
export function headView(page: PageSettings): HeadView {
  const { language, path, ruleset, noindex = false, redirect } = page;
  return {
    locale: getLanguage(language).locale,
    files: {
      icon: publicFileHref('favicon.svg'),
      manifest: publicFileHref('manifest.webmanifest'),
      theme: publicFileHref('theme.js'),
      redirect: publicFileHref('redirect.js'),
    },
    title: page.title,
    description: page.description,
    url: absolute(path),
    canonical: absolute(page.canonical ?? path),
    alternates: noindex ? [] : alternatesOf(page),
    ...(ruleset &&
      !noindex && {
        feed: { title: ui(language)('changes.title'), href: feedHref(language, ruleset.id) },
      }),
    image: { href: absolute(page.preview ?? previewHref(language)), ...PREVIEW_SIZE },
    noindex,
    ...(page.wasm && { wasm: true as const }),
    ...(redirect && { redirect }),
  };
}

function alternatesOf({ path, single, neutral }: PageSettings): HeadView['alternates'] {
  const languages = single ? [] : LANGUAGE_TAGS;
  return [
    ...languages.map((tag) => ({ language: tag, href: absolute(inLanguage(path, tag)) })),
    ...(neutral === undefined ? [] : [{ language: 'x-default', href: absolute(neutral) }]),
  ];
}
