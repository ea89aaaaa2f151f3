/** Formats the difference for a terminal. */
import { isEmpty, type Difference } from './difference.ts';
import {
  detailLines,
  markedSentence,
  resultSentence,
  sentence,
  staleSentence,
  type Style,
} from './sentences.ts';

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
      difference.changes.map((change) => [
        [sentence(change, STYLE), ...detailLines(change, STYLE)].join('\n      '),
        change.address,
      ]),
    ),
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
      'Marks of translations',
      difference.marked.map((marked) => [
        markedSentence(marked, difference.names[marked.address] ?? '', STYLE),
        marked.address,
      ]),
    ),
    section(
      'Checked against',
      difference.verified.map(({ address, fields, source }) => [
        `${[difference.names[address], fields.join(', ')].filter(Boolean).join(': ')} (${source})`,
        address,
      ]),
    ),
    section(
      'Addresses that lead elsewhere',
      difference.moved.map(({ from, to }) => [from, to.join(', ')]),
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

const section = (title: string, lines: [sentence: string, place: string][]): string =>
  lines.length === 0
    ? ''
    : `${title}\n${lines.map(([line, place]) => `  ${line}\n    ${place}\n`).join('')}`;
