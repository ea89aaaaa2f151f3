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

/** The code blocks of the README that name a file, by file. */
const blocks = new Map(
  codeIn(
    unified()
      .use(remarkParse)
      .parse(readFileSync(join(ROOT, 'README.md'), 'utf8')),
  )
    .filter(({ meta }) => meta?.startsWith('src/checks/'))
    .map(({ meta, value }) => [meta ?? '', `${value}\n`]),
);

function codeIn(node: Nodes): Code[] {
  if (node.type === 'code') return [node];
  return 'children' in node ? node.children.flatMap(codeIn) : [];
}

describe('the recipe "Add a check"', () => {
  let copy = '';
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'recipe-'));
    for (const part of ['src', 'schemas', 'package.json'])
      cpSync(join(ROOT, part), join(copy, part), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
    for (const [file, text] of blocks) {
      if (file === 'src/checks/registry.ts') appendFileSync(join(copy, file), text);
      else writeFileSync(join(copy, file), text);
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
