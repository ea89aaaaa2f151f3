/** Formats the difference for a terminal. */
import { isEmpty, type Difference } from './difference.ts';
import type { NewTable } from './new-tables.ts';
import { resultSentence, sentence, staleSentence, type Style } from './sentences.ts';

/** Words that went and came are marked as git marks them. */
const STYLE: Style = {
  plain: (text) => text,
  strong: (text) => text,
  removed: (text) => `[-${text}-]`,
  added: (text) => `{+${text}+}`,
};

export function asText(difference: Difference): string {
  if (isEmpty(difference)) return `No change in meaning since ${difference.since}.\n`;
  const sections = [
    section(
      `Since ${difference.since}`,
      difference.changes.map((change) => [sentence(change, STYLE), change.address]),
    ),
    ...difference.tables.map(whole),
    section(
      'Changed odds and examples',
      difference.results.map((result) => [
        resultSentence(result, difference.names[result.address] ?? '', STYLE),
        result.address,
      ]),
    ),
    section(
      'Translations to look at: the English text changed',
      difference.stale.map((stale) => [staleSentence(stale, STYLE), stale.address]),
    ),
    section(
      'Checked against',
      difference.verified.map(({ address, fields, source }) => [
        `${[difference.names[address], fields.join(', ')].filter(Boolean).join(': ')} (${source})`,
        address,
      ]),
    ),
    section(
      'Not compared',
      difference.unread.map(({ message, file, line, side }) => [
        message,
        `${file}:${line} ${side === 'before' ? `at ${difference.since}` : 'now'}`,
      ]),
    ),
  ];
  return sections.filter(Boolean).join('\n');
}

/** A line for each row: `Rifle: Range 24″, Shots 1`. */
const whole = ({ title, address, columns, rows }: NewTable): string =>
  [
    `New table: ${title} (${address})`,
    ...rows.map(
      ({ label, cells }) =>
        `  ${label}: ${cells.map((cell, index) => `${columns[index] ?? ''} ${cell}`).join(', ')}`,
    ),
    '',
  ].join('\n');

const section = (title: string, lines: [sentence: string, place: string][]): string =>
  lines.length === 0
    ? ''
    : `${title}\n${lines.map(([line, place]) => `  ${line}\n    ${place}\n`).join('')}`;
