/** The value of a claim, and the field that it is about. */
import { isDeepStrictEqual } from 'node:util';
import type { Path } from '../../diagnostics/diagnostic.ts';
import { writtenIn } from '../../i18n/text.ts';
import { figuresOf } from '../../notation/figures-in-text.ts';
import type { DataFile } from '../../schema/data-file.ts';
import { getValidator } from '../../schema/validate.ts';
import { valueAt } from '../../schema/walk.ts';
import type { Claim, Dispute } from '../../../schemas/types.d.ts';

export type FullDispute = Exclude<Dispute, string>;
export type Problem =
  | 'not-in-force'
  | 'same-value'
  | 'unsure-correction'
  | 'two-corrections'
  | 'bad-value'
  | 'not-named-there'
  | 'same-claim'
  | 'same-words'
  | 'undecided'
  | 'no-value'
  | 'other-words'
  | 'rejected'
  | 'unsaid'
  | 'other-source';
export interface Found {
  problem: Problem;
  at: Path;
  claims: string[];
  /** Where the finding stands, if it is not inside the dispute. */
  place?: Path;
  /** The figures that differ: what is used or said, and what the claim has. */
  values?: readonly [used: string, claimed: string];
}

/** The figures that a claim says in words, in its first language. */
export function figuresSaid({ says }: Claim): string[] {
  const [language] = writtenIn(says);
  return figuresOf((language && says[language]) ?? '').map(({ figure }) => figure);
}

/** The figures of a value, as words say them: `12..30` as `12-30`. */
export const figuresIn = (value: string | number): string[] =>
  figuresOf(String(value).replace('..', '-')).map(({ figure }) => figure);

/** `+2` and `2`, `3+` and `3` */
export const isSame = (one: string, other: string): boolean => bare(one) === bare(other);
const bare = (figure: string): string => figure.replace(/^\+|\+$/g, '');

/** Both values in short, where they are. */
export const shown = (used: unknown, claimed: unknown): Pick<Found, 'values'> | undefined =>
  [used, claimed].every((one) => typeof one === 'string' || typeof one === 'number')
    ? { values: [String(used), String(claimed)] }
    : undefined;

/** The path of the disputed field beside a `dispute` at `path`. */
export const stepsTo = (field: string, path: Path): Path => [
  ...path.slice(0, -1),
  ...field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
];

/** What is wrong with the claimed value of the field at `steps`; undefined if the field is absent. */
export function problemOf(
  claimed: unknown,
  isAdopted: boolean,
  steps: Path,
  file: DataFile,
): Problem | undefined {
  const inUse = valueAt(file.data, steps);
  if (inUse === undefined) return undefined;
  const isUsed =
    isDeepStrictEqual(claimed, inUse) ||
    isDeepStrictEqual(claimed, (inUse as { value?: unknown }).value);
  if (isAdopted && !isUsed) return 'not-in-force';
  return isUsed || fits(claimed, steps, file) ? undefined : 'bad-value';
}

/** Whether the file is still valid with the value of the claim. */
function fits(value: unknown, path: Path, file: DataFile): boolean {
  const data = structuredClone(file.data);
  const around = valueAt(data, path.slice(0, -1)) as Record<string | number, unknown>;
  const key = path.at(-1);
  if (key === undefined) return false;
  around[key] = value;
  const { schema, kind } = file;
  return getValidator()({ file: file.file, schema, ...(kind && { kind }), data }, () => {});
}
