/** The page that those who publish the site wrote about themselves. */
import type { Language } from '../../i18n/languages.ts';
import type { Rulebook } from '../../model/rulebook.ts';
import { plain } from '../../notation/show.ts';
import type { AboutPage } from '../../../schemas/types.d.ts';
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
  { language, about: { title, text } }: { language: Language; about: AboutPage },
  pictures: ReadonlyMap<string, Picture>,
): AboutView {
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
