/** Rules that take a value: Tough (X) in a row as Tough (3), with its text for 3. */
import { withAddition } from '../i18n/format.ts';
import { fillText, shownIn } from '../i18n/text.ts';
import { filled, parameterOf } from '../model/rule-parameter.ts';
import { number } from '../notation/numbers.ts';
import { showDice, type Name } from '../notation/show.ts';
import type { RuleValue, Text } from '../../schemas/types.d.ts';
import type { Wording } from './wording.ts';

/** `Tough (3)`, `Aura (Fear (1))`; dice behind a rule without a letter: `HE (D6)`. */
export function nameWith(
  address: string,
  value: RuleValue | undefined,
  wording: Wording,
  named: Name = wording.namedAt(address),
): Name {
  if (value === undefined) return named;
  const said = valueWords(value, wording);
  const { letter } = parameterOf(wording.ruleset, address) ?? {};
  const name = letter === undefined ? named.name : filled(named.name, letter, said);
  return {
    ...named,
    name: name === named.name ? withAddition(name, said, wording.language) : name,
  };
}

/** The text of a rule for a value; undefined if it has no letter. */
export function textWith(address: string, value: RuleValue, wording: Wording): Text | undefined {
  const { letter, text } = parameterOf(wording.ruleset, address) ?? {};
  if (letter === undefined || text === undefined) return undefined;
  const said = valueWords(value, wording);
  const result = Object.fromEntries(
    Object.entries<string>({ ...text }).map(([tag, words]) => [tag, filled(words, letter, said)]),
  );
  fillText(result, shownIn(text, wording.language));
  return result as unknown as Text;
}

function valueWords(value: RuleValue, wording: Wording): string {
  if (typeof value === 'object') return nameWith(value.rule, value.with, wording).name;
  return typeof value === 'number' ? number(value) : showDice(value, wording.language);
}
