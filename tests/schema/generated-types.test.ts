import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { schemaTypes } from '../../src/schema/generate-types.ts';

it('types.d.ts matches the schemas; if not, run npm run types', async () => {
  const committed = readFileSync(new URL('../../schemas/types.d.ts', import.meta.url), 'utf8');
  expect(await schemaTypes()).toBe(committed);
});
