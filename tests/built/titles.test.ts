/**
 * Titles and descriptions for search engines and link previews: unique per language, with the game
 * in each title.
 */
import { describe, expect, it } from 'vitest';
import { LANGUAGE_TAGS } from '../../src/i18n/languages.ts';
import { plain } from '../../src/notation/show.ts';
import { getRulebook } from '../../src/rulebook.ts';
import { builtPages, redirectPages, type BuiltPage } from './dist.ts';

const { rulesets } = getRulebook();

const titleOf = ({ root }: BuiltPage): string => root.querySelector('title')?.textContent ?? '';
const pages = builtPages().map((page) => ({
  path: page.path,
  title: titleOf(page),
  description: page.root.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
}));

const duplicates = (texts: readonly string[]): string[] =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

describe.each(LANGUAGE_TAGS)('the pages in %s', (language) => {
  const own = pages.filter(({ path }) => path.startsWith(`/${language}/`));

  it('have unique titles, and so do the share pages of their parts', () => {
    expect(own.length).toBeGreaterThan(100);
    const shares = redirectPages().filter(({ path }) => path.startsWith(`/${language}/`));
    expect(duplicates([...own.map(({ title }) => title), ...shares.map(titleOf)])).toEqual([]);
  });

  it('have unique descriptions', () => {
    expect(duplicates(own.map(({ description }) => description))).toEqual([]);
  });

  it('have the name of their game in the title', () => {
    for (const ruleset of rulesets) {
      const game = plain(ruleset.meta.title, language);
      const within = own.filter(({ path }) => path.startsWith(`/${language}/${ruleset.id}/`));
      expect(within.length).toBeGreaterThan(3);
      expect(within.filter(({ title }) => !title.includes(game))).toEqual([]);
    }
  });

  it('have descriptions that fit into a search result', () => {
    // Japanese needs half as many characters.
    const [least, most] = language === 'ja' ? [15, 100] : [40, 170];
    const odd = own.filter(
      ({ description }) => description.length < least || description.length > most,
    );
    expect(odd).toEqual([]);
  });
});

it('no title of any page is longer than search engines and messengers show', () => {
  const long = pages.filter(({ title }) => [...title].length > 60);
  expect(long.map(({ path, title }) => `${path}: ${title}`)).toEqual([]);
});
