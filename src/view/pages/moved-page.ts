/**
 * The page at a retired address: redirects to the new one with a notice; if it was split, the
 * reader chooses.
 */
import { pageIn } from '../../model/address.ts';
import { listOf } from '../../i18n/format.ts';
import type { Rulebook } from '../../model/rulebook.ts';
import type { MovedPage } from '../../site/moved.ts';
import { href, movedFrom, stepsOf } from '../../site/routes.ts';
import { createReader } from '../context.ts';
import { frameView, type FrameView } from './frame.ts';
import { rulesetPage } from './page-settings.ts';
import type { Link } from '../links.ts';

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
    ...reader.namedAt(address),
  }));
  const names = listOf(
    links.map(({ name }) => name),
    language,
  );
  const [first, second] = links;
  const page = rulesetPage(language, ruleset, stepsOf(from), {
    title: t('title.moved', { from }),
    description: t('description.moved', { from, to: names }),
  });
  const [target] = to;
  return {
    frame: frameView(book, {
      ...page,
      noindex: true,
      ...(target !== undefined && { canonical: href(language, ruleset.id, pageIn(target)) }),
      ...(first && !second && { redirect: { to: first.href, parts } }),
    }),
    title: t('moved.title'),
    address: `${ruleset.id}/${from}`,
    text: t('moved.text'),
    links,
  };
}
