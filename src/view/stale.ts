/** What a page lacks in translation: texts shown in another language, parts translated from an older English text. */
import { pageIn } from '../model/address.ts';
import { countTranslated } from '../model/translations.ts';
import { staleTranslations } from '../ledger/stale.ts';
import type { Reader } from './context.ts';
import { linkTo, type Link } from './links.ts';

export interface StaleView {
  /** How many texts are shown in another language. */
  missing?: string;
  /** What introduces the parts; empty where there are none. */
  notice: string;
  /** Parts that were translated from an older text. */
  parts: Link[];
}

/** Undefined if every translation exists and is up to date. */
export function staleView(reader: Reader): StaleView | undefined {
  const stale = staleTranslations(reader.ruleset.source).get(reader.language) ?? [];
  const parts = [...stale].filter((address) => pageIn(address) === reader.here);
  const missing = missingNotice(reader, reader.here);
  if (parts.length === 0 && missing === undefined) return undefined;
  return {
    ...(missing !== undefined && { missing }),
    notice: parts.length === 0 ? '' : reader.t('stale.notice'),
    parts: parts.map((address) => linkTo(address, reader)),
  };
}

/** `12 of 300 texts here are not translated yet; …`, of a page or of the whole ruleset; undefined where all are. */
export function missingNotice({ ruleset, language, t }: Reader, page?: string): string | undefined {
  const { texts, missing, instead } = countTranslated(ruleset.source, language, page);
  if (instead === undefined) return undefined;
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return t('translation.missing', { n: missing, all: texts, language: names.of(instead) ?? '' });
}
