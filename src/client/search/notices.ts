/** What is said about an answer besides its hits. */
import { LANGUAGES } from '../../i18n/languages.ts';
import type { Shown } from '../../search/engine.ts';
import { fold } from '../../text/fold.ts';
import { asWritten, isJapanese } from '../../search/highlight.ts';
import type { Answer } from './session.ts';
import { element } from './dom.ts';

/** `Searched for średni moździerz (typed “sredni mozdzierz”)`, when that is not what was typed; words that stand nowhere. */
export function readings(answer: Answer, shown: readonly Shown[]): HTMLElement[] {
  const { terms, query, say } = answer;
  const read = readWords(answer, shown);
  const known = terms
    .map((term, index) => ({ ...term, read: read[index]! }))
    .filter(({ unknown, needed, typed }) => !unknown && (needed || !isJapanese(typed)));
  const plain = query.normalize('NFKC').toLowerCase();
  const differs = known.some(
    ({ typed, instead, read: word }) =>
      instead.length > 0 ||
      (!isJapanese(typed) && fold(word) === typed && !plain.includes(word.toLowerCase())),
  );
  const unknown = terms.filter((term) => term.unknown).map(({ typed }) => typed);
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
            say('search.unknown', { words: unknown.join(', ') }),
          ),
        ]
      : []),
  ];
}

/** The words of the query as the rules write them, in its order. */
export function readWords({ terms, search }: Answer, shown: readonly Shown[]): string[] {
  const texts = shown
    .slice(0, 5)
    .flatMap(({ title, text, figures }) => [title, text, ...figures.map(([value]) => value)]);
  return asWritten(terms, texts, search.words);
}

/** The same query in the other languages, one step away. */
export function elsewhere({ query, say, language }: Answer): HTMLElement {
  const links = LANGUAGES.filter(({ tag }) => tag !== language).map(({ tag, name }) =>
    element('a', { href: inLanguage(tag, query), lang: tag, hreflang: tag }, name),
  );
  return element(
    'p',
    { class: 'note' },
    say('search.also'),
    ...links.flatMap((link) => [' ', link]),
  );
}

/** The search page's address, from the form's own. */
const inLanguage = (language: string, query: string): string => {
  const url = new URL(document.querySelector<HTMLFormElement>('site-search form')!.action);
  url.pathname = url.pathname.replace(/[a-z]{2}(?=\/search\/$)/, language);
  url.search = new URLSearchParams({ q: query }).toString();
  return url.href;
};
