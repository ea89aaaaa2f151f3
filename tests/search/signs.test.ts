/**
 * Signs and abbreviations match exactly: all records that contain them or their full names, and
 * nothing else.
 */
import { describe, expect, it } from 'vitest';
import { shownText } from '../bench/search/sets.ts';
import { LANGUAGE_TAGS } from '../../src/i18n/languages.ts';
import { openOnce } from './opened.ts';
import { nameOf } from '../../src/search/build/title-name.ts';
import { fold } from '../../src/text/fold.ts';

/** A query, and an independent pattern for the texts that contain it. */
const SIGNS: readonly (readonly [query: string, holds: RegExp])[] = [
  ['+1', /(?<![a-ząćęłńóśźż\p{N}])\+1(?!\d)/iu],
  ['-2', /(?<![a-z\p{N})])[-−]2(?!\d)/iu],
  ['−2', /(?<![a-z\p{N})])[-−]2(?!\d)/iu],
  ['6+', /(?<![\p{N}.])6\+(?!\d)|≥ ?6(?!\d)/iu],
  ['9+', /(?<![\p{N}.])9\+(?!\d)|≥ ?9(?!\d)/iu],
  ['1/2', /(?<![\d/])1\/2(?![\d/])|½/iu],
  ['2D6', /(?<![a-ząćęłńóśźż\p{N}])2[DK]6(?![a-ząćęłńóśźż\p{N}])/iu],
  ['2K6', /(?<![a-ząćęłńóśźż\p{N}])2[DK]6(?![a-ząćęłńóśźż\p{N}])/iu],
  ['3d6', /(?<![a-ząćęłńóśźż\p{N}])3[DK]6(?![a-ząćęłńóśźż\p{N}])/iu],
  ['X#', /(?<![a-ząćęłńóśźż\p{N}])X#/iu],
  ['B#', /(?<![a-ząćęłńóśźż\p{N}])B#/iu],
  ['FPF', /(?<![a-z\p{N}])FPF(?![a-z\p{N}])/iu],
  ['dff', /(?<![a-z\p{N}])DFF(?![a-z\p{N}])/iu],
  ['D1F', /(?<![a-z\p{N}])D1F(?![a-z\p{N}])/iu],
  ['A.7', /(?<![a-z\p{N}])A\.?7(?![.\p{N}])/iu],
  ['a7', /(?<![a-z\p{N}])A\.?7(?![.\p{N}])/iu],
  ['OM2', /(?<![a-z\p{N}])OM2(?![a-z\p{N}])/iu],
];

/** Whether every word of the name occurs, with any ending. */
const holdsInflected = (text: string, name: string): boolean =>
  name.split(' ').every((word) => text.includes(word.slice(0, Math.max(4, word.length - 2))));

describe.each(LANGUAGE_TAGS)('%s', async (language) => {
  const { ask, addresses, pages } = await openOnce(language);
  const records = pages.flatMap((page) => page.records);
  const shownTexts = records.map(shownText);
  const wholes = records.map((record) => JSON.stringify(record));
  const folded = wholes.map(fold);
  it.each(SIGNS)('%s', async (query, holds) => {
    const found = new Set(await ask(query));
    const shown = addresses.filter((_, index) => holds.test(shownTexts[index]!));
    expect(shown.filter((address) => !found.has(address))).toEqual([]);
    const names = records
      .filter(
        ({ kind, hidden }) =>
          (kind === 'terms' || kind === 'markers') &&
          [...hidden.short, ...hidden.aliases].some((name) => holds.test(name)),
      )
      .flatMap(({ title, hidden }) => [nameOf(title, hidden.short), ...hidden.aliases].map(fold));
    const anywhere = addresses.filter(
      (_, index) =>
        holds.test(wholes[index]!) || names.some((name) => holdsInflected(folded[index]!, name)),
    );
    expect([...found].filter((address) => !anywhere.includes(address))).toEqual([]);
    expect(found.size).toBeGreaterThan(0);
  });
});
