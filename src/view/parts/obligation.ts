/** Whether something is compulsory, as a sign beside what it is about. */
import { inBrackets } from '../../i18n/format.ts';
import { getLanguage } from '../../i18n/languages.ts';
import type { Step, Text } from '../../../schemas/types.d.ts';
import type { Reader } from '../context.ts';

export interface ObligationView {
  kind: NonNullable<Step['obligation']>;
  word: string;
}

/**
 * The sign behind a title, or else behind the sentence, unless the sentence says it itself: "must not Do not remove DM" would
 * be read as its opposite.
 */
export function obligationView(
  { obligation, text }: { obligation?: Step['obligation']; text: Text },
  { language, plain, t }: Reader,
): { obligation?: ObligationView } {
  if (!obligation) return {};
  const says = getLanguage(language).obligations[obligation];
  if (says.test(plain(text))) return {};
  return { obligation: { kind: obligation, word: inBrackets(t(`step.${obligation}`), language) } };
}
