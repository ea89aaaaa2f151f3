/** The public data under `/api/v1/`, as JSON and CSV. */

import type { Rulebook, Ruleset } from '../model/rulebook.ts';
import { csv } from './csv.ts';
import { goHref, jsonHref, schemaHref } from '../site/routes.ts';
import { DATA_VERSION, LICENCE, SITE_LANGUAGES } from '../site/config.ts';
import { versionOf } from '../site/data-version.ts';
import type { PublicFile } from '../site/public-file.ts';
import { ENTRY_SCHEMAS } from '../schema/schemas.ts';
import type { Entry } from '../model/entries.ts';

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
    schema: schemaHref('ruleset'),
    data: jsonHref(ruleset.id),
    entries: ruleset.entries.map((entry) => ({
      ...head(entry, ruleset),
      parts: entry.parts.length,
    })),
  }));
  return { version: DATA_VERSION, licence: LICENCE, languages: SITE_LANGUAGES, rulesets };
}

const head = (entry: Entry, ruleset: Ruleset) => ({
  address: entry.address,
  kind: entry.kind,
  title: entry.data.title,
  page: goHref(ruleset.id, entry.address),
  data: jsonHref(ruleset.id, entry.address),
});

/** Subject, version and licence of a file; `about` of the published schemas (schema/schemas.ts) describes these fields. */
const aboutOf = (ruleset: Ruleset) => ({
  ruleset: ruleset.id,
  title: ruleset.meta.title,
  edition: ruleset.meta.edition,
  version: versionOf(ruleset),
  licence: LICENCE,
});

function rulesetFiles(ruleset: Ruleset): PublicFile[] {
  const { meta, markers, terms, values } = ruleset;
  const whole = {
    about: aboutOf(ruleset),
    ruleset: meta,
    markers,
    terms,
    values,
    entries: ruleset.entries.map((entry) => ({
      address: entry.address,
      kind: entry.kind,
      schema: schemaHref(ENTRY_SCHEMAS[entry.kind]),
      data: entry.data,
    })),
  };
  return [
    json(`${ruleset.id}.json`, whole),
    ...ruleset.entries.flatMap((entry) => entryFiles(ruleset, entry)),
  ];
}

function entryFiles(ruleset: Ruleset, entry: Entry): PublicFile[] {
  const path = `${ruleset.id}/${entry.address}`;
  const single = json(`${path}.json`, {
    $schema: schemaHref(ENTRY_SCHEMAS[entry.kind]),
    about: { ...aboutOf(ruleset), address: `${ruleset.id}/${entry.address}` },
    ...entry.data,
  });
  if (entry.kind !== 'tables') return [single];
  return [
    single,
    ...SITE_LANGUAGES.map((language) => ({
      path: `${path}.${language}.csv`,
      type: 'text/csv; charset=utf-8',
      text: csv(entry, ruleset, language),
    })),
  ];
}
