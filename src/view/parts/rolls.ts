/**
 * A roll for readers: its dice, its outcomes with conditions, and their odds if they depend on the
 * dice only.
 */
import { isDicePattern } from '../../notation/reserved-names.ts';
import { getLanguage } from '../../i18n/languages.ts';
import type { Fraction } from '../../arithmetic/fraction.ts';
import { libraryOf } from '../../arithmetic/library-of.ts';
import { calculateRoll } from '../../arithmetic/roll.ts';
import { chanceInWords } from '../../calculator/odds-words.ts';
import { numeral } from '../../calculator/say.ts';
import {
  allOf,
  anyOf,
  labelled,
  listOf,
  longListOf,
  lowerFirst,
  quoted,
  sentencesOf,
  unbrokenSigns,
  withAddition,
  withStop,
} from '../../i18n/format.ts';
import type { Ruleset } from '../../model/rulebook.ts';
import { plain, showDice } from '../../notation/show.ts';
import type { Amount, Outcome, Roll } from '../../../schemas/types.d.ts';
import { boundLine, conditionOf } from '../../wording/conditions.ts';
import { dieBox, type DieBox } from '../../wording/die-box.ts';
import { limitLines } from '../../wording/limits.ts';
import { namesIn } from '../../workout/stages/lacking.ts';
import type { Reader } from '../context.ts';
import type { Path } from '../../diagnostics/diagnostic.ts';
import { addressAt } from '../../model/address-of.ts';
import type { Entry } from '../../model/entries.ts';
import { statusesAt, type StatusView } from '../evidence.ts';
import { textBefore } from './marked.ts';
import { linksTo, partId, type Link } from '../links.ts';
import { sayFor } from '../calculator-words.ts';

export interface RollView {
  /** `Roll D6. Target number: 3.`; may be empty. */
  line: string;
  /** The full stop of the line, behind its marks. */
  stop?: string;
  /** Source statuses of the roll itself. */
  statuses: StatusView[];
  /** The first outcome whose condition is met applies. */
  outcomes: OutcomeView[];
}
export interface OutcomeView {
  /** Its anchor on the page: `start.breaks-down`; `roll.hit` if the entry itself has the roll. */
  id: string;
  /** HTML */
  title: string;
  /** `roll ≥ target number`; `any other result` for the last outcome. */
  condition: string;
  /** What the dice must show, where that fits into a box. */
  die?: DieBox;
  /** ` – the lower roll`: goes on from the title with what the box does not say. */
  note?: string;
  /** `Chance: 4 in 6 · 67%`; absent if it depends on more than the dice. */
  odds?: string;
  /** HTML */
  text?: string;
  statuses: StatusView[];
  links: Link[];
}

/** `path` leads from the root of the entry's file to the roll. */
export function rollView(roll: Roll, entry: Entry, path: Path, reader: Reader): RollView {
  // The odds are calculated for the entry or part that has the roll.
  const address = addressAt(entry, path);
  const { odds, average } = plainOdds(reader.ruleset, address, roll);
  const lines = [
    rollLine(roll, reader),
    ...symbolLine(roll, reader),
    ...averageLine(average, reader),
  ].filter(Boolean);
  const statuses = statusesAt(entry, path, reader);
  const { text: line, ...stop } = textBefore(sentencesOf(lines, reader.language), statuses);
  return {
    line,
    ...stop,
    statuses,
    outcomes: roll.outcomes.map((outcome, index) => ({
      ...outcomeView(outcome, entry, [...path, 'outcomes', index], reader, roll),
      ...oddsLine(odds.get(outcome.id), reader),
    })),
  };
}

const oddsLine = (
  chance: Fraction | undefined,
  { language }: Reader,
): Pick<OutcomeView, 'odds'> => {
  if (chance === undefined) return {};
  return { odds: chanceInWords({ type: 'known', value: chance }, sayFor(language)) };
};

/** An outcome of a roll, or of a value that is not rolled. */
export function outcomeView(
  outcome: Outcome,
  entry: Entry,
  path: Path,
  reader: Reader,
  roll?: Roll,
): OutcomeView {
  const title = reader.label(outcome.title);
  const die = roll && dieBox(outcome, roll, reader);
  const condition = unbrokenSigns(conditionOf(outcome, reader, roll) ?? reader.t('test.otherwise'));
  // Of a roll read elsewhere, the line above the outcomes says what decides.
  const isSame = condition === reader.t('test.outcome', { names: quoted(title, reader.language) });
  const note = die?.condition ?? (isSame ? '' : condition);
  return {
    id: partId(`${addressAt(entry, path).split('#')[1] ?? 'roll'}.${outcome.id}`, reader),
    title,
    ...(die && { die }),
    condition,
    // The title may have a colon of its own.
    ...(note && {
      note: /[:：]/.test(title + note) ? ` – ${note}` : labelled('', note, reader.language),
    }),
    ...(outcome.text && { text: reader.prose(outcome.text) }),
    statuses: statusesAt(entry, path, reader),
    links: linksTo(outcome.see === undefined ? [] : [outcome.see], reader),
  };
}

/**
 * `Roll D6. Target number: 3.`; for shared dice, the names of the rolls that throw them; empty if
 * nothing is stated.
 */
function rollLine(roll: Roll, reader: Reader): string {
  const { t, language, nameAt } = reader;
  const { target } = roll;
  if (roll.dice !== undefined) {
    const thrown = showDice(roll.dice, language);
    if (roll.pool) return poolLine(thrown, roll, roll.pool, reader);
    if (roll.contest) return contestLine(thrown, roll.contest, reader);
    if (target === undefined) return t('roll.dice', { dice: thrown });
    return target === 'unknown'
      ? t('roll.target-unknown', { dice: thrown })
      : t('roll.dice-and-target', { dice: thrown, target: targetLine(target, reader) });
  }
  if (roll.check !== undefined) return t('roll.check', { roll: nameAt(roll.check) });
  if (roll.diceFrom === undefined) return '';
  const rolls = anyOf(
    roll.diceFrom.map((from) => quoted(nameAt(from), language)),
    language,
  );
  return target === undefined
    ? t('roll.shared', { rolls })
    : t('roll.shared-and-target', { rolls, target: targetLine(target, reader) });
}

const targetLine = (target: Amount, reader: Reader): string => boundLine(target, reader, undefined);

/** `Number of D6 to roll: shots. A die is a success with: roll ≥ target number. Target number: 5.` */
function poolLine(
  dice: string,
  roll: Roll,
  { dice: number, success }: NonNullable<Roll['pool']>,
  reader: Reader,
): string {
  const { t, language } = reader;
  return sentencesOf(
    [
      t('roll.pool', {
        dice,
        number: numberLine(number, reader),
        success: conditionOf({ when: success }, reader, roll) ?? '',
      }),
      ...(roll.target === undefined
        ? []
        : [t('roll.target', { target: targetLine(roll.target, reader) })]),
    ],
    language,
  );
}

/** How many dice, with the limits of that number: `blows (maximum men)`. */
function numberLine(number: Amount, reader: Reader): string {
  const { ruleset, language } = reader;
  const names = namesIn(number);
  const limits = [...libraryOf(ruleset.entries).sets.values()].flatMap(({ value }) => {
    if (!value || !names.includes(value.name)) return [];
    const own = listOf(limitLines(value, reader), language);
    // Of a sum, only one part has them.
    return own === '' || number === value.name
      ? own || []
      : labelled(reader.name(value.name), own, language);
  });
  const line = targetLine(number, reader);
  return limits.length === 0 ? line : withAddition(line, longListOf(limits, language), language);
}

/** `Successes on average: 1.2.` */
const averageLine = (average: number | undefined, { t, language }: Reader): string[] =>
  average === undefined
    ? []
    : [
        withStop(
          labelled(t('why.average'), numeral(average, sayFor(language)), language),
          language,
        ),
      ];

/** Faces that follow each other as a range: `1–3, 6`. */
function runsOf(faces: readonly number[]): string {
  const runs: [from: number, to: number][] = [];
  for (const face of [...faces].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.[1] === face - 1) last[1] = face;
    else runs.push([face, face]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}

/** `Faces: Hit 1–2; Miss 6.` */
const symbolLine = ({ symbols = [] }: Roll, { t, language }: Reader): string[] =>
  symbols.length === 0
    ? []
    : [
        t('roll.symbols', {
          symbols: symbols
            .map(({ on, title }) => `${plain(title, language)} ${runsOf(on)}`)
            .join(getLanguage(language).list.semicolon),
        }),
      ];

function contestLine(
  thrown: string,
  contest: NonNullable<Roll['contest']>,
  reader: Reader,
): string {
  const { t, language, name } = reader;
  const { each, wins, ties, among } = contest;
  const sides = [each].flat().map(name);
  const [first = '', second = ''] = sides;
  if (ties === 'first' || ties === 'second' || among === undefined) {
    const roll = t(`roll.contest.${wins}`, { dice: thrown });
    return sentencesOf(
      [
        second ? labelled(allOf(sides, language), lowerFirst(roll), language) : roll,
        ties === 'first' || ties === 'second'
          ? t('roll.ties.side', { side: ties === 'first' ? first : second })
          : t(`roll.ties.${ties}`),
      ],
      language,
    );
  }
  return sentencesOf(
    [
      t(`roll.select.${wins}`, { dice: thrown, each: lowerFirst(first, language) }),
      t(`roll.select.ties.${ties}`),
    ],
    language,
  );
}

const NO_ODDS = { odds: new Map<string, Fraction>() };

/** Outcome id → 4 of 6 before modifiers, and how many successes a pool has on average; empty if the odds depend on more than the dice. */
export function plainOdds(
  ruleset: Ruleset,
  address: string,
  roll: Roll,
): { odds: ReadonlyMap<string, Fraction>; average?: number | undefined } {
  if (roll.outcomes.some(dependsOnState)) return NO_ODDS;
  const { readings, missing, undecided, problems } = calculateRoll(
    address,
    {},
    libraryOf(ruleset.entries),
  );
  const odds = readings.length === 1 ? readings[0]?.odds : undefined;
  if (!odds || missing.length > 0 || undecided.length > 0 || problems.length > 0) return NO_ODDS;
  return {
    odds: new Map(odds.outcomes.flatMap(({ id, chance }) => (chance ? [[id, chance]] : []))),
    average: odds.average,
  };
}

const dependsOnState = ({ when = [] }: Outcome): boolean =>
  when.some(({ is = [], not = [] }) => [is, not].flat().some((name) => !isDicePattern(name)));
