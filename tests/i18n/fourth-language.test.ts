/**
 * A fourth language needs only what README.md lists: a record, a dictionary, its fields in the
 * schema, and its texts. A copy of the source gets German in exactly this way; it must compile,
 * read German rules and show them.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isMap, isScalar, parseDocument, visit } from 'yaml';

const copy = mkdtempSync(join(tmpdir(), 'fourth-language-'));
const inCopy = (path: string): string => join(copy, path);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Replaces text in a file of the copy; fails if the text is missing. */
function edit(path: string, from: string, to: string): void {
  const text = readFileSync(inCopy(path), 'utf8');
  expect(text).toContain(from);
  writeFileSync(inCopy(path), text.replace(from, to));
}

const RECORD = `  {
    tag: 'de',
    name: 'Deutsch',
    short: 'DE',
    english: 'German',
    locale: 'de_DE',
    plurals: ['one', 'other'],
    list: { comma: ', ', semicolon: '; ', things: '; ', and: ' und ', or: ' oder ', nor: ' noch ' },
    colon: ': ',
    brackets: [' (', ')'],
    quotes: ['„', '“'],
    innerQuotes: ['‚', '‘'],
    editionComma: ', ',
    sentence: { boundary: /(?<=[.!?])\\s/, stop: '.', space: ' ' },
    die: 'W',
    words: { spaced: true, ending: '\\\\p{L}{0,2}', variable: 1 },
    obligations: { must: /muss/, may: /darf|kann/, 'must-not': /nicht|kein/ },
    notInSources: /Quelle.*nicht/,
    refersBack: /^(?:Sie|Er|Es) /,
    letters: '',
    readings: false,
    nameLength: 64,
  },
`;

const DICTIONARY = `import { en, type Words } from './en.ts';
import { pluralOf } from './plural.ts';

const plural = pluralOf('de');

export const de: Words = {
  ...en,
  'terms.title': 'Begriffe',
  'search.count': ({ n }) => plural(n, { one: \`\${n} Treffer\`, other: \`\${n} Treffer\` }),
};
`;

interface Schema {
  definitions: Record<string, { properties: Record<string, unknown>; required?: string[] }>;
}

function addSchemaFields(): void {
  const path = inCopy('schemas/common.schema.json');
  const schema = JSON.parse(readFileSync(path, 'utf8')) as Schema;
  for (const name of ['text', 'aliases', 'abbreviation', 'question']) {
    const { properties, required } = schema.definitions[name]!;
    properties['de'] = properties['en'];
    if (required?.includes('en')) required.push('de');
  }
  writeFileSync(path, JSON.stringify(schema));
}

/** Translates the skirmish game: adds a German text to every English one. */
function translateRules(folder: string): void {
  cpSync('tests/fixtures/valid/skirmish', join(folder, 'skirmish'), { recursive: true });
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.yaml')) continue;
    const document = parseDocument(readFileSync(join(folder, file), 'utf8'));
    visit(document, {
      Map(_, node) {
        const english = node.get('en', true);
        if (isScalar(english) && node.has('pl') && node.has('ja'))
          node.set('de', String(english.value).replace(/^(?=\p{L})/u, 'De-'));
      },
    });
    writeFileSync(join(folder, file), document.toString({ lineWidth: 0 }));
  }
}

/** Runs in the copy, so that it imports the languages.ts of the copy. */
const PROBE = `
import { readRulebook } from './src/rulebook.ts';
import { recordedOf, translationRecord, staleIn } from './src/ledger/ledger.ts';
import { createReader } from './src/view/context.ts';
import { tableSheet } from './src/view/parts/table.ts';
import { termsView } from './src/view/pages/lists/terms.ts';
import { entryView } from './src/view/pages/entry.ts';
import { indexView } from './src/view/pages/lists/a-z.ts';
import { homeView } from './src/view/pages/home.ts';
import { languageIndex } from './src/search/site-index.ts';
import { searchPages } from './src/search/records/records.ts';
import { ui } from './src/i18n/ui.ts';
import { diceInText } from './src/notation/dice-words.ts';

const messages = (folder) => readRulebook(folder).diagnostics.map(({ code, file, line, message, hint }) => ({ code, file, line, message, hint }));
const { rulebook, rulesets } = readRulebook('rules', { lenient: true });
const language = 'de';
const ruleset = rulebook.rulesets[0];
const table = ruleset.entries.find(({ kind }) => kind === 'tables');
const recorded = recordedOf(rulesets[0]).find(({ texts }) => texts);
console.log(JSON.stringify({
  diagnostics: messages('rules'),
  missing: messages('missing'),
  title: createReader(language, ruleset, '').plain(ruleset.meta.title),
  rows: tableSheet(table, createReader(language, ruleset, table.address)).groups.flatMap(({ rows }) => rows.map(({ label }) => label.plain)),
  entries: ruleset.entries.map((entry) => JSON.stringify(entryView(rulebook, { language, ruleset, entry })).length),
  terms: termsView(rulebook, { language, ruleset }).title,
  letters: indexView(rulebook, { language }).letters.flatMap(({ lines }) => lines.map(({ name }) => name)),
  home: JSON.stringify(homeView(rulebook, { language })).length,
  pages: searchPages(rulebook, language).length,
  index: languageIndex(rulebook, language).length,
  count: ui(language)('search.count', { n: 2 }),
  dice: diceInText('Roll 2D6', language),
  record: Object.keys(translationRecord(recorded.texts)),
  stale: staleIn({ de: '000000.' + recorded.texts.de, pl: translationRecord(recorded.texts).pl }, recorded.texts),
}));
`;

/** Runs in the copy: how many files name a language, and what does not compile in them. No other file can miss one. */
const COMPILE = `
import ts from 'typescript';
const { fileNames, options } = ts.getParsedCommandLineOfConfigFile('tsconfig.src.json', {}, ts.sys);
const program = ts.createProgram(fileNames, { ...options, noEmit: true });
const naming = program.getSourceFiles().filter(({ isDeclarationFile, text }) => !isDeclarationFile && /\\b(?:pl|ja)\\b/.test(text));
console.log(naming.length);
const faults = naming.flatMap((file) => program.getSemanticDiagnostics(file));
console.log(ts.formatDiagnostics(faults, { getCanonicalFileName: (name) => name, getCurrentDirectory: () => '.', getNewLine: () => '\\n' }));
`;

interface Probed {
  diagnostics: unknown[];
  missing: { code: string; file: string; line: number; message: string; hint: string }[];
  title: string;
  rows: string[];
  entries: number[];
  terms: string;
  letters: string[];
  home: number;
  pages: number;
  index: number;
  count: string;
  dice: string;
  record: string[];
  stale: string[];
}

/** What a command prints; fails with all of it. */
function node(...args: string[]): string {
  const options = { cwd: copy, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  if (status !== 0) throw new Error(`${args.join(' ')} failed\n${stdout}${stderr}`);
  return stdout;
}

describe('German', () => {
  let probed: Probed;

  beforeAll(() => {
    for (const path of [
      'src',
      'schemas',
      'package.json',
      'tsconfig.json',
      'vitest.config.ts',
      '.astro',
    ])
      cpSync(path, inCopy(path), { recursive: true });
    symlinkSync(realpathSync('node_modules'), inCopy('node_modules'));
    // The recipe, step by step.
    edit('src/i18n/languages.ts', '] as const satisfies', `${RECORD}] as const satisfies`);
    writeFileSync(inCopy('src/i18n/de.ts'), DICTIONARY);
    edit('src/i18n/ui.ts', 'import { en', "import { de } from './de.ts';\nimport { en");
    edit('src/i18n/ui.ts', '{ en, pl, ja }', '{ en, pl, ja, de }');
    addSchemaFields();
    node('src/cli/types.ts');
    // The texts.
    mkdirSync(inCopy('rules'));
    translateRules(inCopy('rules'));
    node('src/cli/fix.ts', '--translations');
    cpSync(inCopy('rules'), inCopy('missing'), { recursive: true });
    const terms = inCopy('missing/skirmish/terms.yaml');
    const document = parseDocument(readFileSync(terms, 'utf8'));
    const title = document.getIn(['terms', 0, 'title']);
    if (isMap(title)) title.delete('de');
    writeFileSync(terms, document.toString({ lineWidth: 0 }));
    writeFileSync(inCopy('probe.ts'), PROBE);
    probed = JSON.parse(node('probe.ts')) as Probed;
  });

  it('is added by what the README says', () => {
    const [, text = ''] = readFileSync('README.md', 'utf8').split('- **A language.**');
    const [recipe = ''] = text.split('\n\n');
    for (const named of [
      ...['src/i18n/languages.ts', 'src/i18n/en.ts', 'src/i18n/ui.ts'],
      ...['schemas/common.schema.json', 'npm run types', 'npm run check', 'npm run count'],
    ])
      expect(recipe).toContain(`\`${named}\``);
    for (const field of ['text', 'aliases', 'abbreviation', 'question'])
      expect(recipe).toContain(`\`${field}\``);
  });

  it('needs no further change to compile', () => {
    const config = { extends: './tsconfig.json', include: ['.astro/types.d.ts', 'src'] };
    writeFileSync(inCopy('tsconfig.src.json'), JSON.stringify(config));
    writeFileSync(inCopy('compile.ts'), COMPILE);
    const [files, ...faults] = node('compile.ts').trimEnd().split('\n');
    expect(Number(files)).toBeGreaterThan(10);
    expect(faults).toEqual([]);
  });

  it('has rules without findings', () => {
    expect(probed.diagnostics).toEqual([]);
  });

  it('is required in every text', () => {
    expect(probed.missing).toEqual([
      expect.objectContaining({
        code: 'missing-translation',
        file: 'missing/skirmish/terms.yaml',
        message: 'The German text is missing.',
        hint: expect.stringContaining('English, Polish, Japanese and German') as string,
      }),
    ]);
  });

  it('is shown to its readers', () => {
    expect(probed.title).toMatch(/^De-/);
    expect(probed.rows.some((label) => label.startsWith('De-'))).toBe(true);
    expect(probed.letters.some((name) => name.startsWith('De-'))).toBe(true);
    expect(probed.terms).toBe('Begriffe');
    expect(probed.count).toBe('2 Treffer');
    expect(probed.dice).toBe('Roll 2W6');
  });

  it('has every page and a search index', () => {
    expect(Math.min(...probed.entries, probed.home)).toBeGreaterThan(100);
    expect(probed.pages).toBeGreaterThan(3);
    expect(probed.index).toBeGreaterThan(1);
  });

  it('has its translations recorded, and reported when stale', () => {
    expect(probed.record).toEqual(['pl', 'ja', 'de']);
    const file = readFileSync(inCopy('rules/skirmish/translations.yaml'), 'utf8');
    expect(file).toMatch(/^ {2}\S+: \{pl: \S+, ja: \S+, de: \S+\}$/m);
    expect(probed.stale).toEqual(['de']);
  });
});
