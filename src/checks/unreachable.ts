/** A player finds everything from the turn: each entry is used or pointed at on a way that starts there, or is marked general. */
import type { Entry } from '../model/entries.ts';
import { shaped } from '../schema/walk.ts';
import { defineCheck, type RulesetContext } from './check.ts';

export const unreachable = defineCheck({
  code: 'unreachable',
  scope: 'ruleset',
  severity: 'error',
  excusable: true,
  message: ({ address, front }: { address: string; front: string }) =>
    `${address} cannot be reached from the ${front}.`,
  hint: () => 'Add it to `uses` or `see` of a reachable entry, or set `general: true`.',
  run: (context) => {
    const { ruleset, report } = context;
    const front = ruleset.ruleset?.front;
    // A table of contents lists everything; a file that cannot be read may be a link of the chain.
    if (!front || front.opens === 'contents' || ruleset.broken.size > 0) return;
    const start = front.procedure
      ? [front.procedure.split('#')[0]!]
      : (ruleset.ruleset?.phases ?? []).map((id) => `phases/${id}`);
    // A front page that leads nowhere is told as an unknown reference.
    if (!start.every((address) => ruleset.files.has(address))) return;
    const general = ruleset.entries
      .filter(({ data }) => data.general)
      .map(({ address }) => address);
    const reached = reach([...start, ...general], ways(context));
    for (const { kind, address, file } of ruleset.entries) {
      if (kind === 'phases' || reached.has(address)) continue;
      report({ file, path: ['id'] }, { address, front: front.opens });
    }
  },
});

/** From each entry, the entries it names; and from each set, those that join it. */
function ways({ ruleset }: RulesetContext): Map<string, Set<string>> {
  const all = new Map(ruleset.entries.map((entry) => [entry.address, named(entry, ruleset.files)]));
  for (const entry of ruleset.entries) {
    if (entry.kind !== 'modifiers' || entry.data.for === undefined) continue;
    const joined = Array.isArray(entry.data.for)
      ? entry.data.for.map(page)
      : ruleset.entries.filter(({ kind }) => kind === 'modifiers').map(({ address }) => address);
    for (const set of joined) all.get(set)?.add(entry.address);
  }
  return all;
}

function named(entry: Entry, files: RulesetContext['ruleset']['files']): Set<string> {
  const file = files.get(entry.address)!;
  const fields = shaped(file, 'Reference').map(({ value }) => page(value));
  const links = shaped(file, 'Text').flatMap(({ value }) =>
    [...value.en.matchAll(/\]\(rule:[^/)]+\/([^)#\s]+)/g)].map((match) => match[1]!),
  );
  return new Set([...fields, ...links]);
}

const page = (address: string): string => address.split('#')[0]!;

function reach(
  start: readonly string[],
  ways: ReadonlyMap<string, ReadonlySet<string>>,
): Set<string> {
  const reached = new Set(start);
  for (const address of reached) ways.get(address)?.forEach((next) => reached.add(next));
  return reached;
}
