/**
 * Other names for what a text names: a row about pin markers is found by whoever types "pins", because the term says so.
 * An alias leads to its term and wherever the term is named; a synonym leads both ways.
 */
import type { SearchPage } from '../record.ts';
import { nameOf } from './title-name.ts';
import { remembering } from './remember.ts';

/** A text as the words that it consists of, whatever their forms: `|w12|w7|`; Japanese as it is. */
export type Spell = (text: string) => string;
/** Further names for what is named in a text of a game: those that lead one way, and those that mean the same. */
export type Thesaurus = (ruleset: string, text: string) => Line[];

interface Line {
  /** Spelled names, any of which calls it up. */
  names: string[];
  aliases: string[];
  synonyms: string[];
}

export function createThesaurus(
  pages: readonly SearchPage[],
  everyday: readonly (readonly string[])[],
  spell: Spell,
): Thesaurus {
  const lines = new Map<string, Line[]>();
  for (const { ruleset, records } of pages)
    for (const { kind, title, hidden } of records) {
      if (kind !== 'terms' && kind !== 'markers') continue;
      const line = lineOf(
        nameOf(title, hidden.short),
        hidden.short,
        hidden.aliases,
        hidden.synonyms,
        spell,
      );
      if (line.aliases.length + line.synonyms.length > 0)
        lines.set(ruleset, [...(lines.get(ruleset) ?? []), line]);
    }
  const spelled = remembering(spell);
  const byRuleset = new Map(
    [...lines].map(([ruleset, own]) => [
      ruleset,
      remembering((text) =>
        own.filter(({ names }) => names.some((name) => spelled(text).includes(name))),
      ),
    ]),
  );
  const ofEverybody = everyday.map((words): Line => ({
    names: words.map(spell).filter((name) => name !== ''),
    aliases: [...words],
    synonyms: [],
  }));
  const everydayIn = remembering((text) =>
    ofEverybody.filter(({ names }) => names.some((name) => spelled(text).includes(name))),
  );
  return (ruleset, text) => [...(byRuleset.get(ruleset)?.(text) ?? []), ...everydayIn(text)];
}

function lineOf(
  title: string,
  short: readonly string[],
  aliases: readonly string[],
  synonyms: readonly string[],
  spell: Spell,
): Line {
  const names = [title, ...short, ...synonyms].map(spell).filter((name) => name.length > 1);
  return {
    names,
    aliases: [...new Set([...aliases, ...short])],
    synonyms: synonyms.length > 0 ? [title, ...synonyms] : [],
  };
}
