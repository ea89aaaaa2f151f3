import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRulebook } from '../../src/rulebook.ts';
import { findings, withRules } from '../checks/fixture.ts';

const HEAD =
  'id: walls\nstandalone: true\nsource: [{ document: sheet, page: 1 }]\ntitle: { en: Walls, pl: Mury, ja: 壁 }\n';
const TEXT = 'text: { en: A wall., pl: Mur., ja: 石。 }\n';

/** Findings of the valid game with an additional file. */
const withFile = (text: string | Uint8Array, name = 'rules/walls.yaml') =>
  withRules(undefined, (rules, ruleset) => {
    writeFileSync(join(ruleset, name), text);
    return findings(readRulebook(rules), ruleset);
  });
const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

const cases: [what: string, text: string | Uint8Array, found: string[]][] = [
  ['a plain file', HEAD + TEXT, []],
  ['an unclosed bracket', `${HEAD}text: { en: A wall., pl: Mur.\n`, ['5:7 yaml']],
  [
    'a colon in a plain text',
    `${HEAD}text: { en: Rule: a: wall., pl: Mur., ja: 石。 }\n`,
    ['5:17 yaml'],
  ],
  ['a tab as indentation', `${HEAD}text:\n\ten: A wall.\n`, ['6:1 file-form']],
  ['a byte order mark', `\uFEFF${HEAD}${TEXT}`, ['1:1 file-form']],
  ['CR LF', (HEAD + TEXT).replaceAll('\n', '\r\n'), ['1:10 file-form']],
  ['no line break at the end', (HEAD + TEXT).trimEnd(), ['5:39 file-form']],
  ['spaces at the end of a line', `${HEAD.trimEnd()}  \n${TEXT}`, ['4:38 file-form']],
  ['a field twice', `${HEAD}${TEXT}id: walls\n`, ['6:1 yaml']],
  ['two documents', `${HEAD}${TEXT}---\nid: b\n`, ['6:1 yaml']],
  ['an empty file', '', ['1:1 schema']],
  ['a list instead of fields', '- id: walls\n', ['1:1 schema']],
  ['a number instead of a text', `${HEAD}text: 12\n`, ['5:7 schema']],
  ['__proto__', `${HEAD}${TEXT}__proto__: { standalone: true }\n`, ['6:1 yaml-feature']],
  ['constructor', `${HEAD}${TEXT}constructor: { standalone: true }\n`, ['6:1 schema']],
  ['a number as a field', `${HEAD}${TEXT}12: a\n`, ['6:1 yaml-feature']],
  [
    'an alias bomb',
    `${HEAD}a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n`,
    [
      '5:4 yaml-feature',
      '6:4 yaml-feature',
      '6:8 yaml-feature',
      '6:12 yaml-feature',
      '7:5 yaml-feature',
      '7:9 yaml-feature',
    ].sort(),
  ],
  ['a tag', `${HEAD}text: !!js/function 'x'\n`, ['5:7 yaml-feature']],
  ['another YAML', `%YAML 1.1\n---\n${HEAD}${TEXT}`, ['1:1 yaml-feature']],
  ['no as a word', `${HEAD.replace('true', 'no')}${TEXT}`, ['2:13 schema']],
  ['1_000', `${HEAD.replace('page: 1', 'page: 1_000')}${TEXT}`, ['3:35 schema']],
  ['an octal number', `${HEAD.replace('page: 1', 'page: 0o17')}${TEXT}`, ['3:35 yaml-feature']],
  [
    'a number with a leading zero',
    `${HEAD.replace('page: 1', 'page: 017')}${TEXT}`,
    ['3:35 yaml-feature'],
  ],
  ['an exponent', `${HEAD.replace('page: 1', 'page: 1e1')}${TEXT}`, ['3:35 yaml-feature']],
  ['a date', `${HEAD.replace('page: 1', 'page: 2001-12-14')}${TEXT}`, ['3:35 schema']],
  ['a printed number', `${HEAD}number: 3.10\n${TEXT}`, ['5:9 yaml-feature']],
  ['another printed number', `${HEAD}number: 3.1\n${TEXT}`, ['5:9 schema']],
  [
    'marks of a merge conflict',
    `${HEAD}<<<<<<< mine\n${TEXT}=======\n${TEXT}>>>>>>> theirs\n`,
    ['5:1 merge-conflict'],
  ],
  [
    'invalid UTF-8',
    bytes(HEAD, 'text: { en: A w', [0xff, 0xfe], 'll., pl: Mur., ja: 石。 }\n'),
    ['5:16 encoding'],
  ],
  [
    'a truncated sign',
    bytes(HEAD, 'text: { en: A wall., pl: Mur., ja: ', [0xe5, 0xa3], ' }\n'),
    ['5:36 encoding'],
  ],
  [
    'a character that a conversion lost',
    `${HEAD}text: { en: A w\uFFFDll., pl: Mur., ja: 石。 }\n`,
    ['5:16 encoding'],
  ],
  [
    'a direction character',
    `${HEAD}text: { en: "A \u202Ewall.", pl: Mur., ja: 石。 }\n`,
    ['5:16 hidden-character'],
  ],
  [
    'a zero-width space',
    `${HEAD}text: { en: A\u200B wall., pl: Mur., ja: 石。 }\n`,
    ['5:14 hidden-character'],
  ],
  [
    'a control character',
    `${HEAD}text: { en: "A\u0007 wall.", pl: Mur., ja: 石。 }\n`,
    ['5:15 hidden-character'],
  ],
];

describe('a hostile file gets a located finding', () => {
  it.each(cases)('%s', (_, text, found) => {
    expect(withFile(text)).toEqual(found.map((finding) => `rules/walls.yaml:${finding}`));
  });
});

/** Each of these would hang or fill the memory if it were read without limits. */
const floods: [what: string, text: string, code: string][] = [
  ['five megabytes', `${HEAD}# ${'x'.repeat(5_000_000)}\n${TEXT}`, 'too-large'],
  ['brackets without end', `${HEAD}text: ${'['.repeat(400_000)}\n`, 'yaml-feature'],
  ['balanced brackets', `${HEAD}text: ${'['.repeat(150)}${']'.repeat(150)}\n`, 'yaml-feature'],
  ['braces', `${HEAD}text: ${'{a: '.repeat(200_000)}\n`, 'yaml-feature'],
  ['compact lists', `${HEAD}text:\n  ${'- '.repeat(400_000)}x\n`, 'yaml-feature'],
  ['explicit keys', `${HEAD}text:\n  ${'? '.repeat(400_000)}x\n`, 'yaml-feature'],
  [
    'a staircase',
    `${HEAD}text:\n${Array.from({ length: 1300 }, (_, depth) => `${' '.repeat(depth + 1)}a:\n`).join('')}`,
    'yaml-feature',
  ],
  [
    'a list of a quarter million',
    `${HEAD}${TEXT}see: [${'a,'.repeat(250_000)}b]\n`,
    'yaml-feature',
  ],
  [
    'eighty thousand unknown fields',
    `${HEAD}${TEXT}${Array.from({ length: 80_000 }, (_, n) => `f${n}: 1\n`).join('')}`,
    'yaml-feature',
  ],
  [
    'four thousand unknown fields',
    `${HEAD}${TEXT}${Array.from({ length: 4000 }, (_, n) => `f${n}: 1\n`).join('')}`,
    'schema',
  ],
  [
    'a megabyte on a line',
    `${HEAD}text: { en: "${'a '.repeat(480_000)}", pl: Mur., ja: 石。 }\nx: 1\n`,
    'schema',
  ],
  [
    'a thousand aliases of one anchor',
    `${HEAD}a: &a x\nb: [${'*a, '.repeat(1000)}x]\n`,
    'yaml-feature',
  ],
  ['an unfinished quote', `${HEAD}text: "${'a\\\n'.repeat(200_000)}`, 'yaml'],
  ['ten thousand broken references', manyReferences(10_000), 'unknown-reference'],
];

function manyReferences(count: number): string {
  const point = (n: number) =>
    `  - { id: p-${n}, see: [${Array.from({ length: 10 }, (_, m) => `tables/t-${n}-${m}`).join(', ')}], text: { en: A., pl: A., ja: A。 } }\n`;
  return `${HEAD}${TEXT}points:\n${Array.from({ length: count / 10 }, (_, n) => point(n)).join('')}`;
}

// A missing limit would exceed the time limit of the test.
describe('a flood is refused', () => {
  it.each(floods)('%s', (_, text, code) => {
    const found = withFile(text);
    expect(found.some((finding) => finding.endsWith(` ${code}`))).toBe(true);
  });
});

describe('unusual files', () => {
  const withSetup = (setup: (ruleset: string) => void) =>
    withRules(undefined, (rules, ruleset) => {
      setup(ruleset);
      return findings(readRulebook(rules), ruleset);
    });

  it('a symbolic link is not followed', () => {
    const found = withSetup((ruleset) =>
      symlinkSync('/etc/passwd', join(ruleset, 'rules/walls.yaml')),
    );
    expect(found).toEqual(['rules/walls.yaml:1:1 symbolic-link']);
  });
  it('a linked folder is not entered', () => {
    expect(withSetup((ruleset) => symlinkSync('/', join(ruleset, 'rules/all')))).toEqual([
      'rules/all:1:1 symbolic-link',
    ]);
  });
  it('a named pipe is not read', () => {
    expect(
      withSetup((ruleset) => execFileSync('mkfifo', [join(ruleset, 'rules/walls.yaml')])),
    ).toEqual(['rules/walls.yaml:1:1 unreadable']);
  });
  it('a sparse file of a gigabyte is not read', () => {
    const found = withSetup((ruleset) => {
      writeFileSync(join(ruleset, 'rules/walls.yaml'), '');
      truncateSync(join(ruleset, 'rules/walls.yaml'), 1_000_000_000);
    });
    expect(found).toEqual(['rules/walls.yaml:1:1 too-large']);
  });
  it.each([
    'rules/Wall s.yaml',
    'rules/wände.yaml',
    'rules/-.yaml',
    'constructor/a.yaml',
    'rules/a/walls.yaml',
    'rules/walls.yml',
    'other.yaml',
  ])('the name %s is refused', (name) => {
    const found = withSetup((ruleset) => {
      mkdirSync(join(ruleset, name, '..'), { recursive: true });
      writeFileSync(join(ruleset, name), HEAD + TEXT);
    });
    expect(found).toEqual([expect.stringMatching(/(?:file-name|unexpected-file)$/)]);
  });
  it('an id cannot leave its folder', () => {
    expect(withFile(HEAD.replace('walls', '../../walls') + TEXT)).toEqual([
      'rules/walls.yaml:1:5 schema',
    ]);
  });
});

describe('folders', () => {
  const inFolder = (setup: (folder: string) => void) => {
    const folder = mkdtempSync(join(tmpdir(), 'rules-'));
    try {
      setup(folder);
      return readRulebook(folder).diagnostics.map(({ code, message }) => `${code}: ${message}`);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };

  it('an empty folder has no ruleset', () =>
    expect(inFolder(() => {})).toEqual([expect.stringMatching(/^no-rules/)]));
  it('an empty ruleset is reported for its missing file', () => {
    const found = inFolder((folder) => mkdirSync(join(folder, 'game')));
    expect(found.map((finding) => finding.split('no ')[1])).toEqual(['`ruleset.yaml`.']);
  });
  it('a name that is not an id is refused', () => {
    expect(inFolder((folder) => mkdirSync(join(folder, 'My Game')))).toContainEqual(
      expect.stringMatching(/^unexpected-file: `My Game\/`/),
    );
  });
  it('a missing folder stops the run', () => {
    expect(() => readRulebook('no-such-folder')).toThrow('There is no folder no-such-folder.');
    expect(existsSync('no-such-folder')).toBe(false);
  });
});
