/** Every interface word is used, and has all its placeholders in every language. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en, type Key } from '../../src/i18n/en.ts';
import { LANGUAGE_TAGS } from '../../src/i18n/languages.ts';
import { ATTESTATIONS } from '../../src/view/evidence.ts';
import { templates } from '../../src/i18n/ui.ts';

const source = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|astro)$/.test(file) && !file.startsWith('i18n'))
  .map((file) => readFileSync(join('src', file), 'utf8'))
  .join('\n');
const keys = Object.keys(en) as Key[];

const definitions = JSON.parse(readFileSync('schemas/common.schema.json', 'utf8')) as {
  definitions: Record<string, { properties: Record<string, { enum?: string[] }> }>;
};
/** The values that a field may have. */
const valuesOf = (shape: string, field: string): string[] =>
  definitions.definitions[shape]?.properties[field]?.enum ?? [];
const KINDS = ['phases', 'tables', 'modifiers', 'procedures', 'rules'];
const MARKERS = ['counter', 'die', 'state'];

/**
 * Keys built at run time: `t(`evidence.${kind}`)`. For each pattern, the possible values; a key
 * that no value produces is dead, even if its prefix is used.
 */
const DYNAMIC: Record<string, readonly string[]> = {
  'base.*': ['added', 'changed', 'same', 'changes', 'new', 'removed'],
  'dice.*': ['highest', 'lowest'],
  'dispute.*': valuesOf('dispute', 'confidence'),
  'effect.*.*': ['place', 'remove', 'keep'].flatMap((verb) =>
    MARKERS.map((type) => `${verb}.${type}`),
  ),
  'effect.*.counted': ['place', 'remove'],
  'effect.flip.*': MARKERS,
  'document.*': ['main', 'supporting'],
  'evidence.*': ATTESTATIONS,
  'key.*': ATTESTATIONS,
  'field.*': ['side', 'target', 'dice', 'when', 'effects', 'end', 'origin'],
  'kind.*': [...KINDS, 'markers', 'terms'],
  'kind.one.*': [...KINDS, 'markers', 'terms'],
  'mod.combine.*': ['unique', 'first', 'one', 'highest', 'unknown'],
  'mod.order.*': ['set', 'multiply', 'add', 'round', 'limit'],
  'markers.*.*': ['placed', 'removed'].flatMap((event) => [`${event}.counter`, `${event}.state`]),
  'markers.again.*': ['counter', 'state'],
  'markers.beyond.*.*': ['placed', 'removed', 'both'].flatMap((event) => [
    `${event}.counter`,
    `${event}.state`,
  ]),
  'markers.side-of.*': ['counter', 'die'],
  'sides.*': [...valuesOf('sides', 'turnOrder'), 'react'],
  'offline.*': ['cancelled', 'current', 'removed'],
  'offline.failed.*': [
    'connection',
    'damaged',
    'full',
    'interrupted',
    'refused',
    'replaced',
  ].concat('unsupported'),
  'part.*': [
    ...['row', 'step', 'modifier', 'point', 'example', 'note', 'dispute'],
    ...['column', 'cell', 'marker', 'term', 'value'],
  ],
  'roll.contest.*': ['highest', 'lowest'],
  'roll.face.*': ['red', 'white'],
  'roll.select.*': ['highest', 'lowest'],
  'roll.select.ties.*': ['all', 'again', 'none', 'unknown'],
  'roll.ties.*': ['all', 'again', 'none', 'unknown'],
  'round.*': ['up', 'down', 'unknown'],
  // The forms of a plural.
  'search.count.*': [],
  'search.kind.*': ['rows', 'examples', 'disputes', 'rulesets'],
  'search.words.*': KINDS,
  'shift.*': ['lower', 'higher', 'unknown'],
  'step.*': ['must', 'may', 'must-not', 'any', 'by-condition', 'one-of'],
  'terms.origin.*': ['counter-or-card', 'table', 'count', 'measured', 'chosen', 'dice', 'computed'],
  'test.*': [
    ...['equals', 'above', 'atLeast', 'below', 'atMost'],
    ...['odd', 'even', 'doubles', 'winner', 'loser'],
  ],
  'work.nothing.*': ['unknown', 'taken-over'],
  'unit.*': ['inch', 'hex', 'point', 'turn'],
  '*.title': ['markers', 'terms'],
};
/** `t(`evidence.${kind}`)` → `evidence.*` */
const patterns = new Set(
  [...source.matchAll(/\b(?:t|say|words|ui\(\w+\))\(\s*`([^`]*\$\{[^`]*)`/g)].map(([, key = '']) =>
    key.replace(/\$\{[^}]*\}/g, '*'),
  ),
);
const putTogether = new Set(
  Object.entries(DYNAMIC).flatMap(([pattern, values]) =>
    values.map((value) => pattern.replace('*.*', '*').replace('*', value)),
  ),
);

describe('interface words', () => {
  it('are all used', () => {
    const unused = keys.filter(
      (key) => !source.includes(`'${key}'`) && !putTogether.has(key) && !patterns.has(`${key}.*`),
    );
    expect(unused).toEqual([]);
  });

  it('are built by known patterns only', () => {
    expect([...patterns].sort()).toEqual(Object.keys(DYNAMIC).sort());
  });

  it.each(LANGUAGE_TAGS)('in %s contain all placeholders', (language) => {
    // What is modified stands only in the sentences of languages whose nouns need no ending there.
    const blanks = (text: string) =>
      [...text.matchAll(/\{(?!of\})\w+\}/g)].map(([blank]) => blank).sort();
    for (const key of keys) {
      const [english, own] = (['en', language] as const).map((tag) =>
        // The form for most numbers: the form for one may omit the number.
        blanks(Object.values<string>(templates(tag, [key])).at(-1) ?? ''),
      );
      expect([key, own]).toEqual([key, english]);
    }
  });

  it.each(LANGUAGE_TAGS)('in %s are never empty, and labels do not end in a space', (language) => {
    const wrong = Object.entries<string>(templates(language, keys)).filter(
      ([, text]) => text === '' || text !== text.trim(),
    );
    expect(wrong).toEqual([]);
  });
});
