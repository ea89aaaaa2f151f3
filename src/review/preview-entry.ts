/** One entry of a preview in one language, before and now, side by side. */
import { describer, wordingOf, type Describer } from '../diff/describe.ts';
import { thingsOf, type Thing } from '../diff/things.ts';
import { getLanguage, type Language } from '../i18n/languages.ts';
import { isText, shownIn } from '../i18n/text.ts';
import { pageIn } from '../model/address.ts';
import type { RulesetData } from '../model/entries.ts';
import type { EntryOf } from '../model/rulebook.ts';
import { plain } from '../notation/show.ts';
import { figureAt, labelAt, written } from '../wording/figure.ts';
import type { Wording } from '../wording/wording.ts';
import { escapeHtml } from '../view/prose.ts';

export interface Both {
  before: RulesetData;
  now: RulesetData;
}

/** Rows of a table that are shown besides the changed ones. */
const MOST_ROWS = 200;

/** The texts, tables and figures of a page in a language; what differs between the sides is marked. */
export function blockIn(page: string, language: Language, { before, now }: Both): string {
  const [old, current] = [contentOf(page, language, before), contentOf(page, language, now)];
  const { name, tag } = getLanguage(language);
  return [
    `<h3>${escapeHtml(name)}</h3><div class="pair" lang="${tag}">`,
    side('Before', old, current, 'del'),
    side('Now', current, old, 'ins'),
    '</div>',
  ].join('\n');
}

interface Line {
  key: string;
  html: string;
  /** Not read in play, such as search words: shown only where it changed. */
  isAside: boolean;
}

const ASIDE = /(?:^|\.)(?:reading|aliases|see|source|field|adopted|confidence|standalone)$/;
interface Content {
  lines: Line[];
  table: { head: string[]; rows: { key: string; cells: string[] }[] } | undefined;
}

function side(name: string, own: Content, other: Content, mark: 'ins' | 'del'): string {
  const heading = `<h4 lang="en">${name}</h4>`;
  if (own.lines.length === 0)
    return `<article>${heading}<p lang="en">There is no such entry.</p></article>`;
  const known = new Map(other.lines.map(({ key, html }) => [key, html]));
  const [title = '', ...lines] = own.lines.flatMap(({ key, html, isAside }) => {
    if (known.get(key) !== html) return [`<p><${mark}>${html}</${mark}></p>`];
    return isAside ? [] : [`<p>${html}</p>`];
  });
  const table = tableHtml(own.table, other.table, mark);
  return `<article>${heading}${[`${title}${table}`, ...lines].join('\n')}</article>`;
}

function tableHtml(own: Content['table'], other: Content['table'], mark: 'ins' | 'del'): string {
  if (!own) return '';
  const known = new Map(other?.rows.map(({ key, cells }) => [key, cells]));
  const isChanged = ({ key, cells }: { key: string; cells: string[] }): boolean =>
    known.get(key)?.join('\n') !== cells.join('\n');
  const shown = own.rows.filter((row, index) => index < MOST_ROWS || isChanged(row));
  const rows = shown.map(({ key, cells }) => {
    const was = known.get(key);
    const [label = '', ...figures] = cells.map((cell, index) =>
      was?.[index] === cell ? cell : `<${mark}>${cell}</${mark}>`,
    );
    return `<tr><th scope="row">${label}</th>${figures.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  const head = own.head.map((title) => `<th scope="col">${title}</th>`).join('');
  return `<div class="wide" tabindex="0"><table><thead><tr><td></td>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}

function contentOf(page: string, language: Language, ruleset: RulesetData): Content {
  const things = thingsOf(ruleset);
  const words = describer(ruleset, things);
  const own = [...things.values()].filter(({ address }) => pageIn(address) === page);
  const entry = ruleset.entries.find(({ address }) => `${ruleset.id}/${address}` === page);
  const table = entry?.kind === 'tables' ? entry : undefined;
  return {
    lines: own
      .filter(({ what }) => !table || !IN_TABLE.has(what))
      .flatMap((thing) => linesOf(thing, language, words)),
    table: table && gridOf(table, wordingOf(ruleset, language)),
  };
}

/** Parts of a table that its grid shows. */
const IN_TABLE = new Set(['row', 'column', 'word']);

function linesOf(thing: Thing, language: Language, words: Describer): Line[] {
  return [...thing.fields].map(([field, value]) => {
    const key = `${thing.key} ${field}`;
    if (!isText(value)) {
      const figure = `${words.field(thing, field)} ${words.value(thing, field, value)}`.trim();
      return {
        key,
        isAside: ASIDE.test(field),
        html: `<span class="figure" lang="en">${escapeHtml(figure)}</span>`,
      };
    }
    const text = escapeHtml(plain(value, language));
    const shown = shownIn(value, language);
    const html = shown === language ? text : `<span lang="${shown}">${text}</span>`;
    return { key, isAside: false, html: field === 'title' ? `<b>${html}</b>` : html };
  });
}

/** Cells as the table of the site shows them. */
const gridOf = (entry: EntryOf<'tables'>, wording: Wording): NonNullable<Content['table']> => ({
  head: entry.data.columns.map(({ title }) => escapeHtml(wording.plain(title))),
  rows: entry.data.rows.map((row, index) => ({
    key: row.id,
    cells: [
      labelAt(entry, index, wording),
      ...entry.data.columns.map((column) => figureAt(entry, index, column, wording)),
    ].map((figure) => escapeHtml(written(figure, wording))),
  })),
});
