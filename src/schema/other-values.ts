/** What authors call otherwise: allowed values in other words. */
import { asCode } from '../diagnostics/phrase.ts';

/** Other words for an allowed value, by that value. */
const OTHER_VALUES: readonly { value: string; among: string; words: RegExp; means: string }[] = [
  {
    value: 'unique',
    among: 'one',
    words: /^(?:(?:mutually-?)?exclusive|exclude|xor)$/i,
    means: 'they exclude each other',
  },
  {
    value: 'unique',
    among: 'one',
    words: /^(?:none|no|never|false)$/i,
    means:
      'no two of them apply together; where they may, `highest` counts the highest alone, and `first` the first of the list that applies',
  },
  {
    value: 'sum',
    among: 'one',
    words: /^(?:add|all|stack|cumulative|total)$/i,
    means: 'all add up',
  },
  {
    value: 'unknown',
    among: 'one',
    words: /^(?:unclear|unstated|\?)$/i,
    means: 'the documents do not say',
  },
  {
    value: 'highest',
    among: 'one',
    words: /^(?:max(?:imum)?|best|largest)$/i,
    means: 'the highest counts',
  },
  {
    value: 'first',
    among: 'one',
    words: /^(?:low(?:est)?|min(?:imum)?|worst|least|smallest)$/i,
    means: 'the first of the list that applies counts, so put the lowest first',
  },
  {
    value: 'first',
    among: 'one',
    words: /^(?:strong(?:est)?|biggest|greatest|most-severe|max-?abs)$/i,
    means: 'the first of the list that applies counts, so put the strongest first',
  },
  {
    value: 'drawn',
    among: 'drawn',
    words: /^(?:cards?|decks?|chits?|draw|random(?:ly)?)$/i,
    means: 'in the order in which cards or dice are drawn',
  },
  {
    value: 'again',
    among: 'second',
    words: /^(?:re-?roll(?:ed)?|repeat|roll again)$/i,
    means: 'they roll again',
  },
  {
    value: 'place',
    among: 'flip',
    words: /^(?:add|put|give|gain|get|set)$/i,
    means: 'put the marker on',
  },
  {
    value: 'remove',
    among: 'flip',
    words: /^(?:take|clear|lose|discard|delete)$/i,
    means: 'take it off',
  },
  { value: 'dice', among: 'measured', words: /^(?:roll(?:ed)?|die|random)$/i, means: 'rolled' },
  {
    value: 'measured',
    among: 'chosen',
    words: /^(?:ruler|measure|distance|range)$/i,
    means: 'with a ruler or in hexes',
  },
  {
    value: 'roll',
    among: 'target',
    words: /^(?:dice|die|result)$/i,
    means: 'the modifiers are added to the dice',
  },
  {
    value: 'by-condition',
    among: 'one-of',
    words: /^(?:conditions?|conditional|if|cases?|switch|first)$/i,
    means: 'the first that applies',
  },
];

/** What no rounding of the model is. */
const NEAREST =
  /^(?:(?:to )?(?:the )?nearest|closest|half-?(?:up|down|even)|half|bankers?|commercial|round)$/i;

/** `exclusive` → `unique` */
export const otherValueHint = (data: unknown, allowed: readonly string[]): string | undefined => {
  if (allowed.includes('up') && allowed.includes('down') && NEAREST.test(String(data)))
    return 'Rounding to the nearest is not possible. Of halves, write `up` if a half counts as a whole one; otherwise a table gives the result for each number, in a column with `match: up-to`.';
  const found = OTHER_VALUES.find(
    ({ value, among, words }) =>
      allowed.includes(value) && allowed.includes(among) && words.test(String(data)),
  );
  return found && `Write ${asCode(found.value)}: ${found.means}.`;
};
