/** Disputes that a stage depends on, and the values of each claim. */
import { stringsIn } from '../../arithmetic/own-sets.ts';
import { find } from '../../model/find.ts';
import { numberKey, rowsByKey } from '../../model/key-column.ts';
import type { Ruleset } from '../../model/rulebook.ts';
import type { Claim, Dispute } from '../../../schemas/types.d.ts';
import { bareModifier } from './bare.ts';
import type { Builder } from './problem-of.ts';
import type { Address, DisputeInput, Problem, Replacement, StageKey } from '../problem.ts';

type Body = Exclude<Dispute, string>;

/** A disputed part of the data, and where it is in the problem. */
interface Disputed {
  dispute: Dispute | undefined;
  page: Address;
  /** The part in its entry: `steep`, or `up-to-60.ap-top` for a cell. */
  part?: string;
  path: Replacement['path'];
  /** The modifier that it is about. */
  modifier?: string;
}

/** Adds the disputes of a stage to it. */
export function disputesIn(builder: Builder, problem: Problem, key: StageKey): void {
  const { ruleset } = builder;
  const stage = problem.stages[key];
  if (!stage) return;
  const places = [
    ...ofRoll(builder, stage.address),
    ...ofSets(builder, problem, key),
    ...ofRows(builder, problem, key),
    ...ofLookUps(builder, problem, key),
  ];
  const found = new Map<Address, DisputeInput>();
  for (const place of places) {
    const described = place.dispute === undefined ? undefined : bodyOf(ruleset, place);
    if (!described) continue;
    const { body, address } = described;
    const known = found.get(address);
    const dispute: DisputeInput = known ?? {
      address,
      ...(body.adopted !== 'none' && { adopted: body.adopted }),
      rivals: body.claims.filter(({ id }) => id !== body.adopted).map(({ id }) => ({ claim: id })),
    };
    for (const rival of dispute.rivals) {
      const claim = body.claims.find(({ id }) => id === rival.claim);
      const changes = changesBy(problem, body, place, claim && claimedAt(place, claim));
      if (changes.length > 0) rival.changes = [...(rival.changes ?? []), ...changes];
    }
    if (place.modifier !== undefined)
      dispute.modifiers = [...new Set([...(dispute.modifiers ?? []), place.modifier])];
    found.set(address, dispute);
  }
  for (const { changes } of [...found.values()].flatMap(({ rivals }) => rivals))
    changes?.push(...withoutStandIns(problem, changes));
  if (found.size > 0) stage.disputes = [...found.values()];
}

/** A number that stands for one that a thing lacks decides nothing, so that no claim takes it for the number itself. */
const withoutStandIns = ({ values }: Problem, changes: readonly Replacement[]): Replacement[] =>
  [...stringsIn(changes.map(({ value }) => value))].flatMap((name) =>
    values[name]?.without === undefined
      ? []
      : [{ path: ['values', name, 'without'], value: undefined }],
  );

/** The dispute itself, even if it is described elsewhere. */
export function bodyOf(
  ruleset: Ruleset,
  { dispute, page }: Pick<Disputed, 'dispute' | 'page'>,
): { body: Body; address: Address } | undefined {
  if (typeof dispute !== 'string')
    return dispute && { body: dispute, address: `${page}#${dispute.id}` };
  const target = find(ruleset, dispute);
  const part = target?.type === 'entry' ? target.part : undefined;
  return part?.kind === 'dispute' ? { body: part.data, address: dispute } : undefined;
}

/**
 * The change of a claim whose value has the shape of the disputed field. What the sources do not say
 * of a modifier in some cases, the claim says.
 */
function changesBy(
  { sets }: Problem,
  { field }: Body,
  { path, page, part }: Disputed,
  value: unknown,
): Replacement[] {
  if (value === undefined || field === undefined) return [];
  const modifier = sets[page]?.modifiers.find(({ id }) => id === part);
  if (modifier?.unknownWhen && field === 'change') {
    const { change } = bareModifier({ ...modifier, change: value as typeof modifier.change }, page);
    return [
      { path: [...path, field], value: change },
      { path: [...path, 'unknownWhen'], value: undefined },
    ];
  }
  const steps = path[0] === 'tables' ? [] : field.split('.');
  return [{ path: [...path, ...steps], value }];
}

/** Of a cell that names a dispute described elsewhere only the value that the claim has for it. */
function claimedAt({ dispute, part, path }: Disputed, { value, elsewhere }: Claim): unknown {
  const own = part === undefined ? undefined : elsewhere?.[part];
  const isNamed = typeof dispute === 'string' && path[0] === 'tables';
  return own ?? (isNamed ? undefined : value);
}

function ofRoll({ model }: Builder, address: Address): Disputed[] {
  const part = model.parts.get(address);
  if (part?.kind !== 'roll') return [];
  const page = part.entry.address;
  const path = ['rolls', address];
  return [
    { dispute: part.roll.dispute, page, path },
    ...part.roll.outcomes.map(({ dispute }, index) => ({
      dispute,
      page,
      path: [...path, 'outcomes', index],
    })),
  ];
}

function ofSets({ ruleset }: Builder, problem: Problem, key: StageKey): Disputed[] {
  const stage = problem.stages[key];
  const ofValues = Object.entries(problem.sets).flatMap(([address, { value }]) =>
    value && stage?.values.includes(value.name) ? address : [],
  );
  const sets = new Set([
    stage?.address ?? '',
    ...(stage?.modifiers ?? []).map(({ set }) => set),
    ...ofValues,
  ]);
  return [...sets].flatMap((address): Disputed[] => {
    const entry = ruleset.entries.find((one) => one.address === address);
    if (entry?.kind !== 'modifiers') return [];
    const set = entry.data;
    const whole = { dispute: set.dispute, page: address, path: ['sets', address] };
    // A page may leave modifiers out.
    const own = (problem.sets[address]?.modifiers ?? []).map(({ id }, index) => ({
      dispute: set.modifiers.find((one) => one.id === id)?.dispute,
      page: address,
      part: id,
      path: ['sets', address, 'modifiers', index],
      modifier: id,
    }));
    return [whole, ...own];
  });
}

/** Cells of the tables whose rows give a number here. */
function ofRows({ ruleset }: Builder, problem: Problem, key: StageKey): Disputed[] {
  return (problem.stages[key]?.tables ?? []).flatMap((id) => {
    const entry = ruleset.entries.find((one) => one.kind === 'tables' && one.id === id);
    if (entry?.kind !== 'tables') return [];
    const { columns, rows } = entry.data;
    return rows.flatMap((row) =>
      columns.flatMap((column): Disputed[] => {
        const cell = row.cells[column.id];
        const dispute = typeof cell === 'object' && !Array.isArray(cell) ? cell.dispute : undefined;
        const index = problem.tables[id]?.rows.findIndex((one) => one.id === row.id) ?? -1;
        if (!dispute || index < 0 || column.value === undefined) return [];
        const given = problem.tables[id]?.rows[index]?.gives ?? {};
        if (!(column.value in given)) return [];
        return [
          {
            dispute,
            page: entry.address,
            part: `${row.id}.${column.id}`,
            path: ['tables', id, 'rows', index, 'gives', column.value],
          },
        ];
      }),
    );
  });
}

/** Cells that a look-up may select. */
function ofLookUps({ ruleset }: Builder, problem: Problem, key: StageKey): Disputed[] {
  const { values = [], address } = problem.stages[key] ?? {};
  return Object.entries(problem.tables).flatMap(([id, { by, address: page }]) => {
    const entry = ruleset.entries.find((one) => one.address === page);
    const key = entry?.kind === 'tables' ? numberKey(entry.data) : undefined;
    if (entry?.kind !== 'tables' || !key || !by) return [];
    if (!values.includes(by.gives) && address !== entry.address) return [];
    const { groups } = rowsByKey(entry.data, key);
    const inGroup = by.columns.length / groups.length;
    return by.columns.flatMap((column, at) =>
      (groups[Math.floor(at / inGroup)]?.rows ?? []).flatMap((row, index): Disputed[] => {
        if (!row) return [];
        const cell = row.cells[column.id];
        const dispute = typeof cell === 'object' && !Array.isArray(cell) ? cell.dispute : undefined;
        return dispute !== undefined
          ? [
              {
                dispute,
                page: entry.address,
                part: `${row.id}.${column.id}`,
                path: ['tables', id, 'by', 'columns', at, 'cells', index],
              },
            ]
          : [];
      }),
    );
  });
}
