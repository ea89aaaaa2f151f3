/** Every interface word is used, and says in each language what is filled in. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en, type Key } from '../../src/i18n/en.ts';
import { LANGUAGE_TAGS } from '../../src/i18n/languages.ts';
import { ui } from '../../src/i18n/ui.ts';

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
      (key) => !source.includes(`'${key}'`) && !prefixes.some((prefix) => key.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });
  it.each(LANGUAGE_TAGS)('in %s keep every place to fill in', (language) => {
    const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
    const differing = keys.filter(
      (key) =>
        places(
          ui(language)(
            key,
            Object.fromEntries(places(en[key]).map((place) => [place.slice(1, -1), place])),
          ),
        ).join() !== places(en[key]).join(),
    );
    expect(differing).toEqual([]);
  });
});
