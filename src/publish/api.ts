/** The public data under `/api/v1/`, as JSON and CSV; docs/api.md describes it. */

import { pageIn } from '../model/address.ts';
import type { Entry } from '../model/entries.ts';
import type { Rulebook, Ruleset } from '../model/rulebook.ts';
import { ENTRY_SCHEMAS } from '../schema/schemas.ts';
import { CONFIGURED_ORIGIN, DATA_VERSION, LICENCE, SITE_LANGUAGES } from '../site/config.ts';
import { dataDate, versionOf } from '../site/data-version.ts';
import { movedEntries, movedOf } from '../site/moved.ts';
import type { PublicFile } from '../site/public-file.ts';
import { goHref, jsonHref, schemaHref } from '../site/routes.ts';
import { changeList, disputeList, partList } from './api-lists.ts';
import { csv } from './csv.ts';
import { resolvedOf } from './resolved.ts';

const json = (path: string, data: unknown): PublicFile => ({
  path,
  type: 'application/json; charset=utf-8',
  text: JSON.stringify(data, null, 1),
});

export const dataFiles = (book: Rulebook): PublicFile[] => [
  json('index.json', index(book)),
  ...book.rulesets.flatMap(rulesetFiles),
];

function index(book: Rulebook): object {
  const rulesets = book.rulesets.map((ruleset) => ({
    id: ruleset.id,
    title: ruleset.meta.title,
    edition: ruleset.meta.edition,
    version: versionOf(ruleset),
    updated: dataDate(ruleset),
    schema: schemaHref('api-ruleset'),
    data: jsonHref(ruleset.id),
    parts: jsonHref(ruleset.id, 'parts'),
    changes: jsonHref(ruleset.id, 'changes'),
    disputes: jsonHref(ruleset.id, 'disputes'),
    entries: ruleset.entries.map((entry) => ({
      ...head(entry, ruleset),
      parts: entry.parts.length,
    })),
  }));
  return {
    $schema: schemaHref('api-index'),
    version: DATA_VERSION,
    origin: CONFIGURED_ORIGIN,
    licence: LICENCE,
    languages: SITE_LANGUAGES,
    rulesets,
  };
}

const head = (entry: Entry, ruleset: Ruleset) => ({
  address: entry.address,
  kind: entry.kind,
  title: entry.data.title,
  page: goHref(ruleset.id, entry.address),
  data: jsonHref(ruleset.id, entry.address),
});

/** Subject, version and licence of a file; `about` of schemas/published/api.schema.json describes these fields. */
const aboutOf = (ruleset: Ruleset) => ({
  ruleset: ruleset.id,
  title: ruleset.meta.title,
  edition: ruleset.meta.edition,
  version: versionOf(ruleset),
  licence: LICENCE,
});

function rulesetFiles(ruleset: Ruleset): PublicFile[] {
  const { meta, markers, terms, values } = ruleset;
  const entries = ruleset.entries.map((entry) => ({
    entry,
    schema: schemaHref(ENTRY_SCHEMAS[entry.kind]),
    resolved: resolvedOf(entry, ruleset),
  }));
  const file = (path: string, schema: string, content: object): PublicFile =>
    json(path, { $schema: schemaHref(schema), about: aboutOf(ruleset), ...content });
  const files = [
    file(`${ruleset.id}.json`, 'api-ruleset', {
      ...{ ruleset: meta, markers, terms, values },
      entries: entries.map(({ entry: { address, kind, data }, schema, resolved }) => ({
        ...{ address, kind, schema, data, resolved },
      })),
    }),
    file(`${ruleset.id}/parts.json`, 'api-parts', { parts: partList(ruleset) }),
    file(`${ruleset.id}/changes.json`, 'api-changes', changeList(ruleset)),
    file(`${ruleset.id}/disputes.json`, 'api-disputes', disputeList(ruleset)),
    ...entries.flatMap(({ entry, schema, resolved }) => [
      json(`${ruleset.id}/${entry.address}.json`, {
        $schema: schema,
        about: {
          ...aboutOf(ruleset),
          address: `${ruleset.id}/${entry.address}`,
          ...baseOf(entry, ruleset),
        },
        ...entry.data,
        resolved,
      }),
      ...tableFiles(ruleset, entry),
    ]),
  ];
  return [...files, ...movedFiles(ruleset, files)];
}

/** Of house rules: the entry that it changes or takes over. */
function baseOf({ address }: Entry, { source: { base } }: Ruleset) {
  if (!base || base.added.includes(address)) return {};
  const changed = base.changed.includes(address);
  return { base: { address: `${base.id}/${address}`, changed } };
}

const tableFiles = (ruleset: Ruleset, entry: Entry): PublicFile[] =>
  entry.kind === 'tables'
    ? SITE_LANGUAGES.map((language) => ({
        path: `${ruleset.id}/${entry.address}.${language}.csv`,
        type: 'text/csv; charset=utf-8',
        text: csv(entry, ruleset, language),
      }))
    : [];

/** At the address of each retired entry, the files of the one that took its place, or the addresses of several. */
function movedFiles(ruleset: Ruleset, files: readonly PublicFile[]): PublicFile[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const moves = movedOf(ruleset);
  return movedEntries(ruleset).flatMap((from) => {
    const moved = moves.get(from) ?? [];
    const at = (address: string, ending: string) => `${ruleset.id}/${address}${ending}`;
    const [page = '', ...others] = new Set(moved.map(pageIn));
    const now = others.length === 0 ? byPath.get(at(page, '.json')) : undefined;
    const { $schema, ...data } = now
      ? (JSON.parse(now.text) as object & { $schema: string })
      : { $schema: schemaHref('api-moved'), about: aboutOf(ruleset) };
    const tables = SITE_LANGUAGES.flatMap((language) => {
      const table = now && byPath.get(at(page, `.${language}.csv`));
      return table ? [{ ...table, path: at(from, `.${language}.csv`) }] : [];
    });
    return [json(at(from, '.json'), { $schema, moved, ...data }), ...tables];
  });
}
