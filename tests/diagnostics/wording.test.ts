import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRulebook } from '../../src/rulebook.ts';
import { withRules } from '../checks/fixture.ts';

const HEAD = 'id: walls\nstandalone: true\nsource: [{ document: sheet, page: 1 }]\n';

/** Message and hint of the only finding. */
const said = (text: string) =>
  withRules(undefined, (rules, ruleset) => {
    writeFileSync(join(ruleset, 'rules/walls.yaml'), HEAD + text);
    return readRulebook(rules).diagnostics.map(({ message, hint }) => `${message} ${hint ?? ''}`);
  });
const TITLE = 'title: { en: Walls, pl: Mury, ja: 壁 }\n';
const TEXT = 'text: { en: A wall., pl: Mur., ja: 石。 }\n';

describe('one mistake gets one sentence that states the fix', () => {
  it.each([
    [
      'a misspelt field',
      `titel: { en: Walls, pl: Mury, ja: 壁 }\n${TEXT}`,
      'Unknown field `titel`. A similar name exists: `title`.',
    ],
    [
      'a comma in a text',
      `${TITLE}text: { en: A wall, of stone, pl: Mur., ja: 石。 }\n`,
      'The text ends at the comma before `of stone`. Quote a text that contains a comma.',
    ],
    [
      'one language',
      `title: Walls\n${TEXT}`,
      '`title` is the text `Walls`, but it must be a group of fields. Write it in every language: { en: …, pl: …, ja: … }.',
    ],
    [
      'a number for a text',
      `${TITLE}number: 3\n${TEXT}`,
      "`number` is the number 3, but it must be a text. Quote it: '3'.",
    ],
    [
      'a lacking field',
      TITLE,
      'The file is missing the required field `text`. The rule in a paragraph; its points say the rest.',
    ],
    [
      'a word near another',
      `${TITLE}${TEXT}evidence: infered\n`,
      '`infered` is not an allowed value of `evidence`. A similar name exists: `inferred`.',
    ],
    [
      'one name for a list',
      `${TITLE}${TEXT}see: rules/cover\n`,
      '`see` is the text `rules/cover`, but it must be a list. Write a list: [rules/cover].',
    ],
    [
      'a wrong address',
      `${TITLE}${TEXT}see: [rules/covers]\n`,
      'There is no page `rules/covers`. A similar name exists: `rules/cover`.',
    ],
    [
      'a wrong part',
      `${TITLE}${TEXT}see: [rules/cover#wall]\n`,
      'There is no part of rules/cover with the id `wall`. A similar name exists: `walls`.',
    ],
    ['an empty list', `${TITLE}${TEXT}see: []\n`, '`see` is empty. Omit the field if it is empty.'],
    [
      'the same twice',
      `${TITLE}${TEXT}see: [rules/cover, rules/cover]\n`,
      '`see` has `rules/cover` twice. Keep one of them.',
    ],
    [
      'no id',
      `${TITLE}${TEXT}points:\n  - { id: 3a, text: { en: A., pl: A., ja: A。 } }\n  - { id: A_b, text: { en: A., pl: A., ja: A。 } }\n`,
      '`A_b` is not a valid id.',
    ],
    [
      'a true minus',
      `${TITLE}${TEXT}effects: [{ do: place, marker: pin, count: −1 }]\n`,
      '`−1` is not a valid amount. Use the hyphen as a minus sign in figures: -1.',
    ],
    [
      'a tab',
      `${TITLE}${TEXT}points:\n\t- id: a\n`,
      'The line contains a tab. Run `npm run fix`, or write spaces',
    ],
  ])('%s', (_, text, sentence) => {
    expect(said(text)).toEqual([expect.stringContaining(sentence)]);
  });
});
