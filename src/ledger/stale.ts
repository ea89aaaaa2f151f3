/** Translations that are older than their English text, according to the ledger. */
import type { RulesetData } from '../model/entries.ts';
import { recordedOf, staleIn } from './ledger.ts';

/** Language → addresses whose texts were translated from an older English text. */
export type Stale = ReadonlyMap<string, ReadonlySet<string>>;

export function staleTranslations(ruleset: RulesetData): Stale {
  const lines = ruleset.ledger?.translations ?? {};
  const stale = new Map<string, Set<string>>();
  for (const { address, texts } of ruleset.ledger ? recordedOf(ruleset) : []) {
    for (const language of staleIn(
      Object.hasOwn(lines, address) ? lines[address] : undefined,
      texts,
    )) {
      stale.set(language, (stale.get(language) ?? new Set()).add(address));
    }
  }
  return stale;
}
