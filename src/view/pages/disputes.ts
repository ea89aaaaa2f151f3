/** What is not certain: disputes, gaps and inferences, on the page of an entry and on the page of all of them. */
import { pageIn } from '../../model/address.ts';
import { allDisputes, allDoubts, type Doubt } from '../../model/doubts.ts';
import type { DisputeBody } from '../../model/provenance.ts';
import { longListOf } from '../../i18n/format.ts';
import { plain } from '../../notation/show.ts';
import type { Rulebook, Ruleset } from '../../model/rulebook.ts';
import type { Language } from '../../i18n/languages.ts';
import { createReader, type Reader } from '../context.ts';
import { frameView, type FrameView } from './frame.ts';
import { rulesetPage } from './page-settings.ts';
import { linkTo, type Link } from '../links.ts';
import { sourceLines } from './title-block.ts';

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
  /** The entry it is about, on the page of all disputes. */
  at?: Link;
  /** Every claim with its source. */
  claims: LabelledText[];
  /** The claim used here. */
  used: LabelledText;
  reason: LabelledText;
  /** Absent where no claim is used. */
  confidence?: { label: string; word: string; level: 1 | 2 | 3 };
}

const LEVELS = { low: 1, medium: 2, high: 3 } as const;

/** `at` is the address of the entry, when the dispute is not shown on the entry's own page. */
export function disputeView(dispute: DisputeBody, reader: Reader, at?: string): DisputeView {
  const { t } = reader;
  const adopted = dispute.claims.find(({ id }) => id === dispute.adopted);
  return {
    id: at === undefined ? dispute.id : `${at.replaceAll('/', '.')}.${dispute.id}`,
    word: t('evidence.disputed'),
    about: reader.label(dispute.about),
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
    // Of no reading there is nothing to be confident.
    ...(adopted && {
      confidence: {
        label: t('dispute.sure'),
        word: t(`dispute.${dispute.confidence}`),
        level: LEVELS[dispute.confidence],
      },
    }),
  };
}

/** Gaps or inferences under one heading. */
export interface DoubtSection {
  evidence: Doubt['evidence'];
  heading: string;
  /** The word of the mark. */
  word: string;
  items: DoubtView[];
}
export interface DoubtView {
  /** On the page of all doubts. */
  id?: string;
  /** What is meant; without a link where it has no address of its own. */
  name: string;
  href?: string;
  /** HTML */
  reason: string;
}

/** Both sections, without those that would be empty. */
export const doubtSections = (
  doubts: readonly Doubt[],
  { t }: Reader,
  heading: (evidence: Doubt['evidence']) => string,
  item: (doubt: Doubt) => DoubtView,
): DoubtSection[] =>
  (['unknown', 'inferred'] as const)
    .map((evidence) => ({
      evidence,
      heading: heading(evidence),
      word: t(`evidence.${evidence}`),
      items: doubts.filter((doubt) => doubt.evidence === evidence).map(item),
    }))
    .filter(({ items }) => items.length > 0);

export interface DisputesView {
  frame: FrameView;
  title: string;
  lead: string;
  disputes: { heading: string; none?: string; items: DisputeView[] };
  doubts: DoubtSection[];
  omissions?: { heading: string; items: { id: string; text: string; links: Link[] }[] };
}

/** The page of all that is not certain in a ruleset. */
export function disputesView(
  book: Rulebook,
  { language, ruleset }: { language: Language; ruleset: Ruleset },
): DisputesView {
  const reader = createReader(language, ruleset, 'disputes');
  const { t } = reader;
  const title = t('disputes.title');
  const game = plain(ruleset.meta.title, language);
  const lead = t('disputes.lead', { game });
  const disputes = allDisputes(ruleset);
  const omissions = ruleset.meta.omissions ?? [];
  return {
    frame: frameView(
      book,
      rulesetPage(language, ruleset, 'disputes', {
        name: title,
        title: t('title.disputes', { game }),
        description: lead,
      }),
    ),
    title,
    lead,
    disputes: {
      heading: t('disputes.disputes'),
      ...(disputes.length === 0 && { none: t('disputes.none') }),
      items: disputes.map(({ entry, dispute }) => disputeView(dispute, reader, entry.address)),
    },
    doubts: doubtSections(
      allDoubts(ruleset).filter(({ reason }) => reason),
      reader,
      (evidence) => t(`disputes.${evidence}`),
      (doubt) => ({
        id: `${doubt.evidence}.${doubt.key}`,
        name: placeName(doubt.address, reader),
        href: reader.link(doubt.address),
        reason: doubt.reason ? reader.label(doubt.reason) : '',
      }),
    ),
    ...(omissions.length > 0 && {
      omissions: {
        heading: t('disputes.omissions'),
        items: omissions.map(({ id, text, at }) => ({
          id,
          text: reader.label(text),
          links: (at ?? []).map((address) => linkTo(address, reader)),
        })),
      },
    }),
  };
}

/** `Weapons chart › Rifle` */
function placeName(address: string, { nameAt, t }: Reader): string {
  const page = pageIn(address);
  if (page === address) return nameAt(page);
  const name = nameAt(address);
  // A column that is only numbered says nothing by its number alone.
  const part = /^\d+$/.test(name) ? t('part.column.numbered', { n: name }) : name;
  return `${nameAt(page)} › ${part}`;
}
