/** Calculations that need not be repeated: each reading of the rules asks for most of them again. */
import type { Library } from './library.ts';
import type { Situation } from './situation.ts';

/** More are of no use. */
const MOST = 200;
const remembered = new WeakMap<Library, Map<string, unknown>>();

/** The result of `work`, which is the same for the same roll or value in the same situation. */
export function remember<T>(
  address: string,
  situation: Situation,
  library: Library,
  work: (address: string, situation: Situation, library: Library) => T,
): T {
  let known = remembered.get(library);
  if (!known || known.size > MOST) remembered.set(library, (known = new Map<string, unknown>()));
  const key = JSON.stringify([address, situation]);
  const result = known.get(key) ?? work(address, situation, library);
  known.set(key, result);
  return result as T;
}
