/** A ruleset and what it was on main: figures that changed, addresses that are gone, records that came. */
import type { Path } from '../diagnostics/diagnostic.ts';
import { fragmentIn, pageIn } from '../model/address.ts';
import type { ChangeRecord, RulesetData } from '../model/entries.ts';
import { isOwn } from '../model/own.ts';
import { fileKey, type DataFile } from '../schema/data-file.ts';
import { shaped } from '../schema/file-index.ts';
import { isObject } from '../schema/guards.ts';
import { valueAt } from '../schema/walk.ts';
import { figureOrDefault, sameFigures } from './figures.ts';
import { isLedOn, movedIn, type ChangedFigure } from './history.ts';
import type { ChangeFile, Dispute } from '../../schemas/types.d.ts';
import { reordered } from './order.ts';
import { recordsCompared } from './compare-records.ts';
import { withoutExamples } from './without-examples.ts';
import { recordFile, recordedOf, type Recorded } from './ledger.ts';

/** A figure that is not what it was on main. */
export interface FigureDifference extends ChangedFigure {
  /** The part: `tables/weapons#light-mortar`. */
  address: string;
  /** The figure: `tables/weapons#light-mortar.range`. */
  figure: string;
  /** Where it stands, or where it would stand if it is gone. */
  file: DataFile;
  path: Path;
  /** What is there on each side, figures or not. */
  stands: { was: unknown; now: unknown };
  /** The part of the data that came or went with it; undefined where something is there on both sides. */
  whole?: string;
}

export interface Comparison {
  changed: FigureDifference[];
  /** Addresses on main that are gone and that no record leads on from. */
  vanished: string[];
  /** Records that are not on main. */
  added: ChangeRecord[];
  /** Records of main whose text is another now. */
  edited: ChangeRecord[];
  /** Names of records of main that are gone. */
  removed: string[];
  /** Every address there was in files that differ. */
  before: Addresses;
}

const comparisons = new WeakMap<RulesetData, { before: RulesetData; comparison: Comparison }>();

/** Compares a ruleset with what it was. Files that are the same object are not looked at. */
export function compareWith(before: RulesetData, now: RulesetData): Comparison {
  const last = comparisons.get(now);
  if (last?.before === before) return last.comparison;
  const comparison = compare(before, now);
  comparisons.set(now, { before, comparison });
  return comparison;
}

function compare(before: RulesetData, now: RulesetData): Comparison {
  const moved = movedIn(now);
  const main = withoutExamples(before);
  const [old, current] = [recordsOf(main, now), recordsOf(now, main)];
  const readable = [...old.values()].filter(({ address }) => !isUnreadable(address, now));
  const gone = readable.filter(({ address }) => !current.has(address) && !moved.has(address));
  // An address may have left one file for another, as between terms and values.
  const existing = new Set(gone.length > 0 ? recordedOf(now).map(({ address }) => address) : []);
  const vanished = gone.filter(({ address }) => !existing.has(address));
  return {
    changed: [
      ...readable.flatMap((was) => {
        const to = current.get(was.address) ?? targetOf(was.address, moved, { before, now });
        return to
          ? differences(was, to).filter(
              (one) =>
                !isFree(one, old, current) &&
                !isInherited(one, before, now) &&
                !isLedOn(one, moved),
            )
          : [];
      }),
      ...filesIn(now, main).flatMap((file) => {
        const there = before.files.get(fileKey(file));
        return there && file.kind && !before.broken.has(fileKey(file))
          ? reordered(there, file)
          : [];
      }),
    ],
    vanished: vanished.map(({ address }) => address),
    ...recordsCompared(before, now),
    before: old,
  };
}

/** The addresses in the files that the other side does not have, or has otherwise. */
const recordsOf = (side: RulesetData, other: RulesetData): Map<string, Recorded> =>
  new Map(
    filesIn(side, other).flatMap((file) =>
      recordFile(file.own ?? file).map((recorded) => [recorded.address, recorded] as const),
    ),
  );

/** The readable files that the other side does not have, or has otherwise. */
const filesIn = (side: RulesetData, other: RulesetData): DataFile[] =>
  [...side.files.values()].filter((file) => {
    const there = other.files.get(fileKey(file));
    // What house rules take over is compared in their base.
    return there !== file && !(file.from && there?.from) && !side.broken.has(fileKey(file));
  });

/** Whether house rules write what their base gave, or leave it to the base again: it is as it was. */
function isInherited(
  { file, address, field }: FigureDifference,
  ...sides: [before: RulesetData, now: RulesetData]
): boolean {
  const [was, now] = sides.map(({ files }) => {
    const whole = files.get(fileKey(file));
    const recorded = whole?.own && recordFile(whole).find((one) => one.address === address);
    return recorded?.figures.get(field)?.value;
  });
  return was !== undefined && was === now;
}

/** What its file would say is not known. */
function isUnreadable(address: string, { broken }: RulesetData): boolean {
  const page = pageIn(address);
  return broken.has(page) || (page === 'terms' && broken.has('values'));
}

/** Where an address leads that moved as it was: one part to one part, one page to one page. */
function targetOf(
  address: string,
  moved: ReadonlyMap<string, readonly string[]>,
  { before, now }: { before: RulesetData; now: RulesetData },
): Recorded | undefined {
  const [target, ...more] = moved.get(address) ?? [];
  const isPart = (one: string) => fragmentIn(one) !== undefined;
  if (target === undefined || more.length > 0 || isPart(target) !== isPart(address)) return;
  // What was on main already has figures of its own: the links of what is gone lead there, and no more.
  if (recordedOf(before).some((recorded) => recorded.address === target)) return;
  return recordedOf(now).find((recorded) => recorded.address === target);
}

/** Addresses of disputes on main that lead to what is no dispute: somebody decided. */
export function settledDisputes(
  moved: Readonly<Record<string, readonly string[]>>,
  before: RulesetData,
  now: RulesetData,
): string[] {
  const isDispute = (address: string, { files }: RulesetData): boolean => {
    const file = files.get(pageIn(address));
    const isThis = ({ value }: { value: Dispute }) =>
      typeof value !== 'string' && value.id === fragmentIn(address);
    return file !== undefined && shaped(file, 'Dispute').some(isThis);
  };
  return Object.entries(moved).flatMap(([address, targets]) =>
    isDispute(address, before) && !targets.some((target) => isDispute(target, now))
      ? [address]
      : [],
  );
}

type Moves = NonNullable<ChangeFile['moved']>;

/** The address, and, of a page that has one successor, the parts that are there under the same id. */
export function movesWith(
  address: string,
  targets: readonly string[],
  vanished: readonly string[],
  ruleset: RulesetData,
): Moves {
  const existing = new Set(recordedOf(ruleset).map((one) => one.address));
  const [target = address] = targets;
  const parts = vanished.filter((one) => one.startsWith(`${address}#`));
  return {
    [address]: [...targets],
    ...Object.fromEntries(
      parts.map((part) => {
        const same = part.replace(address, target);
        return [part, targets.length === 1 && existing.has(same) ? [same] : [target]];
      }),
    ),
  };
}

/** Addresses on main whose figures are gone: what their links lead to has others. */
export function lostFigures(
  moved: Readonly<Record<string, readonly string[]>>,
  before: RulesetData,
  now: RulesetData,
): string[] {
  const all = new Map(Object.entries(moved));
  const [old, current] = [before, now].map(
    (side) => new Map(recordedOf(side).map((one) => [one.address, one] as const)),
  );
  return Object.entries(moved).flatMap(([address, targets]) => {
    // Of what only has another name, changed figures are compared.
    if (current?.has(address) || targetOf(address, all, { before, now })) return [];
    const there = targets.flatMap((target) => [...(current?.get(target)?.figures ?? [])]);
    const isLost = [...(old?.get(address)?.figures ?? [])].some(
      ([field, { value }]) =>
        !ABOUT_SOURCES.test(field) &&
        !there.some(([other, found]) => other === field && sameFigures(found.value, value)),
    );
    return isLost ? [address] : [];
  });
}

/** Where something is from, and no rule itself. */
const ABOUT_SOURCES = /^(?:source|evidence|reason|confidence|number|printed)(?:\.|$)/;

/** What is decided or gone, and needs a source. */
export function unsourced(moved: Moves, before: RulesetData, now: RulesetData): string | undefined {
  const settled = settledDisputes(moved, before, now);
  if (settled.length > 0)
    return `${settled.join(', ')} was a dispute. Name the source that settles it: --against "document, page".`;
  const lost = isOwn(now.ruleset) ? [] : lostFigures(moved, before, now);
  return lost.length > 0
    ? `${lost.join(', ')} had figures that are gone. Name the source which shows that they are not there: --against "document, page".`
    : undefined;
}

function differences(was: Recorded, now: Recorded): FigureDifference[] {
  const { address, file } = now;
  return [...new Set([...was.figures.keys(), ...now.figures.keys()])].flatMap((field) => {
    const [old, current] = [was.figures.get(field), now.figures.get(field)];
    const meant = figureOrDefault(old?.value, field, was);
    if (sameFigures(meant, figureOrDefault(current?.value, field, now))) return [];
    const there = old ? follow(old.path, was, now) : follow(current?.path ?? [], now, was);
    const path = current?.path ?? (old ? there.path : now.path);
    const stands = {
      was: old ? valueAt(was.file.data, old.path) : there.value,
      now: current ? valueAt(file.data, current.path) : there.value,
    };
    return [
      {
        address,
        figure: `${address}.${field}`,
        field,
        file,
        path,
        stands,
        was: old?.value,
        now: current?.value,
        ...(!(old && current) && there.missing && { whole: there.missing.join('/') }),
      },
    ];
  });
}

type Place = Pick<Recorded, 'file' | 'path'>;

/** The same place on the other side: items of lists are known by their ids. `missing`: how far the path is followed where it ends. */
export function follow(
  path: Path,
  from: Place,
  to: Place,
): { path: Path; value: unknown; missing?: Path } {
  const found = [...to.path];
  let here = valueAt(from.file.data, from.path);
  let there = valueAt(to.file.data, to.path);
  for (const [depth, step] of path.entries()) {
    if (depth < from.path.length) continue;
    here = valueAt(here, [step]);
    const id = isObject(here) ? here['id'] : undefined;
    const at =
      Array.isArray(there) && id !== undefined
        ? there.findIndex((item) => isObject(item) && item['id'] === id)
        : step;
    const value = isObject(there) || Array.isArray(there) ? valueAt(there, [at]) : undefined;
    if (value === undefined)
      return { path: found, value: undefined, missing: path.slice(0, depth + 1) };
    found.push(at);
    there = value;
  }
  return { path: found, value: there };
}

type Addresses = ReadonlyMap<string, Recorded>;

/** A cell in a new column and a document that is new are not on main yet. */
function isFree(
  { field, was, address }: FigureDifference,
  old: Addresses,
  now: Addresses,
): boolean {
  if (was !== undefined) return false;
  const column = `${pageIn(address)}#${field.split('.')[0] ?? ''}`;
  return field.startsWith('documents.') || (now.has(column) && !old.has(column));
}
