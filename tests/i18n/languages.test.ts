/**
 * The records of the languages are consistent, and texts built from them read correctly in each
 * language.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  allOf,
  anyOf,
  editionName,
  firstSentence,
  labelled,
  listOf,
  longListOf,
  sentencesOf,
  withAddition,
} from '../../src/i18n/format.ts';
import {
  byLanguage,
  declareLanguage,
  DEFAULT_LANGUAGE,
  findLanguage,
  getLanguage,
  LANGUAGE_TAG,
  LANGUAGE_TAGS,
  LANGUAGES,
  TRANSLATIONS,
} from '../../src/i18n/languages.ts';
import { indexHeading, isReading, nameOrder, readingFrom } from '../../src/i18n/order.ts';
import { isText, sameText, TEXT_FORM } from '../../src/i18n/text.ts';

describe('the records', () => {
  it.each(LANGUAGES)('$tag has the plural categories that Intl knows', ({ tag, plurals }) => {
    expect([...plurals].sort()).toEqual(
      [...new Intl.PluralRules(tag).resolvedOptions().pluralCategories].sort(),
    );
  });
  it.each(LANGUAGES)('$tag is known to Intl, and its locale begins with it', ({ tag, locale }) => {
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
    expect(Intl.Collator.supportedLocalesOf([tag])).toEqual([tag]);
    expect(locale).toMatch(new RegExp(`^${tag}_[A-Z]{2}$`));
  });
  it.each(LANGUAGES)('$english is its English name', ({ tag, english }) => {
    expect(new Intl.DisplayNames('en', { type: 'language' }).of(tag)).toBe(english);
  });
  it('are found by their tag', () => {
    expect(findLanguage('pl')?.english).toBe('Polish');
    expect(findLanguage('xx')).toBeUndefined();
    expect(getLanguage('ja').die).toBe('D');
    expect(() => getLanguage('xx' as never)).toThrow('xx');
  });
  it.each([
    ['en', 'The sheet does not say which modifier applies.'],
    ['pl', 'Skrót zasad nie podaje modyfikatora.'],
    ['ja', '修正は、シートに記載がない。'],
    ['ja', '72″より遠い場合の扱いは書かれていない。'],
  ] as const)('%s knows that “%s” is said of the sources', (tag, text) => {
    expect(getLanguage(tag).notInSources.test(text)).toBe(true);
  });
  it.each([
    ['en', 'They may form a Fire Group.', true],
    ['en', 'Items of one kind fire together.', false],
    ['pl', 'Ona rzuca ponownie.', true],
    ['pl', 'Onegdaj było inaczej.', false],
    ['ja', 'その部隊は撃てない。', true],
    ['ja', 'そのつど確認する。', false],
  ] as const)('%s knows whether “%s” needs its heading', (tag, text, needs) => {
    expect(getLanguage(tag).refersBack.test(text)).toBe(needs);
  });
  it('count every language but the default as a translation', () => {
    expect([DEFAULT_LANGUAGE, ...TRANSLATIONS].sort()).toEqual([...LANGUAGE_TAGS].sort());
  });
  it('match the fields of every text in the schema', () => {
    const { definitions } = JSON.parse(readFileSync('schemas/common.schema.json', 'utf8')) as {
      definitions: Record<string, { properties: object; pattern?: string }>;
    };
    const fields = (name: string) =>
      Object.keys(definitions[name]?.properties ?? {}).filter((field) => field !== 'all');
    for (const name of ['text', 'aliases', 'abbreviation'])
      expect([name, fields(name)]).toEqual([name, LANGUAGE_TAGS]);
    expect(definitions['language']?.pattern).toBe(LANGUAGE_TAG.source);
  });
});

/** The records are shared by all tests of the process: these languages are declared by none, so they are tried in a process of their own. */
describe('a language without a record', () => {
  const probe = (code: string): unknown =>
    JSON.parse(
      execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }),
    );
  it('has the last form of a noun for all numbers that have none', () => {
    const counted = probe(`
      import { declareLanguage } from './src/i18n/languages.ts';
      import { pluralForm } from './src/i18n/plural.ts';
      declareLanguage('es');
      console.log(JSON.stringify([1, 3, 'D3'].map((n) => pluralForm(n, '{n} ficha | {n} fichas', 'es'))));
    `);
    expect(counted).toEqual(['1 ficha', '3 fichas', 'D3 fichas']);
  });
  it('gets one of what Intl knows, and its interface is English', () => {
    const tags = ['fi', 'pt-BR', 'zh-Hant', 'ar', 'th', 'de'];
    const records = probe(`
      import { declareLanguage, interfaceLanguage, LANGUAGE_TAGS } from './src/i18n/languages.ts';
      import { missingWords, templates, ui } from './src/i18n/ui.ts';
      import { sameText } from './src/i18n/text.ts';
      import { lowerFirst } from './src/i18n/format.ts';
      import { cellFigure } from './src/notation/show.ts';
      import { figuresOf } from './src/notation/figures-in-text.ts';
      import { slipsOf } from './src/notation/text-style.ts';
      import { tokens } from './src/search/tokens.ts';
      const unknown = [figuresOf('2W6').length, slipsOf('2W6').length, tokens('2W6')[0].text];
      const records = ${JSON.stringify(tags)}.map((tag) => declareLanguage(tag));
      console.log(JSON.stringify([
        records.map(({ tag, name, english, short, locale, words }) => [tag, name, english, short, locale, words.spaced]),
        [...LANGUAGE_TAGS], interfaceLanguage('fi'), interfaceLanguage('pl'), missingWords('pl'), missingWords('fi') > 500,
        ui('fi')('search.count', { n: 2 }), Object.keys(templates('ar', ['search.count'])), Object.keys(sameText('x')),
        ['de', 'en'].map((tag) => [
          cellFigure('1.5', { type: 'number' }, tag), cellFigure('45%', { type: 'number' }, tag), ui(tag)('work.percent-under'),
          lowerFirst('Angreifer', tag), ui(tag)('sides.sequential', { first: 'Rote Armee', then: 'Blaue armee' }),
          ui(tag)('amount.per-every-down', { each: '+1', every: '30', of: 'Mann' }),
        ]),
        ['de-AT', 'sv', 'cs', 'fi'].map((tag) => cellFigure('2D6-1', { type: 'dice' }, tag)),
        [unknown, figuresOf('Würfle 2W6-1')[0].figure, slipsOf('1W6, 2 W66, W6-1, W100').map(({ right }) => right), tokens('2W6')[0].text],
      ]));
    `);
    const all = ['en', 'pl', 'ja', ...tags];
    expect(records).toEqual([
      [
        ['fi', 'suomi', 'Finnish', 'FI', 'fi_FI', true],
        ['pt-BR', 'português (Brasil)', 'Brazilian Portuguese', 'PT-BR', 'pt_BR', true],
        ['zh-Hant', '繁體中文', 'Traditional Chinese', 'ZH-HANT', 'zh_TW', false],
        ['ar', 'العربية', 'Arabic', 'AR', 'ar_EG', true],
        ['th', 'ไทย', 'Thai', 'TH', 'th_TH', false],
        ['de', 'Deutsch', 'German', 'DE', 'de_DE', true],
      ],
      all,
      'en',
      'pl',
      0,
      true,
      '2 results',
      ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => `search.count.${form}`),
      all,
      [
        [
          '1,5',
          '45\u00A0%',
          'under 1\u00A0%',
          'Angreifer',
          'Rote Armee, then Blaue armee',
          '+1 for every 30 Mann, rounded down',
        ],
        [
          '1.5',
          '45%',
          'under 1%',
          'angreifer',
          'Rote Armee, then blaue armee',
          '+1 for every 30 mann, rounded down',
        ],
      ],
      ['2W6−1', '2T6−1', '2K6−1', '2D6−1'],
      [[2, 0, '2w6'], '2D6', ['D6', '2D66', 'D6', '−', 'D100'], '2d6'],
    ]);
  });
  it.each(['jp', 'xx', 'EN', 'pt-br', 'english', '../x', '', 'fi-'])('is none: %j', (tag) => {
    expect(declareLanguage(tag)).toBeUndefined();
  });
});

describe('the source', () => {
  it('compares no language tags: differences are in the records', () => {
    const compared = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:ts|js|astro)$/.test(file))
      .filter((file) => /[!=]== '(?:pl|ja)'/.test(readFileSync(join('src', file), 'utf8')));
    expect(compared).toEqual([]);
  });
});

describe('a list', () => {
  const items = ['a', 'b', 'c'];
  it('is joined as the language requires', () => {
    expect(byLanguage((language) => listOf(items, language))).toEqual({
      en: 'a, b, c',
      pl: 'a, b, c',
      ja: 'a、b、c',
    });
    expect(byLanguage((language) => longListOf(items, language))).toEqual({
      en: 'a; b; c',
      pl: 'a; b; c',
      ja: 'a、b、c',
    });
  });
  it('of items with commas of their own is joined by another sign', () => {
    expect(listOf(['MG, moving', 'FT'], 'en')).toBe('MG, moving; FT');
    expect(listOf(['MG (moving, stopped)', '“a, b”', 'FT'], 'en')).toBe(
      'MG (moving, stopped), “a, b”, FT',
    );
    expect(listOf(['MG, moving'], 'en')).toBe('MG, moving');
  });
  it('expresses all or any', () => {
    expect(byLanguage((language) => allOf(items, language))).toEqual({
      en: 'a, b and c',
      pl: 'a, b i c',
      ja: 'a、b、c',
    });
    expect(byLanguage((language) => anyOf(items, language))).toEqual({
      en: 'a, b or c',
      pl: 'a, b lub c',
      ja: 'a、bまたはc',
    });
  });
  it('of one, two or no items needs no comma', () => {
    expect(allOf(['a'], 'en')).toBe('a');
    expect(allOf(['a', 'b'], 'en')).toBe('a and b');
    expect(allOf(['a', 'b'], 'ja')).toBe('aとb');
    expect(anyOf([], 'en')).toBe('');
    expect(listOf([], 'ja')).toBe('');
  });
});

describe('punctuation', () => {
  it('is that of the language', () => {
    expect(labelled('Source', 'sheet', 'en')).toBe('Source: sheet');
    expect(labelled('出典', 'シート', 'ja')).toBe('出典：シート');
    expect(withAddition('Final Fire', 'FF', 'pl')).toBe('Final Fire (FF)');
    expect(withAddition('最終射撃', 'FF', 'ja')).toBe('最終射撃（FF）');
    expect(editionName('Bolt Action', '1st ed.', 'en')).toBe('Bolt Action, 1st ed.');
    expect(editionName('ボルトアクション', '初版', 'ja')).toBe('ボルトアクション 初版');
    expect(sentencesOf(['A.', 'B.'], 'pl')).toBe('A. B.');
    expect(sentencesOf(['甲。', '乙。'], 'ja')).toBe('甲。乙。');
  });
});

describe('the first sentence', () => {
  it('is the name of parts without a title', () => {
    expect(firstSentence('Roll 2D6. Then move.', 'en')).toBe('Roll 2D6');
    expect(firstSentence('Czy trafił? Rzuć ponownie.', 'pl')).toBe('Czy trafił?');
    expect(firstSentence('2D6を振る。次に移動する。', 'ja')).toBe('2D6を振る');
    expect(firstSentence('No stop', 'en')).toBe('No stop');
    expect(firstSentence('', 'en')).toBe('');
  });
  it('does not end at a decimal point', () => {
    expect(firstSentence('Add 1.5 per hex', 'en')).toBe('Add 1.5 per hex');
  });
  it('is cut at a word if it is too long', () => {
    const long = 'word '.repeat(13).trim();
    expect(long.length).toBe(64);
    expect(firstSentence(long, 'en')).toBe(long);
    expect(firstSentence(`${long} more`, 'en')).toBe(`${'word '.repeat(12).trim()}…`);
    expect(firstSentence('あ'.repeat(34), 'ja')).toBe('あ'.repeat(34));
    expect(firstSentence('あ'.repeat(35), 'ja')).toBe(`${'あ'.repeat(33)}…`);
  });
});

describe('the index', () => {
  it('gives Polish letters their own headings, and other accents none', () => {
    expect(['Łuska', 'śnieg', 'Éclair', 'lis'].map((name) => indexHeading(name, 'pl'))).toEqual([
      'Ł',
      'Ś',
      'E',
      'L',
    ]);
    expect(indexHeading('Łuska', 'en')).toBe('L');
  });
  it('sorts kana into the rows of the syllabary, small and voiced kana with the plain ones', () => {
    const headings = [
      'アンモ',
      'ぁ',
      'ガン',
      'ぎ',
      'ざ',
      'でんき',
      'ぬ',
      'パンツァー',
      'ヴ',
      'み',
    ].map((name) => indexHeading(name, 'ja'));
    expect(headings.join(' ')).toBe('あ行 あ行 か行 か行 さ行 た行 な行 は行 あ行 ま行');
    expect(
      ['ゃ', 'よ', 'ロール', 'わ', 'ん'].map((name) => indexHeading(name, 'ja')).join(' '),
    ).toBe('や行 や行 ら行 わ行 わ行');
  });
  it('sorts kanji by reading, and groups those without one', () => {
    expect(indexHeading('潰走', 'ja', 'かいそう')).toBe('か行');
    expect(indexHeading('潰走', 'ja')).toBe('漢字');
  });
  it('ignores characters before the first letter', () => {
    expect(indexHeading('“Broken”', 'en')).toBe('B');
    expect(indexHeading('「?」カウンター', 'ja')).toBe('か行');
    expect(indexHeading('12 cm', 'en')).toBe('0–9');
    expect(indexHeading('?', 'en')).toBe('#');
    expect(indexHeading('', 'en')).toBe('#');
  });
  it('follows the collation of the language', () => {
    const sorted = (names: string[], language: 'en' | 'pl' | 'ja') =>
      names.sort(nameOrder(language)).join(' ');
    expect(sorted(['Łan', 'Lot', 'Mur', 'lis'], 'pl')).toBe('lis Lot Łan Mur');
    expect(sorted(['Łan', 'Lot', 'Mur'], 'en')).toBe('Łan Lot Mur');
    expect(sorted(['Rule 10', '(Rule 2)'], 'en')).toBe('(Rule 2) Rule 10');
    expect(sorted(['ロール', 'かいそう', 'ガン'], 'ja')).toBe('かいそう ガン ロール');
  });
  it('derives readings from names that begin alike', () => {
    const read = readingFrom(
      new Map([
        ['移動', 'いどう'],
        ['煙幕のLOS妨害', 'えんまくのLOSぼうがい'],
        ['帰還（Recall）', 'きかん'],
        ['小', 'しょう'],
      ]),
    );
    expect(read('移動')).toBe('いどう');
    expect(read('移動後の射撃')).toBe('いどう後の射撃');
    expect(read('「移動」マーカー')).toBe('いどう」マーカー');
    expect(read('煙幕の禁止')).toBe('えんまくの禁止');
    expect(read('帰還する車両')).toBe('きかんする車両');
    expect(read('小川の渡河')).toBe('小川の渡河');
    expect(read('ルート')).toBe('ルート');
  });
  it('prefers the reading of a word to one cut from a longer name', () => {
    const known = [
      ['射撃側', 'しゃげきがわ'],
      ['射撃側が移動', 'しゃげきがわがいどう'],
    ] as const;
    for (const order of [known, known.toReversed()])
      expect(readingFrom(new Map(order))('射撃側の煙幕')).toBe('しゃげきがわの煙幕');
  });
  it('accepts only complete readings', () => {
    expect(isReading('かいそう', '潰走')).toBe(true);
    expect(isReading('かいそう', '潰走（DM）')).toBe(true);
    expect(isReading('かいそうのてじゅん', '潰走の手順')).toBe(true);
    expect(isReading('てじゅん', '潰走の手順')).toBe(false);
    expect(isReading('かいそう', 'ルート')).toBe(false);
    expect(isReading('ルート', '潰走')).toBe(false);
    expect(isReading('じゅうきかんじゅう', '重機関銃')).toBe(true);
    expect(isReading('', '重機関銃')).toBe(false);
  });
});

describe('a text', () => {
  it('has words in every language', () => {
    expect(isText({ en: 'a', pl: 'b', ja: 'c' })).toBe(true);
    expect(isText(sameText('a'))).toBe(true);
    expect(isText({ en: 'a', pl: 'b' })).toBe(false);
    expect(isText({ en: ['a'], pl: ['b'], ja: ['c'] })).toBe(false);
    expect(isText(null)).toBe(false);
    expect(isText('a')).toBe(false);
  });
  it('is shown in messages with all its fields', () => {
    expect(TEXT_FORM).toBe('{ en: …, pl: …, ja: … }');
  });
});
