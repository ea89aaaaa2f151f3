/** Which words of a text name a thing. */
import { expect, it } from 'vitest';
import { isNamed, wordsOf } from '../../src/checks/words-of.ts';

it.each([
  ['Zabity', 'zabici', true],
  ['Jeniec', 'jeńców', true],
  ['Ludzie', 'ludźmi', true],
  ['Ogień', 'ognia', true],
  ['Rozbity', 'rozbici', true],
  ['Kapitan', 'kapitanie', true],
  ['Sąd', 'sądzie', true],
  ['Zabity', 'zabawa', false],
  ['Rozbity', 'rozkaz', false],
  ['Jeniec', 'jenot', false],
  ['Strach', 'strzał', false],
  ['Pojmany', 'pomnik', false],
])('in Polish %s names %s: forms change inside of the word', (name, word, expected) => {
  expect(isNamed(name, wordsOf(word, 'pl'), 'pl')).toBe(expected);
});
