/** Where the dice of a roll come from: rolled here, or shared with another roll. */
import { parseDice, type Dice } from '../notation/dice.ts';
import type { Library, RollRule } from './library.ts';

export interface DiceSource {
  /** As written: `2D6`; undefined where no source states it. */
  notation: string | undefined;
  dice: Dice | undefined;
  /** Names of single dice, in order. */
  faces: readonly string[];
}

export function diceOf(roll: RollRule, { rolls }: Library): DiceSource {
  const shared = (roll.diceFrom ?? []).flatMap((address) => rolls.get(address) ?? []);
  const notation = roll.dice ?? shared.find(({ dice }) => dice !== undefined)?.dice;
  const faces = roll.faces ?? shared.find((other) => other.faces !== undefined)?.faces ?? [];
  return { notation, dice: notation === undefined ? undefined : parseDice(notation), faces };
}
