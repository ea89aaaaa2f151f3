/** Every interface word is used, and says in each language what is filled in. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en, type Key } from '../../src/i18n/en.ts';
import { LANGUAGE_TAGS } from '../../src/i18n/languages.ts';
import { templates } from '../../src/i18n/ui.ts';

const source = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|astro)$/.test(file) && !file.startsWith('i18n'))
  .map((file) => readFileSync(join('src', file), 'utf8'))
  .join('\n');
/** `t(`evidence.${kind}`)` uses all keys that begin so. */
const prefixes = [...source.matchAll(/`([a-z0-9.-]+\.)\$\{/g)].map((match) => match[1]!);
const keys = Object.keys(en) as Key[];

describe('interface words', () => {
  it('are all used', () => {
    const unused = keys.filter(
      (key) =>
        !source.includes(`'${key}'`) && !prefixes.some((prefix) => `${key}.`.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });

  it.each(LANGUAGE_TAGS)('in %s say everything that is filled in', (language) => {
    const blanks = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([blank]) => blank).sort();
    for (const key of keys) {
      const [english, own] = (['en', language] as const).map((tag) =>
        // The form for most numbers: that for one may leave the number out.
        blanks(Object.values<string>(templates(tag, [key])).at(-1) ?? ''),
      );
      expect([key, own]).toEqual([key, english]);
    }
  });

  it.each(LANGUAGE_TAGS)('in %s are never empty, and end no label in a space', (language) => {
    const wrong = Object.entries<string>(templates(language, keys)).filter(
      ([, text]) => text === '' || text !== text.trim(),
    );
    expect(wrong).toEqual([]);
  });
});
