import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRulebook } from '../../src/rulebook.ts';
import { withRules } from '../checks/fixture.ts';

const run = (command: 'fix' | 'verify', rules: string, ...args: string[]) => {
  const script = join(import.meta.dirname, `../../src/cli/${command}.ts`);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [script, ...args, '--rules', rules],
    { encoding: 'utf8' },
  );
  return { status, output: stdout + stderr };
};
const codes = (rules: string) =>
  readRulebook(rules).diagnostics.map(({ code, severity }) => `${severity} ${code}`);
const change = (file: string, from: string | RegExp, to: string) => {
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(file, text.replace(from, to));
};
/** The game with its ledger. */
const withLedger = (use: (rules: string, ruleset: string, ledger: string) => void) =>
  withRules(undefined, (rules, ruleset) => {
    expect(run('fix', rules).status).toBe(0);
    use(rules, ruleset, join(ruleset, 'ledger.yaml'));
  });

describe('npm run fix', () => {
  it('writes a ledger once, and then finds nothing to repair', () => {
    withLedger((rules, _, ledger) => {
      const first = readFileSync(ledger, 'utf8');
      expect(codes(rules)).toEqual([]);
      expect(run('fix', rules)).toEqual({ status: 0, output: 'Nothing to repair.\n' });
      expect(readFileSync(ledger, 'utf8')).toBe(first);
    });
  });

  it('adds new addresses and keeps comments and history', () => {
    withLedger((rules, ruleset, ledger) => {
      change(
        ledger,
        '  tables/weapons#rifle: range',
        '  # Compared twice.\n  tables/weapons#rifle: range',
      );
      appendFileSync(
        join(ruleset, 'rules/cover.yaml'),
        '  - { id: trees, text: { en: Trees count 1., pl: Drzewa dają 1., ja: 木は1。 } }\n',
      );
      expect(codes(rules)).toEqual(['error unrecorded-address']);
      run('fix', rules);
      expect(codes(rules)).toEqual([]);
      expect(readFileSync(ledger, 'utf8')).toContain(
        '  # Compared twice.\n  tables/weapons#rifle: range',
      );
      expect(readFileSync(ledger, 'utf8')).toContain('rules/cover#trees: text="1"\n');
    });
  });

  it('never records a changed value', () => {
    withLedger((rules, ruleset, ledger) => {
      const before = readFileSync(ledger, 'utf8');
      change(join(ruleset, 'tables/weapons.yaml'), '12..60', '12..50');
      run('fix', rules);
      expect(readFileSync(ledger, 'utf8')).toBe(before);
      expect(codes(rules)).toEqual(['error changed-figures']);
    });
  });

  it('repairs form and notation, keeps comments, and changes no value', () => {
    withLedger((rules, ruleset) => {
      const file = join(ruleset, 'rules/cover.yaml');
      const text = [
        '\uFEFFid: cover  # why',
        'title: { en: Cover, pl: Osłona, ja: 遮蔽 }',
        'standalone: true',
        'source: [{ document: sheet, page: 2 }]',
        'text:',
        "  en: 'Costs -1 within 6-9'' on 1D6.'",
        '  pl: "Kosztuje -1 do 6–9″ na K6."   ',
        '  ja: >-',
        '    費用は－1、',
        '    6–9″なら１でD6。',
        'points:',
        '  - { id: walls, text: { en: Walls are hard cover., pl: Mury to twarda osłona., ja: 壁は硬遮蔽。 } }',
      ];
      writeFileSync(file, text.join('\r\n'));
      run('fix', rules);
      const repaired = readFileSync(file, 'utf8').split('\n');
      expect(repaired[0]).toBe('id: cover  # why');
      expect(repaired[6]).toBe('  pl: "Kosztuje −1 do 6–9″ na D6."');
      expect(repaired[8]).toBe('    費用は−1、');
      expect(repaired[9]).toBe('    6–9″なら1でD6。');
      // Two quotes inside quotes are one, so this form is left to the editor.
      expect(repaired[5]).toBe("  en: 'Costs −1 within 6–9'' on D6.'");
      expect(repaired.length).toBe(text.length + 1);
      expect(run('fix', rules).output).toBe('Nothing to repair.\n');
    });
  });

  it('leaves unknown content alone', () => {
    withLedger((rules, ruleset) => {
      const file = join(ruleset, 'rules/cover.yaml');
      writeFileSync(file, '<<<<<<< mine\nid: [\t\n');
      expect(run('fix', rules).status).toBe(0);
      expect(readFileSync(file, 'utf8')).toBe('<<<<<<< mine\nid: [\t\n');
    });
  });
});

describe('npm run verify', () => {
  it('records a changed value with its source', () => {
    withLedger((rules, ruleset, ledger) => {
      change(join(ruleset, 'tables/weapons.yaml'), '12..60', '12..50');
      expect(
        run(
          'verify',
          rules,
          'skirmish/tables/weapons#mortar.range',
          '--against',
          'the sheet, page 2',
        ),
      ).toMatchObject({ status: 0 });
      expect(codes(rules)).toEqual([]);
      expect(readFileSync(ledger, 'utf8')).toMatch(
        /changes:\n {2}- address: tables\/weapons#mortar\n {4}on: "?\d{4}-\d\d-\d\d"?\n {4}against: the sheet, page 2\n {4}was: range=12\.\.60 .*\n {4}now: range=12\.\.50 /,
      );
      expect(
        run('verify', rules, 'skirmish/tables/weapons#mortar', '--against', 'it'),
      ).toMatchObject({ status: 1 });
    });
  });

  it('records where a retired address leads, and prevents its reuse', () => {
    withLedger((rules, ruleset) => {
      const file = join(ruleset, 'tables/weapons.yaml');
      change(file, 'id: mortar', 'id: light-mortar');
      expect(codes(rules)).toEqual(['error vanished-address', 'error unrecorded-address']);
      expect(
        run(
          'verify',
          rules,
          'skirmish/tables/weapons#mortar',
          '--moved',
          'skirmish/tables/weapons#light-mortar',
        ).status,
      ).toBe(0);
      run('fix', rules);
      expect(codes(rules)).toEqual([]);
      change(file, 'id: thrower', 'id: mortar');
      expect(codes(rules)).toContain('error reused-address');
    });
  });

  it('does not allow a value to change during a move', () => {
    withLedger((rules, ruleset) => {
      const file = join(ruleset, 'tables/weapons.yaml');
      change(file, 'id: mortar', 'id: light-mortar');
      change(file, '12..60', '12..50');
      const move = [
        'skirmish/tables/weapons#mortar',
        '--moved',
        'skirmish/tables/weapons#light-mortar',
      ];
      expect(run('verify', rules, ...move)).toMatchObject({
        status: 2,
        output: expect.stringContaining('The values changed too'),
      });
      expect(run('verify', rules, ...move, '--against', 'page 2').status).toBe(0);
      run('fix', rules);
      expect(codes(rules)).toEqual([]);
    });
  });

  it('accepts a translation as correct, or notices that it was changed', () => {
    withLedger((rules, ruleset) => {
      const file = join(ruleset, 'rules/cover.yaml');
      change(file, 'Walls are', 'Walls and houses are');
      expect(codes(rules)).toEqual(['warning stale-translation', 'warning stale-translation']);
      expect(run('verify', rules, 'skirmish/rules/cover#walls', '--translation', 'ja').status).toBe(
        0,
      );
      run('fix', rules);
      expect(codes(rules)).toEqual(['warning stale-translation']);
      change(file, 'Mury to', 'Mury i domy to');
      expect(codes(rules)).toEqual([]);
      run('fix', rules);
      change(file, 'Walls and houses are', 'Walls are');
      expect(codes(rules)).toEqual(['warning stale-translation', 'warning stale-translation']);
    });
  });

  it.each([
    [[], 'Name one address'],
    [['chess/rules/x', '--against', 'it'], 'There is no ruleset "chess"'],
    [['skirmish/rules/x', '--against', 'it'], 'There is no skirmish/rules/x'],
    [['skirmish/rules/cover'], 'Missing --against'],
    [['skirmish/rules/cover', '--against', ' '], 'Missing --against'],
  ])('cannot run with %j', (args, message) => {
    withLedger((rules) =>
      expect(run('verify', rules, ...args)).toEqual({
        status: 2,
        output: expect.stringContaining(message),
      }),
    );
  });

  it('refuses to run while the data is unreadable', () => {
    withLedger((rules, ruleset) => {
      rmSync(join(ruleset, 'terms.yaml'));
      writeFileSync(join(ruleset, 'rules/cover.yaml'), 'id: [');
      expect(run('verify', rules, 'skirmish/rules/cover', '--against', 'it')).toEqual({
        status: 2,
        output: expect.stringContaining('Fix rules/cover first'),
      });
    });
  });
});
