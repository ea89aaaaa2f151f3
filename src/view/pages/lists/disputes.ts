/**
 * Open questions: disputes, unknown values and inferences, on the page of an entry and on the page
 * of all.
 */
import { pageIn } from '../../../model/address.ts';
import { openQuestionsOf, type Doubt } from '../../../model/doubts.ts';
import { longListOf } from '../../../i18n/format.ts';
import { plain } from '../../../notation/show.ts';
import type { Rulebook, Ruleset } from '../../../model/rulebook.ts';
import type { Language } from '../../../i18n/languages.ts';
import { createReader, type Reader } from '../../context.ts';
import { frameView, type FrameView } from '../frame.ts';
import { rulesetPage } from '../page-settings.ts';
import { linkTo, type Link } from '../../links.ts';
import { disputeView, type DisputeView } from '../../parts/dispute.ts';
import { sourceLines } from '../../../wording/sources.ts';

/** Unknown values or inferences under one heading. */
export interface DoubtSection {
  evidence: Doubt['evidence'];
  heading: string;
  /** The word of the mark. */
  word: string;
  items: DoubtView[];
}
export interface DoubtView {
  id: string;
  /** The thing in question. */
  name: string;
  href: string;
  /** HTML */
  reason?: string;
}

/** Both sections, without empty ones. */
const doubtSections = (doubts: readonly Doubt[], reader: Reader): DoubtSection[] =>
  (['unknown', 'inferred'] as const)
    .map((evidence) => ({
      evidence,
      heading: reader.t(`disputes.${evidence}`),
      word: reader.t(`evidence.${evidence}`),
      items: doubts
        .filter((doubt) => doubt.evidence === evidence)
        .map((doubt) => doubtView(doubt, reader)),
    }))
    .filter(({ items }) => items.length > 0);

const doubtView = (doubt: Doubt, reader: Reader): DoubtView => ({
  id: `${doubt.evidence}.${doubt.key}`,
  name: placeName(doubt, reader),
  href: reader.link(doubt.address),
  ...(doubt.reason && { reason: reader.label(doubt.reason) }),
});

export interface DisputesView {
  frame: FrameView;
  title: string;
  lead: string;
  disputes: { heading: string; none?: string; items: DisputeView[] };
  doubts: DoubtSection[];
  omissions?: {
    heading: string;
    items: { id: string; text: string; source: string; links: Link[] }[];
  };
}

/** The page of all open questions of a ruleset. */
export function disputesView(
  book: Rulebook,
  { language, ruleset }: { language: Language; ruleset: Ruleset },
): DisputesView {
  const reader = createReader(language, ruleset, 'disputes');
  const { t } = reader;
  const title = t('disputes.title');
  const game = plain(ruleset.meta.title, language);
  const lead = t('disputes.lead', { game });
  const { disputes, doubts, omissions } = openQuestionsOf(ruleset);
  return {
    frame: frameView(
      book,
      rulesetPage(language, ruleset, 'disputes', {
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
    doubts: doubtSections(doubts, reader),
    ...(omissions.length > 0 && {
      omissions: {
        heading: t('disputes.omissions'),
        items: omissions.map(({ id, text, at, source = [] }) => ({
          id,
          text: reader.label(text),
          source: longListOf(sourceLines(source, reader), language),
          links: (at ?? []).map((address) => linkTo(address, reader)),
        })),
      },
    }),
  };
}

/** `Weapons chart › Rifle`; for the ruleset as a whole, the fact in question. */
function placeName(
  { address, path, title, mark, group }: Doubt,
  { nameAt, t, plain }: Reader,
): string {
  if (address === '') return t(path[0] === 'stacking' ? 'plate.stacking' : 'plate.edition');
  const page = pageIn(address);
  // The whole page is not a thing on it.
  if (page === address && title && path.length > 0) return `${nameAt(page)} › ${plain(title)}`;
  if (mark) return `${nameAt(page)} › ${t('part.footnote', { mark })}`;
  if (page === address) return nameAt(page);
  const name = nameAt(address);
  // A column whose name is a number needs the word "column".
  const part = /^\d+$/.test(name) ? t('part.column.numbered', { n: name }) : name;
  return [nameAt(page), ...(group ? [plain(group)] : []), part].join(' › ');
}
