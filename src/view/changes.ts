/**
 * The recorded changes of values in words: the old value, the new value, and the source it was
 * checked against.
 */
import { pageIn } from '../model/address.ts';
import { find } from '../model/find.ts';
import type { Ruleset } from '../model/rulebook.ts';
import type { Column, LedgerChange } from '../schema/types.generated.ts';
import { diceInText } from '../notation/dice-words.ts';
import { signed } from '../notation/numbers.ts';
import { cellFigure } from '../notation/show.ts';
import type { Reader } from './context.ts';

export interface Difference {
  /** `Range`; empty if the value has no name. */
  what: string;
  /** Both absent if the change is not one of a single value. */
  was?: string;
  now?: string;
}

export interface ChangeRecord {
  /** Number of earlier changes in the ruleset: a link copied at version `1.n` knows all below n. */
  number: number;
  address: string;
  name: string;
  on: string;
  against: string;
  differences: Difference[];
}

/** All changes of a ruleset, oldest first. */
export const changesOf = (ruleset: Ruleset, reader: Reader): ChangeRecord[] =>
  (ruleset.ledger?.changes ?? []).map((change, number) => ({
    number,
    address: change.address,
    name: nameOf(change.address, reader),
    on: change.on,
    against: change.against,
    differences: differences(change, reader),
  }));

/** The changes of a page and its parts. */
export const changesOn = (ruleset: Ruleset, page: string, reader: Reader): ChangeRecord[] =>
  changesOf(ruleset, reader).filter(
    ({ address }) => address === page || address.startsWith(`${page}#`),
  );

const nameOf = (address: string, { ruleset, plain, nameAt }: Reader): string =>
  address === 'ruleset' ? plain(ruleset.meta.title) : nameAt(address);

/** `range=18..60 shots=1` against `range=24..60 shots=1` → Range: 18–60″, 24–60″. */
export function differences(
  { address, was, now }: Pick<LedgerChange, 'address' | 'was' | 'now'>,
  reader: Reader,
): Difference[] {
  const [before, after] = [fields(was), fields(now)];
  const keys = [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => before.get(key) !== after.get(key),
  );
  const columns = columnsAt(address, reader);
  const shown = keys.flatMap((key): Difference[] => {
    const column = columns.find(({ id }) => id === key);
    const values = [before.get(key), after.get(key)];
    const shows = column ? isCell : isFigure;
    if (!(column || AMOUNTS.has(key)) || !values.every(shows)) return [];
    const [old, current] = values.map((value) =>
      value === undefined ? '–' : figure(key, value, column, reader),
    );
    return [{ what: column ? reader.plain(column.title) : '', was: old ?? '', now: current ?? '' }];
  });
  // A change without a value to show, such as the consequence of a roll or a source, is only
  // mentioned.
  return shown.length === keys.length ? shown : [...shown, { what: reader.t('changes.details') }];
}

/** An amount needs no name. */
const AMOUNTS = new Set(['add', 'set', 'multiply']);

/** A cell without conditions, sources or a pointer to another table. */
const isCell = (value: string | undefined): boolean =>
  value === undefined || !/@|\b(?:when|evidence|source|reason|notes|dispute)=/.test(value);

/** A single value, not the record of a whole roll or of its sources. */
const isFigure = (value: string | undefined): boolean =>
  value === undefined || /^(?:none|unknown|[-+"\d.D/ ]+)$/.test(value);

function columnsAt(address: string, { ruleset }: Reader): readonly Column[] {
  const target = find(ruleset, pageIn(address));
  return target?.type === 'entry' && target.entry.kind === 'tables'
    ? target.entry.data.columns
    : [];
}

/** The fields of a fingerprint; does not split at spaces inside brackets and quotes. */
function fields(fingerprint: string): Map<string, string> {
  const found =
    fingerprint.match(/(?:"(?:[^"\\]|\\.)*"|\((?:[^()]|\([^()]*\))*\)|[^\s("])+/g) ?? [];
  return new Map(
    found.map((field) => {
      const at = field.search(/=(?!=)/);
      return at > 0 && /^[a-z][a-z-]*$/.test(field.slice(0, at))
        ? [field.slice(0, at), field.slice(at + 1)]
        : ['', field];
    }),
  );
}

function figure(key: string, value: string, column: Column | undefined, reader: Reader): string {
  if (value === 'none') return reader.t('table.none');
  if (value === 'unknown') return '?';
  if (column && /^-?[\d.+D/-]+$/.test(value)) return cellFigure(value, column, reader.language);
  if (key === 'add' && /^-?\d+$/.test(value)) return signed(Number(value));
  return diceInText(value.replace(/^"(.*)"$/, '$1'), reader.language);
}
