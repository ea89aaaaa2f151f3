/** What modifiers do with dice, and dice where only a number can be worked out. */
import type { Library } from '../../arithmetic/library.ts';
import type { Path } from '../../diagnostics/diagnostic.ts';
import { parseDice, rangeOfDice, type Dice } from '../../notation/dice.ts';
import { pageOf, type DataFile } from '../../schema/data-file.ts';
import { shaped } from '../../schema/file-index.ts';
import { isObject } from '../../schema/guards.ts';
import { valueAt } from '../../schema/walk.ts';
import type { Modifier, ModifiersFile } from '../../../schemas/types.d.ts';
import type { Found } from '../impossible-dice.ts';
import { canBe } from './cannot-be.ts';

/** Modifiers that change dice that are not rolled, or roll again what cannot be. */
export function* modifiersIn(file: DataFile, { rolls }: Library): Generator<Found> {
  const page = pageOf(file);
  const isRead = [...rolls.values()].some(({ diceFrom = [] }) => diceFrom.includes(page));
  for (const { value, path } of shaped(file, 'ModifiersFile'))
    for (const [index, { id: name, change, round }] of value.modifiers.entries()) {
      const { dice, reroll, multiply } = change;
      const at = [...path, 'modifiers', index, 'change'];
      if (
        value.roll?.modifies === 'roll' &&
        round === undefined &&
        /[/.]/.test(`${multiply ?? ''}`)
      )
        yield { problem: 'no-round', name, at };
      const ofDice = diceFault(value, dice);
      if (ofDice) yield { problem: ofDice, name, at: [...at, 'dice'] };
      if (reroll === undefined) continue;
      const die = /^\d*(D\d+)/.exec(value.roll?.dice ?? '')?.[1];
      const rolled = `${die} reroll ${reroll}`;
      if (value.value) yield { problem: 'no-dice', name, at: [...at, 'reroll'] };
      else if (die !== undefined && !parseDice(rolled))
        yield { problem: 'cannot-be', name: rolled, at: [...at, 'reroll'], ...remedyOf(rolled) };
      else if (isRead)
        yield { problem: 'read-again', name: value.roll?.dice ?? '', at: [...at, 'reroll'] };
    }
}

/** So many more or fewer dice where none are rolled, or none is left; a pool of none is a matter of the rules. */
function diceFault(
  { value, roll }: ModifiersFile,
  more: unknown,
): 'no-dice' | 'no-die-left' | undefined {
  if (more === undefined) return undefined;
  if (value) return 'no-dice';
  const dice = roll?.pool ? undefined : parseDice(roll?.dice ?? '');
  return dice && typeof more === 'number' && dice.count + more < 1 ? 'no-die-left' : undefined;
}

function remedyOf(rolled: string): Pick<Found, 'remedy'> {
  const remedy = canBe(rolled);
  return remedy === undefined ? {} : { remedy };
}

/** Modifiers that multiply a base of 0, which is all that they multiply. */
export function* multiplyingNothing(file: DataFile): Generator<Found> {
  for (const { value, path } of shaped(file, 'ModifiersFile')) {
    const { modifiers, value: worked } = value;
    if (worked?.base !== 0 || isSetIn(modifiers)) continue;
    for (const [index, { id: name, change }] of modifiers.entries())
      if (change.multiply !== undefined)
        yield {
          problem: 'multiplies-nothing',
          name,
          at: [...path, 'modifiers', index, 'change', 'multiply'],
        };
  }
}

/** Whether a modifier replaces the base. */
const isSetIn = (modifiers: readonly Modifier[]): boolean =>
  modifiers.some(({ change }) => change.set !== undefined);

/** Fields whose dice are rolled: as many dice or markers as they show. */
const ROLLED = new Set(['times', 'count', 'amount']);

/** Dice as the amount of what is worked out without rolling. `languages` are those of the ruleset. */
export function* dicesAsNumbers(file: DataFile, languages: readonly string[]): Generator<Found> {
  for (const { value, path } of shaped(file, 'Amount')) {
    const dice = typeof value === 'string' ? parseDice(value) : undefined;
    const fields = path.filter((one) => typeof one === 'string');
    const field = fields.at(-1) ?? '';
    if (!dice || typeof value !== 'string' || ROLLED.has(field)) continue;
    const isOfPool = field === 'dice' && (fields.includes('pool') || changesPool(file));
    const isMore = isOfPool && fields.includes('change') && dice.sides === sidesOf(file);
    if (isMore) {
      const remedy = `For ${dice.count} more ${dice.count === 1 ? 'die' : 'dice'}, write \`${dice.count}\`. ${asEntered(file, path, value, languages).replace('Let', 'If a roll says how many, let')}`;
      yield { problem: 'dice-of-dice', name: value, at: path, remedy };
    }
    if (isOfPool && !dice.reroll) continue;
    const changed = fields.includes('change') ? inChange(value, dice, field) : undefined;
    const remedy = changed ?? asEntered(file, path, value, languages);
    yield { problem: 'not-a-number', name: value, at: path, remedy };
  }
}

/** The sides of the dice of a set. */
const sidesOf = ({ data }: DataFile): number | undefined =>
  isObject(data) && isObject(data['roll']) ? parseDice(String(data['roll']['dice']))?.sides : NaN;

const changesPool = ({ data }: DataFile): boolean =>
  isObject(data) && isObject(data['roll']) && data['roll']['pool'] !== undefined;

/** A modifier that rolls again, or rolls more dice. */
function inChange(written: string, { count, reroll }: Dice, field: string): string | undefined {
  const again = / reroll (\S+(?: repeatedly)?)/.exec(written)?.[1] ?? '';
  if (reroll) return `Write which results are rolled again: \`change: { reroll: ${again} }\`.`;
  return field === 'dice'
    ? `Write how many more dice are rolled: \`change: { dice: ${count} }\`.`
    : undefined;
}

/** Players roll and enter what the dice show. */
function asEntered(file: DataFile, path: Path, written: string, languages: readonly string[]) {
  const around = [0, ...path.keys()]
    .map((_, index) => valueAt(file.data, path.slice(0, index)))
    .filter(isObject)
    .reverse();
  const [name = 'dice'] = around.flatMap(({ name, id }) => name ?? id ?? []);
  const [title] = around.flatMap(({ title }) => (isObject(title) ? [title] : []));
  const id = `${name as string}-roll`;
  const inLanguage = (tag: string): string => {
    const words = `${(title?.[tag] as string | undefined) ?? id} (${written})`;
    return `${tag}: '${words.replaceAll("'", "''")}'`;
  };
  const dice = parseDice(written);
  const { from, to } = dice ? rangeOfDice(dice) : { from: 1, to: Infinity };
  const limits = `atLeast: ${from}${Number.isFinite(to) ? `, atMost: ${to}` : ''}`;
  return `Let players enter what the dice show: write \`${id}\` here, and add to values.yaml \`- { id: ${id}, title: { ${languages.map(inLanguage).join(', ')} }, origin: dice, ${limits} }\`.`;
}
