/** Runs in processes of their own: each reads once what is kept. */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { GAME, withFolder } from '../checks/fixture.ts';

const CHECK = join(import.meta.dirname, '../../src/cli/check.ts');

it('keeps the data of sound files, and uses it only for the same text and the same program', () =>
  withFolder((folder) => {
    const check = (): string[] => {
      const { stdout } = spawnSync(process.execPath, [CHECK, '--format', 'json'], { cwd: folder });
      const { diagnostics } = JSON.parse(stdout.toString()) as {
        diagnostics: { file: string; line: number; column: number; code: string }[];
      };
      return diagnostics.map((one) => `${one.file}:${one.line}:${one.column} ${one.code}`);
    };
    const change = (file: string, from: string, to: string) => {
      const text = readFileSync(join(folder, file), 'utf8');
      expect(text).toContain(from);
      writeFileSync(join(folder, file), text.replace(from, to));
    };
    cpSync(GAME, join(folder, 'rules/skirmish'), { recursive: true });
    // Found by a check in a sound file, whose place is found in YAML that the second run does not parse at first.
    change('rules/skirmish/procedures/fire.yaml', 'tables/weapons]', 'tables/weapon]');
    const unknown = 'rules/skirmish/procedures/fire.yaml:5:92 unknown-reference';
    expect(check()).toEqual([unknown]);
    expect(check()).toEqual([unknown]);

    // Of two changes, one is in what was kept of a text that stays, one in a text that was kept.
    change('.cache/rules.txt', 'rules/cover#walls', 'rules/cover#fences');
    change('rules/skirmish/procedures/fire.yaml', 'tables/weapon]', 'tables/weapons]');
    const inKept = 'rules/skirmish/tables/weapons.yaml:14:117 unknown-reference';
    expect(check()).toEqual([inKept]);

    // Another version, as after a change of the program; nor are findings of the last one used then.
    rmSync(join(folder, '.cache/kept'), { recursive: true });
    writeFileSync(
      join(folder, '.cache/rules.txt'),
      readFileSync(join(folder, '.cache/rules.txt'), 'utf8').replace(/^.*/, 'other'),
    );
    expect(check()).toEqual([]);
  }));
