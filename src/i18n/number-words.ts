/**
 * Numbers written as words: "once", "dwa razy", 一度. Games write their values as digits, so 1 and 2
 * are enough.
 */
import { getLanguage, type Language } from './languages.ts';

/**
 * Per language, the words for 1 and for 2; a language without an entry has none. Articles are left
 * out: "a marker" does not state a number.
 */
const NUMBER_WORDS: Partial<Record<Language, readonly [one: string, two: string]>> = {
  en: ['one once single first', 'two twice both double second pair'],
  pl: [
    `jeden jedna jedno jednego jednej jednemu jednym jedną raz jednokrotnie jednorazowo pojedynczy pojedyncza pojedyncze
    pojedynczego pojedynczej pojedynczemu pojedynczym pojedynczą pierwszy pierwsza pierwsze pierwszego pierwszej
    pierwszemu pierwszym pierwszą`,
    `dwa dwie dwóch dwu dwóm dwoma dwiema dwaj dwukrotnie podwójny podwójna podwójne podwójnie oba obie obaj obu obydwa
    obydwie drugi druga drugie drugiego drugiej drugiemu drugim drugą para pary parę`,
  ],
  ja: [
    '一度 一回 一つ ひとつ 一方 一個 一人 一枚 一種 一本 最初 第一 単独 単一',
    '二度 二回 二つ ふたつ 両方 二個 二人 二枚 二種 第二 双方 二倍',
  ],
};

const patterns = new Map<Language, readonly RegExp[]>();

/** The numbers that a text writes as words, as digits: `Roll once for both.` → `['1', '2']` */
export function numberWordsIn(text: string, language: Language): string[] {
  const known =
    patterns.get(language) ?? (NUMBER_WORDS[language] ?? []).map((list) => anyOf(list, language));
  patterns.set(language, known);
  return known.flatMap((pattern, index) =>
    Array.from(text.matchAll(pattern), () => String(index + 1)),
  );
}

function anyOf(list: string, language: Language): RegExp {
  const words = list.split(/\s+/).join('|');
  return getLanguage(language).words.spaced
    ? new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu')
    : new RegExp(words, 'gu');
}
