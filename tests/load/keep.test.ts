/** What a run keeps for the next one is used only while it would be the same. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keep } from '../../src/load/keep.ts';
import { cacheFolder } from '../../src/program.ts';
import { GAME, withFolder } from '../checks/fixture.ts';
import { withRepository } from '../cli/repository.ts';

const CHECK = join(import.meta.dirname, '../../src/cli/check.ts');

/** The codes of all findings, checked in a process of its own in the folder above the rules. */
function check(folder: string): string[] {
  const { stdout } = spawnSync(process.execPath, [CHECK, '--format', 'json'], { cwd: folder });
  const { diagnostics } = JSON.parse(stdout.toString()) as { diagnostics: { code: string }[] };
  return diagnostics.map(({ code }) => code);
}

function change(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

it('makes a thing again for other inputs, and where what was kept cannot be read', () => {
  const name = `test-${process.pid}`;
  let made = 0;
  const make = (): number[] => [++made];
  expect(keep(name, ['a', 'b'], make)).toEqual([1]);
  expect(keep(name, ['a', 'b'], make)).toEqual([1]);
  expect(keep(name, ['ab'], make)).toEqual([2]);
  writeFileSync(cacheFolder(`kept/${name}.json`), 'x');
  expect(keep(name, ['ab'], make)).toEqual([3]);
});

it('checks a ruleset again when another one changes to which it leads', () =>
  withFolder((folder) => {
    const rules = (id: string, file: string) => join(folder, 'rules', id, file);
    for (const id of ['skirmish', 'raid'])
      cpSync(GAME, join(folder, 'rules', id), { recursive: true });
    change(rules('raid', 'ruleset.yaml'), 'id: skirmish', 'id: raid');
    change(rules('raid', 'ruleset.yaml'), 'code: SK', 'code: RA');
    change(rules('raid', 'ruleset.yaml'), 'order: 1', 'order: 2');
    change(rules('raid', 'rules/cover.yaml'), 'Walls', '[Walls](rule:skirmish/rules/cover#walls)');
    const before = check(folder);
    expect(before).not.toContain('unknown-reference');
    expect(existsSync(join(folder, '.cache/kept/findings.raid.json'))).toBe(true);
    expect(check(folder)).toEqual(before);
    change(rules('skirmish', 'rules/cover.yaml'), 'id: walls', 'id: fences');
    expect(check(folder)).toContain('unknown-reference');
  }));

it('checks a ruleset again when main changes', () =>
  withRepository((repository) => {
    repository.change('tables/weapons.yaml', '12..60', '12..50');
    expect(check(repository.folder)).toContain('changed-figures');
    expect(check(repository.folder)).toContain('changed-figures');
    repository.commit();
    repository.git('branch', '-f', 'main');
    expect(check(repository.folder)).not.toContain('changed-figures');
  }));
