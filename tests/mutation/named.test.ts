/** The places of the named mutations: without them `npm run mutate -- --named` would change nothing and notice nothing. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { NAMED_MUTATIONS } from './named-mutations.ts';

it.each(NAMED_MUTATIONS)('$fault: its place is in $file once', ({ file, from, to }) => {
  expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2);
  expect(to).not.toBe(from);
});
