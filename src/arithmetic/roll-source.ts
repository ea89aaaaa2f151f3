/** The dice of a roll: its own, or shared with another roll. */
import { parseDice, type Dice } from '../notation/dice.ts';
import type { Library, RollRule } from './library.ts';

export interface DiceSource {
  /** As in the data: `2D6`; undefined if the sources do not state it. */
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
