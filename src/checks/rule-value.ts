/** Rules that take a value get one where tables name them, and say in each language what it does. */
import { asCode } from '../diagnostics/phrase.ts';
import type { Path } from '../diagnostics/diagnostic.ts';
import type { Language } from '../i18n/languages.ts';
import { writtenIn } from '../i18n/text.ts';
import { parseDice } from '../notation/dice.ts';
import type { DataFile } from '../schema/data-file.ts';
import { isObject } from '../schema/guards.ts';
import { shaped } from '../schema/file-index.ts';
import type { RuleValue, Text } from '../../schemas/types.d.ts';
import { find } from '../model/find.ts';
import { letterIn, parameterOf } from '../model/rule-parameter.ts';
import { defineCheck } from './check.ts';

type Fault = 'no-value' | 'no-letter' | 'no-dice' | 'unsaid' | 'braces';

export const ruleValue = defineCheck({
  code: 'rule-value',
  scope: 'ruleset',
  severity: 'error',
  message: ({ fault, what }: { fault: Fault; what: string }) =>
    FAULTS[fault].message(fault === 'no-dice' ? asCode(what.split(' ')[0] ?? '') : asCode(what)),
  hint: ({ fault, what }) => FAULTS[fault].hint(what),
  run: ({ ruleset, files, report }) => {
    const diced = new Set(files.flatMap(givenDice));
    for (const file of files) {
      for (const shape of ['RuleFile', 'Point'] as const)
        for (const { value, path } of shaped(file, shape))
          for (const tag of missingIn(value))
            report(
              { file: file.file, path: [...path, 'text', tag] },
              { fault: 'unsaid', what: value.parameter ?? '' },
            );
      for (const shape of ['RuleFile', 'Point'] as const)
        for (const { value, path } of shaped(file, shape))
          for (const [tag, letter] of bracesIn(value))
            report(
              { file: file.file, path: [...path, 'text', tag] },
              { fault: 'braces', what: letter },
            );
      for (const { value, path } of shaped(file, 'Cell'))
        if (isObject(value) && !Array.isArray(value))
          for (const [at, fault, what] of faultsIn(value, path))
            report({ file: file.file, path: at }, { fault, what });
    }
    function* faultsIn(
      { rule, with: value }: { rule?: string; with?: RuleValue },
      path: Path,
    ): Generator<[Path, Fault, string]> {
      if (rule === undefined || !find(ruleset, rule)) return;
      const takes = parameterOf(ruleset, rule) !== undefined;
      if (takes && value === undefined) yield [[...path, 'rule'], 'no-value', rule];
      // Dice may stand behind any name.
      if (!takes && value !== undefined && typeof value !== 'string')
        yield typeof value === 'number' && value > 1 && diced.has(rule)
          ? [[...path, 'with'], 'no-dice', `${rule} D${value}`]
          : [[...path, 'with'], 'no-letter', rule];
      if (typeof value === 'object') yield* faultsIn(value, [...path, 'with']);
    }
  },
});

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
    unsaid: {
      message: (what) => `The text does not say what ${what} is.`,
      hint: (what) => `Write ${what} where the value belongs, or remove \`parameter\`.`,
    },
    braces: {
      message: (what) => `The text has ${what}.`,
      hint: (what) => {
        const letter = what.charAt(1).toUpperCase();
        return `Write ${letter} without brackets, in the title, too, and \`parameter: ${letter}\` beside them.`;
      },
    },
  };

/** `ignores {x} wounds`, as other programs write it: the languages, each with what it has. */
const bracesIn = ({ text }: { text: Text }): [Language, string][] =>
  writtenIn(text).flatMap((tag): [Language, string][] =>
    (text[tag].match(/\{[A-Za-z]\w*\}/) ?? []).map((found) => [tag, found]),
  );

/** The languages in which a text lacks the letter of its rule. */
const missingIn = ({ parameter, text }: { parameter?: string; text: Text }) =>
  parameter === undefined
    ? []
    : writtenIn(text).filter((tag) => text[tag].search(letterIn(parameter)) < 0);
