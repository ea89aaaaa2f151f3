/** A disagreement between sources: its question, the answer in use, every claim, the reason. */
import {
  inBrackets,
  labelled,
  longListOf,
  lowerFirst,
  withAddition,
  withStop,
} from '../../i18n/format.ts';
import { upperFirst } from '../../text/upper-first.ts';
import type { DisputeBody } from '../../model/provenance.ts';
import type { Reader } from '../context.ts';
import { linkTo, type Link } from '../links.ts';
import { lowered } from '../../wording/heading.ts';
import { documentLines } from '../../wording/sources.ts';
/** A line with its label; the text is HTML. */
interface LabelledText {
  label: string;
  text: string;
}

export interface DisputeView {
  id: string;
  /** The word of the mark. */
  word: string;
  /** HTML */
  about: string;
  /** HTML: the question, which ends before the answer in use. */
  question: string;
  /** The entry, on the page of all disputes. */
  at?: Link;
  /** Every claim under its source, which is named once. */
  claims: { /** With the word that it is used here. */ head: string; says: LabelledText[] }[];
  /** The claim used here. */
  used: LabelledText;
  /** HTML: `Used here: the higher of the two.`; `Left open.` */
  inUse: string;
  reason: LabelledText;
  /** Absent if no claim is used. */
  confidence?: { label: string; word: string; said: string; level: 1 | 2 | 3 };
}

const LEVELS = { low: 1, medium: 2, high: 3 } as const;

/** A question with its mark; what only names a point is set apart from the answer. */
const asked = (about: string): string => (/[?？]$/.test(about) ? about : `${about} ·`);

/** `at` is the address of the entry, if the dispute is not shown on the entry's own page. */
export function disputeView(dispute: DisputeBody, reader: Reader, at?: string): DisputeView {
  const { t, language } = reader;
  const adopted = dispute.claims.find(({ id }) => id === dispute.adopted);
  const labelOf = ({ source }: DisputeBody['claims'][number]) =>
    source ? longListOf(documentLines(source, reader), language) : t('dispute.editors');
  const heads = Map.groupBy(dispute.claims, (claim) =>
    claim === adopted
      ? withAddition(labelOf(claim), lowerFirst(t('dispute.adopted')), language)
      : labelOf(claim),
  );
  return {
    id: at === undefined ? dispute.id : `${at.replaceAll('/', '.')}.${dispute.id}`,
    word: inBrackets(t('evidence.disputed'), language),
    about: reader.label(dispute.about),
    question: asked(reader.label(dispute.about)),
    ...(at !== undefined && { at: linkTo(at, reader) }),
    claims: [...heads].map(([head, claims]) => ({
      head,
      says: claims.map((claim) => ({ label: labelOf(claim), text: reader.prose(claim.says) })),
    })),
    used: {
      label: t('dispute.adopted'),
      text: adopted ? reader.label(adopted.says) : t('dispute.nothing-adopted'),
    },
    inUse: adopted
      ? labelled(
          t('dispute.adopted'),
          lowered(withStop(reader.label(adopted.says), language), reader),
          language,
        )
      : withStop(upperFirst(t('dispute.nothing-adopted')), language),
    reason: { label: t('dispute.reason'), text: reader.prose(dispute.reason) },
    // Without a claim in use there is no confidence.
    ...(adopted && {
      confidence: {
        label: t('dispute.sure'),
        word: t(`dispute.${dispute.confidence}`),
        said: inBrackets(
          labelled(t('dispute.sure'), t(`dispute.${dispute.confidence}`), language),
          language,
        ),
        level: LEVELS[dispute.confidence],
      },
    }),
  };
}
