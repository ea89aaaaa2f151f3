/** What the checks keep of a file that is unchanged follows the words of its ruleset. */
import { expect, it } from 'vitest';
import { load, readFile } from '../../src/load/load.ts';
import { examine } from '../../src/rulebook.ts';
import type { DataFile } from '../../src/schema/data-file.ts';
import { GAME } from './fixture.ts';

const files = load(`${GAME}/..`, () => {}).files.filter(({ ruleset }) => ruleset === 'skirmish');

/** The findings with one file changed, as `rules/cover.yaml unknown-reference`; then with all as they were. */
function findings(name: string, from: string, to: string): [string[], string[]] {
  const file = files.find((one) => one.file.endsWith(name))!;
  expect(file.text).toContain(from);
  const read = (text: string) => {
    const changed = readFile(file, text, () => {});
    const set = files.map((one): DataFile => (one === file ? changed : one));
    return examine(set).diagnostics.map(
      (found) => `${found.file.split('skirmish/')[1]} ${found.code}`,
    );
  };
  return [read(file.text.replace(from, to)), read(file.text)];
}

it('a word that a term discourages is found in files that did not change', () => {
  const [changed, back] = findings(
    'terms.yaml',
    '    abbreviation:',
    '    discouraged: { en: [hard cover] }\n    abbreviation:',
  );
  expect(changed).toContain('rules/cover.yaml term-consistency');
  expect(back).toEqual([]);
});

it('a name that is no longer declared is a foreign word in files that did not change', () => {
  const text = 'Walls are hard cover.';
  const name = "'Mury to twarda osłona nie jest wzdłuż drogi'";
  const cover = files.find(({ file }) => file.endsWith('rules/cover.yaml'))!;
  const polish = readFile(cover, cover.text.replace(`en: ${text}`, `en: ${name}`), () => {});
  const terms = files.find(({ file }) => file.endsWith('terms.yaml'))!;
  const named = readFile(
    terms,
    terms.text.replace('    abbreviation:', `    aliases: { en: [${name}] }\n    abbreviation:`),
    () => {},
  );
  const codes = (words: DataFile) =>
    examine(files.map((one) => (one === cover ? polish : one === terms ? words : one)))
      .diagnostics.filter(({ file }) => file === cover.file)
      .map(({ code }) => code);
  expect(codes(named)).not.toContain('wrong-language');
  expect(codes(terms)).toContain('wrong-language');
});
