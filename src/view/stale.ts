/** Parts of a page that were translated from an older English text. */
import { pageIn } from '../model/address.ts';
import { staleTranslations } from '../ledger/stale.ts';
import type { Reader } from './context.ts';
import { linkTo, type Link } from './links.ts';

export interface StaleView {
  notice: string;
  parts: Link[];
}

/** Undefined where every translation is up to date. */
export function staleView(reader: Reader): StaleView | undefined {
  const stale = staleTranslations(reader.ruleset.source).get(reader.language) ?? [];
  const parts = [...stale].filter((address) => pageIn(address) === reader.here);
  if (parts.length === 0) return undefined;
  return {
    notice: reader.t('stale.notice'),
    parts: parts.map((address) => linkTo(address, reader)),
  };
}
