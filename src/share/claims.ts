/** What sources say of the disputes that change a roll; a calculator shows it beside its result. */
import { withoutStop } from '../i18n/format.ts';
import type { Entry } from '../model/entries.ts';
import { find } from '../model/find.ts';
import type { Reader } from '../view/context.ts';
import { problemFor } from '../view/situation-words.ts';

/** By `dispute.claim`, as the head of a column, without a full stop; undefined if nothing is disputed. */
export function claimsOf(entry: Entry, reader: Reader): Record<string, string> | undefined {
  const stages = Object.values(problemFor(reader.ruleset, entry)?.stages ?? {});
  const disputes = new Set(
    stages.flatMap(({ disputes = [] }) => disputes.map(({ address }) => address)),
  );
  if (disputes.size === 0) return undefined;
  return Object.fromEntries(
    [...disputes].flatMap((address) => {
      const target = find(reader.ruleset, address);
      const part = target?.type === 'entry' ? target.part : undefined;
      if (part?.kind !== 'dispute') return [];
      return part.data.claims.map(({ id, says }) => [
        `${address}.${id}`,
        withoutStop(reader.plain(says)),
      ]);
    }),
  );
}
