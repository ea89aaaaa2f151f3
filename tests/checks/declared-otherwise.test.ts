/** A name that is declared, but as something else, is said to be that. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readRulebook } from '../../src/rulebook.ts';
import { GAME, withRules } from './fixture.ts';

it('a role where a value is needed', () => {
  const path = 'modifiers/to-hit.yaml';
  const text = readFileSync(join(GAME, path), 'utf8').replace('per: pins', 'per: attacker');
  const { diagnostics } = withRules([{ path, text }], (rules) => readRulebook(rules));
  const [found] = diagnostics.filter(({ code }) => code === 'unknown-reference');
  expect(found).toMatchObject({
    message: 'There is no value `attacker`.',
    hint: '`attacker` is a role. Name a value.',
  });
});
