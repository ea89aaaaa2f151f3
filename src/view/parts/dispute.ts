/** A disagreement between sources: its question, the answer in use, every claim, the reason. */
import { labelBefore, longListOf } from '../../i18n/format.ts';
import type { DisputeBody } from '../../model/provenance.ts';
import type { Reader } from '../context.ts';
import { linkTo, type Link } from '../links.ts';
import { sourceLines } from '../../wording/sources.ts';
/** A line with its label; the text is HTML. */
export interface LabelledText {
  label: string;
  text: string;
}

export interface DisputeView {
  id: string;
  /** The word of the mark. */
  word: string;
  /** HTML */
  about: string;
  /** HTML: the question before the answer in use. */
  question: string;
  /** The entry, on the page of all disputes. */
  at?: Link;
  /** Every claim with its source. */
  claims: LabelledText[];
  /** The claim used here. */
  used: LabelledText;
  reason: LabelledText;
  /** Absent if no claim is used. */
  confidence?: { label: string; word: string; level: 1 | 2 | 3 };
}

const LEVELS = { low: 1, medium: 2, high: 3 } as const;

/** `at` is the address of the entry, if the dispute is not shown on the entry's own page. */
export function disputeView(dispute: DisputeBody, reader: Reader, at?: string): DisputeView {
  const { t } = reader;
  const adopted = dispute.claims.find(({ id }) => id === dispute.adopted);
  return {
    id: at === undefined ? dispute.id : `${at.replaceAll('/', '.')}.${dispute.id}`,
    word: t('evidence.disputed'),
    about: reader.label(dispute.about),
    question: labelBefore(reader.label(dispute.about), reader.language),
    ...(at !== undefined && { at: linkTo(at, reader) }),
    claims: dispute.claims.map(({ source, says }) => ({
      label: source
        ? longListOf(sourceLines(source, reader), reader.language)
        : t('dispute.editors'),
      text: reader.prose(says),
    })),
    used: {
      label: t('dispute.adopted'),
      text: adopted ? reader.label(adopted.says) : t('dispute.nothing-adopted'),
    },
    reason: { label: t('dispute.reason'), text: reader.prose(dispute.reason) },
    // Without a claim in use there is no confidence.
    ...(adopted && {
      confidence: {
        label: t('dispute.sure'),
        word: t(`dispute.${dispute.confidence}`),
        level: LEVELS[dispute.confidence],
      },
    }),
  };
}
