/** The figures of a stage: how they were worked out, the odds, their pictures, and several dice. */
import type { StageKey } from '../../workout/problem.ts';
import type { Counts, Result, StageResult, StartResult } from '../../workout/result.ts';
import { countWords } from '../../calculator/chain-answer.ts';
import { chanceInWords } from '../../calculator/odds-words.ts';
import { addendsOf, amountAt, headline } from '../../calculator/result-bar.ts';
import { reasonsOf } from '../../calculator/reasons.ts';
import { nameOf, numeral, type Sayer } from '../../calculator/say.ts';
import { oddsHere, outcomeAt, signsOf } from '../../calculator/signs.ts';
import { element } from '../dom.ts';
import { oddsGrid } from './elements.ts';
import { throwBoard } from './throw-board.ts';
import { chanceCell, oddsData, oddsTable } from './odds-table.ts';

/** One start with all that follows it. */
export interface Way {
  start: StartResult;
  result: Result;
  /** In how many ways each stage is reached. */
  ways: ReadonlyMap<StageKey, number>;
}

/** `reading`: another reading of dice that are already shown. */
export function figuresOf(
  result: StageResult,
  of: Way,
  reading: boolean,
  sayer: Sayer,
): HTMLElement[] {
  const stage = sayer.problem.stages[result.stage];
  if (!stage) return [];
  const first = result === of.start;
  const { cut } = of.result;
  const prefix = result.stage === sayer.problem.starts[0] ? '' : `${result.stage}.`;
  // Where several ways lead here, the sum of all is in a table of its own.
  const isOnly = of.ways.get(result.stage) === 1;
  const signs = signsOf(result.stage, sayer);
  const dice = 'dice' in stage ? stage.dice : undefined;
  const board =
    result.board && dice && !reading
      ? throwBoard(
          result.board,
          sayer.dice(dice),
          signs,
          sayer,
          sayer.problem.rolls[stage.address]?.faces,
        )
      : undefined;
  return [
    ...working(result, sayer),
    ...(result.outcomes.length > 0 && signs.length > 0
      ? [oddsTable(result, prefix, sayer, isOnly ? oddsHere(of) : {}, signs)]
      : []),
    ...reasonsOf(result, sayer).map((line) => element('p', { class: 'note' }, line)),
    ...(first && cut ? [element('p', { class: 'note' }, sayer.say('work.cut'))] : []),
    ...(board ? [board] : []),
    ...together(result, sayer),
    ...(first ? inAll(of, sayer) : []),
    ...(first && of.start.counts ? [counts(of.start.counts, sayer)] : []),
  ];
}

/** The calculation in detail: base, modifiers, needed number. */
function working(result: StageResult, sayer: Sayer): HTMLElement[] {
  const { say, texts, linkTo, problem } = sayer;
  const stage = problem.stages[result.stage];
  const need = headline(result, sayer);
  const { base } = result;
  const isValue = stage?.type === 'value';
  const isChanged = result.counted.length > 0;
  // The bar says what nothing changes, but not of what follows.
  if (!isChanged && !(isValue && result.after)) return [];
  const pairs: (readonly [Node | string, string])[] = [
    ...(isChanged && base?.type === 'known'
      ? [[say(isValue ? 'work.base' : 'mod.base'), numeral(base.value, say)] as const]
      : []),
    ...addendsOf(problem, result).map(
      (one) =>
        [
          element('a', { href: linkTo(one[0]) }, nameOf(texts, one[0])),
          amountAt(one, sayer),
        ] as const,
    ),
    ...(need === undefined ? [] : [[say(isValue ? 'work.outcome' : 'mod.need'), need] as const]),
  ];
  return [
    element(
      'dl',
      { class: 'working' },
      ...pairs.map(([term, figure]) =>
        element('div', {}, element('dt', {}, term), element('dd', {}, figure)),
      ),
    ),
  ];
}

/** Combined outcomes of all readings of one throw. */
function together({ joint = [] }: StageResult, sayer: Sayer): HTMLElement[] {
  const { say, texts, problem } = sayer;
  if (joint.length === 0) return [];
  const name = (stage: StageKey, id: string) =>
    nameOf(texts, problem.stages[stage]?.outcomes?.find((one) => one.id === id)?.address ?? id);
  return [
    oddsGrid(
      say('work.joint'),
      [say('work.outcome'), say('work.from-start')],
      joint.map(({ outcomes, odds }) => ({
        head: Object.entries(outcomes)
          .flatMap(([stage, id]) => (id ? [name(stage, id)] : []))
          .join(' + '),
        cells: [chanceInWords(odds, say) || '–'],
      })),
    ),
  ];
}

/** Several dice at once. */
function counts(counts: Counts, sayer: Sayer): HTMLElement {
  const { say } = sayer;
  const heads = [say('work.dice-number'), say('work.exactly'), say('work.at-least')];
  const tables = (countWords?.views(counts, sayer) ?? []).flatMap(
    ({ key, caption, rows, expected }) => {
      const lines = rows.map(([head, ...cells]) => ({ head, cells }));
      const grid = oddsGrid(caption, heads, lines);
      grid.dataset['counts'] = key;
      return [grid, element('p', { class: 'note' }, expected)];
    },
  );
  return element('div', { class: 'several' }, ...tables);
}

/** Outcomes that several ways lead to, with the odds of all ways together. */
function inAll(of: Way, sayer: Sayer): HTMLElement[] {
  const { say } = sayer;
  const rows = Object.entries(oddsHere(of)).flatMap(([key, odds]) => {
    const { of: stage, full } = outcomeAt(key, sayer);
    return (of.ways.get(stage) ?? 0) > 1
      ? [{ data: oddsData(key, odds), head: full, cells: [chanceCell(odds, say)] }]
      : [];
  });
  return rows.length > 0
    ? [oddsGrid(say('work.all-ways'), [say('work.outcome'), say('work.from-start')], rows)]
    : [];
}
