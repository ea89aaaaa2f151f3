/**
 * What a test file imports as `vitest` during a mutation run: its tests are collected here and called by
 * `stryker-runner.ts`. Assertions are those of Vitest.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { format } from 'node:util';
import { expect as assertThat } from 'vitest';

type Body = (...values: never[]) => unknown;
type Register = (name: string, body: Body) => void;

export interface Test {
  name: string;
  run: () => unknown;
}

/** The tests of the file that is being imported. */
let tests: Test[] = [];
let heads: string[] = [];

let preparations: (() => unknown)[] = [];
/** What the files that were imported have to do at the end. */
let endings: (() => unknown)[] = [];

/** Imports a test file, prepares what its tests need and returns them in their order. */
export async function collectTests(load: () => Promise<unknown>): Promise<Test[]> {
  tests = [];
  heads = [];
  preparations = [];
  await load();
  for (const prepare of preparations) await prepare();
  return tests;
}

/** Stops and removes what the imported files started and made. */
export async function endTests(): Promise<void> {
  for (const end of endings) await end();
  endings = [];
}

export const beforeAll = (body: () => unknown): void => void preparations.push(body);
export const afterAll = (body: () => unknown): void => void endings.push(body);

/** Compares a text with a file, without the state of Vitest; the path is that from a folder of tests, like this one. */
const matchFile = (text: unknown) => ({
  toMatchFileSnapshot(file: string) {
    assertThat(
      text === readFileSync(resolve(import.meta.dirname, file), 'utf8'),
      `differs from ${file}`,
    ).toBe(true);
  },
});

export const expect = new Proxy(assertThat, {
  apply: (target, self, values: [unknown, string?]) =>
    Object.assign(Reflect.apply(target, self, values) as object, matchFile(values[0])),
});

function register(name: string, body: Body): void {
  const full = [...heads, name].join(' > ');
  const same = tests.filter((one) => one.name === full || one.name.startsWith(`${full} #`)).length;
  tests.push({ name: same === 0 ? full : `${full} #${same + 1}`, run: body });
}

function group(name: string, body: Body): void {
  heads.push(name);
  body();
  heads.pop();
}

/** `each` calls with every row of a list, as Vitest does. */
const withEach = (call: Register) =>
  Object.assign(call, {
    each: (rows: readonly unknown[]) => (name: string, body: Body) => {
      for (const row of rows) {
        const values = (Array.isArray(row) ? row : [row]) as never[];
        call(rowName(name, values), () => body(...values));
      }
    },
  });

/** `$field` is a field of the first value, `%s` the next value. */
function rowName(name: string, values: readonly unknown[]): string {
  const [first] = values;
  const filled = name.replace(/\$(\w+)/g, (written, field: string) =>
    typeof first === 'object' && first !== null && field in first
      ? String(Reflect.get(first, field))
      : written,
  );
  const count = filled.match(/%[a-z]/g)?.length ?? 0;
  return format(filled, ...values.slice(0, count));
}

export const it = withEach(register);
export const describe = withEach(group);
