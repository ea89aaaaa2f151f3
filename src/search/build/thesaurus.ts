/**
 * Other names for terms in a text: a row about pin markers is found by "pins", because the term has
 * that alias. An alias applies to its term and to mentions of it; a synonym works in both
 * directions.
 */
import type { SearchPage } from '../record.ts';
import type { PlayerLine } from './player-words.ts';
import { nameOf } from './title-name.ts';
import { memoized } from './memoize.ts';

/**
 * Normalises a text to its word families, without inflection: `|w12|w7|`; Japanese is unchanged.
 */
export type Normalise = (text: string) => string;
/** Further names for terms that a text of a game mentions, one-way and two-way. */
export type Thesaurus = (ruleset: string, text: string) => Line[];

interface Line {
  /** Normalised names of the term, any of which triggers the line. */
  names: string[];
  aliases: string[];
  synonyms: string[];
}

export function createThesaurus(
  pages: readonly SearchPage[],
  players: readonly PlayerLine[],
  normalise: Normalise,
): Thesaurus {
  const lines = new Map<string, Line[]>();
  for (const { ruleset, records } of pages)
    for (const { kind, fragment, title, hidden } of records) {
      const isPhase = kind === 'phases' && fragment === '';
      if (kind !== 'terms' && kind !== 'markers' && !isPhase) continue;
      const line = lineOf(
        nameOf(title, hidden.short),
        isPhase ? hidden.aliases.filter((alias) => ABBREVIATION.test(alias)) : hidden.short,
        isPhase ? [] : hidden.aliases,
        hidden.synonyms,
        normalise,
      );
      if (line.aliases.length + line.synonyms.length > 0)
        lines.set(ruleset, [...(lines.get(ruleset) ?? []), line]);
    }
  const normalised = memoized(normalise);
  const byRuleset = new Map(
    [...lines].map(([ruleset, own]) => [ruleset, memoized(mentionedIn(own, normalised))]),
  );
  const playerLines = players.map(({ names, words }): Line => ({
    names: names.map(normalise).filter((name) => name !== ''),
    aliases: [...words],
    synonyms: [],
  }));
  const saidIn = memoized(mentionedIn(playerLines, normalised));
  return (ruleset, text) => [...(byRuleset.get(ruleset)?.(text) ?? []), ...saidIn(text)];
}

/** Finds the lines of which a text has a name. Only those are looked at whose name begins with a family that the text has. */
function mentionedIn(lines: readonly Line[], normalised: Normalise): (text: string) => Line[] {
  const byStart = Map.groupBy(
    lines.flatMap((line, index) => line.names.map((name) => ({ name, line, index }))),
    ({ name }) => startOf(name),
  );
  return (text) => {
    const own = normalised(text);
    const found = [...new Set(['', ...own.split('|')])]
      .flatMap((start) => byStart.get(start) ?? [])
      .filter(({ name }) => own.includes(name))
      .sort((a, b) => a.index - b.index);
    return [...new Set(found.map(({ line }) => line))];
  };
}

/** The first family of a name, `w12`; empty for Japanese, which may stand anywhere. */
const startOf = (name: string): string => /^\|([^|]*)\|/.exec(name)?.[1] ?? '';

/** `RPh` or `RtPh`, but not `Rally`, and not `DFF`, which is only a part of the phase. */
const ABBREVIATION = /^\p{Lu}\p{L}?Ph$|^CCPh$/u;

function lineOf(
  title: string,
  short: readonly string[],
  aliases: readonly string[],
  synonyms: readonly string[],
  normalise: Normalise,
): Line {
  const names = [title, ...short, ...synonyms].map(normalise).filter((name) => name.length > 1);
  return {
    names,
    aliases: [...new Set([...aliases, ...short])],
    // RPh means Rally Phase: players ask for either.
    synonyms: synonyms.length + short.length > 0 ? [title, ...synonyms] : [],
  };
}
