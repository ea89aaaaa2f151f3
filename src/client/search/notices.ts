/** Notices about an answer besides its hits. */
import { listOf } from '../../i18n/format.ts';
import { declareLanguage } from '../../i18n/languages.ts';
import type { Shown } from '../../search/engine.ts';
import { fold } from '../../text/fold.ts';
import { asWritten, isJapanese } from '../../search/highlight.ts';
import type { Answer } from './session.ts';
import { element } from '../dom.ts';

/**
 * `Searched for średni moździerz (typed “sredni mozdzierz”)`, if it differs from the input; unknown
 * words.
 */
export function readings(answer: Answer, shown: readonly Shown[]): HTMLElement[] {
  const { terms, query, say, language } = answer;
  const read = readWords(answer, shown);
  const known = terms
    .map((term, index) => ({ ...term, read: read[index] ?? term.typed }))
    .filter(({ unknown, needed, typed }) => !unknown && (needed || !isJapanese(typed)));
  // A difference in diacritics only is not a correction.
  const differs = known.some(({ instead }) => instead.length > 0);
  const unknown = terms.filter((term) => term.unknown).map(({ typed }) => asTyped(typed, query));
  if (known.length === 0) return [];
  const typed = element('span', { class: 'note' }, say('search.typed', { typed: query }));
  return [
    ...(differs
      ? [
          element(
            'p',
            { 'data-read': true },
            say('search.read'),
            ' ',
            element('b', {}, known.map(({ read: word }) => word).join(' ')),
            ' ',
            typed,
          ),
        ]
      : []),
    ...(unknown.length > 0
      ? [
          element(
            'p',
            { 'data-unknown': true },
            say('search.unknown', { words: listOf(unknown, language) }),
          ),
        ]
      : []),
  ];
}

/** `zażółć`, not `zazolc`: a word in the reader's own spelling. */
const asTyped = (folded: string, query: string): string =>
  query.split(/[\s,;]+/).find((word) => fold(word) === folded) ?? folded;

/** The words of the query in the spelling of the rules, in order. */
export function readWords({ terms, search, query }: Answer, shown: readonly Shown[]): string[] {
  const texts = shown
    .slice(0, 5)
    .flatMap(({ title, text, figures }) => [title, text, ...figures.map(([value]) => value)]);
  return asWritten(terms, texts, search.words).map((word, index) =>
    word === terms[index]?.typed ? asTyped(word, query) : word,
  );
}

/** Links to the same query in the other languages. */
export function elsewhere({ query, say, language, pages }: Answer): HTMLElement {
  const links = Object.entries(pages).flatMap(([tag, page]) => {
    if (tag === language) return [];
    const link = new URL(page, location.href);
    link.searchParams.set('q', query);
    return element(
      'a',
      { href: link.href, lang: tag, hreflang: tag },
      declareLanguage(tag)?.name ?? tag,
    );
  });
  return element(
    'p',
    { class: 'note', hidden: links.length === 0 },
    say('search.also'),
    ...links.flatMap((link) => [' ', link]),
  );
}

/** Nothing was found: suggests other ways. */
export function drawNothing(answer: Answer): HTMLElement {
  const { say, search } = answer;
  const games = search.head.rulesets.map(({ title, link }) => element('a', { href: link }, title));
  const page = document.querySelector<HTMLElement>('[data-search-page]')?.dataset;
  return element(
    'section',
    { class: 'nohits' },
    element('p', {}, say('search.none.lead')),
    element(
      'ul',
      { class: 'plain' },
      element('li', {}, elsewhere(answer)),
      element(
        'li',
        {},
        say('search.none.index'),
        ' ',
        element('a', { href: page?.['index'] }, say('search.index')),
      ),
      element('li', {}, say('search.none.games'), ...games.flatMap((game) => [' ', game])),
      element('li', {}, element('a', { href: page?.['report'] }, say('search.none.report'))),
    ),
  );
}
