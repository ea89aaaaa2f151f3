/** Numbers of tables that no roll comes to which needs them: 7+ for a D6. */
import { boundsIn } from '../../arithmetic/conditions.ts';
import { linesFor, type Library, type RollRule } from '../../arithmetic/library.ts';
import { valuesOf } from '../../notation/cells.ts';
import { parseDice, rangeOfDice } from '../../notation/dice.ts';
import type { DataFile } from '../../schema/data-file.ts';
import { shaped } from '../../schema/file-index.ts';
import type { Found } from '../impossible-dice.ts';
import { changesOf } from './unreached.ts';

/** The greatest number that some roll which needs the value comes to; undefined where that is not known. */
function mostOf(value: string, library: Library): number | undefined {
  const rolls = [...library.rolls].filter(([, { target }]) => target === value);
  const most = rolls.map(([address, roll]) => reachOf(address, roll, library));
  const isRead = [...library.rolls.values()].some(
    (roll) => roll.target !== value && JSON.stringify(roll).includes(`"${value}"`),
  );
  return rolls.length === 0 || isRead ? undefined : Math.max(...most);
}

function reachOf(address: string, roll: RollRule, library: Library): number {
  const { dice: written = '', pool, contest, diceFrom, outcomes, beyondDice } = roll;
  const dice = parseDice(written);
  const tests = outcomes
    .flatMap(({ when = [] }) => when)
    .filter(({ subject }) => subject === 'roll')
    .flatMap(boundsIn)
    .filter(({ bound }) => bound === 'target');
  const needsMore = tests.length > 0 && tests.every(({ isMet }) => isMet(2, 1) && !isMet(0, 1));
  if (!dice || pool || contest || diceFrom || dice.isDigits || beyondDice || !needsMore)
    return Infinity;
  const { more, less } = changesOf(linesFor(address, library));
  return rangeOfDice(dice).to + (roll.modifies === 'target' ? less : more);
}

export function* tooHighIn(file: DataFile, library: Library): Generator<Found> {
  for (const { value, path } of shaped(file, 'TableFile'))
    for (const { id, type, value: name } of value.columns) {
      if (type !== 'threshold' || name === undefined) continue;
      const most = mostOf(name, library);
      if (most === undefined || most === Infinity) continue;
      for (const [index, { cells }] of value.rows.entries())
        for (const cell of valuesOf(cells[id], [...path, 'rows', index, 'cells', id])) {
          const number = Number(/^(\d+)\+$/.exec(String(cell.value))?.[1]);
          if (number > most)
            yield { problem: 'needs-too-much', name: String(cell.value), at: cell.path };
        }
    }
}
