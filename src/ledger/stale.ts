/** Translations that lag behind their English text, as far as is known. */
import type { RulesetData } from '../model/entries.ts';
import { compareWith } from './compare.ts';
import { recordedOf, staleIn, staleSince, type Recorded } from './ledger.ts';

/** Language → addresses whose texts in it were made against an older English text. */
export type Stale = ReadonlyMap<string, ReadonlySet<string>>;

/** By what translations.yaml says, and, where it is given, by what the ruleset was before. */
export function staleTranslations(ruleset: RulesetData, before?: RulesetData): Stale {
  const lines = ruleset.translations ?? {};
  const old = before ? compareWith(before, ruleset).before : new Map<string, Recorded>();
  const stale = new Map<string, Set<string>>();
  const isKnown = ruleset.translations !== undefined || old.size > 0;
  for (const recorded of isKnown ? recordedOf(ruleset) : []) {
    for (const language of languagesOf(recorded, lines, old.get(recorded.address))) {
      stale.set(language, (stale.get(language) ?? new Set()).add(recorded.address));
    }
  }
  return stale;
}

function languagesOf(
  { address, texts }: Recorded,
  lines: NonNullable<RulesetData['translations']>,
  before: Recorded | undefined,
): Set<string> {
  const record = Object.hasOwn(lines, address) ? lines[address] : undefined;
  return new Set([...staleIn(record, texts), ...staleSince(before?.texts, texts, record)]);
}
