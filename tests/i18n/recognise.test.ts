/** A sentence in the field of another language is found, also of languages that the program has no words in. */
import { describe, expect, it } from 'vitest';
import { LANGUAGE_TAGS, type Language } from '../../src/i18n/languages.ts';
import { findOtherLanguage } from '../../src/i18n/recognise.ts';
import { SHORT_SENTENCES } from './short-sentences.ts';

const SENTENCES = {
  en: [
    'Each unit that is behind the wall gets one die.',
    'Roll the dice; on 5 or more the gun is lost.',
  ],
  pl: [
    'Każdy oddział, który jest za murem, dostaje jedną kość.',
    'Rzuć kośćmi; przy 5 lub więcej działo przepada na stałe.',
  ],
  cs: [
    'Každá jednotka, která je za zdí, dostane jednu kostku.',
    'Hoď kostkami; při 5 nebo více je dělo ztraceno.',
  ],
  da: [
    'Hver enhed, som er bag muren, får en terning.',
    'Slå med terningerne; ved 5 eller mere er kanonen tabt.',
  ],
  de: [
    'Jede Einheit, die hinter der Mauer ist, bekommt einen Würfel.',
    'Würfle; bei 5 oder mehr ist das Geschütz verloren.',
  ],
  es: [
    'Cada unidad que está tras el muro recibe un dado.',
    'Tira los dados; con 5 o más el cañón se pierde.',
  ],
  fi: [
    'Jokainen yksikkö, joka on muurin takana, saa yhden nopan.',
    'Heitä noppaa; jos tulos on 5 tai enemmän, tykki on menetetty.',
  ],
  fr: [
    'Chaque unité qui est derrière le mur reçoit un dé.',
    'Lancez les dés ; sur 5 ou plus le canon est perdu.',
  ],
  hu: [
    'Minden egység, amely a fal mögött van, kap egy kockát.',
    'Dobj a kockákkal; 5 vagy több esetén az ágyú elveszett.',
  ],
  it: [
    'Ogni unità che è dietro il muro riceve un dado.',
    'Tira i dadi; con 5 o più il cannone è perso.',
  ],
  nl: [
    'Elke eenheid die achter de muur staat, krijgt een dobbelsteen.',
    'Gooi de stenen; bij 5 of meer is het kanon verloren.',
  ],
  pt: [
    'Cada unidade que está atrás do muro recebe um dado.',
    'Lance os dados; com 5 ou mais o canhão não conta.',
  ],
  ru: [
    'Каждый отряд, который стоит за стеной, получает кубик для броска.',
    'Бросьте кубики; если выпало 5 или больше, то орудие потеряно.',
  ],
  sv: [
    'Varje enhet som är bakom muren får en tärning.',
    'Slå tärningarna; på 5 eller mer är kanonen förlorad.',
  ],
} as const;
const TAGS = Object.keys(SENTENCES) as (Language & keyof typeof SENTENCES)[];
/** These the spelling tells apart, and `wrong-language.test.ts` tests it. */
const SPELT = new Set<Language>(['en', 'pl']);

it('nine in ten are found in the field of another language', () => {
  const put = TAGS.flatMap((tag) =>
    TAGS.filter((to) => to !== tag && !(SPELT.has(tag) && SPELT.has(to))).flatMap((to) =>
      SENTENCES[tag].map((text) => ({
        tag,
        to,
        text,
        found: findOtherLanguage(text, to, { known: [tag] }),
      })),
    ),
  );
  const missed = put.filter(({ tag, found }) => found !== tag);
  expect(missed.length / put.length, JSON.stringify(missed, null, 1)).toBeLessThan(0.1);
});

it.each(TAGS)('those in %s are right there, whatever other languages the rules name', (tag) => {
  expect(SENTENCES[tag].filter((text) => findOtherLanguage(text, tag, { known: TAGS }))).toEqual(
    [],
  );
});

it.each([
  ['few words', 'de', 'Over the top of it'],
  ['one little word', 'de', 'Spiel „Chain of Command“: Kapitel Panzer, Kapitel Artillerie'],
  ['a language that is not known', 'el', 'Each unit that is behind the wall gets one die.'],
])('%s is allowed', (_, language, text) => {
  expect(findOtherLanguage(text, language as Language, { known: TAGS })).toBeUndefined();
});

describe.each(Object.entries(SHORT_SENTENCES))('a short sentence in %s', (tag, sentences) => {
  const language = tag as Language;
  it.each([
    ['alone', [language]],
    ['beside the languages of the site', LANGUAGE_TAGS],
    ['beside all languages that are known', [...TAGS, 'ja']],
  ] as const)('is right there, %s', (_, known) => {
    expect(sentences.filter((text) => findOtherLanguage(text, language, { known }))).toEqual([]);
  });
});

it.each([
  ['en', 'pl', 'Their leader waits.'],
  ['en', 'pl', 'Which side begins'],
  ['en', 'pl', 'Throw two sticks'],
  ['en', 'pl', 'Ships with oars'],
  ['pl', 'en', 'Wozy po zmroku'],
  ['pl', 'en', 'Pierwszy oddział rusza'],
  ['pl', 'en', 'Karta bez herbu'],
  ['pl', 'en', 'Zdjęcie jego żetonu'],
])('few words are found, too: %s in the field of %s', (is, field, text) => {
  expect(findOtherLanguage(text, field as Language)).toBe(is);
});

it('the names that a text may have are no words of another language', () => {
  expect(findOtherLanguage('pancerni oraz piechota', 'en')).toBe('pl');
  expect(findOtherLanguage('pancerni oraz piechota', 'en', { names: /oraz/g })).toBeUndefined();
  // What is left of three words is judged.
  expect(findOtherLanguage('Fog of war', 'pl', { names: /of war/g })).toBeUndefined();
  expect(findOtherLanguage('Under Close Fire', 'pl', { names: /Close Fire/g })).toBe('en');
});
