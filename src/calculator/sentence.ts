/** A situation in one line: `long range −1, soft cover −1`. */
import { splitMark, splitSign } from '../notation/status-signs.ts';
import { stageOf, type ModifierInput, type Stage, type StageKey } from '../workout/problem.ts';
import type { StageResult } from '../workout/result.ts';
import type { Settings, Situation } from '../workout/situation.ts';
import {
  nameOf,
  numeral,
  signedNumeral,
  valueNumeral,
  withNumber,
  type Say,
  type Words,
} from './say.ts';
import { bracketedAs } from '../text/by-script.ts';
import { amountBefore, baseOf, timesIn, wayTo } from './why/numbers-used.ts';

/**
 * The settings in the order of the stages; `no modifiers` if there are none. With `results`, only what these stages count,
 * by what each adds.
 */
export function circumstancesOf(
  { stages, groups }: Situation,
  words: Words,
  results?: readonly StageResult[],
): string {
  const { problem, texts, say } = words;
  const [first] = problem.starts;
  const settings = [
    ...Object.entries(stages).map(([key, one]) => ({ key, ...one })),
    ...groups.map((one) => ({ key: first ?? '', ...one })),
  ].map((one) => ({
    ...one,
    result: results?.find(({ stage }) => stage === one.key.replace(/-other$/, '')),
  }));
  const parts = settings.flatMap(({ key, result, with: named, values, states, rows }) => {
    if (results && !result) return [];
    const stage = stageOf(problem, key);
    const side = key === result?.stage ? result : result?.other;
    // What is ticked where a roll cannot be made may be the reason.
    const isBarred = result?.barred !== undefined;
    const isCounted = (id: string) =>
      isBarred || !side || side.counted.some((one) => one.id === id);
    const addends = (stage?.modifiers ?? []).map(({ id, own, needs = [] }) => ({
      id,
      needs: own === undefined ? needs : [...needs, own],
    }));
    const isReplaced = (name: string) =>
      results !== undefined && lookedUpFor(name, problem).some((gives) => gives in values);
    const isUsed = (name: string) => {
      if (isReplaced(name)) return false;
      const users = addends.filter(({ needs }) => needs.includes(name));
      const isBase = stage !== undefined && baseOf(problem, stage).includes(name);
      return users.length === 0 || isBase || users.some(({ id }) => isCounted(id));
    };
    const way = result && wayTo(result, problem);
    // The line adds up: a number that counts the other way, or several times, says what it comes to.
    const entered = (name: string, value: number | string): string => {
      const { by, counts } = countedFor(name, value, stage, side, problem);
      const sum = counts === undefined ? undefined : signedNumeral(counts, say);
      // The leadership modifier of a leader who was eliminated is named by what takes it off.
      if (sum !== undefined && by && problem.values[name]?.signed)
        return withNumber(nameOf(texts, by.address), sum, say);
      const number = asCounted(name, value, stage, words);
      const more = way?.adds[name];
      const text = withNumber(
        nameOf(texts, `terms#${name}`),
        way && more !== undefined && typeof value === 'number'
          ? say('work.raised', {
              n: number,
              more: numeral(Math.abs(more), say),
              sign: more < 0 ? '−' : '+',
              outcome: nameOf(texts, way.outcome),
            })
          : number,
        say,
      );
      return sum === undefined ? text : bracketedAs(text, sum);
    };
    const said = [
      ...Object.entries(rows).flatMap(([table, id]) => {
        const address = problem.tables[table]?.address ?? table;
        const row = nameOf(texts, `${address}#${id}`);
        if (!results || !stage) return [row];
        const given = Object.entries(
          problem.tables[table]?.rows.find((one) => one.id === id)?.gives ?? {},
        );
        const isAll = given.length > 0 && given.every(([name]) => name in values);
        // What is entered beside it takes its place.
        if (isAll && given.every(([name]) => isAdded(name, stage, problem))) return [];
        const numbers = given.flatMap(([name, value]) =>
          typeof value !== 'object' &&
          !(name in values) &&
          stage.values.includes(name) &&
          isUsed(name)
            ? withNumber(nameOf(texts, `terms#${name}`), asCounted(name, value, stage, words), say)
            : [],
        );
        if (numbers.length === 0) return [row];
        const [text, mark] = splitMark(row);
        return [bracketedAs(text, numbers.join(say('work.comma'))) + mark];
      }),
      ...Object.entries(values).flatMap(([name, value]) =>
        isUsed(name) ? [entered(name, value)] : [],
      ),
      ...Object.values(states).flatMap((words) =>
        words.map((word) => nameOf(texts, `state:${word}`)),
      ),
      ...[
        ...new Set([
          ...named,
          ...automatic(stage, side),
          ...sharedWith(key, result, results, problem),
        ]),
      ].flatMap((id) => {
        const modifier = stage?.modifiers.find((one) => one.id === id);
        if (!modifier || !isCounted(id)) return [];
        // It changes a number that is only looked up by.
        if (isReplaced(problem.sets[modifier.set]?.value?.name ?? '')) return [];
        const adds = side?.counted.find((one) => one.id === id)?.adds;
        if (isNamedBy(modifier, values, adds)) return [];
        const name = nameOf(texts, modifier.address);
        if (isBarred) return [name];
        if (modifier.unknown !== undefined) return [bracketedAs(name, say('work.unknown'))];
        const amount = texts[`=${modifier.address}`] ?? '';
        const [, sign] = splitSign(amount);
        if (adds === undefined && lacksNumber(modifier, values))
          return [results ? bracketedAs(name, say('work.to-enter')) : name];
        if (isAllThatSets(modifier, side, problem)) return [name];
        const figure =
          adds === undefined ? amount : `${signedNumeral(adds, say)}${sign && `\u00a0${sign}`}`;
        return [withFigure(name, figure, say)];
      }),
    ];
    return said.map((text) => ({ text, isOther: key.endsWith('-other') }));
  });
  const [own, other] = [false, true].map((side) =>
    parts.flatMap(({ text, isOther }) => (isOther === side ? text : [])).join(say('work.comma')),
  ) as [string, string];
  if (other === '') return own || say('work.plain');
  return own === ''
    ? say('work.labelled', { label: say('work.other-side'), text: other })
    : say('work.beside-other', { own, other });
}

const LONG_NAME = 32;

/** `Soft cover −1`; `(AP +3)`, another value, `(+ Class − 3)`, a sum, and a number after many words, which would be one of them. */
function withFigure(name: string, figure: string, say: Say): string {
  const isApart = name.length > LONG_NAME && !/[)）]$/.test(name);
  if (!isApart && !/^\p{L}|^[+−] /u.test(figure)) return withNumber(name, figure, say);
  const [amount, mark] = splitMark(figure);
  return bracketedAs(name, amount) + mark;
}

/** A result, or what the other side of a contest counts. */
type Side = StageResult | StageResult['other'];

/** What a number that is entered comes to, where that is another number, and the modifier that counts it: 9 each −4 is −36. */
function countedFor(
  name: string,
  value: number | string,
  stage: Stage | undefined,
  side: Side,
  problem: Words['problem'],
): { by?: ModifierInput; counts?: number } {
  if (!stage || !side || typeof value === 'string' || value === 0) return {};
  const addsOf = ({ id }: ModifierInput) => side.counted.find((one) => one.id === id)?.adds;
  const by = stage.modifiers.find((one) => isNamedBy(one, { [name]: value }, addsOf(one)));
  const times = timesIn(amountBefore(problem, stage)).get(name) ?? 1;
  const counts = by ? addsOf(by) : times * value;
  return counts === undefined || counts === value ? {} : { ...(by && { by }), counts };
}

/** A number with a sign where a roll adds it as it is. */
const asCounted = (
  name: string,
  value: number | string,
  stage: Stage | undefined,
  words: Words,
): string =>
  stage?.type === 'roll' && typeof value === 'number' && isAdded(name, stage, words.problem)
    ? signedNumeral(value, words.say)
    : valueNumeral(name, value, words);

/** Whether a number that it counts is not entered. */
const lacksNumber = ({ own, needs = [] }: ModifierInput, values: Settings['values']): boolean =>
  own !== undefined || needs.some((one) => !(one in values));

/** What counts by itself, such as the band of a range: without it the numbers of the line would not add up. */
const automatic = (stage: Stage | undefined, side: Side): string[] =>
  (stage?.modifiers ?? []).flatMap(({ id, automatic: isSet, needs = [] }) =>
    isSet &&
    side?.counted.some(
      // A number that it only adds, and that is not there yet, is among what is to be entered.
      (one) => one.id === id && one.adds !== 0 && (one.adds !== undefined || needs.length === 0),
    )
      ? id
      : [],
  );

/** Whether a modifier of a roll adds a number as it is: a Hindrance of 2 is +2. */
const isAdded = (name: string, { modifiers }: Stage, { sets }: Words['problem']): boolean =>
  modifiers.some(({ id, set }) =>
    sets[set]?.modifiers.some(
      ({ id: own, change }) => own === id && 'add' in change && change.add === name,
    ),
  );

/** Whether a modifier sets a value, whatever it was: `Rout MF = 3`. */
export const isSetting = ({ id, set }: ModifierInput, { sets }: Words['problem']): boolean =>
  sets[set]?.modifiers.some((one) => one.id === id && 'set' in one.change) === true;

/** Whether nothing else counts, so that what it sets is the result itself. */
const isAllThatSets = (
  modifier: ModifierInput,
  side: Pick<StageResult, 'counted'> | undefined,
  problem: Words['problem'],
): boolean => side?.counted.length === 1 && isSetting(modifier, problem);

/** Whether a number that is entered is all that a modifier adds. */
function isNamedBy(
  { own, needs = [] }: ModifierInput,
  values: Settings['values'],
  adds: number | undefined,
): boolean {
  const [name = own, ...others] = needs;
  return (
    name !== undefined &&
    name in values &&
    others.length === 0 &&
    (own === name || Math.abs(Number(values[name])) === Math.abs(adds ?? 0))
  );
}

/** What counts at a stage because it was ticked at another one, which is not listed. */
const sharedWith = (
  key: StageKey,
  result: StageResult | undefined,
  results: readonly StageResult[] = [],
  { same = [] }: Words['problem'],
): string[] =>
  same.flatMap(({ names, at: [first = '', ...others] }) =>
    others.includes(key) && !results.some(({ stage }) => stage === first)
      ? (result?.counted ?? []).flatMap(({ id }) => (names.includes(id) ? id : []))
      : [],
  );

/** Values that tables give by this one: of no use where they are entered themselves. */
const lookedUpFor = (name: string, { tables }: Words['problem']): string[] =>
  Object.values(tables).flatMap(({ by }) =>
    by &&
    [by.key, ...by.columns.flatMap(({ when = [] }) => when.map(({ subject }) => subject))].includes(
      name,
    )
      ? [by.gives]
      : [],
  );
