/** The names that one entry offers: what an example of it can give, which modifiers it can name, which sides a contest has. */
import { pageIn } from '../../model/address.ts';
import { asCode, list, meant } from '../../diagnostics/phrase.ts';
import { writtenIn } from '../../i18n/text.ts';
import { nearMatch } from '../../text/near-match.ts';
import type { Path } from '../../diagnostics/diagnostic.ts';
import type { DataFile } from '../../schema/data-file.ts';
import { shaped } from '../../schema/file-index.ts';
import type { Example, Test } from '../../../schemas/types.d.ts';
import type { RulesetContext } from '../check.ts';
import { RESERVED_NAMES, SIDES } from './reserved-words.ts';

export interface Offered {
  /** The names that are compared or added in the set that an example shows. */
  given: (example: Example, name: string, known: Iterable<string>) => string | undefined;
  /** Its modifiers. */
  with: (example: Example, name: string) => string | undefined;
  /** What can be said of the subject of a test: the outcomes of a roll, or who wins a contest. */
  said: (file: DataFile, test: Test, path: Path, name: string) => string | undefined;
  /** The sides of all contests. */
  sides: readonly string[];
}

/** More names than these are no help. */
const MOST = 12;

export function offeredIn({ ruleset }: Pick<RulesetContext, 'ruleset'>): Offered {
  const entryOf = ({ target = '' }: Example) =>
    ruleset.entries.find(({ address }) => address === pageIn(target));
  const among = (example: Example, verb: string, name: string, names: readonly string[]) =>
    names.length === 0 || names.length > MOST || nearMatch(name, names) !== undefined
      ? undefined
      : `${asCode(pageIn(example.target ?? ''))} ${verb} ${list(names)}: write the one that is meant.`;
  return {
    given: (example, name, known) => {
      const index = entryOf(example)?.index;
      const used = [
        ...(index?.ofShape('Amount') ?? []).flatMap(({ value }) =>
          typeof value === 'object' && !Array.isArray(value) ? [value.per] : [value],
        ),
        ...(index?.ofShape('Test') ?? []).map(({ value }) => value.subject),
      ];
      const declared = new Set(known);
      const names = [...new Set(used)].filter(
        (one): one is string =>
          typeof one === 'string' && declared.has(one) && !RESERVED_NAMES.has(one),
      );
      return among(example, 'uses', name, names);
    },
    with: (example, name) => {
      const entry = entryOf(example);
      if (ruleset.values.some(({ id, role }) => id === name && !role))
        return `${asCode(name)} is a value: write ${asCode(`given: { ${name}: … }`)} with its number.`;
      const names = entry?.kind === 'modifiers' ? entry.data.modifiers.map(({ id }) => id) : [];
      return among(example, 'has the modifiers', name, names);
    },
    said: (file, { subject, is, not }, path, name) => {
      const rolls = shaped(file, 'Roll');
      const shown = rolls.flatMap(({ value: { symbols = [] } }) => symbols.map(({ id }) => id));
      const symbol = [is ?? [], not ?? []].flat().find((one) => shown.includes(one));
      if (symbol !== undefined)
        return `What a die shows is said of ${asCode('natural')}: ${asCode(`{ subject: natural, ${is === undefined ? 'not' : 'is'}: ${symbol} }`)}.`;
      const side = sideIn(
        rolls.flatMap(({ value }) => value.contest?.each ?? []),
        subject,
        name,
      );
      if (side !== undefined) return side;
      if (SIDES.has(name) && !SIDES.has(subject) && rolls.every(({ value }) => !value.contest))
        return `Only a contest has a ${asCode(name)}: give the roll a ${asCode('contest')}, or compare ${asCode('roll')} with ${asCode('target')}.`;
      if (subject !== 'outcome') return undefined;
      const near = rolls.filter((roll) => isBeside(roll.path, path));
      const names = (near.length > 0 ? near : rolls).flatMap(
        ({ value: { outcomes = [], check } }) =>
          check === undefined ? outcomes.map(({ id }) => id) : outcomesAt(check, ruleset),
      );
      if (names.length === 0) return undefined;
      return (
        meant(nearMatch(name, names)) ??
        `The roll here leads to ${list([...new Set(names)])}: write the one that is meant.`
      );
    },
    sides: ruleset.entries.flatMap(({ index }) =>
      index.ofShape('Roll').flatMap(({ value }) => value.contest?.each ?? []),
    ),
  };
}

/** In the same item of the same list. */
const isBeside = (roll: Path, test: Path): boolean =>
  roll.slice(0, 2).every((step, index) => test[index] === step);

/** The outcomes of the roll that is made instead. */
const outcomesAt = (address: string, { entries }: RulesetContext['ruleset']): string[] =>
  entries
    .filter((one) => one.address === pageIn(address))
    .flatMap(({ index }) => index.ofShape('Roll'))
    .flatMap(({ value }) => value.outcomes.map(({ id }) => id));

/** `{ subject: attacker, is: attacker }` and `is: won`, where sides roll against each other. */
function sideIn(sides: readonly string[], subject: string, name: string): string | undefined {
  const isWord = /^(?:w[io]ns?|winning|victor|lost|loses?|losing)$/.test(name);
  const side = [subject, name].find((one) => sides.includes(one));
  if (side === undefined || !(isWord || sides.includes(name))) return undefined;
  const word = /^los/.test(name) ? 'loser' : 'winner';
  return `A side is one of ${list([...SIDES])}: write ${asCode(`{ subject: ${side}, is: ${word} }`)}.`;
}

/** The value that counts a marker, or that players call so. */
export function otherName(
  name: string,
  { what, known }: { what: string; known: Iterable<string> },
  { ruleset }: Pick<RulesetContext, 'ruleset'>,
): string | undefined {
  const titled = [
    ...ruleset.markers,
    ...ruleset.terms,
    ...ruleset.values,
    ...wordsIn(ruleset),
  ].find(({ title }) => writtenIn(title).some((tag) => isSameName(title[tag], name)));
  if (titled && new Set(known).has(titled.id)) return titled.id;
  if (!what.startsWith('value')) return undefined;
  const words = name.replaceAll('-', ' ');
  const value = ruleset.values.find(
    ({ counts, aliases = {} }) => counts === name || Object.values(aliases).flat().includes(words),
  );
  return value && new Set(known).has(value.id) ? value.id : undefined;
}

/** The words of all tables. */
const wordsIn = ({ entries }: RulesetContext['ruleset']) =>
  entries.flatMap((entry) => (entry.kind === 'tables' ? (entry.data.words ?? []) : []));

const isSameName = (title: string, name: string): boolean =>
  title.toLowerCase() === name.toLowerCase().replaceAll('-', ' ');
