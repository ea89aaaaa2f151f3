/** The page that those who publish the site wrote about themselves. */
import type { Language } from '../../i18n/languages.ts';
import type { Rulebook } from '../../model/rulebook.ts';
import { plain } from '../../notation/show.ts';
import { SITE } from '../../site/config.ts';
import { inline, page, type Picture } from '../prose.ts';
import { frameView, type FrameView } from './frame.ts';
import { sitePage } from './page-settings.ts';
import { siteDescription } from '../site-words.ts';

export interface AboutView {
  frame: FrameView;
  /** HTML */
  title: string;
  html: string;
}

export function aboutView(
  book: Rulebook,
  { language }: { language: Language },
  pictures: ReadonlyMap<string, Picture>,
): AboutView {
  const { title, text } = SITE.about ?? { title: SITE.imprint, text: SITE.imprint };
  const words = {
    title: plain(title, language),
    description: `${plain(title, language)}: ${siteDescription(book, language)}`,
  };
  return {
    frame: frameView(book, sitePage(language, 'about', words)),
    title: inline(title, language),
    html: page(text, language, pictures),
  };
}
