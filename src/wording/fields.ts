/** The fields of the data and their values in words, the same in the diff of two revisions, the change log and the feeds. */
import { listOf, longListOf, withAddition } from '../i18n/format.ts';
import { isObject } from '../schema/guards.ts';
import { amount } from '../notation/show.ts';
import type {
  Amount,
  Cell,
  Change,
  Column,
  Effect,
  Evidence,
  TableFile,
  When,
} from '../../schemas/types.d.ts';
import { conditionLine, conditionNames } from './conditions.ts';
import { costWords } from './costs.ts';
import { effectLine } from './effects.ts';
import { shownCell } from './figure.ts';
import type { Wording } from './wording.ts';

type Say = (value: never, wording: Wording) => string;

const amountWords = (value: Amount, { language, name }: Wording): string =>
  amount(value, language, name);
const effectWords = (effects: Effect | Effect[], wording: Wording): string =>
  longListOf(
    [effects].flat().map((effect) => effectLine(effect, wording)),
    wording.language,
  );

/** Every field that has words of its own, with what says its value. */
const FIELDS = {
  change: (value: Change, { change }: Wording) => change(value),
  add: (add: Amount, { change }: Wording) => change({ add }),
  multiply: (multiply: NonNullable<Change['multiply']>, { change }: Wording) =>
    change({ multiply }),
  set: (value: NonNullable<Change['set']>, wording: Wording) =>
    value === 'none' ? wording.t('table.none') : amountWords(value, wording),
  target: amountWords,
  base: amountWords,
  count: amountWords,
  amount: amountWords,
  columns: amountWords,
  dice: amountWords,
  side: (sides: string | string[], { name, language }: Wording) =>
    listOf([sides].flat().map(name), language),
  when: (when: When, wording: Wording) => conditionLine([when].flat(), wording),
  cost: costWords,
  effects: effectWords,
  end: effectWords,
  ifPlacedAgain: effectWords,
  evidence: (value: Evidence | 'disputed', { t }: Wording) => t(`evidence.${value}`),
  confidence: (value: 'low' | 'medium' | 'high', { t }: Wording) => t(`dispute.${value}`),
  origin: (
    value: 'counter-or-card' | 'table' | 'count' | 'measured' | 'chosen' | 'dice' | 'computed',
    { t }: Wording,
  ) => t(`terms.origin.${value}`),
} satisfies Record<string, Say>;

export type WordedField = keyof typeof FIELDS;

/** `roll.outcomes.hit.when` is a condition; undefined for a field without words of its own. */
export const wordedField = (field: string): WordedField | undefined => {
  // The sides of a contest; elsewhere `each` is a number.
  const last = field.replace(/contest\.each$/, 'side').replace(/.*\./, '');
  return Object.hasOwn(FIELDS, last) ? (last as WordedField) : undefined;
};

/** A value as the site says it: `−1 per pin marker`, `the unit is Pinned`, `inferred`. */
export const valueOfField = (field: WordedField, value: unknown, wording: Wording): string =>
  (FIELDS[field] as Say)(value as never, wording);

/** The name of a field; empty for the change of a modifier, which needs none, and undefined for what is part of another. */
export function nameOfField(field: WordedField, { t }: Wording): string | undefined {
  switch (field) {
    case 'evidence':
      return t('plate.evidence');
    case 'confidence':
      return t('dispute.sure');
    case 'target':
    case 'dice':
    case 'side':
    case 'when':
    case 'effects':
    case 'end':
    case 'origin':
      return t(`field.${field}`);
    case 'change':
    case 'add':
    case 'multiply':
    case 'set':
      return '';
    default:
      return undefined;
  }
}

/** A cell with its condition and a status of its own: `0–48″ (direct fire)`, `Assault (reconstructed)`. */
export function cellInWords(
  cell: Cell,
  column: Column,
  table: Pick<TableFile, 'words'>,
  wording: Wording,
): string {
  const { language, t } = wording;
  const cells = Array.isArray(cell) ? cell : [cell];
  const about = cells.map((one) => {
    if (!isObject(one)) return '';
    const { when, evidence } = one as { when?: When; evidence?: Evidence };
    return longListOf(
      [
        ...(when ? [conditionNames(when, wording) ?? conditionLine(when, wording)] : []),
        // What is unknown says so itself.
        ...(evidence && evidence !== 'unknown' ? [t(`evidence.${evidence}`)] : []),
      ],
      language,
    );
  });
  const [first = ''] = about;
  const added = (text: string, more: string) =>
    more === '' ? text : withAddition(text, more, language);
  if (about.every((one) => one === first))
    return added(shownCell(cell, column, table, wording).plain, first);
  return longListOf(
    cells.map((one, index) =>
      added(shownCell(one, column, table, wording).plain, about[index] ?? ''),
    ),
    language,
  );
}

/** Between what a field belongs to and the field. */
export const BEFORE_FIELD = ' · ';

/** What stands between the name of what changed and `what`: a thing inside of it, or its own field. */
export const beforeWhat = (what = ''): string =>
  what.includes(BEFORE_FIELD) ? ' › ' : BEFORE_FIELD;
