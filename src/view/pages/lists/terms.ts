/** The page of terms: words and abbreviations, then the values and roles that figures depend on. */
import { getLanguage, type Language } from '../../../i18n/languages.ts';
import { foreignIn, writtenIn } from '../../../i18n/text.ts';
import { nameOrder } from '../../../i18n/order.ts';
import { plain } from '../../../notation/show.ts';
import type { Rulebook, Ruleset } from '../../../model/rulebook.ts';
import type { Term, Value } from '../../../../schemas/types.d.ts';
import { createReader, type Reader } from '../../context.ts';
import { frameView, type FrameView } from '../frame.ts';
import { rulesetPage } from '../page-settings.ts';
import { historyView, type HistoryView } from '../history.ts';
import { provenanceOf } from '../../../model/provenance.ts';
import { statusLines, type StatusView } from '../../evidence.ts';
import { byLetter, type Letter } from '../../letters.ts';
import { linksTo, type Link } from '../../links.ts';
import { mainSource } from '../../../wording/sources.ts';
import { shareMenuView, type ShareMenuView } from '../share-menu.ts';
import { staleView, type StaleView } from '../../stale.ts';

export interface TermsView {
  frame: FrameView;
  share: ShareMenuView;
  title: string;
  lead: string;
  stale?: StaleView;
  /** Under the letters of the language. */
  letters: Letter<TermView>[];
  values?: { heading: string; items: TermView[] };
  history: HistoryView;
}
export interface TermView {
  id: string;
  title: string;
  lang?: Language;
  abbreviation?: string;
  /** The word in the other languages, where it differs. */
  translations: { language: Language; title: string }[];
  /** HTML */
  text?: string;
  /** The role, or the place that a value is known from. */
  notes: string[];
  links: Link[];
  statuses: StatusView[];
  /** Places in the sources. */
  source?: string;
}

export function termsView(
  book: Rulebook,
  { language, ruleset }: { language: Language; ruleset: Ruleset },
): TermsView {
  const reader = createReader(language, ruleset, 'terms');
  const { t } = reader;
  const title = t('terms.title');
  const game = plain(ruleset.meta.title, language);
  const lead = t('terms.lead', { game });
  const stale = staleView(reader);
  const letters = byLetter(sorted(ruleset.terms, language), language, (term) => ({
    name: term.title[language],
    reading: readingOf(term, language),
  })).map((group) => ({ ...group, items: group.items.map((term) => termView(term, reader)) }));
  const values = sorted(ruleset.values, language).map((value) => termView(value, reader));
  return {
    frame: frameView(
      book,
      rulesetPage(language, ruleset, 'terms', {
        title: t('title.terms', { game }),
        description: lead,
      }),
    ),
    share: shareMenuView(reader),
    title,
    lead,
    ...(stale && { stale }),
    letters,
    ...(values.length > 0 && { values: { heading: t('terms.values'), items: values } }),
    history: historyView(reader),
  };
}

/** Sorted in the alphabet of the language. */
function sorted<T extends Term | Value>(words: readonly T[], language: Language): T[] {
  const inOrder = nameOrder(language);
  return [...words].sort((a, b) => inOrder(readingOf(a, language), readingOf(b, language)));
}

/** How a Japanese name is pronounced; in other languages the name itself. */
const readingOf = ({ title, reading }: Term | Value, language: Language): string =>
  (getLanguage(language).readings ? reading : undefined) ?? title[language];

function termView(term: Term | Value, reader: Reader): TermView {
  const { t, language } = reader;
  const title = reader.plain(term.title);
  const short = term.abbreviation?.[language] ?? term.abbreviation?.all;
  const source = mainSource(term.source, reader);
  const known = 'origin' in term ? term.origin : undefined;
  return {
    id: term.id,
    title,
    ...foreignIn(term.title, language),
    // “Movement Factors (MF)” names it already.
    ...(short !== undefined &&
      !title.split(/[ ()（）]/).includes(short) && { abbreviation: short }),
    translations: writtenIn(term.title)
      .filter((tag) => tag !== language && term.title[tag] !== term.title[language])
      .map((tag) => ({ language: tag, title: term.title[tag] })),
    ...(term.text && { text: reader.prose(term.text) }),
    notes: [
      ...('role' in term ? [t('terms.role')] : []),
      ...(known ? [t(`terms.origin.${known}`)] : []),
    ],
    links: linksTo(term.see, reader),
    statuses: statusLines(provenanceOf(term), reader),
    ...(source !== '' && { source }),
  };
}
