/** Rules of an earlier shape: messages say what each name became, and `migrate` leaves nothing to do. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readSchemas } from '../../src/schema/schemas.ts';
import { namesNow, RENAMED_FIELDS } from '../../src/schema/renamed.ts';
import { readRulebook } from '../../src/rulebook.ts';
import { run } from './run-command.ts';

/** A game of the fixtures as it was before its fields were renamed. */
const EARLIER = join(import.meta.dirname, '../fixtures/earlier');
const rules = mkdtempSync(join(tmpdir(), 'earlier-'));
cpSync(EARLIER, rules, { recursive: true });
afterAll(() => rmSync(rules, { recursive: true }));

const textOf = (path: string, folder = rules): string => readFileSync(join(folder, path), 'utf8');
const errors = () => readRulebook(rules).diagnostics.filter(({ severity }) => severity === 'error');

describe('rules of an earlier shape', () => {
  it('are answered with the name of today, one message for each name', () => {
    const found = errors();
    const unexplained = found.filter(({ hint }) => !hint?.includes('`npm run migrate`'));
    expect(unexplained).toEqual([]);
    const places = found.map(({ file, line, column }) => `${file}:${line}:${column}`);
    expect(new Set(places).size).toBe(places.length);
    expect(found).toContainEqual(
      expect.objectContaining({
        message: 'Unknown field `sure`.',
        hint: expect.stringContaining('renamed to `confidence`') as string,
      }),
    );
  });

  it('are shown line by line and left alone when asked', () => {
    const { status, stdout } = run('migrate', '--dry-run', '--rules', rules);
    expect(status).toBe(0);
    expect(stdout).toMatch(/doubt\.yaml:7\n {2}- because: .*\n {2}\+ reason: /);
    expect(textOf('skirmish/rules/doubt.yaml')).toBe(textOf('skirmish/rules/doubt.yaml', EARLIER));
  });

  it('have no errors afterwards, and nothing but names has changed', () => {
    expect(run('migrate', '--rules', rules).status).toBe(0);
    expect(errors()).toEqual([]);
    const wordsOf = (text: string): string[] => text.split(/([\w-]+)/);
    const [before, after] = [EARLIER, rules].map((folder) =>
      wordsOf(textOf('skirmish/rules/doubt.yaml', folder)),
    ) as [string[], string[]];
    expect(after).toHaveLength(before.length);
    const renamed = before.flatMap((word, at) =>
      word === after[at] ? [] : `${word} ${after[at]}`,
    );
    expect(renamed).toEqual([
      'general standalone',
      'because reason',
      'duty obligation',
      'pace turnOrder',
      'together simultaneous',
      'pace turnOrder',
      'step per-step',
      'because reason',
      'sure confidence',
    ]);
  });

  it('keep where old addresses lead', () => {
    const [record = ''] = readdirSync(join(rules, 'skirmish/changes'));
    expect(parse(textOf(`skirmish/changes/${record}`))).toMatchObject({
      moved: { 'rules/walls': ['rules/cover'] },
    });
    expect(readdirSync(join(rules, 'skirmish'))).not.toContain('ledger.yaml');
  });

  it('are migrated once', () => {
    expect(run('migrate', '--rules', rules).stdout).toBe('Nothing to migrate.\n');
  });
});

it('every new name is a field of a schema', () => {
  const fields = new Set(
    [...JSON.stringify([...readSchemas()]).matchAll(/"(\w+)":\{/g)].map(([, name]) => name),
  );
  const names = RENAMED_FIELDS.flatMap((field) => namesNow(field));
  expect(names.filter((name) => !fields.has(name))).toEqual([]);
});
