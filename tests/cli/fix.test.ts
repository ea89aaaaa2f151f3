import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withRules } from '../checks/fixture.ts';
import { withRepository } from './repository.ts';
import { run } from './run-command.ts';

const fix = (rules: string) => {
  const { status, stdout, stderr } = run('fix', '--rules', rules);
  return { status, output: stdout + stderr };
};

describe('npm run fix', () => {
  it('finds nothing to repair in the game', () =>
    withRules(undefined, (rules) =>
      expect(fix(rules)).toEqual({ status: 0, output: 'Nothing to repair.\n' }),
    ));

  it('records nothing: neither a changed figure nor a new address', () =>
    withRepository((repository) => {
      repository.change('tables/weapons.yaml', '12..60', '12..50');
      repository.run('fix');
      expect(repository.git('status', '--porcelain')).toBe('M rules/skirmish/tables/weapons.yaml');
      expect(repository.codes()).toEqual(['error changed-figures']);
    }));

  it('repairs form and notation, keeps comments, and changes no figure', () => {
    withRules(undefined, (rules, ruleset) => {
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
      fix(rules);
      const repaired = readFileSync(file, 'utf8').split('\n');
      expect(repaired[0]).toBe('id: cover  # why');
      expect(repaired[6]).toBe('  pl: "Kosztuje −1 do 6–9″ na D6."');
      expect(repaired[8]).toBe('    費用は−1、');
      expect(repaired[9]).toBe('    6–9″なら1でD6。');
      // Two quotes in quotes are one: this one is left to the editor.
      expect(repaired[5]).toBe("  en: 'Costs −1 within 6–9'' on D6.'");
      expect(repaired.length).toBe(text.length + 1);
      expect(fix(rules).output).toBe('Nothing to repair.\n');
    });
  });

  it('repairs a page once that house rules take from their base', () => {
    const house = {
      path: '../attic/ruleset.yaml',
      text: 'id: attic\nextends: skirmish\ntitle: { en: Attic, pl: Poddasze, ja: 屋根裏 }\ncode: AT\norder: 2\n',
    };
    withRules([house], (rules, ruleset) => {
      const files = ['rules/cover.yaml', 'procedures/fire.yaml'].map((name) => join(ruleset, name));
      for (const file of files)
        writeFileSync(file, readFileSync(file, 'utf8').replace(/text: \{ en: '?/, '$&On 1D6 '));
      expect(fix(rules)).toEqual({
        status: 0,
        output: files
          .map((file) => `Repaired ${file}\n`)
          .sort()
          .join(''),
      });
    });
  });

  const searchFor = (ruleset: string, aliases: string): string => {
    const file = join(ruleset, 'rules/cover.yaml');
    const [first = '', ...rest] = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, [first, `aliases: ${aliases}`, ...rest].join('\n'));
    return file;
  };
  const WORDS = '{ en: [cover, wall, Wall, Cover], pl: [Osłona], ja: [壁, 柵] }';

  it('removes search words that are there twice or are the title, and the list that holds no others', () =>
    withRules(undefined, (rules, ruleset) => {
      const file = searchFor(ruleset, WORDS);
      const text = readFileSync(file, 'utf8');
      expect(fix(rules).output).toBe(`Repaired ${file}\n`);
      const right = text.replace(WORDS, '{ en: [wall], ja: [壁, 柵] }');
      expect(readFileSync(file, 'utf8')).toBe(right);
      expect(run('check', '--rules', rules).stdout).not.toContain('search-words');
      expect(fix(rules).output).toBe('Nothing to repair.\n');
    }));

  it('leaves search words that an exception allows, and those that nothing separates', () =>
    withRules(undefined, (rules, ruleset) => {
      const exception =
        'exceptions:\n  - { check: search-words, at: rules/cover, reason: Typed by many. }\n';
      const file = searchFor(ruleset, WORDS);
      writeFileSync(join(ruleset, 'exceptions.yaml'), exception);
      expect(fix(rules).output).toBe('Nothing to repair.\n');
      writeFileSync(join(ruleset, 'exceptions.yaml'), exception.replace('/cover', '/dice'));
      expect(fix(rules).output).toBe(`Repaired ${file}\n`);
      writeFileSync(file, readFileSync(file, 'utf8').replace('[壁, 柵]', '[壁、柵]'));
      expect(fix(rules).output).toBe('Nothing to repair.\n');
    }));

  it('leaves what it does not understand', () => {
    withRules(undefined, (rules, ruleset) => {
      const file = join(ruleset, 'rules/cover.yaml');
      writeFileSync(file, '<<<<<<< mine\nid: [\t\n');
      expect(fix(rules).status).toBe(0);
      expect(readFileSync(file, 'utf8')).toBe('<<<<<<< mine\nid: [\t\n');
    });
  });

  it('notes what translations were made against only when asked', () =>
    withRepository((repository) => {
      const file = join(repository.game, 'translations.yaml');
      repository.run('fix');
      expect(existsSync(file)).toBe(false);
      expect(repository.run('fix', '--translations').output).toContain('translations.yaml');
      const first = readFileSync(file, 'utf8');
      expect(repository.codes()).toEqual([]);
      expect(repository.run('fix', '--translations').output).toBe('Nothing to repair.\n');
      // The request is merged; later another request changes the English text alone and is merged.
      repository.change('rules/cover.yaml', 'Walls are', 'Walls and houses are');
      const commit = repository.commit();
      repository.git('branch', '--force', 'main', commit);
      const stale = ['warning stale-translation', 'warning stale-translation'];
      expect(repository.codes()).toEqual(stale);
      // Refreshing does not forget them.
      repository.run('fix', '--translations');
      expect(repository.codes()).toEqual(stale);
      expect(readFileSync(file, 'utf8').split('\n').length).toBe(first.split('\n').length);
    }));
});
