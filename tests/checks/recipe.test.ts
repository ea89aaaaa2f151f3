/** Follows the recipe "Add a check" of the README literally, in a copy of the source. */
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Code, Nodes } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parsePage } from '../../src/checks/page.ts';
import { expectedIn, withRules } from './fixture.ts';

const ROOT = join(import.meta.dirname, '../..');

const README = readFileSync(join(ROOT, 'README.md'), 'utf8');

/** The code blocks of the README that name a file, by file. */
const blocks = new Map(
  codeIn(unified().use(remarkParse).parse(README))
    .filter(({ meta }) => meta?.startsWith('src/checks/'))
    .map(({ meta, value }) => [meta ?? '', `${value}\n`]),
);

function codeIn(node: Nodes): Code[] {
  if (node.type === 'code') return [node];
  return 'children' in node ? node.children.flatMap(codeIn) : [];
}

/** What the tests of the checks read. */
const PARTS = [
  ...['src', 'schemas', 'tests/checks', 'tests/fixtures', 'package.json', 'README.md'],
  ...['tsconfig.json', 'vitest.config.ts'],
];

describe('the recipe "Add a check"', () => {
  let copy = '';
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'recipe-'));
    for (const part of PARTS) cpSync(join(ROOT, part), join(copy, part), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
    // Who has followed the recipe runs this test too: the check is there then.
    for (const [file, text] of blocks) {
      const path = join(copy, file);
      if (file !== 'src/checks/registry.ts') writeFileSync(path, text);
      else if (!readFileSync(path, 'utf8').includes(text)) appendFileSync(path, text);
    }
  });
  afterAll(() => rmSync(copy, { recursive: true }));

  const check = (files: Parameters<typeof withRules>[0]): string[] =>
    withRules(files, (rules) => {
      const args = ['src/cli/check.ts', '--rules', rules, '--format', 'json'];
      const { diagnostics } = JSON.parse(run(args)) as { diagnostics: Found[] };
      return diagnostics.map(
        ({ file, line, column, code }) =>
          `${file.split('/skirmish/')[1]}:${line}:${column} ${code}`,
      );
    });

  interface Found {
    file: string;
    line: number;
    column: number;
    code: string;
  }

  /** The output of a command, whatever its exit code. */
  function run(args: string[]): string {
    try {
      return execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      if (error instanceof Error && 'stdout' in error) return String(error.stdout);
      throw error;
    }
  }

  it('ends green with the command of its last step, though this test has followed it already', () => {
    const [code = ''] = [...blocks.keys()].flatMap(
      (file) => /src\/checks\/(.*)\.md$/.exec(file)?.[1] ?? [],
    );
    const [, command = ''] =
      /Run `npx (vitest run --project unit tests\/checks)`/.exec(README) ?? [];
    const [program = '', ...args] = command.split(' ');
    const tests = ['checks.test.ts', 'recipe.test.ts'].map((file) => `${args.at(-1)}/${file}`);
    const printed = run([
      join(ROOT, `node_modules/${program}/${program}.mjs`),
      ...args.slice(0, -1),
      ...tests,
      // Not this test itself; and of the examples those of the new check, since the others run beside it.
      ...['--testNamePattern', `${code}|^(?!.*(?:ends green|an example under|fixtures too long))`],
    ]);
    expect(printed).toMatch(/Tests .*passed/);
    expect(printed).not.toMatch(/failed/);
  });

  it('names a check, its page and its line in the registry', () => {
    expect([...blocks.keys()].map((file) => file.split('.').at(-1))).toEqual(['ts', 'md', 'ts']);
    expect(blocks.get('src/checks/registry.ts')?.trim().split('\n')).toHaveLength(1);
  });

  it('gives a check that finds the marked line of its page and accepts the rest', () => {
    const page = [...blocks].find(([file]) => file.endsWith('.md'))?.[1] ?? '';
    const [found, correct] = parsePage(page).examples;
    expect(found?.section).toBe('Found');
    expect(expectedIn(found?.files ?? [])).toHaveLength(1);
    expect(check(found?.files)).toEqual(expectedIn(found?.files ?? []));
    expect(correct?.section).toBe('Correct');
    expect(check(correct?.files)).toEqual([]);
  });
});
