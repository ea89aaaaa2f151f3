/** Templates that scripts fill in. */
import { expect, it } from 'vitest';
import { fillerOf, fillIn } from '../../src/text/fill-in.ts';

it('blanks are filled in wherever they stand, and stay without a value', () => {
  expect(fillIn('{a} and {b}, {a}', { a: 1, b: 'x' })).toBe('1 and x, 1');
  expect(fillIn('{a} of {size}', { a: 1 })).toBe('1 of {size}');
});

it('a plural has the form of its number', () => {
  const templates = {
    'pages.one': '{n} strona',
    'pages.few': '{n} strony',
    'pages.many': '{n} stron',
    none: 'nic',
  };
  const say = fillerOf(templates, 'pl');
  expect([1, 2, 5].map((n) => say('pages', { n }))).toEqual(['1 strona', '2 strony', '5 stron']);
  expect([say('none'), say('none', { n: 2 }), say('gone')]).toEqual(['nic', 'nic', '']);
});
