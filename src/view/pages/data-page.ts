/** The page about the data for programs: its files, how one row is found, and what stays as it is. */
import type { Language } from '../../i18n/languages.ts';
import { sameText } from '../../i18n/text.ts';
import { ui } from '../../i18n/ui.ts';
import type { Rulebook } from '../../model/rulebook.ts';
import { LICENCE } from '../../site/config.ts';
import { copied, csvHref, jsonHref } from '../../site/routes.ts';
import { editionName } from '../../wording/names.ts';
import type { Link } from '../links.ts';
import { inline } from '../prose.ts';
import { gamesIn } from '../site-words.ts';
import { frameView, type FrameView } from './frame.ts';
import { sitePage } from './page-settings.ts';

/** Sentences are HTML. */
export interface DataPageView {
  frame: FrameView;
  title: string;
  lead: string;
  files: { heading: string; lead: string; index: Link; games: { name: string; files: Link[] }[] };
  /** How a row is found; absent where no game has a table. */
  row?: { heading: string; lead: string; files: Link[]; code: string };
  /** With its name, where that is another word. */
  status: { heading: string; lead: string; items: { value: string; name?: string }[] };
  stable: { heading: string; items: string[] };
}

const STATUSES = [
  ...(['as-printed', 'reconstructed', 'inferred'] as const),
  ...(['other-source', 'unknown', 'disputed'] as const),
] as const;

export function dataPageView(book: Rulebook, { language }: { language: Language }): DataPageView {
  const t = ui(language);
  const title = t('api.title');
  const lead = t('api.lead', { games: gamesIn(book, language), licence: LICENCE.name });
  const html = (words: string): string => inline(sameText(words), language);
  const row = rowOf(book, language);
  return {
    frame: frameView(book, sitePage(language, 'data', { title, description: lead })),
    title,
    lead,
    files: {
      heading: t('api.files'),
      lead: html(t('api.files.lead')),
      index: { href: jsonHref(), name: t('api.index') },
      games: book.rulesets.map((ruleset) => ({
        name: editionName(ruleset, language),
        files: [
          { href: jsonHref(ruleset.id), name: t('api.whole') },
          { href: jsonHref(ruleset.id, 'parts'), name: t('api.parts') },
          { href: jsonHref(ruleset.id, 'changes'), name: t('api.changes') },
          { href: jsonHref(ruleset.id, 'disputes'), name: t('disputes.title') },
        ],
      })),
    },
    ...(row && { row: { heading: t('api.row'), lead: html(t('api.row.lead')), ...row } }),
    status: {
      heading: t('plate.evidence'),
      lead: html(t('api.status.lead')),
      items: STATUSES.map((value) => {
        const name = t(`evidence.${value}`);
        return { value, ...(name !== value.replace('-', ' ') && { name }) };
      }),
    },
    stable: {
      heading: t('api.stable'),
      items: [t('api.stable.addresses'), t('api.stable.versions'), t('api.stable.hosts')].map(html),
    },
  };
}

/** The files of the first table of the site, and a program that reads a cell of its first row. */
function rowOf(
  { rulesets }: Rulebook,
  language: Language,
): { files: Link[]; code: string } | undefined {
  const tables = rulesets.flatMap((ruleset) =>
    ruleset.entries.flatMap((entry) => (entry.kind === 'tables' ? [{ ruleset, entry }] : [])),
  );
  const [first] = tables;
  const row = first?.entry.data.rows[0];
  const column = first?.entry.data.columns[0];
  if (!first || !row || !column) return undefined;
  const { ruleset, entry } = first;
  const json = jsonHref(ruleset.id, entry.address);
  const files = [json, csvHref(language, ruleset.id, entry.address)];
  return {
    files: files.map((href) => ({ href, name: href })),
    code: [
      `const file = await fetch('${copied(json)}');`,
      'const page = await file.json();',
      `page.rows.find(({ id }) => id === '${row.id}');`,
      `page.resolved['${row.id}.${column.id}'].shown.${language};`,
    ].join('\n'),
  };
}
