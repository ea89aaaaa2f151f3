/** The contents of the site: the games, and how to link and correct. */
import type { Language } from '../../i18n/languages.ts';
import { labelled, longListOf, sentencesOf } from '../../i18n/format.ts';
import { upperFirst } from '../../text/upper-first.ts';
import { ui } from '../../i18n/ui.ts';
import { isOwn } from '../../model/own.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { entriesOf, type EntryOf, type Rulebook, type Ruleset } from '../../model/rulebook.ts';
import { plain } from '../../notation/show.ts';
import { SITE_LANGUAGES } from '../../site/config.ts';
import { goHref, href } from '../../site/routes.ts';
import { ATTESTATIONS } from '../evidence.ts';
import { keyView, type KeyView } from '../key.ts';
import { findingViews, type FindingView } from '../findings.ts';
import { searchHint, siteDescription, siteTitle } from '../site-words.ts';
import { frameView, searchFieldView, type FrameView, type SearchFieldView } from './frame.ts';
import { sitePage } from './page-settings.ts';
import { nameIn } from '../../notation/show.ts';
import { linksTo, type Link } from '../links.ts';
import { escapeHtml } from '../prose.ts';
import { createReader } from '../context.ts';

export interface HomeView {
  frame: FrameView;
  title: string;
  lead: string;
  findings: FindingView[];
  search: SearchFieldView;
  searchHint: string;
  games: { heading: string; items: GameView[] };
  /** The heading of all that follows: links, corrections, the marks. */
  how: string;
  link: { heading: string; text: string; table?: SampleView };
  correct: { heading: string; text: string };
  /** Absent where all rules are the authors' own. */
  key?: KeyView;
}
export interface GameView {
  link: Link;
  code: string;
  accent: string;
  /** Edition and contents in a line; of house rules, which rules they change. */
  about: string;
  /** What players look up most. */
  lookUp: Link[];
}
/** Examples of links: to a table, a row, a cell and the language-neutral page of a table. */
export interface SampleView {
  heads: string[];
  /** `html`: the name of the link, which may be broken after a slash. */
  rows: { name: string; link: Link; html: string }[];
}

/** `diagnostics` are those of all files, shown in development. */
export function homeView(
  book: Rulebook,
  { language }: { language: Language },
  diagnostics: readonly Diagnostic[] = [],
): HomeView {
  const t = ui(language);
  const { rulesets } = book;
  const page = sitePage(language, '', {
    title: siteTitle(book, language),
    description: siteDescription(book, language),
  });
  const own = rulesets.length > 0 && rulesets.every(({ meta }) => isOwn(meta));
  const correctText = sentencesOf(
    [
      t(SITE_LANGUAGES.length > 1 ? 'home.correct.text' : 'home.correct.text.one'),
      ...(own ? [] : [t('home.correct.source')]),
    ],
    language,
  );
  const table = sampleView(book, language);
  return {
    frame: frameView(book, page),
    title: t('home.heading', { n: rulesets.length }),
    lead: t(own ? 'home.lead.own' : 'home.lead'),
    findings: findingViews(diagnostics),
    search: searchFieldView(language),
    searchHint: searchHint(language),
    games: {
      heading: t('nav.rulesets'),
      items: rulesets.map((ruleset) => gameView(ruleset, rulesets, language)),
    },
    how: t('home.how'),
    link: { heading: t('home.link'), text: t('home.link.text'), ...(table && { table }) },
    correct: { heading: t('home.correct'), text: correctText },
    ...(!own && { key: keyView(ATTESTATIONS, t) }),
  };
}

function gameView(ruleset: Ruleset, rulesets: readonly Ruleset[], language: Language): GameView {
  const { id, meta, source } = ruleset;
  const aboutOf = ({ edition, coverage }: Ruleset['meta']): string =>
    labelled(upperFirst(plain(edition.name, language)), plain(coverage, language), language);
  const base = rulesets.find((one) => one.id === source.base?.id);
  const about = aboutOf(meta);
  return {
    link: { href: href(language, id), ...nameIn(meta.title, language) },
    code: meta.code,
    accent: meta.accent,
    about: longListOf(
      [
        ...(base
          ? [labelled(ui(language)('base.of'), plain(base.meta.title, language), language)]
          : []),
        // House rules have the edition and the contents of their base, unless they say others.
        ...(base && aboutOf(base.meta) === about ? [] : [about]),
      ],
      language,
    ),
    lookUp: linksTo(meta.front.lookUp, createReader(language, ruleset, '')),
  };
}

/** Undefined in a rulebook without tables. */
function sampleView(book: Rulebook, language: Language): SampleView | undefined {
  const sample = largestTable(book);
  const row = sample?.table.data.rows.at(-1);
  const column = sample?.table.data.columns[0];
  if (!sample || !row || !column) return undefined;
  const t = ui(language);
  const { ruleset, table } = sample;
  const page = href(language, ruleset.id, table.address);
  const cell = `${row.id}.${column.id}`;
  const neutral = goHref(ruleset.id, table.address);
  const examples = [
    { name: t('home.link.table'), link: { href: page, name: page } },
    {
      name: t('home.link.row'),
      link: { href: `${page}#${row.id}`, name: `…/${table.id}/#${row.id}` },
    },
    {
      name: t('home.link.cell'),
      link: { href: `${page}#${cell}`, name: `…/${table.id}/#${cell}` },
    },
    ...(SITE_LANGUAGES.length > 1
      ? [{ name: t('home.link.go'), link: { href: neutral, name: neutral } }]
      : []),
  ];
  return {
    heads: [t('home.link.point'), t('home.link.write')],
    rows: examples.map((example) => ({
      ...example,
      html: escapeHtml(example.link.name).replaceAll('/', '/<wbr>'),
    })),
  };
}

/** The largest table whose rows have names. */
function largestTable({
  rulesets,
}: Rulebook): { ruleset: Ruleset; table: EntryOf<'tables'> } | undefined {
  const cells = ({ data }: EntryOf<'tables'>) =>
    data.rows.every(({ title }) => title) ? data.rows.length * data.columns.length : 0;
  return rulesets
    .flatMap((ruleset) => entriesOf(ruleset, 'tables').map((table) => ({ ruleset, table })))
    .sort((a, b) => cells(b.table) - cells(a.table))[0];
}
