/** A change as one sentence, the same for every format. */
import { allOf } from '../i18n/format.ts';
import { DEFAULT_LANGUAGE, getLanguage } from '../i18n/languages.ts';
import type { Change, Stale } from './compare.ts';
import type { MovedResult } from './results.ts';

/** How a piece of text is written in a format: Markdown escapes it, a terminal does not. */
export interface Style {
  plain: (text: string) => string;
  strong: (text: string) => string;
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
export function sentence(change: Change, { plain, strong }: Style): string {
  const subject = strong(plain(change.subject));
  switch (change.kind) {
    case 'added':
      return `Added ${change.what} ${subject}${change.holds ? ` (${plain(change.holds)})` : ''}`;
    case 'removed':
      return `Removed ${change.what} ${subject}${change.holds ? ` (${plain(change.holds)})` : ''}`;
    case 'moved':
      return `Moved ${change.what} ${subject}, was ${plain(change.from)}`;
    case 'reordered':
      return `${subject}: ${plain(change.field)} ${plain(cut(change.before))} → ${plain(cut(change.after))}`;
    default: {
      const language = change.language ? ` (${getLanguage(change.language).english})` : '';
      const field = `${plain(change.field)}${language}`.trim();
      const [before, after] = contrast(change.before, change.after);
      return `${subject}:${field ? ` ${field}` : ''} ${plain(before)} → ${plain(after)}`;
    }
  }
}

export const staleSentence = (
  { subject, field, languages }: Stale,
  { plain, strong }: Style,
): string =>
  `${strong(plain(subject))}: ${plain(field)} in ${allOf(
    languages.map((language) => getLanguage(language).english),
    DEFAULT_LANGUAGE,
  )}`;

export const resultSentence = ({ when, moved }: MovedResult, { plain }: Style): string =>
  [
    when && `${plain(when)}: `,
    moved
      .map(({ what, before, after }) => `${plain(what)} ${plain(before)} → ${plain(after)}`)
      .join(', '),
  ].join('');
