/** The problem of an entry with its words and the interface words, in one language. Node only. */
import { situation as words } from '../i18n/en-situation.ts';
import { getLanguage, type Language } from '../i18n/languages.ts';
import { templates, type Key } from '../i18n/ui.ts';
import type { Entry } from '../model/entries.ts';
import type { Ruleset } from '../model/rulebook.ts';
import { href } from '../site/routes.ts';
import { problemOf } from '../workout/build/problem-of.ts';
import { textsOf } from '../workout/build/texts.ts';
import type { Problem, StageKey } from '../workout/problem.ts';
import type { Reader } from './context.ts';
import { formTree, type Tree } from './form.ts';
import { whyNothingToCalculate } from './parts/values.ts';
import { linksFrom, sayWith, type Say, type Texts } from './say.ts';

/** Whether the page of the entry has the controls of its first stage. */
export const printsControls = ({ kind }: Entry): boolean => kind === 'modifiers';

/** The controls of the first stage that the page does not print, by stage. */
export function formsOf(
  entry: Entry,
  problem: Problem,
  texts: Texts,
  { language, ruleset }: Reader,
): [StageKey, Tree][] {
  const [key = ''] = problem.starts;
  const stage = problem.stages[key];
  const sides = stage?.type === 'roll' && stage.contest && stage.contest.among === undefined;
  const linkTo = linksFrom(problem.entry, href(language, ruleset.id, ''));
  const game = { problem, texts, say: sayFor(language), linkTo };
  return [...(printsControls(entry) ? [] : [key]), ...(sides ? [`${key}-other`] : [])].map(
    (form) => [form, formTree(key, form, game)],
  );
}

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
export function textsFor(problem: Problem, reader: Reader): Texts {
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

/** Interface words as templates, with the sign between the items of a list. */
export const wordsOf = (
  language: Language,
  keys: readonly Key[] = WORDS,
): Record<string, string> => ({
  ...templates(language, keys),
  'work.comma': getLanguage(language).list.comma,
});

const says = new Map<Language, Say>();

export function sayFor(language: Language): Say {
  const say = says.get(language) ?? sayWith(wordsOf(language), language);
  says.set(language, say);
  return say;
}
