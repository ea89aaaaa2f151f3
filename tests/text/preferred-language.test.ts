/** The language of a site that a reader of several languages gets. */
import { expect, it } from 'vitest';
import { preferredOf } from '../../src/text/preferred-language.ts';

it.each([
  [['pl-PL', 'en'], ['en', 'pl'], 'pl'],
  [['pt-PT', 'pt-BR'], ['en', 'pt-BR'], 'pt-BR'],
  [['pt'], ['en', 'pt-BR'], 'pt-BR'],
  [['zh-Hant', 'en-GB'], ['zh-Hans', 'zh-Hant'], 'zh-Hant'],
  [['fil'], ['fi', 'en'], undefined],
  [[], ['fi'], undefined],
])('%j of %j: %s', (wanted, offered, expected) => {
  expect(preferredOf(wanted, offered)).toBe(expected);
});
