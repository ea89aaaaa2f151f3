/** Ids of the rows and columns of a table that was typed elsewhere. */
import { latinLetters } from '../../text/latin-letters.ts';

/** An id for each name, in Latin letters and each once, and what people should look at. */
export function idsFor(names: readonly string[], what: 'row' | 'column'): [string[], string[]] {
  const taken = new Set<string>();
  const doubts: string[] = [];
  const ids = names.map((name, at) => {
    const words = latinLetters(name)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 50)
      .replace(/-$/, '');
    const plain = /[a-z]/.test(words) ? words : `${what}-${at + 1}`;
    const id = taken.has(plain) ? `${plain}-${at + 1}` : plain;
    if (id !== words)
      doubts.push(
        `${what} ${at + 1}, '${name.replaceAll("'", "''")}': its id is ${id}. An id says in English what the ${what} is; it is part of the address, so choose one now.`,
      );
    taken.add(id);
    return id;
  });
  return [ids, doubts];
}
