/** What is said about an answer besides its hits. */
import { LANGUAGES } from '../../i18n/languages.ts';
import type { Shown } from '../../search/engine.ts';
import { fold } from '../../search/fold.ts';
import { asWritten } from '../../search/highlight.ts';
import type { Answer } from './session.ts';
import { element } from './dom.ts';

/** `Searched for średni moździerz (typed “sredni mozdzierz”)`, when that is not what was typed; words that stand nowhere. */
export function readings(answer: Answer, shown: readonly Shown[]): HTMLElement[] {
  const { terms, query, say, search } = answer;
  const known = terms.filter(({ unknown }) => !unknown);
  const texts = shown.slice(0, 5).flatMap(({ title, text, figures }) => [title, text, ...figures.map(([value]) => value)]);
  const read = asWritten(known, texts, search.words);
  const differs = known.some(({ typed, instead }, index) => instead.length > 0 || (fold(read[index]!) === typed && !query.toLowerCase().includes(read[index]!)));
  const unknown = terms.filter((term) => term.unknown).map(({ typed }) => typed);
  return [
    ...(known.length > 0 && differs ? [element('p', { 'data-read': true }, say('search.read'), ' ', element('b', {}, read.join(' ')), ' ', element('span', { class: 'note' }, say('search.typed', { typed: query })))] : []),
    ...(known.length > 0 && unknown.length > 0 ? [element('p', { 'data-unknown': true }, say('search.unknown', { words: unknown.join(', ') }))] : []),
  ];
}

/** The same query in the other languages, one step away. */
export function elsewhere({ query, say, language }: Answer): HTMLElement {
  const links = LANGUAGES.filter(({ tag }) => tag !== language).map(({ tag, name }) =>
    element('a', { href: inLanguage(tag, query), lang: tag, hreflang: tag }, name));
  return element('p', { class: 'note' }, say('search.also'), ...links.flatMap((link) => [' ', link]));
}

/** The search page's address, from the form's own. */
const inLanguage = (language: string, query: string): string => {
  const url = new URL(document.querySelector<HTMLFormElement>('site-search form')!.action);
  url.pathname = url.pathname.replace(/[a-z]{2}(?=\/search\/$)/, language);
  url.search = new URLSearchParams({ q: query }).toString();
  return url.href;
};
