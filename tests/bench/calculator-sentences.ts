/** What a calculator says in a situation, each text with the place where readers meet it. Node only. */
import { answersOf } from '../../src/calculator/chain-answer.ts';
import { countViews } from '../../src/calculator/counts.ts';
import { lastChange } from '../../src/calculator/last-change.ts';
import { noticeLine } from '../../src/calculator/notices.ts';
import { reasonsOf } from '../../src/calculator/reasons.ts';
import { addendsOf, barView } from '../../src/calculator/result-bar.ts';
import { resultLine } from '../../src/calculator/result-line.ts';
import { resultTable } from '../../src/calculator/result-table.ts';
import { nameOf, signedNumeral, type Words } from '../../src/calculator/say.ts';
import { sayerOf, withItsDice } from '../../src/calculator/situation-file.ts';
import { spokenResult } from '../../src/calculator/spoken-result.ts';
import { linesOf } from '../../src/calculator/why/lines.ts';
import type { Aside } from '../../src/calculator/why/aside.ts';
import { whyOf } from '../../src/calculator/why/why.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { templates } from '../../src/i18n/ui.ts';
import type { Entry } from '../../src/model/entries.ts';
import type { Ruleset } from '../../src/model/rulebook.ts';
import { WORDS } from '../../src/share/data.ts';
import { gameOf } from '../../src/share/content.ts';
import { fillerOf } from '../../src/text/fill-in.ts';
import { sayFor } from '../../src/view/calculator-words.ts';
import { createReader } from '../../src/view/context.ts';
import { problemFor, situationFile } from '../../src/view/situation-words.ts';
import { readSituation } from '../../src/workout/link.ts';
import { resolve } from '../../src/workout/resolve.ts';
import type { Situation } from '../../src/workout/situation.ts';
import { writeSituation } from '../../src/workout/write-link.ts';
import { oneOf, situationOf, type Draw } from './situations.ts';

export const PLACES = ['result', 'Why', 'notices', 'bar', 'heard', 'copied'] as const;
export type Place = (typeof PLACES)[number];

export interface Calculated {
  /** The situation as the query of a link. */
  query: string;
  /** The lines of each place, in their order. */
  lines: Record<Place, string[]>;
}

/** One situation of the entry, drawn, and what is said of it; undefined if there is nothing to calculate. */
export function calculate(
  ruleset: Ruleset,
  entry: Entry,
  language: Language,
  draw: Draw,
): Promise<Calculated | undefined> {
  const problem = problemFor(ruleset, entry);
  if (!problem) return Promise.resolve(undefined);
  const drawn = situationOf(problem, draw, { ticked: draw() / 3, given: draw() < 0.2 ? 0.4 : 1 });
  const link = writeSituation(problem, drawn);
  return said(ruleset, entry, language, draw() < 0.5 ? link : mistaken(link, draw));
}

/** What the calculator of the entry says, opened by a link with this query. */
async function said(
  ruleset: Ruleset,
  entry: Entry,
  language: Language,
  query: string,
): Promise<Calculated | undefined> {
  const problem = problemFor(ruleset, entry);
  if (!problem) return undefined;
  const reader = createReader(language, ruleset, entry.address);
  const sayer = sayerOf(await withItsDice(situationFile(problem, reader)));
  const words: Words = { ...sayer, say: sayFor(language) };
  const { say, texts } = words;
  const tell = fillerOf(templates(language, WORDS), language);
  const { situation, start = '', notices } = readSituation(problem, query);
  const at = (one: Situation) => ({ situation: one, result: resolve(problem, one) });
  const shown = at(situation);
  const active = shown.result.starts.find(({ stage }) => stage === start) ?? shown.result.starts[0];
  if (!active) return undefined;
  const { figures, chance, missing } = barView(active, words);
  const labelled = (label: string, text: string) => say('work.labelled', { label, text });
  const reason = (aside: Aside) => {
    if (aside.by === 'contradicted') return tell('why.contradicted');
    if (aside.by === 'cancelled') return tell('why.cancelled', { name: aside.name });
    return labelled(aside.group, tell(`mod.combine.${aside.by}`));
  };
  const stage = situation.stages[active.stage];
  const before = stage && {
    ...situation,
    stages: { ...situation.stages, [active.stage]: { ...stage, with: stage.with.slice(1) } },
  };
  const table = resultTable(active, words, tell);
  const sum = addendsOf(problem, active).flatMap(([address, adds]) =>
    adds === undefined ? [] : `${nameOf(texts, address)} ${signedNumeral(adds, say)}`,
  );
  const all = {
    result: [
      ...reasonsOf(active, words),
      ...(active.counts ? countViews(active.counts, words) : []).flatMap(
        ({ caption, expected }) => [caption, expected],
      ),
      ...(table?.rows ?? []).map((row) => row.join(' | ')),
    ],
    Why: linesOf(whyOf(active, situation, words, tell), reason, say, tell),
    notices: [...notices, ...shown.result.refused].map((one) => noticeLine(one, words)),
    bar: [
      ...figures.map(({ label, value }) => `${label} ${value}`),
      ...(chance ? [labelled(chance.name, `${chance.throws} ${chance.percent}`.trim())] : []),
      sum.join(say('work.comma')),
      ...answersOf(shown, active.stage, words),
      missing ?? '',
      (before && lastChange(at(before), shown, active.stage, words)) ?? '',
    ],
    heard: [spokenResult(active, words)],
    copied: [resultLine(shown, active.stage, gameOf(reader), words, tell)],
  };
  const lines = Object.fromEntries(PLACES.map((place) => [place, all[place].filter(Boolean)]));
  return { query, lines: lines as Calculated['lines'] };
}

/** A link with a mistake, as one that was typed, or that was made before the rules changed. */
function mistaken(link: string, draw: Draw): string {
  const parts = link.split('&').filter(Boolean);
  const at = Math.floor(draw() * parts.length);
  const part = parts[at] ?? 'with=';
  const [name = '', value = ''] = part.split('=');
  const wrong = [
    `${name}=${value}x`,
    `${name}=99`,
    `${name.slice(0, -1)}=${value}`,
    `${name}=2.5`,
    `${part}&${part}`,
  ];
  return parts.toSpliced(at, 1, oneOf(wrong, draw) ?? part).join('&');
}
