/** Words of the calculator: a situation, the number needed and its odds. */
import { pluralOf } from './plural.ts';

const plural = pluralOf('en');

export const situation = {
  'work.heading': 'Work it out',
  'work.lead': 'Set what is true on the table. The address of this page keeps it.',
  'work.failed': 'The calculator could not be loaded. Check your connection and try again.',
  'work.inputs': 'Values',
  'work.row-none': 'enter the values yourself',
  'work.row-changed': 'changed from the table',
  'work.less': ({ name }: { name: string }) => `${name}: one less`,
  'work.more': ({ name }: { name: string }) => `${name}: one more`,
  'work.limits': ({ from, to }: { from: number | string; to: number | string }) =>
    `from ${from} to ${to}`,
  'work.limit-least': ({ from }: { from: number | string }) => `${from} or more`,
  'work.limit-most': ({ to }: { to: number | string }) => `at most ${to}`,
  'work.follows': 'set by the values',
  'work.base': 'Before modifiers',
  'work.result': 'Result',
  'work.throws': ({ count, of }: { count: number | string; of: number | string }) =>
    `${count} in ${of}`,
  'work.throws-spoken': ({ count, of }: { count: number | string; of: number | string }) =>
    `${count} in ${of}`,
  'work.percent': ({ n }: { n: number | string }) => `${n} %`,
  'work.percent-under': 'under 1 %',
  'work.percent-over': 'over 99 %',
  'work.never': 'impossible',
  'work.always': 'certain',
  'work.unknown': 'unknown',
  'work.missing': ({ names }: { names: string }) => `To see the result, enter: ${names}.`,
  'work.last-odds': ({ was, now }: { was: string; now: string }) => `${was} → ${now}`,
  'work.said-figure': ({ name, value }: { name: string; value: string }) => `${name}: ${value}.`,
  'work.said-odds': ({ outcome, odds }: { outcome: string; odds: string }) =>
    `${outcome}: ${odds}.`,
  'work.outcomes': 'Odds of each outcome',
  'work.outcome': 'Outcome',
  'work.here': 'Throws',
  'work.chance': 'Chance',
  'work.from-start': 'From the start',
  'work.board': ({ dice }: { dice: string }) => `Every throw of ${dice}`,
  'work.dice-group': ({ n }: { n: number | string }) => `Dice group ${n}`,
  'work.dice-add': 'Add dice with other modifiers',
  'work.dice-drop': 'Remove this group',
  'work.dice-of': ({ outcome, n }: { outcome: string; n: number | string }) =>
    plural(n, { one: `${outcome}, with ${n} die`, other: `${outcome}, with ${n} dice` }),
  'work.dice-number': 'Dice',
  'work.exactly': 'Exactly',
  'work.at-least': 'At least',
  'work.expected': ({ n }: { n: number | string }) => `On average, over many rolls: ${n}`,
  'work.chain': ({ outcome, roll }: { outcome: string; roll: string }) => `${outcome}: ${roll}`,
  'work.chain-start': ({ odds }: { odds: string }) => `from the start ${odds}`,
  'work.joint': 'Together on one throw',
  'work.source-silent': 'Our sources do not say.',
  'work.why-unknown': ({ reason }: { reason: string }) => `Unknown: ${reason}`,
  'work.used-here': 'Used here',
  'work.open-question': ({ n }: { n: number }) =>
    plural(n, {
      one: `The rules leave this open: ${n} result`,
      other: `The rules leave this open: ${n} results`,
    }),
  'work.cut':
    'The rules leave too much open here to calculate every case, so other results are possible.',
  'work.refused': 'Not applied from the link:',
  'work.refused-modifier': ({ given }: { given: string }) =>
    `“${given}” is not a modifier of this roll.`,
  'work.refused-value': ({ given }: { given: string }) => `“${given}” is not a value of this roll.`,
  'work.refused-number': ({ given, name }: { given: string; name: string }) =>
    `“${given}” is not a number for ${name}.`,
  'work.refused-range': ({
    given,
    name,
    limits,
  }: {
    given: string;
    name: string;
    limits: string;
  }) => `${given} is out of range for ${name} (${limits}).`,
  'work.refused-together': ({ given, kept }: { given: string; kept: string }) =>
    `“${given}” cannot apply together with “${kept}”.`,
  'work.refused-automatic': ({ given }: { given: string }) =>
    `“${given}” applies by itself when its values fit.`,
  'work.refused-follow': ({ given, kept }: { given: string; kept: string }) =>
    `“${given}” cannot follow as well as “${kept}”.`,
  'unit.inch': 'inches',
  'unit.hex': 'hexes',
  'unit.point': 'points',
  'unit.turn': 'turns',
  'work.refused-state': ({ given, name }: { given: string; name: string }) =>
    `“${given}” is not a state of ${name} that matters here.`,
  'work.refused-near': ({ near }: { near: string }) => `Nearest: ${near}.`,
  'work.refused-twice': ({ given }: { given: string }) =>
    `“${given}” is given twice; one of them is used.`,
  'work.contradicted': ({ name }: { name: string }) =>
    `“${name}” cannot apply with the values entered.`,
  'work.keep': 'Compare',
  'work.compare': 'Two situations',
  'work.kept': 'Kept',
  'work.now': 'Now',
  'work.compare-difference': 'Difference',
  'work.compare-stop': 'Stop comparing',
  'work.compare-back': 'Return to the kept one',
  'work.plain': 'no modifiers',
  'work.copy': 'Share this result',
  'work.try': 'Try it',
  'work.odds-table': 'Odds by number needed',
  'work.success': 'Success',
  'work.line': ({
    title,
    game,
    circumstances,
    result,
  }: {
    title: string;
    game: string;
    circumstances: string;
    result: string;
  }) => `${title} (${game}): ${circumstances} → ${result}`,
  'work.line-odds': ({
    needed,
    odds,
    percent,
  }: {
    needed: string;
    odds: string;
    percent: string;
  }) => `${needed} (${odds}, ${percent})`,
} as const;
