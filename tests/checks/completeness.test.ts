/**
 * For all codes: each is listed once, has a page whose example fails with it, is registered, and
 * can really occur.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CODES, PAGE_FOLDERS, readPage } from '../../src/checks/codes.ts';
import { checks } from '../../src/checks/run.ts';
import { readRulebook } from '../../src/rulebook.ts';
import { findWith, withRules } from './fixture.ts';
import { SITUATIONS } from './situations.ts';

const CHECKS = join(import.meta.dirname, '../../src/checks');
const codes = CODES.map(({ code }) => code);

/** Codes that the examples of each page produce. */
const emitted = new Map(
  CODES.map((facts) => [
    facts.code,
    new Set(
      readPage(facts)
        .examples.filter(({ section }) => section === 'Found')
        .flatMap(({ files }) => findWith(files).map((finding) => finding.split(' ')[1])),
    ),
  ]),
);

describe('every code', () => {
  it('is listed once', () => expect(new Set(codes).size).toBe(codes.length));

  it('has a page, and every page has a code', () => {
    const pages = PAGE_FOLDERS.flatMap((folder) =>
      readdirSync(folder)
        .filter((file) => file.endsWith('.md') && file !== 'README.md')
        .map((file) => join(folder, file)),
    );
    expect(pages.sort()).toEqual(CODES.map(({ page }) => page).sort());
  });

  it('has its own title and summary, and states the fix', () => {
    const pages = CODES.map(readPage);
    expect(new Set(pages.map(({ title }) => title)).size).toBe(codes.length);
    expect(new Set(pages.map(({ summary }) => summary)).size).toBe(codes.length);
    for (const { page } of CODES) {
      const headings = [...readFileSync(page, 'utf8').matchAll(/^## (.+)$/gm)];
      expect(
        headings.map((match) => match[1]),
        page,
      ).toEqual(['Found', 'Correct', 'Remedy']);
    }
  });

  it('is produced by an example of its page, or by a situation', () => {
    const silent = codes.filter((code) => !emitted.get(code)?.has(code) && !SITUATIONS[code]);
    expect(silent).toEqual([]);
  });

  it('has a situation only if an example cannot produce it', () => {
    const needless = Object.keys(SITUATIONS).filter(
      (code) => !codes.includes(code) || emitted.get(code)?.has(code),
    );
    expect(needless).toEqual([]);
  });

  it.each(Object.entries(SITUATIONS))('%s is produced in its situation', (code, change) => {
    const found = withRules(undefined, (rules, ruleset) => {
      change(ruleset);
      return readRulebook(rules).diagnostics.map((diagnostic) => diagnostic.code);
    });
    expect(found).toContain(code);
  });
});

describe('the registry', () => {
  const lines = readFileSync(join(CHECKS, 'registry.ts'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('export'));
  const modules = readdirSync(CHECKS).filter(
    (file) =>
      file.endsWith('.ts') && readFileSync(join(CHECKS, file), 'utf8').includes('= defineCheck({'),
  );

  it('has one line for each check in the folder', () => {
    expect(lines.map((line) => /'\.\/(.+)'/.exec(line)?.[1])).toEqual(modules.sort());
  });

  it('names each check as its file', () => {
    expect(checks.map(({ code }) => code).sort()).toEqual(
      modules.map((file) => basename(file, '.ts')).sort(),
    );
  });
});
