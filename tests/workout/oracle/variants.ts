/** The rules as one page or one source has them: the counts know no words, only data. */
import type { Claim, Dispute, Outcome } from '../../../schemas/types.d.ts';
import type { Ruleset } from '../../../src/model/rulebook.ts';

type Data = Record<string, unknown>;
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** A copy in which `change` may replace each object of the data. */
function changed(value: unknown, change: (data: Data) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => changed(item, change));
  if (!isData(value)) return value;
  const copy = Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, changed(part, change)]),
  );
  return change(copy);
}
const rulesWith = (ruleset: Ruleset, change: (data: Data, page: string) => unknown): Ruleset => ({
  ...ruleset,
  entries: ruleset.entries.map(
    (entry) =>
      ({
        ...entry,
        data: changed(entry.data, (data) => change(data, entry.address)),
      }) as typeof entry,
  ),
});

/** Without the outcomes that the calculator of a page leaves out. */
export const onPage = (ruleset: Ruleset, page: string): Ruleset =>
  rulesWith(ruleset, (data) =>
    Array.isArray(data['outcomes'])
      ? {
          ...data,
          outcomes: (data['outcomes'] as Outcome[]).filter(
            ({ notOffered = [] }) => ![notOffered].flat().includes(page),
          ),
        }
      : data,
  );

/** For each dispute without an adopted claim that has values: the rules by each of its claims. */
export function openDisputes(ruleset: Ruleset): Ruleset[][] {
  const found = new Map<string, Exclude<Dispute, string>>();
  rulesWith(ruleset, (data, page) => {
    const dispute = data['dispute'] as Dispute | undefined;
    if (isData(dispute) && dispute.adopted === 'none' && dispute.field !== undefined)
      found.set(`${page}#${dispute.id}`, dispute);
    return data;
  });
  return [...found].map(([address, { field = '', claims }]) =>
    claims.map((claim) =>
      rulesWith(ruleset, (data, page) => {
        const named = data['dispute'] as Dispute | undefined;
        const of = isData(named) ? `${page}#${named.id}` : named;
        return of === address ? put(data, field.split('.'), valueOf(claim, data)) : data;
      }),
    ),
  );
}

const valueOf = ({ value, elsewhere }: Claim, { id }: Data): unknown =>
  (typeof id === 'string' ? elsewhere?.[id] : undefined) ?? value;

function put(data: unknown, [step, ...rest]: string[], value: unknown): unknown {
  if (step === undefined) return value;
  const record = isData(data) ? data : {};
  return { ...record, [step]: put(record[step], rest, value) };
}
