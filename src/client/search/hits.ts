/** Shows hits as a list: grouped by page where their rank allows, with values. */
import { editionAs } from '../../text/beside-names.ts';
import { listOf } from '../../i18n/format.ts';
import { getLanguage, type Language } from '../../i18n/languages.ts';
import type { Shown } from '../../search/engine.ts';
import { createHighlighter, type Highlighter } from '../../search/highlight.ts';
import type { StoredFigure } from '../../search/format.ts';
import type { Answer, Say } from './session.ts';
import { element } from '../dom.ts';
import { readWords } from './notices.ts';

/** Hits shown at first on the search page, and added by each click on "more". */
export const STEP = 20;
/** Longer texts are cut around the first hit. */
const LONGEST_TEXT = 220;

export function drawHits(shown: readonly Shown[], answer: Answer): HTMLElement[] {
  const { terms, search, say } = answer;
  const highlight = createHighlighter(terms, search.words);
  const drawn: HTMLElement[] = [];
  const words = readWords(answer, shown);
  const [best] = shown;
  // Words that all hits lack are listed above them; others, at each hit.
  const common = (best?.missing ?? []).filter((term) =>
    shown.every(({ missing }) => missing.includes(term)),
  );
  if (best && best.missing.length > 0) drawn.push(partial(best, common, answer, words));
  let [page, list] = ['', element('ol')];
  for (const hit of together(shown)) {
    if (hit.page.link !== page) {
      list = element('ol');
      drawn.push(group(hit, list));
    }
    page = hit.page.link;
    const lacks = hit.missing.filter((term) => !common.includes(term));
    list.append(
      item(
        hit,
        highlight,
        say,
        lacks.map((term) => words[term] ?? '').join(betweenQuoted(answer.language)),
      ),
    );
  }
  return drawn;
}

/**
 * Hits of one page stand together within each list that is loaded, but for the first three, which are the answer more
 * often than not.
 */
export function together(shown: readonly Shown[]): Shown[] {
  const lists = Map.groupBy(shown.slice(FIRST - 1), (_, index) =>
    Math.floor((index + FIRST - 1) / STEP),
  );
  return [
    ...shown.slice(0, FIRST - 1),
    ...[...lists.values()].flatMap((list) => [...Map.groupBy(list, byPage).values()].flat()),
  ];
}
const FIRST = 3;
const byPage = ({ page }: Shown): string => page.link;

/** `Results for mortar (ignoring medium):`, where all hits lack the same words. */
function partial(
  { missing }: Shown,
  common: readonly number[],
  answer: Answer,
  read: readonly string[],
): HTMLElement {
  const { terms, say, language } = answer;
  if (common.length < missing.length) return element('p', { class: 'note' }, say('search.not-all'));
  const words = (which: (index: number) => boolean) => {
    const list = read.filter((_, index) => terms[index]?.needed && which(index));
    return element('b', {}, listOf(list, language));
  };
  const has = words((index) => !missing.includes(index));
  const lacks = words((index) => missing.includes(index));
  if (has.textContent === '') return element('p', { class: 'note' }, say('search.near'));
  const pieces = say('search.only')
    .split(/(\{\w+\})/)
    .map((piece) => ({ '{has}': has, '{lacks}': lacks })[piece] ?? piece);
  return element('p', { class: 'note' }, ...pieces);
}

/** `“mortar”, “mm”`: between words that stand in one pair of quotation marks. */
function betweenQuoted(language: Language): string {
  const { list, quotes } = getLanguage(language);
  return `${quotes[1]}${list.comma}${quotes[0]}`;
}

function group({ page, ruleset }: Shown, list: HTMLElement): HTMLElement {
  return element(
    'div',
    { class: 'hits', 'data-accent': ruleset.accent },
    element(
      'h2',
      {},
      element('a', { href: page.link }, page.title),
      ' ',
      element('span', {}, editionAs(ruleset.title, ruleset.edition)),
    ),
    list,
  );
}

function item(
  { title, text, figures, link, calculator, page }: Shown,
  highlight: Highlighter,
  say: Say,
  lacks: string,
): HTMLElement {
  // A sentence without a title is its own.
  const name = title || excerpt(text, highlight) || page.title;
  const result = element(
    'a',
    { 'data-result': true, href: link },
    element('strong', {}, ...marked(name, highlight)),
    ...(figures.length === 0
      ? []
      : [
          element(
            'span',
            { class: 'v' },
            ...figures.map((figure) => value(figure, highlight, say)),
          ),
        ]),
    ...(text === '' || title === ''
      ? []
      : [element('span', { class: 'x' }, ...marked(excerpt(text, highlight), highlight))]),
    ...(lacks === '' ? [] : [element('span', { class: 'w' }, say('search.without', { lacks }))]),
  );
  // The link itself is that of the entry, which is what a reader copies.
  if (calculator) result.addEventListener('click', () => (result.hash = 'work-out'));
  return element('li', {}, result);
}

function value(
  [figure, label, evidence]: StoredFigure,
  highlight: Highlighter,
  say: Say,
): HTMLElement {
  const mark =
    evidence === undefined
      ? []
      : [element('i', { 'data-ev': evidence }, say(`evidence.${evidence}`))];
  // Long values are sentences, not numbers.
  if (figure.length > 24)
    return element('span', { class: 't' }, ...marked(figure, highlight), ...mark);
  return element(
    'span',
    {},
    ...(label ? [...marked(label, highlight), ' '] : []),
    element('b', {}, ...marked(figure, highlight), ...mark),
  );
}

const marked = (text: string, highlight: Highlighter): (Node | string)[] =>
  highlight(text).map((stretch) =>
    stretch.hit ? element('mark', {}, stretch.text) : stretch.text,
  );

function excerpt(text: string, highlight: Highlighter): string {
  if (text.length <= LONGEST_TEXT) return text;
  const stretches = highlight(text);
  const first = stretches.findIndex(({ hit }) => hit);
  const before = stretches
    .slice(0, Math.max(0, first))
    .reduce((sum, stretch) => sum + stretch.text.length, 0);
  const from = Math.max(0, Math.min(before - 60, text.length - LONGEST_TEXT));
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1 || from;
  const end = start + LONGEST_TEXT;
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}
