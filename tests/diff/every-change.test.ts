/**
 * Whatever field of the schemas a request changes, adds or removes, the difference says so, with the address and the
 * words. The fields are found by a walk over the schemas, so that a new one is tried as soon as the rules have it.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { difference } from '../../src/diff/difference.ts';
import { asText } from '../../src/diff/plain-text.ts';
import { getRulebook, readRules } from '../../src/rulebook.ts';
import { isObject } from '../../src/schema/guards.ts';
import { readSchemas, SITE_FILE, type Schema } from '../../src/schema/schemas.ts';
import { snapshotOf } from '../checks/fixture.ts';

type Path = readonly (string | number)[];
interface RulesFile {
  file: string;
  text: string;
  schema: string;
}
/** A field of the schemas, and where the rules have it. */
interface Place {
  field: string;
  of: RulesFile;
  path: Path;
  value: unknown;
  schema: Schema;
  isOptional: boolean;
}

/** Records and translations are told as what they confirm. */
const TOLD_OTHERWISE = new Set(['change', 'translations']);
const site = { file: 'rules/site.yaml', schema: SITE_FILE };
const rulesets = getRulebook().rulesets.map(({ source }) => [...source.files.values()]);
/** Small files first: a field is changed in the first that has it. */
const files: RulesFile[] = [{ ...site, text: readFileSync(site.file, 'utf8') }, ...rulesets.flat()]
  .filter(({ schema }) => !TOLD_OTHERWISE.has(schema))
  .sort((a, b) => a.text.length - b.text.length);

const schemas = readSchemas();
const dataOf = new Map(files.map((of) => [of, parse(of.text) as unknown]));
const places = new Map<string, Place>();
for (const [of, value] of dataOf) {
  const schema = schemas.get(of.schema) ?? {};
  collect({
    ...{ field: of.schema, of, path: [], value },
    ...{ schema: { ...schema, title: of.schema }, isOptional: false },
  });
}

function collect(place: Place, home = place.of.schema): void {
  const [schema, root] = meant(place.schema, home);
  const { path, value } = place;
  if (path.length > 0 && !places.has(place.field)) places.set(place.field, { ...place, schema });
  const { title, items, properties = {}, additionalProperties, required = [] } = schema;
  const name = typeof title === 'string' ? title : place.field;
  const enter = (key: string | number, inner: unknown, own: unknown, step: string): void => {
    if (!isObject(own)) return;
    const isOptional = typeof key === 'string' && !(required as string[]).includes(key);
    const field = `${name}.${step}`;
    collect({ ...place, field, path: [...path, key], value: inner, schema: own, isOptional }, root);
  };
  if (Array.isArray(value))
    value.forEach((item: unknown, index) => enter(index, item, items, 'item'));
  else if (isObject(value))
    for (const [key, inner] of Object.entries(value)) {
      const own = (properties as Schema)[key];
      enter(key, inner, own ?? additionalProperties, own ? key : 'name');
    }
}

/** The schema behind a reference, and the file that it is in. */
function meant(schema: Schema, home: string): [Schema, string] {
  const { $ref } = schema;
  if (typeof $ref !== 'string') return [schema, home];
  const [file = '', pointer = ''] = $ref.split('#/');
  const name = file === '' ? home : file.replace('.schema.json', '');
  const found = pointer
    .split('/')
    .reduce<unknown>((node, key) => (node as Schema)[key], schemas.get(name));
  return meant(found as Schema, name);
}

interface Edit {
  to: unknown;
  /** Words that must be said. */
  word?: string;
}

/** Other values of a field: another text in each language, another number or choice, an item less, none at all. */
function editsOf({ value, schema, isOptional }: Place): Edit[] {
  const gone = isOptional ? [{ to: undefined }] : [];
  const word = 'Zzz';
  if (schema['title'] === 'Text' && isObject(value))
    return Object.keys(value).map((language) => ({
      to: { ...value, [language]: `${String(value[language])} ${word}` },
      word,
    }));
  if (Array.isArray(value) && value.length > 1) return [{ to: value.slice(1) }, ...gone];
  if (Array.isArray(schema['enum']))
    return [{ to: schema['enum'].find((other: unknown) => other !== value) as unknown }, ...gone];
  if (typeof value === 'number') return [{ to: value + 1 }, ...gone];
  const isFree = typeof value === 'string' && schema['pattern'] === undefined;
  return isFree ? [{ to: `${value} ${word}`, word }, ...gone] : gone;
}

function edited(of: RulesFile, path: Path, to: unknown): string {
  const data = structuredClone(dataOf.get(of));
  const owner = path.slice(0, -1).reduce<unknown>((node, key) => (node as Schema)[key], data);
  const key = path.at(-1) ?? '';
  if (to === undefined) Reflect.deleteProperty(owner as Schema, key);
  else (owner as Schema)[key] = to;
  return stringify(data, { aliasDuplicateObjects: false });
}

it('says every change that the schemas allow, forwards and backwards', () => {
  let tried = 0;
  const faults: string[] = [];
  for (const [of, own] of Map.groupBy(places.values(), (place) => place.of)) {
    const [, ruleset = ''] = of.file.split('/');
    const address = of.schema === SITE_FILE ? SITE_FILE : ruleset;
    const game = files.filter(
      ({ file }) => file === `rules/${ruleset}/ruleset.yaml` && file !== of.file,
    );
    const rulesWith = (text: string) =>
      readRules(snapshotOf('rules', [...game, { file: of.file, text }]));
    const before = rulesWith(of.text);
    for (const place of own)
      for (const { to, word = '' } of editsOf(place)) {
        const after = rulesWith(edited(of, place.path, to));
        const forwards = difference('before', before, after);
        // Without an optional field the file may not match its schema.
        if (forwards.unread.length > 0) continue;
        tried += 1;
        for (const found of [forwards, difference('before', after, before)]) {
          const said = asText({ ...found, results: [], stale: [] });
          const isSaid = said.includes(`    ${address}`) && said.includes(word);
          if (!isSaid || said.includes('(nothing)'))
            faults.push(`${place.field} to ${JSON.stringify(to)}: ${said}`);
        }
      }
  }
  expect(faults).toEqual([]);
  expect(tried).toBeGreaterThan(400);
});
