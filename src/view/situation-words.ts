/** The problem of an entry with its words and the interface words, in one language. Node only. */
import { sayWith, type Say, type Texts } from '../calculator/say.ts';
import type { SituationFile } from '../calculator/situation-file.ts';
import { situation as words } from '../i18n/en-situation.ts';
import { labelled } from '../i18n/format.ts';
import { getLanguage, type Language } from '../i18n/languages.ts';
import { templates, type Key } from '../i18n/ui.ts';
import type { Entry } from '../model/entries.ts';
import type { Ruleset } from '../model/rulebook.ts';
import { showDice } from '../notation/dice-words.ts';
import { href, shareDataHref } from '../site/routes.ts';
import { problemOf } from '../workout/build/problem-of.ts';
import { textsOf } from '../workout/build/texts.ts';
import type { Problem } from '../workout/problem.ts';
import type { Reader } from './context.ts';
import { whyNothingToCalculate } from './parts/values.ts';

const MOD_WORDS = [
  'mod.base',
  'mod.sum',
  'mod.need',
  'mod.combine.unique',
  'mod.neither',
  'mod.reset',
] as const;
const WORDS: readonly Key[] = [...(Object.keys(words) as (keyof typeof words)[]), ...MOD_WORDS];

const problems = new WeakMap<Entry, Problem | false>();

/** Undefined if there is nothing to calculate. */
export function problemFor(ruleset: Ruleset, entry: Entry): Problem | undefined {
  const known =
    problems.get(entry) ??
    (whyNothingToCalculate(entry) === undefined ? problemOf(ruleset, entry) : undefined) ??
    false;
  problems.set(entry, known);
  return known || undefined;
}

/** The words of a problem, with the amounts of its modifiers in signs. */
function textsFor(problem: Problem, reader: Reader): Texts {
  const { ruleset, language } = reader;
  const amounts = Object.values(problem.stages).flatMap(({ modifiers }) =>
    modifiers.flatMap(({ address }): [string, string][] => {
      const change = changeAt(ruleset, address);
      return change ? [[`=${address}`, reader.change(change)]] : [];
    }),
  );
  const units = new Set(Object.values(problem.values).map(({ unit }) => unit));
  return {
    ...textsOf(problem, ruleset, language),
    ...Object.fromEntries(amounts),
    ...Object.fromEntries(
      [...units].flatMap((unit) => (unit ? [[`unit:${unit}`, reader.t(`unit.${unit}`)]] : [])),
    ),
  };
}

function changeAt(ruleset: Ruleset, address: string) {
  const [page, id] = address.split('#');
  const entry = ruleset.entries.find((one) => one.address === page);
  const part = entry?.parts.find((one) => one.id === id);
  return part?.kind === 'modifier' ? part.data.change : undefined;
}

/** What the calculator of an entry loads. */
export function situationFile(problem: Problem, reader: Reader): SituationFile {
  const { language, ruleset, here } = reader;
  return {
    problem,
    texts: textsFor(problem, reader),
    words: wordsOf(language),
    language,
    root: href(language, ruleset.id, ''),
    die: showDice('D6', language).charAt(0),
    share: shareDataHref(language, ruleset.id, here),
  };
}

/** Interface words as templates, with the signs of lists and labels. */
const wordsOf = (language: Language): Record<string, string> => ({
  ...templates(language, WORDS),
  'work.comma': getLanguage(language).list.comma,
  'work.semicolon': getLanguage(language).list.semicolon,
  'work.labelled': labelled('{label}', '{text}', language),
});

const says = new Map<Language, Say>();

export function sayFor(language: Language): Say {
  const say = says.get(language) ?? sayWith(wordsOf(language), language);
  says.set(language, say);
  return say;
}
