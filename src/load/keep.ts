/** What one run of the program works out for the next one, in `.cache/kept/`. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { cacheFolder, programSource } from '../program.ts';

/**
 * What `make` returns, which JSON can hold. It is not made again while `inputs` and the program are the same as when it was last
 * kept under this name.
 */
export function keep<T>(name: string, inputs: Iterable<string>, make: () => T): T {
  const file = cacheFolder(`kept/${name}.json`);
  const hash = createHash('sha1').update(programSource());
  for (const input of inputs) hash.update('\0').update(input);
  const key = hash.digest('hex');
  const kept = read(file, key);
  if (kept !== undefined) return kept as T;
  const made = make();
  write(file, `${key}\n${JSON.stringify(made)}`);
  return made;
}

function read(file: string, key: string): unknown {
  try {
    const text = readFileSync(file, 'utf8');
    return text.startsWith(`${key}\n`) ? JSON.parse(text.slice(key.length)) : undefined;
  } catch {
    return undefined;
  }
}

/** Where it cannot be written, the next run makes it again. */
function write(file: string, text: string): void {
  const part = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(part, text);
    renameSync(part, file);
  } catch {
    rmSync(part, { force: true });
  }
}
