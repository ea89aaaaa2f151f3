/** The odds of the outcomes of one stage as a table with bars. */
import { oddsAttribute, oddsInWords } from '../../calculator/odds-words.ts';
import { nameOf, type Say, type Sayer } from '../../calculator/say.ts';
import { shareOf, type OutcomeSign } from '../../calculator/signs.ts';
import type { Chance, StageResult } from '../../workout/result.ts';
import { element } from '../dom.ts';
import { oddsGrid } from './elements.ts';

/**
 * `prefix` is empty for the first stage. Later stages also show the odds from the start by this way.
 * `inAll` are those by all ways, for programs; empty where they stand elsewhere. `signs` are the
 * letters and patterns of the pictures.
 */
export function oddsTable(
  result: StageResult,
  prefix: string,
  { problem, texts, say, linkTo }: Sayer,
  inAll: Readonly<Record<string, Chance>>,
  signs: readonly OutcomeSign[],
): HTMLElement {
  const stage = problem.stages[result.stage];
  // A roll that begins here has nothing before it.
  const [only] = (!problem.starts.includes(result.stage) && stage?.after) || [];
  const follows = (result.after !== undefined && !isSure(result.reached)) || only !== undefined;
  const several = stage?.type === 'table' && typeof stage.times === 'number' ? stage.times : 1;
  return oddsGrid(
    result.other
      ? say('work.labelled', { label: say('work.own-side'), text: say('work.outcomes') })
      : say('work.outcomes'),
    [
      say('work.outcome'),
      several > 1
        ? say('work.at-least-once', { n: several })
        : say(only === undefined ? 'work.chance' : 'work.chance-then'),
      ...(follows ? [say('work.from-start')] : []),
    ],
    // What cannot happen here comes last.
    result.outcomes.toSorted(byPossible).map(({ id, odds, fromStart }) => {
      const key = prefix + id;
      const total = inAll[key];
      const sign = signs.find((one) => one.id === id);
      const address = stage?.outcomes?.find((one) => one.id === id)?.address ?? '';
      return {
        ...(total && { data: oddsData(key, total) }),
        head: [
          ...(sign
            ? [element('i', { class: `sign p${sign.pattern}`, 'aria-hidden': 'true' }, sign.letter)]
            : []),
          element('a', { href: linkTo(address) }, nameOf(texts, address)),
          bar(odds),
        ],
        cells: [chanceCell(odds, say), ...(follows ? [chanceCell(fromStart, say)] : [])],
      };
    }),
  );
}

const isSure = (chance: Chance): boolean =>
  chance.type === 'known' && chance.value.count === chance.value.of;
const isImpossible = ({ odds }: { odds: Chance }): boolean =>
  odds.type === 'known' && !odds.value.count;
const byPossible = (a: { odds: Chance }, b: { odds: Chance }): number =>
  Number(isImpossible(a)) - Number(isImpossible(b));

/** What programs and tests read of an outcome. */
export const oddsData = (key: string, odds: Chance): Record<string, string> => ({
  'data-outcome': key,
  'data-odds': oddsAttribute(odds),
});

/**
 * Counts with percent, because counts are easier to understand; unknown odds are labelled as such.
 */
export function chanceCell(chance: Chance, say: Say): (Node | string)[] {
  const { throws = '', percent = '–' } = oddsInWords(chance, say) ?? {};
  return [
    element('b', {}, throws || percent),
    ...(throws ? [' ', element('small', {}, percent)] : []),
  ];
}

function bar(chance: Chance): HTMLElement {
  const fill = element('span', {});
  if (chance.type === 'known') fill.style.setProperty('--share', String(shareOf(chance)));
  return element('span', { class: 'share-bar', 'aria-hidden': 'true' }, fill);
}
