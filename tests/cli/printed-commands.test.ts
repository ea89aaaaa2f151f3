/** Every command that a message prints does what the message promises: it is taken from the message as it stands, and run. */
import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withRepository, type Repository } from './repository.ts';
import { run } from './run-command.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The commands in a text, as people would copy them: what stands in code, or else the command and its folder. */
function commandsIn(text: string): string[] {
  const inCode = [...text.matchAll(/`(npm run [^`]+)`/g)].map(([, command = '']) => command);
  if (inCode.length > 0) return inCode;
  return [...text.matchAll(/npm run [a-z]+(?: -- --rules \S+)?/g)].map(([command]) => command);
}

/** `npm run verify -- a#b --against "document, page"` → `verify` and its arguments, as a shell would read it, with a document of the game. */
function wordsOf(command: string): [script: string, ...args: string[]] {
  const [, , script = '', ...rest] = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, bare]) => (quoted === 'document, page' ? 'sheet, page 1' : (quoted ?? bare ?? '')),
  );
  return [script, ...(rest[0] === '--' ? rest.slice(1) : rest)];
}
function runPrinted(command: string): { status: number; output: string } {
  const { status, stdout, stderr } = run(...wordsOf(command));
  return { status, output: stdout + stderr };
}

interface Found {
  code: string;
  hint?: string;
}
const findingsOf = (repository: Repository): Found[] =>
  (JSON.parse(repository.run('check', '--format', 'json').output) as { diagnostics: Found[] })
    .diagnostics;

const WEAPONS = 'tables/weapons.yaml';
const edit = (file: string, from: string, to: string) => (repository: Repository) =>
  repository.change(file, from, to);

interface Case {
  /** What a contributor does. */
  when: string;
  /** The file of the program that has the message. */
  source: string;
  make: (repository: Repository) => void;
}

/** Findings whose remedy is a command: run once, the finding is gone. */
const FINDINGS: (Case & { code: string; instead?: readonly [string, string] })[] = [
  {
    when: 'a figure is changed',
    source: 'src/checks/changed-figures.ts',
    code: 'changed-figures',
    make: edit(WEAPONS, '12..60', '12..50'),
  },
  {
    when: 'a figure of the ruleset itself is changed',
    source: 'src/checks/changed-figures.ts',
    code: 'changed-figures',
    make: edit('ruleset.yaml', 'pages: 2', 'pages: 3'),
  },
  {
    when: 'a figure of a term is changed',
    source: 'src/checks/changed-figures.ts',
    code: 'changed-figures',
    make: edit('values.yaml', 'origin: measured, unit: inch', 'origin: measured, unit: hex'),
  },
  {
    when: 'a row is renamed',
    source: 'src/checks/vanished-address.ts',
    code: 'vanished-address',
    make: edit(WEAPONS, 'id: thrower', 'id: flame-thrower'),
  },
  {
    when: 'a row is deleted',
    source: 'src/checks/vanished-address.ts',
    code: 'vanished-address',
    make: (repository) =>
      repository.write(WEAPONS, repository.read(WEAPONS).replace(/ {2}- \{ id: thrower.*\n/, '')),
  },
  {
    when: 'a page is renamed',
    source: 'src/checks/vanished-address.ts',
    code: 'vanished-address',
    make: (repository) => {
      repository.change('rules/cover.yaml', 'id: cover', 'id: covers');
      const file = join(repository.game, 'rules/cover.yaml');
      renameSync(file, file.replace('cover.yaml', 'covers.yaml'));
      repository.write(WEAPONS, repository.read(WEAPONS).replaceAll('rules/cover', 'rules/covers'));
    },
  },
  {
    when: 'a page is deleted, and its reader writes the address of another for NEW',
    source: 'src/checks/vanished-address.ts',
    code: 'vanished-address',
    instead: ['NEW', 'skirmish/tables/weapons'],
    make: (repository) => rmSync(join(repository.game, 'rules/cover.yaml')),
  },
  {
    when: 'an English text is changed',
    source: 'src/checks/stale-translation.ts',
    code: 'stale-translation',
    make: edit('rules/cover.yaml', 'Walls are', 'Walls and houses are'),
  },
  {
    when: 'a minus sign is typed as a hyphen',
    source: 'src/checks/notation.ts',
    code: 'notation',
    make: (repository) => {
      repository.change('rules/cover.yaml', 'Walls are hard cover.', 'Walls cost -1.');
      repository.change('rules/cover.yaml', 'Mury to twarda osłona.', 'Mury kosztują −1.');
      repository.change('rules/cover.yaml', '壁は硬遮蔽。', '壁は−1。');
    },
  },
  {
    when: 'a search word is the title',
    source: 'src/checks/search-words.ts',
    code: 'search-words',
    make: edit('rules/cover.yaml', 'id: cover\n', 'id: cover\naliases: { en: [wall, cover] }\n'),
  },
  {
    when: 'a text has two spaces in a row',
    source: 'src/checks/notation.ts',
    code: 'notation',
    make: edit('rules/cover.yaml', 'Walls are', 'Walls  are'),
  },
  {
    when: 'a field has the name of an earlier version',
    source: 'src/schema/schema-error.ts',
    code: 'schema',
    make: edit(WEAPONS, 'columns:', 'stub: { en: Weapon, pl: Broń, ja: 武器 }\ncolumns:'),
  },
  {
    when: 'a page is named that is not written yet',
    source: 'src/checks/unknown-reference/remedies.ts',
    code: 'unknown-reference',
    make: edit('rules/cover.yaml', 'standalone: true', 'standalone: true\nsee: [rules/fords]'),
  },
  {
    when: 'a phase is listed that is not written yet',
    source: 'src/checks/unknown-reference/sequence.ts',
    code: 'unknown-reference',
    make: (repository) => {
      repository.change('ruleset.yaml', 'translations: complete', 'translations: partial');
      repository.change('ruleset.yaml', 'phases: [', 'phases: [weather, ');
    },
  },
  {
    when: 'a ruleset has a ledger of an earlier version',
    source: 'src/load/diagnostics.ts',
    code: 'unexpected-file',
    make: (repository) => repository.write('ledger.yaml', 'addresses: {}\n'),
  },
  ...(
    [
      ['a byte order mark', 'id: cover', '\uFEFFid: cover'],
      ['line ends of Windows', 'id: cover\n', 'id: cover\r\n'],
      ['a space at the end of a line', 'id: cover\n', 'id: cover \n'],
      ['a tab', '  - { id: walls', '\t- { id: walls'],
      ['a no-break space', 'id: cover', 'id:\u00A0cover'],
    ] as const
  ).map(([what, from, to]) => ({
    when: `a file has ${what}`,
    source: 'src/load/diagnostics.ts',
    code: 'file-form',
    make: edit('rules/cover.yaml', from, to),
  })),
];

describe('the command of a finding removes it', () => {
  it.each(FINDINGS)('when $when', ({ code, make, instead }) =>
    withRepository((repository) => {
      make(repository);
      const before = findingsOf(repository).filter((found) => found.code === code);
      expect(before.length).toBeGreaterThan(0);
      for (const { hint = '' } of before) {
        const [command = ''] = commandsIn(hint);
        expect(hint).toContain(`\`${command}\``);
        const [from, to] = instead ?? ['', ''];
        if (from !== '') expect(hint).toMatch(new RegExp(`\\bfor ${from}\\b`));
        const { status, output } = runPrinted(command.replace(from, to));
        expect({ status, output }).toEqual({ status: 0, output });
      }
      expect(findingsOf(repository).filter((found) => found.code === code)).toEqual([]);
    }),
  );
});

/** Refusals of commands that name the command to run next, and the exit code that it has then. */
const REFUSALS: (Case & { run: readonly string[]; then: number })[] = [
  {
    when: 'the ruleset has an error and a figure is recorded',
    source: 'src/cli/verify.ts',
    make: (repository) => repository.write('rules/cover.yaml', 'id: [\n'),
    run: ['verify', 'skirmish/tables/weapons', '--against', 'sheet, page 1'],
    then: 1,
  },
  {
    when: 'no ruleset can be read and is counted',
    source: 'src/cli/count.ts',
    make: (repository) => repository.write('ruleset.yaml', 'id: [\n'),
    run: ['count'],
    then: 1,
  },
  {
    when: 'rules with errors are packed',
    source: 'src/cli/release.ts',
    make: (repository) => repository.write('rules/cover.yaml', 'id: [\n'),
    run: ['release'],
    then: 1,
  },
  {
    when: 'a table is to be added to a ruleset that cannot be read',
    source: 'src/cli/new.ts',
    make: (repository) => repository.write('ruleset.yaml', 'id: [\n'),
    run: ['new', 'table', 'skirmish', 'weather'],
    then: 1,
  },
  {
    when: 'rules of an earlier version were migrated',
    source: 'src/cli/migrate.ts',
    make: (repository) => repository.write('ledger.yaml', 'addresses: {}\n'),
    run: ['migrate'],
    then: 0,
  },
  {
    when: 'a table was imported',
    source: 'src/cli/import.ts',
    make: (repository) =>
      repository.change('ruleset.yaml', 'translations: complete', 'translations: partial'),
    run: ['import', join(ROOT, 'tests/fixtures/import/weapons.csv'), 'skirmish', 'imported'],
    then: 0,
  },
  {
    when: 'a rule was added',
    source: 'src/cli/new.ts',
    make: edit('ruleset.yaml', 'translations: complete', 'translations: partial'),
    run: ['new', 'rule', 'skirmish', 'weather'],
    then: 0,
  },
];

describe('the command that another one names runs', () => {
  it.each(REFUSALS)('when $when', ({ make, run: [command = '', ...args], then }) =>
    withRepository((repository) => {
      make(repository);
      const { output } = repository.run(command, ...args);
      const [next = '', ...more] = commandsIn(output);
      expect({ output, more }).toEqual({ output, more: [] });
      expect(runPrinted(next)).toMatchObject({ status: then });
    }),
  );
});

/** Not tried above: what a file says of itself, what a page says of the checks, and a command that builds the site first. */
const OTHERS: Readonly<Record<string, string>> = {
  'src/cli/folders.ts': 'npm run new -- GAME',
  'src/cli/print.ts': 'npm run check',
  'src/checks/extended-rules.ts': 'npm run verify',
  'src/checks/translation-record.ts': 'npm run fix -- --translations',
  'src/diff/markdown.ts': 'npm run diff',
  'src/ledger/write.ts': 'npm run fix -- --translations',
  'src/schema/generate-types.ts': 'npm run types',
  'src/schema/meant/meant-value.ts': 'npm run fix -- --translations',
  'src/view/pages/lists/check-pages.ts': 'npm run check',
};

it.each(Object.entries(OTHERS))('%s names a command that there is', (file, command) => {
  expect(readFileSync(join(ROOT, file), 'utf8')).toContain(command);
  const [script, ...options] = wordsOf(command);
  const text = readFileSync(join(ROOT, `src/cli/${script}.ts`), 'utf8');
  const [, help = ''] = /const HELP = `([^]*?)`;/.exec(text) ?? [];
  expect(help).toContain(['npm run', script].join(' '));
  for (const option of options) expect(help).toContain(option);
});

it('every file with a message that prints a command is among these', () => {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join('src', file));
  const printing = files.filter((file) => {
    const code = readFileSync(join(ROOT, file), 'utf8')
      .replace(/\/\*[^]*?\*\//g, '')
      .replace(/^\s*\/\/.*$|\s\/\/ .*$/gm, '')
      .replace(/const HELP = `[^]*?`;/g, '');
    return /npm run [a-z]/.test(code);
  });
  const tried = [...FINDINGS, ...REFUSALS].map(({ source }) => source);
  expect(printing.sort()).toEqual([...new Set([...tried, ...Object.keys(OTHERS)])].sort());
});
