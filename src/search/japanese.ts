/** Finds the words in a Japanese query. */
import { queryGrams } from './grams.ts';
import { kanaWord } from './kana.ts';
import { roleOf, type Alternative, type Term } from './query.ts';
import type { Token } from './tokens.ts';
import type { Words } from './words.ts';

/** Hiragana between words is grammar and is not searched for. */
const PARTICLES =
  /^(?:の|は|が|を|に|で|と|も|へ|や|か|から|まで|より|って|には|では|との|への|する|した|して|される|できる|できない|なに|いつ|どこ|どう|とは|ですか|ますか|について|ときの|とき|ある|いる|なる|たら|れば|なら)+$/;

/** Question words: 何インチ, 誰が. */
const QUESTION = /[何誰]/g;
/** Alone, these say where or when: 森の中, 攻撃した後. */
const RELATIONAL = /^[中上下前後時間内外際方側]$/;

const HIRAGANA = /^[\p{sc=Hira}ー]+$/u;

/** Shorter words have too many similar ones. */
const IN_KANA = /[\p{sc=Hira}ー]{4,}/gu;
/** Longest text that is also searched as a phrase: about the length of a title. */
const LONGEST_PHRASE = 16;

/** `中迫撃砲の射程` → 中迫撃砲, 射程. Hiragana only is a reading and is searched as a whole. */
export function readRun({ text: typed, written }: Token, words: Words): Term[] {
  const text = typed.replace(QUESTION, 'の');
  const stretches = divided(text, written.normalize('NFKC').replace(QUESTION, 'の'));
  const terms = stretches.flatMap(
    (stretch) =>
      readMistyped(stretch, words) ??
      segments(stretch, words).map(({ text: part, known }, _, all) => {
        const term = known ? readWhole(part, words) : nothing(part);
        if (RELATIONAL.test(part)) return { ...term, role: 'aside' as const, unknown: false };
        // A piece of a hiragana word is not a word: ぐに of すぐに.
        return all.length > 1 && HIRAGANA.test(written)
          ? { ...term, role: 'ordinary' as const }
          : term;
      }),
  );
  const meant = terms.some(({ role }) => role === 'rule');
  const whole =
    meant && terms.length > 0 && terms[0]!.typed !== text && text.length <= LONGEST_PHRASE
      ? [{ ...readWhole(text, words), role: 'phrase' as const }]
      : [];
  return [...terms, ...whole];
}

/** Corrects unknown kana words by one letter, also within a compound: `パンツァファウスト` → パンツァーファウスト. */
function readMistyped(stretch: string, words: Words): Term[] | undefined {
  const meant = stretch.replace(IN_KANA, (word) =>
    words.inKana(word) ? word : (words.nearest(kanaWord(word), 1)[0]?.form.slice(1) ?? word),
  );
  return meant === stretch
    ? undefined
    : [{ ...readWhole(meant, words), role: 'guess', typed: stretch, instead: [meant] }];
}

/** Cuts out particles; kanji keep one character of a verb ending: `撃てる` → 撃て. */
function divided(text: string, written: string): string[] {
  if (!/[\p{sc=Han}\p{sc=Kana}]/u.test(written)) return PARTICLES.test(text) ? [] : [text];
  const result: string[] = [];
  let index = 0;
  for (const [piece] of written.matchAll(/\p{sc=Hira}[\p{sc=Hira}ー]*|[^\p{sc=Hira}]+/gu)) {
    const folded = text.slice(index, index + piece.length);
    index += piece.length;
    const inflection = /^\p{sc=Hira}/u.test(piece);
    const before = result.at(-1);
    if (!inflection) result.push(folded);
    else if (before !== undefined && [...before].length === 1 && !PARTICLES.test(folded))
      result[result.length - 1] = before + (folded[0] ?? '');
    else if (before === undefined && folded.length > 1 && !PARTICLES.test(folded))
      result.push(folded);
  }
  return result;
}

interface Segment {
  text: string;
  known: boolean;
}

/** Splits compounds that the rules do not use: `迫撃砲射程` → 迫撃砲, 射程, because no record has 砲射. */
function segments(stretch: string, words: Words): Segment[] {
  const signs = [...stretch];
  if (signs.length === 1)
    return [{ text: stretch, known: words.beginningWith(stretch).length > 0 }];
  // 走れ is not in the rules, but 走る may be.
  const [stem = '', ending = ''] = signs;
  if (signs.length === 2 && HIRAGANA.test(ending) && words.lookUp(stretch).length === 0)
    return [{ text: stem, known: !HIRAGANA.test(stem) && words.beginningWith(stem).length > 0 }];
  const result: Segment[] = [];
  let start = 0;
  const close = (end: number) => {
    const text = signs.slice(start, end).join('');
    if (end > start) result.push({ text, known: end - start > 1 });
  };
  for (let index = 0; index < signs.length - 1; index++) {
    if (words.lookUp(signs[index]! + signs[index + 1]!).length > 0) continue;
    close(index + 1);
    start = index + 1;
  }
  close(signs.length);
  return result;
}

/** Reads a stretch as one word. */
export function readWhole(text: string, words: Words): Term {
  const all = queryGrams(text).map((gram): Alternative[] => {
    const found = [...text].length === 1 ? words.beginningWith(gram) : words.lookUp(gram);
    return found.map((word) => ({ word, weight: 1 }));
  });
  const ofTheGame = all.filter((group) => roleOf(numbersOf(group), words) === 'rule').length;
  const ordinary = ofTheGame < all.length * LEAST_OF_THE_GAME;
  return {
    typed: text,
    all,
    role: ordinary ? 'ordinary' : 'rule',
    needed: false,
    instead: [],
    unknown: false,
  };
}

/**
 * Share of pairs from the game that makes a compound a word of the game: 統制状態 is one, although 状態 is common.
 */
const LEAST_OF_THE_GAME = 0.6;
const numbersOf = (group: readonly Alternative[]): number[] => group.map(({ word }) => word);

const nothing = (text: string): Term => ({
  typed: text,
  all: [],
  role: 'ordinary',
  needed: false,
  instead: [],
  unknown: true,
});
