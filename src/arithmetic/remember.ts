/** Calculations that need not be repeated: each reading of the rules, and each rival claim, asks for most of them again. */
import { linesFor, type Library } from './library.ts';
import { stringsIn } from './own-sets.ts';
import type { Situation } from './situation.ts';

/** More are of no use. */
const MOST = 200;
const remembered = new WeakMap<Library, Map<string, unknown>>();

/** The result of `work`, which is the same for the same roll or value in the same situation. */
export function remember<T>(
  address: string,
  situation: Situation,
  given: Library,
  work: (address: string, situation: Situation, library: Library) => T,
): T {
  const library = given.from && isSame(address, given, given.from) ? given.from.library : given;
  let known = remembered.get(library);
  if (!known || known.size > MOST) remembered.set(library, (known = new Map<string, unknown>()));
  const key = JSON.stringify([address, situation]);
  const result = known.get(key) ?? work(address, situation, library);
  known.set(key, result);
  return result as T;
}

const same = new WeakMap<Library, Map<string, boolean>>();

/** Whether nothing that the roll or value reads differs from the library that this one was made from. */
function isSame(address: string, library: Library, { changed }: NonNullable<Library['from']>) {
  const known = same.get(library) ?? new Map<string, boolean>();
  same.set(library, known);
  const roll = library.rolls.get(address);
  const read = () => {
    const lines = linesFor(address, library);
    const names = stringsIn([address, roll, lines]);
    // A roll that reads another one may read all that this one reads.
    return changed.every(
      (one) => !names.has(library.sets.get(one)?.value?.name ?? one) && !names.has(one),
    );
  };
  const result = known.get(address) ?? (roll?.check === undefined && read());
  known.set(address, result);
  return result;
}
