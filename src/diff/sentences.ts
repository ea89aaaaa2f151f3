/** A change as one sentence, the same for every format. */
import { allOf } from '../i18n/format.ts';
import { DEFAULT_LANGUAGE, getLanguage } from '../i18n/languages.ts';
import type { Marked } from './difference.ts';
import type { Change, Stale } from './compare.ts';
import type { MovedResult } from './results.ts';
import { NOTHING } from './value-words.ts';
import { wordChanges, type Piece } from './word-changes.ts';

/** How a piece of text is written in a format: Markdown escapes it, a terminal does not. */
export interface Style {
  plain: (text: string) => string;
  strong: (text: string) => string;
  /** Words that went, and words that came. */
  removed: (text: string) => string;
  added: (text: string) => string;
}

/**
 * Longer texts are cut; of two long texts only the difference is shown, with a few words around it.
 */
const MOST = 240;
const LONG = 80;
const AROUND = 24;
const cut = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST)}…` : text);

function contrast(before: string, after: string): [before: string, after: string] {
  if (Math.max(before.length, after.length) <= LONG) return [before, after];
  const start = wordBefore(
    after,
    common((index) => before[index] === after[index], before, after) - AROUND,
  );
  const end =
    common(
      (index) => before.at(-1 - index) === after.at(-1 - index),
      before.slice(start),
      after.slice(start),
    ) - AROUND;
  return [shortened(before, start, end), shortened(after, start, end)];
}

/** The number of equal characters from one end. */
function common(same: (index: number) => boolean, before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let length = 0;
  while (length < most && same(length)) length++;
  return length;
}

/** The beginning of a word, if the language separates words. */
const wordBefore = (text: string, at: number): number =>
  at <= 0 ? 0 : text.lastIndexOf(' ', at) + 1 || at;

function shortened(text: string, start: number, end: number): string {
  const tail = end > 0 ? text.length - end : text.length;
  return `${start > 0 ? '…' : ''}${cut(text.slice(start, tail))}${end > 0 ? '…' : ''}`;
}

/** `Weapons, Light mortar: range 12–24″ → 12–30″` */
export function sentence(change: Change, style: Style): string {
  const { plain, strong } = style;
  const subject = strong(plain(change.subject));
  switch (change.kind) {
    case 'added':
    case 'removed':
      return `${change.kind === 'added' ? 'Added' : 'Removed'} ${change.what} ${subject}${change.holds ? ` (${plain(change.holds)})` : ''}`;
    case 'moved':
      return `Moved ${change.what} ${subject}, was ${plain(change.from)}`;
    case 'reordered':
      return `${subject}: ${plain(change.field)} ${plain(cut(change.before))} → ${plain(cut(change.after))}`;
    default: {
      const language = change.language ? ` (${getLanguage(change.language).english})` : '';
      const field = `${plain(change.field)}${language}`.trim();
      return `${subject}:${field ? ` ${field}` : ''} ${changeWords(change, style)}`;
    }
  }
}

/** The fields of a thing that came or went, a line each: `Mud: text (Polish) Błoto spowalnia.` */
export const detailLines = (change: Change, { plain, strong }: Style): string[] =>
  'details' in change
    ? change.details.map(({ subject, field, language, value }) => {
        const inLanguage = language ? `(${getLanguage(language).english})` : '';
        return `${strong(plain(subject))}: ${plain([field, inLanguage, value].filter(Boolean).join(' '))}`;
      })
    : [];

/** Words that changed within a sentence, items that came and went in a list, or the value before and after. */
function changeWords(
  { before, after, language, items }: Extract<Change, { kind: 'changed' }>,
  style: Style,
): string {
  const { plain, removed, added } = style;
  const isWhole = before === NOTHING || after === NOTHING;
  const pieces = language && !isWhole && wordChanges(before, after, language);
  if (pieces) return marked(pieces, style);
  if (items)
    return [
      listed('removed', items.removed, (item) => removed(plain(item))),
      listed('added', items.added, (item) => added(plain(item))),
    ]
      .filter(Boolean)
      .join('; ');
  // `added no` would say that nothing came.
  if (before === NOTHING)
    return IS_FLAG.test(after) ? `set to ${added(after)}` : `added ${added(plain(after))}`;
  if (after === NOTHING)
    return IS_FLAG.test(before)
      ? `no longer set to ${removed(before)}`
      : `removed ${removed(plain(before))}`;
  const [was, now] = contrast(before, after);
  return `${plain(was)} → ${plain(now)}`;
}

const IS_FLAG = /^(?:yes|no)$/;

const listed = (kind: string, items: readonly string[], write: (item: string) => string): string =>
  items.length === 0 ? '' : `${kind} ${items.map((item) => write(cut(item))).join('; ')}`;

function marked(pieces: readonly Piece[], { plain, removed, added }: Style): string {
  const parts = pieces.map(({ kind, text }, index) => {
    if (kind === 'same') return spaced(around(text, index > 0, index < pieces.length - 1), plain);
    return spaced(cut(text), (inner) => (kind === 'removed' ? removed : added)(plain(inner)));
  });
  // A word that took the place of another is set off from it.
  return parts
    .map((part, index) =>
      pieces[index]?.kind === 'removed' && pieces[index + 1]?.kind === 'added'
        ? `${part.trimEnd()} `
        : part,
    )
    .join('');
}

/** Spaces at the ends stay outside of marks, and of what removes them. */
const spaced = (text: string, write: (inner: string) => string): string => {
  const inner = text.trim();
  const [start, end] = [/^\s/.test(text) ? ' ' : '', inner && /\s$/.test(text) ? ' ' : ''];
  return `${start}${inner && write(inner)}${end}`;
};

/** Of a long stretch that stayed, only the words next to a change. */
function around(text: string, hasBefore: boolean, hasAfter: boolean): string {
  const start = hasBefore ? AROUND : 0;
  const end = hasAfter ? AROUND : 0;
  if (text.length <= LONG) return text;
  const next = start === 0 ? 0 : text.indexOf(' ', start);
  return `${text.slice(0, next === -1 || next > 2 * start ? start : next)}…${end === 0 ? '' : text.slice(wordBefore(text, text.length - end))}`;
}

export const staleSentence = (
  { subject, field, languages }: Stale,
  { plain, strong }: Style,
): string =>
  `${strong(plain(subject))}: ${plain(field)} in ${allOf(
    languages.map((language) => getLanguage(language).english),
    DEFAULT_LANGUAGE,
  )}`;

/** `Cover, Polish: no longer marked as older than the English text` */
export const markedSentence = (
  { language, isOlder }: Marked,
  subject: string,
  { plain, strong }: Style,
): string =>
  `${strong(plain(subject))}, ${getLanguage(language).english}: ${isOlder ? 'now' : 'no longer'} marked as older than the English text`;

/** `To hit, without modifiers: needs 3+ → 4+` */
export const resultSentence = (
  { when, moved }: MovedResult,
  subject: string,
  { plain, strong }: Style,
): string =>
  [
    [subject && strong(plain(subject)), plain(when)].filter(Boolean).join(', '),
    moved
      .map(({ what, before, after }) => `${plain(what)} ${plain(before)} → ${plain(after)}`)
      .join(', '),
  ]
    .filter(Boolean)
    .join(': ');
