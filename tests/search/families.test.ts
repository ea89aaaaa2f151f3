import { describe, expect, it } from 'vitest';
import { assignFamilies } from '../../src/search/build/families.ts';
import { INFLECT } from '../../src/search/build/inflect.ts';
import { fold } from '../../src/text/fold.ts';
import type { Language } from '../../src/i18n/languages.ts';

/** Word families of a small vocabulary; repeating a word raises its frequency. */
function familiesOf(language: Language, text: string) {
  const words = new Map<string, { folded: string; count: number }>();
  for (const word of text.split(' '))
    words.set(word, { folded: fold(word), count: (words.get(word)?.count ?? 0) + 1 });
  return assignFamilies(words, INFLECT[language] ?? (() => []));
}
const together = (language: Language, vocabulary: string, form: string): string[] => {
  const { of, forms } = familiesOf(language, vocabulary);
  const family = forms.findIndex((each) => each.includes(fold(form)));
  return [...of]
    .filter(([, number]) => number === family)
    .map(([word]) => word)
    .sort();
};

describe('Polish', () => {
  it.each([
    ['moździerz moździerze', 'moździerzami', ['mozdzierz', 'mozdzierze']],
    ['las lesie', 'lasu', ['las', 'lesie']],
    ['rozbita rozbitych', 'rozbitymi', ['rozbita', 'rozbitych']],
    ['działo działa', 'działem', ['dzialo', 'dziala']],
    ['oddział oddziałów', 'oddziałem', ['oddzial', 'oddzialow']],
    ['interdykcja interdykcji', 'interdykcję', ['interdykcja', 'interdykcji']],
  ])('%s: %s', (vocabulary, form, expected) =>
    expect(together('pl', vocabulary, form)).toEqual([...expected].sort()),
  );

  it('assigns an ambiguous form to the reading that the texts use', () => {
    expect(together('pl', 'działo działo działom dziać', 'działa')).toEqual(['dzialo', 'dzialom']);
    expect(together('pl', 'strzelać strzelają strzela', 'strzela')).toEqual([
      'strzela',
      'strzelac',
      'strzelaja',
    ]);
  });
});

describe('English', () => {
  it.each([
    ['move moving', 'moved', ['move', 'moving']],
    ['carry carries', 'carried', ['carries', 'carry']],
    ['hit', 'hitting', ['hit']],
    ['shoot shots', 'shooting', ['shoot', 'shots']],
    ['pass', 'passes', ['pass']],
    ['routed', 'rout', ['routed']],
  ])('%s: %s', (vocabulary, form, expected) =>
    expect(together('en', vocabulary, form)).toEqual(expected),
  );

  it('does not cut the ending of a word that only looks inflected', () => {
    expect(together('en', 'the thing', 'the')).toEqual(['the']);
    expect(together('en', 'pas pass', 'pass')).toEqual(['pass']);
  });
});
