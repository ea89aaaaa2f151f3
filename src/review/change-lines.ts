/** The changes of a request as lines of its answer: game, thing, before and after. */
import type { Change } from '../diff/compare.ts';
import type { Difference } from '../diff/difference.ts';
import { detailLines, type Style } from '../diff/sentences.ts';
import { NOTHING } from '../diff/value-words.ts';
import { getLanguage } from '../i18n/languages.ts';
import type { RulesetData } from '../model/entries.ts';
import { shortened, type ResultChange } from './result.ts';

/** Every change, then marks of translations and the addresses that lead elsewhere. `rulesets` of both sides name the games. */
export const changeLines = (
  { changes, marked, moved, names }: Difference,
  rulesets: readonly RulesetData[],
): ResultChange[] =>
  [
    ...changes.map((change) => {
      const { field, was, now } = sidesOf(change);
      const what = [change.subject, field].filter(Boolean).join(': ');
      return { game: gameOf(change.address, rulesets), what, was, now };
    }),
    ...marked.map(({ address, language, isOlder }) => {
      const marks = ['–', 'marked as older than the English text'];
      const [was = '', now = ''] = isOlder ? marks : marks.toReversed();
      const what = `${names[address] ?? ''}: ${getLanguage(language).english}`;
      return { game: gameOf(address, rulesets), what, was, now };
    }),
    ...moved.map(({ from, to }) => ({
      ...{ game: gameOf(from, rulesets), what: 'address' },
      ...{ was: from, now: `leads to ${to.join(', ')}` },
    })),
  ].map(({ game, what, was, now }) => ({
    game: shortened(game),
    what: shortened(what),
    was: shortened(was),
    now: shortened(now),
  }));

function gameOf(address: string, rulesets: readonly RulesetData[]): string {
  const [id = ''] = address.split('/');
  const ruleset = rulesets.find((one) => one.id === id)?.ruleset;
  return ruleset ? `${ruleset.title.en}, ${ruleset.edition.name.en}` : id;
}

function sidesOf(change: Change): { field: string; was: string; now: string } {
  switch (change.kind) {
    case 'added':
      return { field: '', was: '–', now: `new ${contentOf(change)}` };
    case 'removed':
      return { field: '', was: contentOf(change), now: 'removed' };
    case 'moved':
      return { field: 'address', was: change.from, now: change.address };
    default: {
      const language =
        change.kind === 'changed' && change.language
          ? `, ${getLanguage(change.language).english}`
          : '';
      const [was, now] = [change.before, change.after].map((side) =>
        side === NOTHING ? '–' : side,
      );
      return { field: `${change.field}${language}`, was: was ?? '', now: now ?? '' };
    }
  }
}

/** `rule (source Sheet, page 4): Mud: text (English) …` */
const contentOf = (change: Extract<Change, { holds: string }>): string =>
  [
    `${change.what}${change.holds ? ` (${change.holds})` : ''}`,
    ...detailLines(change, UNMARKED),
  ].join(' · ');
const same = (text: string): string => text;
const UNMARKED: Style = { plain: same, strong: same, removed: same, added: same };
