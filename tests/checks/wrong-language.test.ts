/** Texts left untranslated or swapped between languages are found anywhere in the rules. */
import { describe, expect, it } from 'vitest';
import { bareWordsFor, recogniserFor } from '../../src/checks/wrong-language.ts';
import { LANGUAGE_TAGS, type Language } from '../../src/i18n/languages.ts';
import { bareWordsIn } from '../../src/i18n/recognise.ts';
import { validFiles } from '../../src/model/declared-names.ts';
import { readRulebook } from '../../src/rulebook.ts';
import { shaped } from '../../src/schema/file-index.ts';

const texts = readRulebook().rulesets.flatMap((ruleset) => {
  const recognise = recogniserFor(ruleset);
  const bareWords = bareWordsFor(ruleset);
  return validFiles(ruleset).flatMap((file) =>
    shaped(file, 'Text').map(({ value }) => ({ value, recognise, bareWords })),
  );
});

const segmenters = new Map(
  LANGUAGE_TAGS.map((tag) => [tag, new Intl.Segmenter(tag, { granularity: 'word' })]),
);
const countWords = (text: string, language: Language): number =>
  [...(segmenters.get(language)?.segment(text) ?? [])].filter(({ isWordLike }) => isWordLike)
    .length;
/** By language, the texts that are long enough to be recognised. */
const long = new Map(
  LANGUAGE_TAGS.map((tag) => [tag, texts.filter(({ value }) => countWords(value[tag], tag) >= 4)]),
);

const exchanges = LANGUAGE_TAGS.flatMap((from) =>
  LANGUAGE_TAGS.filter((to) => to !== from).map((to) => ({ from, to })),
);

describe('of the texts with at least four words', () => {
  it.each(exchanges)('95 % are found when $from is in the field of $to', ({ from, to }) => {
    const put = (long.get(from) ?? []).filter(({ value }) => value[from] !== value[to]);
    const missed = put.filter(({ value, recognise }) => recognise(value[from], to) === undefined);
    expect(put.length).toBeGreaterThan(1000);
    const share = 1 - missed.length / put.length;
    expect(share, missed.map(({ value }) => value[from]).join('\n')).toBeGreaterThanOrEqual(0.95);
  });
});

describe('Polish typed without diacritics', () => {
  const polish = [...new Set(texts.map(({ value }) => value.pl))];
  const bare = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
  it('is found in 95 % of sentences that the finder has not seen', () => {
    const [known, others] = [0, 1].map((rest) => polish.filter((_, index) => index % 2 === rest));
    const find = bareWordsIn('pl', () => known ?? []);
    const sentences = (others ?? []).filter(
      (text) => countWords(text, 'pl') >= 4 && (text.match(/[ąćęłńóśźż]/g) ?? []).length > 2,
    );
    const missed = sentences.filter((text) => !find(bare(text)));
    expect(sentences.length).toBeGreaterThan(500);
    expect(missed.length / sentences.length, missed.join('\n')).toBeLessThan(0.05);
  });
  it('is found in no text of the rules', () => {
    expect(texts.flatMap(({ value, bareWords }) => bareWords(value.pl, 'pl') ?? [])).toEqual([]);
  });
});

it('no text of the rules is mistaken for another language', () => {
  const wrong = texts.flatMap(({ value, recognise }) =>
    LANGUAGE_TAGS.filter((tag) => recognise(value[tag], tag)).map((tag) => value[tag]),
  );
  expect(wrong).toEqual([]);
});

/** Four words that follow each other in a text: a part of a right text is right, too. */
const partsOf = (text: string): string[] => {
  const all = text.replace(/\]\([^)]*\)/g, ']').split(/\s+/);
  return all.slice(3).map((_, at) => all.slice(at, at + 4).join(' '));
};
it.each([
  ['en', 0],
  // Some consist of English names only.
  ['pl', 0.001],
] as const)(
  'of the parts of right texts in %s, at most a share of %d is mistaken',
  (tag, share) => {
    const parts = texts.flatMap(({ value, recognise }) =>
      partsOf(value[tag]).map((part) => ({ part, recognise })),
    );
    const wrong = parts.filter(({ part, recognise }) => recognise(part, tag));
    expect(parts.length).toBeGreaterThan(10_000);
    expect(
      wrong.length / parts.length,
      wrong.map(({ part }) => part).join('\n'),
    ).toBeLessThanOrEqual(share);
  },
);
