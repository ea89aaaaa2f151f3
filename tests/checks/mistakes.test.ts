/**
 * Mistakes that people make in the data: each is found at its place, once, with a remedy, and nothing is reported that only
 * follows from it. What the check says to each stands in the golden file, to be read.
 */
import { describe, expect, it } from 'vitest';
import { ADDITIONS } from './mistakes/additions.ts';
import { CERTAIN } from './mistakes/certain.ts';
import { CIRCLES } from './mistakes/circles.ts';
import { CONTRADICTIONS } from './mistakes/contradictions.ts';
import { CORRECTIONS } from './mistakes/corrections.ts';
import { DICE_AND_CELLS } from './mistakes/dice-and-cells.ts';
import { ENCODERS } from './mistakes/encoders.ts';
import { EXAMPLES } from './mistakes/examples.ts';
import { FIGURES } from './mistakes/figures.ts';
import { FILES } from './mistakes/files.ts';
import { HABITS } from './mistakes/habits.ts';
import { IN_OTHER_WORDS } from './mistakes/in-other-words.ts';
import { LEFTOVERS } from './mistakes/leftovers.ts';
import { answerTo, replacedAt, wordIn } from './mistakes/mistake.ts';
import { WRONG_KINDS } from './mistakes/wrong-kinds.ts';
import { ONE_STEP } from './mistakes/one-step.ts';
import { OTHER_NOTATIONS } from './mistakes/other-notations.ts';
import { MEANT } from './mistakes/meant.ts';
import { MISLED } from './mistakes/misled.ts';
import { MISREAD } from './mistakes/misread.ts';
import { NEWCOMERS } from './mistakes/newcomers.ts';
import { ONE_CAUSE } from './mistakes/one-cause.ts';
import { OVERLOOKED } from './mistakes/overlooked.ts';
import { ONE_LANGUAGE } from './mistakes/one-language.ts';
import { PASSED } from './mistakes/passed.ts';
import { POOLS } from './mistakes/pools.ts';
import { SAID_OTHERWISE } from './mistakes/said-otherwise.ts';
import { SHAPE } from './mistakes/shape.ts';
import { SHORT_FORMS } from './mistakes/short-forms.ts';
import { SILENT } from './mistakes/silent.ts';
import { SLIPS } from './mistakes/slips.ts';
import { STRANGERS } from './mistakes/strangers.ts';
import { TEXTS } from './mistakes/texts.ts';
import { YAML } from './mistakes/yaml.ts';

const MISTAKES = [
  ...YAML,
  ...HABITS,
  ...FILES,
  ...SHAPE,
  ...FIGURES,
  ...TEXTS,
  ...SLIPS,
  ...LEFTOVERS,
  ...OTHER_NOTATIONS,
  ...OVERLOOKED,
  ...WRONG_KINDS,
  ...ADDITIONS,
  ...CORRECTIONS,
  ...STRANGERS,
  ...NEWCOMERS,
  ...EXAMPLES,
  ...CONTRADICTIONS,
  ...MISLED,
  ...ONE_CAUSE,
  ...SAID_OTHERWISE,
  ...POOLS,
  ...ONE_LANGUAGE,
  ...MEANT,
  ...SHORT_FORMS,
  ...ENCODERS,
  ...SILENT,
  ...CIRCLES,
  ...ONE_STEP,
  ...PASSED,
  ...CERTAIN,
  ...DICE_AND_CELLS,
  ...IN_OTHER_WORDS,
  ...MISREAD,
];
/** What is right, and nothing else: no finding. */
const RIGHT = new Set([
  'a field as the base of house rules has it',
  'odds of several results together',
  'how many there are, before their odds',
  'a number needed as cells write it',
  'odds of few rolls as a percentage',
  'a figure as a text instead of a number',
  'a plus sign left out',
  'a figure in a search word',
  'an example whose odds are a rounded percentage',
  'a sentence whose clause ends with the heading',
  'odds of a row',
  'a value of the row that dice lead to',
  'a value of a row, with its part',
  'a record that says why it needs no source',
  'house rules in fewer languages than their base',
  'an example that says odds in words and as a number',
  'an example that says odds behind what is counted',
  'an example that names a modifier by its verb, and another with a figure',
  'a choice of which one way has a condition',
  'a choice of ways for two states of one unit',
  'a choice beside two ways that exclude each other',
  'a choice of ways whose numbers overlap',
  'two tables of which readers choose a row',
  'modifiers of a number that a table gives',
  'an empty folder of records',
  'a note with a long ending beside the rules',
  'what a folder is for',
  'a cell that takes its number from a cell that takes it from a third',
  'a value that depends on one that depends on a third',
  'modifiers of a number that players count',
  'a number of a table that every roll can reach',
  'a base that is multiplied',
  'a phase that house rules leave out',
  'a target that every roll comes to but one with a modifier',
  'a pool of the dice that modifiers give',
  'a greatest margin',
  'a side that rarely wins',
  'symbols of the higher of two dice',
  'doubles of one die to which a modifier adds another',
  'a number that every roll reaches, without what a modifier takes away',
  'a plus sign without quotes',
  'a number that is another result of the example',
]);

const answers = new Map(MISTAKES.map((mistake) => [mistake.name, answerTo(mistake)]));

describe.each(MISTAKES)('$name', ({ name }) => {
  const { findings, expected } = answers.get(name) ?? { findings: [], expected: [] };

  it('is found at its place, and nowhere else', () => {
    const places = findings.map(({ file, line, column }) => `${file}:${line}:${column}`);
    expect([...new Set(places)].sort()).toEqual([...expected].sort());
    expect(findings.length === 0).toBe(RIGHT.has(name));
  });

  it('is explained in our own words, with a remedy', () => {
    for (const { message, hint } of findings) {
      expect(message).not.toMatch(/^The YAML cannot be read/);
      expect(message).toMatch(/[.…]$/);
      expect(hint ?? '').toMatch(/\w.*[.…]$/);
    }
  });
});

it('a remedy that says what to write removes its finding when it is followed to the letter', () => {
  const followed = MISTAKES.flatMap((mistake) =>
    (answers.get(mistake.name)?.findings ?? []).flatMap((finding) => {
      const word = wordIn(finding);
      if (word === undefined) return [];
      let isPlaced = false;
      const edit = (text: string): string => {
        const replaced = replacedAt(text, finding, word);
        isPlaced = replaced !== undefined;
        return replaced ?? text;
      };
      const { findings } = answerTo(mistake, { file: finding.file, edit });
      const stays = findings.filter(
        ({ file, line, column, code }) =>
          code === 'yaml' ||
          (file === finding.file &&
            line === finding.line &&
            column === finding.column &&
            code === finding.code),
      );
      return [{ name: mistake.name, hint: finding.hint, isPlaced, stays }];
    }),
  );
  expect(followed.filter(({ isPlaced, stays }) => !isPlaced || stays.length > 0)).toEqual([]);
  expect(followed.length).toBeGreaterThan(20);
});

it('says what it said', async () => {
  const rows = MISTAKES.flatMap(({ name }) => {
    const findings = answers.get(name)?.findings ?? [];
    return findings.length === 0
      ? [[name, 'nothing', '', '', '']]
      : findings.map(({ code, file, line, column, message, hint = '' }, index) => [
          index === 0 ? name : '',
          code,
          `${file}:${line}:${column}`,
          message,
          hint,
        ]);
  });
  const cells = (row: readonly string[]) =>
    `| ${row.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |\n`;
  const table = [['mistake', 'check', 'place', 'message', 'remedy'], Array(5).fill('---'), ...rows];
  await expect(table.map(cells).join('')).toMatchFileSnapshot('../golden/mistakes.txt');
});

it('has every mistake under a name of its own', () => expect(answers.size).toBe(MISTAKES.length));
