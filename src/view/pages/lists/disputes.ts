/**
 * Open questions: disputes, unknown values and inferences, on the page of an entry and on the page
 * of all.
 */
import { isOwn } from '../../../model/own.ts';
import { pageIn } from '../../../model/address.ts';
import {
  openQuestionsOf,
  type Doubt,
  type OpenQuestions,
  type PlacedDispute,
} from '../../../model/doubts.ts';
import { openingOfPages, openingsOf, type Opening } from '../../../model/phase-of.ts';
import { inBrackets, labelled, longListOf } from '../../../i18n/format.ts';
import { plain } from '../../../notation/show.ts';
import type { Rulebook, Ruleset } from '../../../model/rulebook.ts';
import { ENTRY_KINDS } from '../../../schema/schemas.ts';
import { versionOf } from '../../../site/data-version.ts';
import { filledReport } from '../../../site/issue-form.ts';
import { reportHref } from '../../../site/routes.ts';
import { editionForForms } from '../../../wording/names.ts';
import type { Language } from '../../../i18n/languages.ts';
import { createReader, type Reader } from '../../context.ts';
import { frameView, type FrameView } from '../frame.ts';
import { rulesetPage } from '../page-settings.ts';
import { linkTo, type Link } from '../../links.ts';
import { disputeView, type DisputeView } from '../../parts/dispute.ts';
import { documentLines } from '../../../wording/sources.ts';

/** The questions of a phase, or of what belongs to none. */
export interface QuestionGroup {
  id: string;
  /** HTML */
  heading: string;
  count: number;
  disputes: (DisputeView & { answer: Link })[];
  doubts: DoubtView[];
}
/** A link to the thing in question. */
export interface DoubtView extends Link {
  id: string;
  evidence: Doubt['evidence'];
  /** The word of the mark. */
  word: string;
  /** HTML */
  reason?: string;
  answer: Link;
}

export interface DisputesView {
  frame: FrameView;
  title: string;
  lead: string;
  none?: string;
  groups: QuestionGroup[];
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
  const lead = t(isOwn(ruleset.meta) ? 'disputes.lead.own' : 'disputes.lead', { game });
  const { omissions, ...questions } = openQuestionsOf(ruleset);
  const groups = questionGroups(questions, reader);
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
    ...(groups.length === 0 && { none: t('disputes.none') }),
    groups,
    ...(omissions.length > 0 && {
      omissions: {
        heading: t(isOwn(ruleset.meta) ? 'disputes.omissions.own' : 'disputes.omissions'),
        items: omissions.map(({ id, text, at, source = [] }) => ({
          id,
          text: reader.label(text),
          source: longListOf(documentLines(source, reader), language),
          links: (at ?? []).map((address) => linkTo(address, reader)),
        })),
      },
    }),
  };
}

/** Phase by phase; then what belongs to none, by kind; then what is about the game as a whole. */
function questionGroups(
  { disputes, doubts }: Omit<OpenQuestions, 'omissions'>,
  reader: Reader,
): QuestionGroup[] {
  const { ruleset } = reader;
  const openings = openingsOf(ruleset);
  const pages = openingOfPages(ruleset, openings);
  const groupOf = (page: string) => pages.get(page) ?? page.replace(/\/.*/, '');
  const disputed = Map.groupBy(disputes, ({ entry }) => groupOf(entry.address));
  const doubtful = Map.groupBy(doubts, ({ address }) => groupOf(pageIn(address)));
  return [...openings, ...KINDS, WHOLE].flatMap((group): QuestionGroup[] => {
    const [conflicts, gaps] = [disputed.get(group) ?? [], doubtful.get(group) ?? []];
    const count = conflicts.length + gaps.length;
    if (count === 0) return [];
    return [
      {
        ...headingOf(group, reader),
        count,
        disputes: conflicts.map((one) => questionView(one, reader)),
        doubts: (['unknown', 'inferred'] as const).flatMap((evidence) =>
          gaps
            .filter((doubt) => doubt.evidence === evidence)
            .map((doubt) => doubtView(doubt, reader)),
        ),
      },
    ];
  });
}

/** Of what no phase leads to. */
const KINDS = [...ENTRY_KINDS, 'markers', 'terms'] as const;
/** The page of the game itself. */
const WHOLE = '';

function headingOf(
  group: Opening | string,
  { t, label }: Reader,
): Pick<QuestionGroup, 'id' | 'heading'> {
  if (typeof group !== 'string') {
    const { entry, step } = group;
    return {
      id: `phase.${step?.id ?? entry.id}`,
      heading: label(step?.title ?? entry.data.title),
    };
  }
  const kind = KINDS.find((one) => one === group);
  return kind
    ? { id: `kind.${kind}`, heading: t(`kind.${kind}`) }
    : { id: 'whole', heading: t('disputes.whole') };
}

function questionView({ entry, address, dispute }: PlacedDispute, reader: Reader) {
  const view = disputeView(dispute, reader, entry.address);
  const used = dispute.claims.find(({ id }) => id === dispute.adopted);
  const said = labelled(
    reader.plain(dispute.about),
    used ? reader.plain(used.says) : reader.t('dispute.nothing-adopted'),
    reader.language,
  );
  return { ...view, answer: answerLink(address, said, reader) };
}

function doubtView(doubt: Doubt, reader: Reader): DoubtView {
  const { evidence, key, address, reason } = doubt;
  const name = placeName(doubt, reader);
  const word = reader.t(`evidence.${evidence}`);
  return {
    id: `${evidence}.${key}`,
    evidence,
    word: inBrackets(word, reader.language),
    ...linkTo(address, reader),
    name,
    ...(reason && { reason: reader.label(reason) }),
    answer: answerLink(address, `${name} (${word})`, reader),
  };
}

/** The form for a wrong value, filled in with the question. */
const answerLink = (address: string, value: string, { ruleset, language, t }: Reader): Link => ({
  href: filledReport(reportHref(), {
    address: `${ruleset.id}/${address}`.replace(/\/$/, ''),
    edition: editionForForms(ruleset),
    language,
    value,
    version: versionOf(ruleset),
  }),
  name: t('disputes.answer'),
});

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
