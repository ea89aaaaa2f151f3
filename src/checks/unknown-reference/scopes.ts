/** The kinds of names that a ruleset shares, and which of each there are. */
import type { Names } from '../../model/declared-names.ts';
import { MISSING_NAMES } from '../../notation/reserved-names.ts';
import type { RulesetContext } from '../check.ts';
import { offeredIn } from './offered.ts';
import { RESERVED_NAMES, SIDES } from './reserved-words.ts';

/** Any file with a page of its own, as what declares a name. */
const ENTRIES = 'entries';

export interface Scope {
  what: string;
  known: Iterable<string>;
  /** What is written in files that declare such names and cannot be read; one that does not exist declares none. */
  unread: readonly ReadonlySet<string>[];
}
export type Scopes = ReturnType<typeof scopesOf>;

/** The words of a file, and what it seems to declare. */
function unreadIn(text: string): { words: ReadonlySet<string>; ids: readonly string[] } {
  const ids = [...text.matchAll(/(?<![\w-])id: *['"]?([a-z0-9-]+)(?![^\s'",}])/g)];
  return {
    words: new Set(text.match(/[a-z0-9]+(?:-[a-z0-9]+)*/g)),
    ids: ids.flatMap(({ 1: id }) => id ?? []),
  };
}

/** What is known of each kind of name, and what files that cannot be read may declare. */
export function scopesOf({ names, ruleset }: RulesetContext) {
  const offered = offeredIn({ ruleset });
  const unread = [...ruleset.broken].map((key) => ({
    ...unreadIn(ruleset.files.get(key)?.text ?? ''),
    key: key.includes('/') ? ENTRIES : key,
  }));
  const scope = (
    what: string,
    declaredIn: readonly string[],
    ...known: Iterable<string>[]
  ): Scope => {
    const those = unread.filter(({ key }) => declaredIn.includes(key));
    return {
      what,
      unread: those.map(({ words }) => words),
      known: new Set([...known.flatMap((set) => [...set]), ...those.flatMap(({ ids }) => ids)]),
    };
  };
  const { numbers, roles, faces, markers, terms, words, outcomes, symbols }: Names = names;
  const states = (reserved: Iterable<string>): Scope =>
    scope(
      'marker, term, word or outcome',
      ['markers', 'terms', ENTRIES],
      markers,
      terms,
      words,
      outcomes,
      symbols,
      reserved,
    );
  const inValues = ['values', ENTRIES];
  return {
    offered,
    /** What nothing but rolls leads to. */
    outcomes: new Set(
      [...outcomes].filter((name) => !markers.has(name) && !terms.has(name) && !words.has(name)),
    ),
    /** Values that nothing says how to get. */
    bare: new Set(ruleset.values.filter(({ origin }) => origin === undefined).map(({ id }) => id)),
    side: scope('side of a contest', inValues, offered.sides),
    /** What the ruleset declares itself. */
    declared: new Set(
      [numbers, roles, faces, markers, terms, words, outcomes, symbols].flatMap((set) => [...set]),
    ),
    subject: scope('value or role', inValues, numbers, roles, faces, RESERVED_NAMES),
    number: scope('value', inValues, numbers, faces, RESERVED_NAMES),
    value: scope('value', ['values'], numbers),
    role: scope('role', ['values'], roles, MISSING_NAMES),
    state: states(RESERVED_NAMES),
    given: scope(
      'value, marker, term or word',
      ['values', 'markers', 'terms', ENTRIES],
      numbers,
      roles,
      faces,
      markers,
      terms,
      words,
      outcomes,
      RESERVED_NAMES,
    ),
    /** Where no contest is rolled, nobody wins. */
    lone: states([...RESERVED_NAMES].filter((name) => !SIDES.has(name))),
    /** What roles can be, and no number. */
    states: new Set([...markers, ...terms]),
    marker: scope('marker', ['markers'], markers),
    circumstance: scope('modifier', [ENTRIES], names.circumstances),
    carried: scope('value, role or modifier', inValues, numbers, roles, names.circumstances),
    document: scope('document', ['ruleset'], names.documents),
  };
}
