/** What the checks keep of a file that is unchanged follows the words of its ruleset. */
import { expect, it } from 'vitest';
import { readRulebook, readRules } from '../../src/rulebook.ts';
import { GAME, snapshotOf } from './fixture.ts';

const { folder, files } = readRules(`${GAME}/..`);

/** A file of the game, by the end of its path. */
function textOf(name: string): string {
  const file = files.find((one) => one.file.endsWith(name))!;
  return file.text;
}

/** The findings with these texts of files in the place of their own, as `rules/cover.yaml unknown-reference`. */
function findings(texts: Record<string, string>): string[] {
  const changed = files.map(({ file, text }) => ({
    file,
    text: texts[file.replace(/.*skirmish\//, '')] ?? text,
  }));
  return readRulebook(snapshotOf(folder, changed))
    .diagnostics.filter(({ file }) => file.includes('skirmish/'))
    .map(({ file, code }) => `${file.replace(/.*skirmish\//, '')} ${code}`);
}

it('a word that a term discourages is found in files that did not change', () => {
  const terms = textOf('terms.yaml').replace(
    '    abbreviation:',
    '    discouraged: { en: [hard cover] }\n    abbreviation:',
  );
  expect(findings({ 'terms.yaml': terms })).toContain('rules/cover.yaml term-consistency');
  expect(findings({})).toEqual([]);
});

it('a name that is no longer declared is a foreign word in files that did not change', () => {
  const name = "'Mury to twarda osłona nie jest wzdłuż drogi'";
  const cover = textOf('rules/cover.yaml').replace('en: Walls are hard cover.', `en: ${name}`);
  const terms = textOf('terms.yaml').replace(
    '    abbreviation:',
    `    aliases: { en: [${name}] }\n    abbreviation:`,
  );
  const found = 'rules/cover.yaml wrong-language';
  expect(findings({ 'rules/cover.yaml': cover, 'terms.yaml': terms })).not.toContain(found);
  expect(findings({ 'rules/cover.yaml': cover })).toContain(found);
});
