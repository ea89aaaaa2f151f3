/** Rules that take a value get one where tables name them, and say in each language what it does. */
import { isDeepStrictEqual } from 'node:util';
import { asCode } from '../diagnostics/phrase.ts';
import type { Path } from '../diagnostics/diagnostic.ts';
import { writtenIn } from '../i18n/text.ts';
import { parseDice } from '../notation/dice.ts';
import type { DataFile } from '../schema/data-file.ts';
import { isObject } from '../schema/guards.ts';
import { shaped } from '../schema/file-index.ts';
import type { Cell, RuleValue, Text } from '../../schemas/types.d.ts';
import { find } from '../model/find.ts';
import { letterIn, parameterOf } from '../model/rule-parameter.ts';
import { defineCheck } from './check.ts';

type Fault =
  | 'no-value'
  | 'no-letter'
  | 'no-dice'
  | 'unsaid'
  | 'untitled'
  | 'undeclared'
  | 'braces'
  | 'no-rule'
  | 'not-with'
  | 'twice';

export const ruleValue = defineCheck({
  code: 'rule-value',
  scope: 'ruleset',
  severity: 'error',
  message: ({ fault, what }: { fault: Fault; what: string }) =>
    FAULTS[fault].message(fault === 'no-dice' ? asCode(what.split(' ')[0] ?? '') : asCode(what)),
  hint: ({ fault, what }) => FAULTS[fault].hint(what),
  run: ({ ruleset, files, report }) => {
    const diced = new Set(files.flatMap(givenDice));
    // It is said at the rule that its letter is not declared.
    const lacksLetter = (rule: string): boolean => {
      const target = find(ruleset, rule);
      const data = target?.type === 'entry' ? (target.part ?? target.entry).data : undefined;
      return (
        data !== undefined &&
        'text' in data &&
        [...inWords(data as Worded)].some(([, fault]) => fault === 'undeclared')
      );
    };
    for (const file of files) {
      for (const shape of ['RuleFile', 'Point'] as const)
        for (const { value, path } of shaped(file, shape))
          for (const [at, fault, what] of inWords(value))
            report({ file: file.file, path: [...path, ...at] }, { fault, what });
      for (const { value, path } of shaped(file, 'Cell'))
        for (const [index, rule] of twiceIn(value))
          report({ file: file.file, path: [...path, index] }, { fault: 'twice', what: rule });
      for (const { value, path } of shaped(file, 'Cell'))
        if (isObject(value) && !Array.isArray(value))
          for (const [at, fault, what] of faultsIn(value, path))
            report({ file: file.file, path: at }, { fault, what });
    }
    function* faultsIn(
      { rule, with: value, value: beside }: { rule?: string; with?: RuleValue; value?: unknown },
      path: Path,
    ): Generator<[Path, Fault, string]> {
      if (rule === undefined || !find(ruleset, rule)) return;
      if (!rule.startsWith('rules/')) {
        yield [[...path, 'rule'], 'no-rule', rule];
        return;
      }
      const takes = parameterOf(ruleset, rule) !== undefined;
      if (beside !== undefined && value === undefined)
        yield [[...path, 'value'], 'not-with', takes ? `with: ${JSON.stringify(beside)}` : ''];
      else if (takes && value === undefined) yield [[...path, 'rule'], 'no-value', rule];
      // Dice may stand behind any name.
      if (!takes && value !== undefined && typeof value !== 'string' && !lacksLetter(rule))
        yield typeof value === 'number' && value > 1 && diced.has(rule)
          ? [[...path, 'with'], 'no-dice', `${rule} D${value}`]
          : [[...path, 'with'], 'no-letter', rule];
      if (typeof value === 'object') yield* faultsIn(value, [...path, 'with']);
    }
  },
});

/** The items of a cell that repeat an earlier one: its index, and the rule. */
const twiceIn = (cell: Cell): [number, string][] =>
  (Array.isArray(cell) ? cell : []).flatMap((item, index, all): [number, string][] =>
    isObject(item) &&
    typeof item.rule === 'string' &&
    all.slice(0, index).some((other) => isDeepStrictEqual(other, item))
      ? [[index, item.rule]]
      : [],
  );

/** The rules that cells give dice. */
const givenDice = (file: DataFile): string[] =>
  shaped(file, 'Cell').flatMap(({ value }) => {
    const { rule, with: given } = value as { rule?: string; with?: RuleValue };
    return rule !== undefined && typeof given === 'string' && parseDice(given) ? [rule] : [];
  });

const FAULTS: Record<Fault, { message: (what: string) => string; hint: (what: string) => string }> =
  {
    'no-value': {
      message: (what) => `${what} takes a value, and none is given.`,
      hint: (what) => `Give it, such as \`{ rule: ${what}, with: 3 }\`.`,
    },
    'no-letter': {
      message: (what) => `${what} takes no value.`,
      hint: () =>
        'Remove `with`, or write the letter X in the title and text of the rule and `parameter: X` beside them.',
    },
    'no-dice': {
      message: (what) => `${what} is given dice elsewhere, and here a number.`,
      hint: (what) => `Write ${asCode(what.split(' ')[1] ?? '')}, if dice are meant here, too.`,
    },
    twice: {
      message: (what) => `The cell names ${what} twice, and with the same value.`,
      hint: () => 'Remove one of them, or write the rule that is meant.',
    },
    'no-rule': {
      message: (what) => `${what} is not a rule.`,
      hint: () =>
        'Name a page of the folder rules, or a point of one, such as `rule: rules/cover`.',
    },
    'not-with': {
      message: () => 'What a rule takes is written in `with`, not in `value`.',
      hint: (what) => (what ? `Write ${asCode(what)}.` : 'Remove it: this rule takes nothing.'),
    },
    unsaid: {
      message: (what) => `The text does not say what ${what} is.`,
      hint: (what) => `Write ${what} where the value belongs, or remove \`parameter\`.`,
    },
    untitled: {
      message: (what) =>
        `The title does not have the letter ${what}, in whose place tables put a value.`,
      hint: (what) => `Write ${what} behind the name in the title, as in “Tough (${what})”.`,
    },
    undeclared: {
      message: (what) =>
        `The title and the text have ${what} for a value, and \`parameter\` is not given.`,
      hint: (what) => `Beside the title, write ${asCode(`parameter: ${what}`)}.`,
    },
    braces: {
      message: (what) => `The text has ${what}.`,
      hint: (what) => {
        const letter = what.charAt(1).toUpperCase();
        return `Write ${letter} without brackets, in the title, too, and \`parameter: ${letter}\` beside them.`;
      },
    },
  };

interface Worded {
  parameter?: string;
  title?: Text;
  text: Text;
}

/** Where the letter is missing in the words of a rule, or stands in them undeclared or in brackets. */
function* inWords({ parameter, title, text }: Worded): Generator<[Path, Fault, string]> {
  for (const [fault, field, words] of [
    ['unsaid', 'text', text],
    ['untitled', 'title', title],
  ] as const)
    for (const tag of words && parameter !== undefined ? writtenIn(words) : [])
      if (!hasLetter(words?.[tag], parameter)) yield [[field, tag], fault, parameter ?? ''];
  const [undeclared] = (parameter === undefined && title ? writtenIn(title) : []).flatMap((tag) => {
    const [, letter] = /[(（]([XYZN])[)）]/.exec(title?.[tag] ?? '') ?? [];
    return letter !== undefined && hasLetter(text[tag], letter) ? [{ tag, letter }] : [];
  });
  if (undeclared) yield [['title', undeclared.tag], 'undeclared', undeclared.letter];
  for (const tag of writtenIn(text))
    for (const found of text[tag].match(/\{[A-Za-z]\w*\}/) ?? [])
      yield [['text', tag], 'braces', found];
}

const hasLetter = (words: string | undefined, letter: string | undefined): boolean =>
  letter !== undefined && (words ?? '').search(letterIn(letter)) >= 0;
