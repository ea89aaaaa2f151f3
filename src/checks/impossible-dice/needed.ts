/** Numbers of tables that no roll comes to which needs them, or every one: 7+ and 1+ for a D6. */
import { boundsIn } from '../../arithmetic/conditions.ts';
import { linesFor, type Library, type RollRule } from '../../arithmetic/library.ts';
import { valuesOf } from '../../notation/cells.ts';
import { parseDice, rangeOfDice } from '../../notation/dice.ts';
import type { DataFile } from '../../schema/data-file.ts';
import { shaped } from '../../schema/file-index.ts';
import type { Found } from '../impossible-dice.ts';
import { changesOf } from './unreached.ts';

interface Reach {
  least: number;
  most: number;
}
/** The least and the greatest number that rolls which need the value come to; undefined where that is not known. */
function reachedFor(value: string, library: Library): Reach | undefined {
  const rolls = [...library.rolls].filter(([, { target }]) => target === value);
  const reached = rolls.map(([address, roll]) => reachOf(address, roll, library));
  const isRead = [...library.rolls.values()].some(
    (roll) => roll.target !== value && JSON.stringify(roll).includes(`"${value}"`),
  );
  return rolls.length === 0 || isRead
    ? undefined
    : {
        least: Math.min(...reached.map(({ least }) => least)),
        most: Math.max(...reached.map(({ most }) => most)),
      };
}

const ANY: Reach = { least: -Infinity, most: Infinity };

function reachOf(address: string, roll: RollRule, library: Library): Reach {
  const { dice: written = '', pool, contest, diceFrom, outcomes, beyondDice } = roll;
  const dice = parseDice(written);
  const tests = outcomes
    .flatMap(({ when = [] }) => when)
    .filter(({ subject }) => subject === 'roll')
    .flatMap(boundsIn)
    .filter(({ bound }) => bound === 'target');
  const needsMore = tests.length > 0 && tests.every(({ isMet }) => isMet(2, 1) && !isMet(0, 1));
  if (!dice || pool || contest || diceFrom || dice.isDigits || beyondDice || !needsMore) return ANY;
  const { more, less } = changesOf(linesFor(address, library));
  const { from, to } = rangeOfDice(dice);
  const isSure = outcomes.every(({ when = [] }) => when.every(({ subject }) => subject === 'roll'));
  const [plus, minus] = roll.modifies === 'target' ? [less, more] : [more, less];
  return { least: isSure ? from - minus : -Infinity, most: to + plus };
}

/** Cells that need more than any roll comes to, or no more than every roll does. */
export function* needlessIn(file: DataFile, library: Library): Generator<Found> {
  for (const { value, path } of shaped(file, 'TableFile'))
    for (const { id, type, value: name } of value.columns) {
      if (type !== 'threshold' || name === undefined) continue;
      const reached = reachedFor(name, library);
      if (!reached) continue;
      for (const [index, { cells }] of value.rows.entries())
        for (const cell of valuesOf(cells[id], [...path, 'rows', index, 'cells', id])) {
          const number = Number(/^(\d+)\+$/.exec(String(cell.value))?.[1]);
          const [isTooMuch, isNothing] = [number > reached.most, number <= reached.least];
          if (isTooMuch || isNothing)
            yield {
              problem: isTooMuch ? 'needs-too-much' : 'needs-nothing',
              name: String(cell.value),
              at: cell.path,
            };
        }
    }
}
