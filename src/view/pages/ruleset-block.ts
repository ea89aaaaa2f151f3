/** Facts about a ruleset: edition, publisher, languages, documents, how its modifiers combine. */
import { listOf } from '../../i18n/format.ts';
import { upperFirst } from '../../text/upper-first.ts';
import { getLanguage, type Language } from '../../i18n/languages.ts';
import { languagesOf } from '../../model/translations.ts';
import { countOpenQuestions } from '../../model/doubts.ts';
import { isOwn } from '../../model/own.ts';
import { provenanceOf } from '../../model/provenance.ts';
import type { Ruleset } from '../../model/rulebook.ts';
import type { Reader } from '../context.ts';
import { statusLines, type StatusView } from '../evidence.ts';
import { nameIn } from '../../notation/show.ts';
import { href } from '../../site/routes.ts';
import { anchor, linksTo, linkTo } from '../links.ts';
import { escapeHtml } from '../prose.ts';
import { mainSource } from '../../wording/sources.ts';

/** Edition, languages, sources and known omissions of a ruleset. */
export interface RulesetBlockView {
  label: string;
  fields: RulesetField[];
}
export interface RulesetField {
  label: string;
  /** HTML */
  text: string;
  statuses?: StatusView[];
  /** Place in a main document that states it. */
  place?: string;
  href?: string;
  /** Names of languages, each in its own. */
  languages?: { tag: Language; name: string }[];
  wide?: boolean;
}

export interface DocumentView {
  /** HTML */
  title: string;
  /** Its part here, its translator, its revision. */
  facts: string;
  text?: string;
}

/** Every document that the ruleset names, with its part here, its translator and its revision. */
export const documentViews = ({ ruleset, t, label, language }: Reader): DocumentView[] =>
  ruleset.meta.documents.map(({ title, role, translator, state, text }) => ({
    title: label(title),
    facts: listOf(
      [
        t(`document.${role}`),
        ...(translator === undefined ? [] : [t('document.translator', { name: translator })]),
        ...(state === undefined ? [] : [state]),
      ],
      language,
    ),
    ...(text && { text: label(text) }),
  }));

/** The edition with its note; a note that names the edition is used alone. */
export function editionText(
  { name, text }: Ruleset['meta']['edition'],
  { t, plain, label }: Reader,
): string {
  if (!text) return label(name);
  const edition = upperFirst(plain(name));
  return plain(text).toLowerCase().includes(edition.toLowerCase())
    ? label(text)
    : t('plate.edition.note', { name: edition, note: label(text) });
}

export function blockView(reader: Reader): RulesetBlockView {
  const { t, label, ruleset } = reader;
  const { edition, publisher, stacking, coverage, sourcesSummary: from } = ruleset.meta;
  const questions = countOpenQuestions(ruleset);
  const place = mainSource(stacking.source, reader);
  return {
    label: t('plate.label'),
    fields: [
      {
        label: t('plate.edition'),
        text: label(edition.name),
        statuses: statusLines(provenanceOf(edition), reader),
      },
      ...baseFields(reader),
      ...(publisher ? [{ label: t('plate.publisher'), text: escapeHtml(publisher) }] : []),
      {
        label: t('plate.languages'),
        text: '',
        languages: languagesOf(ruleset.meta).map((tag) => ({
          tag,
          name: getLanguage(tag).name,
        })),
      },
      { label: t('plate.holds'), text: label(coverage), wide: true },
      ...(from && !isOwn(ruleset.meta)
        ? [{ label: t('plate.from'), text: label(from), wide: true }]
        : []),
      {
        label: t('plate.stacking'),
        text: label(stacking.text),
        wide: true,
        statuses: statusLines(provenanceOf(stacking), reader),
        ...(place !== '' && { place }),
      },
      ...(isOwn(ruleset.meta) && questions === 0
        ? []
        : [
            {
              label: t('disputes.title'),
              text: String(questions),
              href: linkTo('disputes', reader).href,
              wide: true,
            },
          ]),
    ],
  };
}

/** What house rules change of the ruleset that they extend. */
function baseFields(reader: Reader): RulesetField[] {
  const { t, label, ruleset, language } = reader;
  const { base } = ruleset.source;
  if (!base) return [];
  const there = (address: string) => href(language, base.id, address);
  const lists = {
    changes: linksTo(base.changed, reader),
    new: linksTo(base.added, reader),
    removed: base.removed.map(({ address, title }) => ({
      href: there(address),
      ...nameIn(title, language),
    })),
  };
  return [
    { label: t('base.of'), text: label(base.title), href: there('') },
    ...(['changes', 'new', 'removed'] as const)
      .filter((list) => lists[list].length > 0)
      .map((list) => ({
        label: t(`base.${list}`),
        text: lists[list].map(anchor).join(' · '),
        wide: true,
      })),
  ];
}
