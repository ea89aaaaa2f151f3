/**
 * Every entry can be reached from the front page through `uses`, `see` and links, or is marked
 * general.
 */
import { pageIn } from '../model/address.ts';
import type { Entry } from '../model/entries.ts';
import { asCode } from '../diagnostics/phrase.ts';
import { defineCheck, type RulesetContext } from './check.ts';

export const unreachable = defineCheck({
  code: 'unreachable',
  scope: 'ruleset',
  severity: 'error',
  excusable: true,
  message: ({ address, front }: { address: string; front: string }) =>
    `${asCode(address)} cannot be reached from the ${front}.`,
  hint: () => 'Add it to `uses` or `see` of a reachable entry, or set `standalone: true`.',
  run: (context) => {
    const { ruleset, report } = context;
    const front = ruleset.ruleset?.front;
    // A table of contents lists everything; an unreadable file may contain the missing link.
    if (!front || front.landing === 'contents' || ruleset.broken.size > 0) return;
    const start = front.procedure
      ? [pageIn(front.procedure)]
      : [
          ...(ruleset.ruleset?.phases ?? []).map((id) => `phases/${id}`),
          // `phase-sequence` reports those that are not listed.
          ...ruleset.entries.flatMap(({ kind, address }) => (kind === 'phases' ? [address] : [])),
        ];
    // `phase-sequence` reports a turn without phases.
    if (start.length === 0) return;
    // `unknown-reference` reports an unknown start, and names that are misspelt: those may be the missing links.
    if (!start.every((address) => ruleset.files.has(address)) || hasUnknownPage(context)) return;
    const standalone = ruleset.entries
      .filter(({ data }) => data.standalone)
      .map(({ address }) => address);
    const reached = reach([...start, ...standalone], linksFrom(context));
    for (const { kind, address, file } of ruleset.entries) {
      if (kind === 'phases' || reached.has(address)) continue;
      report({ file, path: ['id'] }, { address, front: front.landing });
    }
  },
});

const hasUnknownPage = ({ ruleset, addresses }: RulesetContext): boolean =>
  ruleset.entries.some(({ index }) =>
    index.references.some(
      (reference) => reference.ruleset === ruleset.id && !addresses.has(pageIn(reference.to)),
    ),
  );

/** For each entry address, the entries that it names and the sets that join it. */
function linksFrom({ ruleset }: RulesetContext): Map<string, Set<string>> {
  const all = new Map(ruleset.entries.map((entry) => [entry.address, named(entry, ruleset.id)]));
  for (const entry of ruleset.entries) {
    if (entry.kind !== 'modifiers' || entry.data.appliesTo === undefined) continue;
    const joined = Array.isArray(entry.data.appliesTo)
      ? entry.data.appliesTo.map(pageIn)
      : ruleset.entries.filter(({ kind }) => kind === 'modifiers').map(({ address }) => address);
    for (const set of joined) all.get(set)?.add(entry.address);
  }
  return all;
}

/**
 * Entries of the same ruleset that it names in fields and links, directly or through a part.
 */
const named = ({ index }: Entry, ruleset: string): Set<string> =>
  new Set(
    index.references
      .filter((reference) => reference.ruleset === ruleset)
      .map(({ to }) => pageIn(to)),
  );

function reach(
  start: readonly string[],
  links: ReadonlyMap<string, ReadonlySet<string>>,
): Set<string> {
  const reached = new Set(start);
  for (const address of reached) links.get(address)?.forEach((next) => reached.add(next));
  return reached;
}
