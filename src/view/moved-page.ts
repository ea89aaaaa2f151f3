/** At an address that is gone: leads to the new one and says so; where it was split, the reader chooses. */
import type { Rulebook } from '../model/rulebook.ts';
import type { MovedPage } from '../site/moved.ts';
import { href, movedFrom } from '../site/routes.ts';
import { createReader } from './context.ts';
import { frameView, rulesetPage, type FrameView } from './frame.ts';
import { pageOf, type Link } from './links.ts';

export interface MovedPageView {
  frame: FrameView;
  title: string;
  /** The old address, with the ruleset. */
  address: string;
  text: string;
  links: Link[];
}

export function movedPageView(
  book: Rulebook,
  { language, ruleset, from, to, parts }: MovedPage['props'],
): MovedPageView {
  const reader = createReader(language, ruleset, '');
  const { t } = reader;
  const links = to.map((address) => ({
    href: movedFrom(href(language, ruleset.id, address), from),
    name: reader.nameAt(address),
  }));
  const names = links.map(({ name }) => name).join(', ');
  const [first, second] = links;
  const page = rulesetPage(
    language,
    ruleset,
    from.replace('#', '/'),
    t('moved.title'),
    `${t('moved.text')} ${names}`,
  );
  const [target] = to;
  return {
    frame: frameView(book, {
      ...page,
      noindex: true,
      ...(target !== undefined && { canonical: href(language, ruleset.id, pageOf(target)) }),
      ...(first && !second && { redirect: { to: first.href, parts } }),
    }),
    title: t('moved.title'),
    address: `${ruleset.id}/${from}`,
    text: t('moved.text'),
    links,
  };
}
