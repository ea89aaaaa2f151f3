/** What a control stands for: one ruleset, or several; what of it is kept, and what is still to be fetched. */
import { neededPacks, type OfflineIndex, type PackInfo } from '../../offline/pack-format.ts';
import type { Status } from '../../offline/messages.ts';

/** `en/bolt-action`, or all rulesets of a language as `en/`, or all of them as `/`. */
export type Choice = string;

const isChosen = (choice: Choice, { id, ruleset }: PackInfo): boolean =>
  ruleset !== undefined &&
  (choice === id || choice === '/' || (choice.endsWith('/') && id.startsWith(choice)));

/** The rulesets of a choice: those that the site has; without a connection, those that are kept. */
export const chosenPacks = (
  choice: Choice,
  index: OfflineIndex | undefined,
  kept: readonly PackInfo[],
): PackInfo[] => (index?.packs ?? kept).filter((pack) => isChosen(choice, pack));

/** All of them as they are kept; undefined where one is not. */
export function keptPacks(
  choice: Choice,
  index: OfflineIndex | undefined,
  { kept }: Status,
): PackInfo[] | undefined {
  const ids = chosenPacks(choice, index, kept).map(({ id }) => id);
  const found = kept.filter(({ id }) => ids.includes(id));
  return found.length === ids.length && ids.length > 0 ? found : undefined;
}

/** Bytes that a reader would load: what is kept in this very state is not loaded again. */
export function missingBytes(choice: Choice, { packs }: OfflineIndex, kept: readonly PackInfo[]) {
  const needed = neededPacks(
    [...kept, ...packs.filter((pack) => isChosen(choice, pack))].map(({ id }) => id),
  );
  return packs
    .filter(({ id, hash }) => needed.includes(id) && !kept.some((pack) => pack.hash === hash))
    .reduce((sum, { bytes }) => sum + bytes, 0);
}
