/** Finds the words in a Japanese query. */
import { isAcross, queryGrams } from './grams.ts';
import { kanaWord } from './kana.ts';
import { roleOf, term, weighed, type Alternative, type Term } from './term.ts';
import type { Token } from './tokens.ts';
import type { Words } from './words.ts';

/** Grammar and question words in hiragana: not searched for. */
const GRAMMAR = `
  から まで より って には では との への とは のは のが のに ので だけ しか など
  でも ても する した して され させ できる できない できます なに なん いつ どこ
  どう どの どれ だれ どんな どちら どっち どれくらい どのくらい どれだけ どうすれば
  どうなる どうなります いくつ いくら です ですか ますか ますよね ですよね でしょう
  ましょう ください について とき こと もの ため ところ ある あり あります いる います
  なる なります ならない なった いい よい たら れば なら ながら たり そう よう ちゃう
  ちゃった ちゃったら じゃ んですか んだっけ だっけ すぐ まだ もう また その この あの
  それ これ そのまま まま ちゃんと けど のに すると として とすると ように みたい
  しても しなきゃ しない だめ さん ほう てき てる てた [のはがをにでともへやかだねよ]
`
  .trim()
  .split(/\s+/);
const GRAMMAR_ONLY = new RegExp(`^(?:${GRAMMAR.join('|')})+$`);
const GRAMMAR_FIRST = new RegExp(
  `^(?:${[...GRAMMAR].sort((a, b) => b.length - a.length).join('|')})`,
);
/** が, と, も and で also begin endings: 曲がる, 落とす, 積もる, 出でる. */
const PARTICLE_FIRST =
  /^(?:[はをにのへや]|から|まで|より|だけ|しか|など|が(?![らりるれろっ])|と(?![さしすせそ])|も(?![らりるれろっ])|で|か$|だ|な[のらど]|じゃ)/;

/** Question words: 何インチ, 誰が. */
const QUESTION = /[何誰]/g;
/** Alone, these say where or when: 森の中, 攻撃した後. */
const RELATIONAL = /^[中上下前後時間内外際方側]$/;

/** Alone, these count or point: 1回, 次のターン, 人の手. */
const COUNTERS = /^[回次人目度個的事部者点枚体両名番気得全各毎他別何]$/;

const HIRAGANA = /^[\p{sc=Hira}ー]+$/u;

/** Shorter words have too many similar ones. */
const IN_KANA = /[\p{sc=Hira}ー]{4,}/gu;
/** Longest text that is also searched as a phrase: about the length of a title. */
const LONGEST_PHRASE = 16;

/** `中迫撃砲の射程` → 中迫撃砲, 射程. Hiragana only is a reading and is searched as a whole. */
export function readRun({ text: typed, written }: Token, words: Words): Term[] {
  const text = inWordsOfRules(typed, words);
  const stretches = divided(text, inWordsOfRules(written.normalize('NFKC'), words), words);
  const terms = stretches.flatMap((stretch) => readStretch(stretch, words));
  const meant = terms.some(({ role }) => role === 'rule');
  const whole =
    meant && terms[0]?.typed !== text && text.length <= LONGEST_PHRASE
      ? [{ ...readWhole(text, words), role: 'phrase' as const }]
      : [];
  return [...terms, ...whole];
}

/** Question words count as particles; 中型戦車 is the 中戦車 of the rules, if they have no 中型. */
const inWordsOfRules = (run: string, words: Words): string =>
  run
    .replace(QUESTION, 'の')
    .replace(SIZE, (whole, size: string) => (words.lookUp(whole).length > 0 ? whole : size));
const SIZE = /([大中小軽重])型/g;

function readStretch({ text, kind }: Stretch, words: Words): Term[] {
  const verb = kind === 'verb' ? readVerb(text, words) : undefined;
  if (verb) return [verb];
  const names = kind === 'hiragana' ? words.lookUp(kanaWord(text)) : [];
  // Its pairs occur in grammar, too.
  if (names.length > 0) return [{ ...readWhole(text, words), role: roleOf(names, words) }];
  return (
    readMistyped(text, words) ??
    segments(text, words).map(({ text: part, known }, _, all) => {
      // A piece of a stretch is no word that the reader typed, so nothing says that it is unknown.
      const read = known
        ? readWhole(part, words)
        : { ...term(part, []), all: [], unknown: part === text };
      if (RELATIONAL.test(part)) return { ...read, role: 'aside' as const, unknown: false };
      if (COUNTERS.test(part)) return { ...read, role: 'ordinary' as const, unknown: false };
      // A piece of a hiragana word is not a word: ぐに of すぐに.
      return all.length > 1 && kind === 'hiragana' ? { ...read, role: 'ordinary' as const } : read;
    })
  );
}

/** A verb in any form: 走れ also finds 走る. Undefined if the rules have no form of it. */
function readVerb(text: string, words: Words): Term | undefined {
  const [kanji = ''] = text;
  const exact = words.lookUp(text);
  const others = words
    .beginningWith(kanji)
    .filter((word) => !exact.includes(word) && ENDED.test(words.form(word)));
  const found = exact.length > 0 ? exact : others;
  if (found.length === 0) return undefined;
  return {
    ...term(text, []),
    all: [exact.length > 0 ? weighed(exact, 1) : weighed(others, OTHER_FORM)],
    role: roleOf(found, words),
    unknown: false,
  };
}
const ENDED = /^\p{sc=Han}\p{sc=Hira}$/u;
const OTHER_FORM = 0.7;

/** Corrects unknown kana words by one letter, also within a compound: `パンツァファウスト` → パンツァーファウスト. */
function readMistyped(stretch: string, words: Words): Term[] | undefined {
  const meant = stretch.replace(IN_KANA, (word) =>
    words.inKana(word) ? word : (words.nearest(kanaWord(word), 1)[0]?.form.slice(1) ?? word),
  );
  return meant === stretch
    ? undefined
    : [{ ...readWhole(meant, words), role: 'guess', typed: stretch, instead: [meant] }];
}

/** A part of a run: a compound, a verb (`撃てる` → 撃て), or a word in hiragana. */
interface Stretch {
  text: string;
  kind: 'compound' | 'verb' | 'hiragana';
}

/** Divides a run at its grammar. */
function divided(text: string, written: string, words: Words): Stretch[] {
  if (!/[\p{sc=Han}\p{sc=Kana}]/u.test(written)) return inHiragana(text, words) ?? [];
  const result: Stretch[] = [];
  let index = 0;
  for (const [piece] of written.matchAll(/\p{sc=Hira}[\p{sc=Hira}ー]*|[^\p{sc=Hira}]+/gu)) {
    const folded = text.slice(index, index + piece.length);
    index += piece.length;
    if (!/^\p{sc=Hira}/u.test(piece)) {
      result.push({ text: folded, kind: 'compound' });
      continue;
    }
    const before = result.at(-1);
    const isVerb = before?.kind === 'compound' && [...before.text].length === 1 && isEnding(folded);
    if (isVerb) result.splice(-1, 1, { text: before.text + (folded[0] ?? ''), kind: 'verb' });
    const rest = isVerb ? folded.slice(1) : folded;
    const known = namesIn(rest, words);
    if (known.length > 0) result.push(...known);
    else if (!before && rest.length > 1 && !GRAMMAR_ONLY.test(rest))
      result.push({ text: rest, kind: 'hiragana' });
  }
  return result;
}

/** A run of hiragana: the known words in it, or a reading as a whole; undefined for grammar. */
function inHiragana(text: string, words: Words): Stretch[] | undefined {
  const known = namesIn(text, words);
  if (known.length > 0) return known;
  return GRAMMAR_ONLY.test(text) ? undefined : [{ text, kind: 'hiragana' }];
}

/** The known words in hiragana, from left to right, the longest first: `けむりの` → けむり. */
function namesIn(text: string, words: Words): Stretch[] {
  const found: Stretch[] = [];
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    const grammar = GRAMMAR_FIRST.exec(rest)?.[0].length ?? 0;
    const name = longestName(rest, words);
    if (name.length > grammar) found.push({ text: name, kind: 'hiragana' });
    at += Math.max(name.length, grammar, 1);
  }
  return found;
}

function longestName(text: string, words: Words): string {
  for (let length = Math.min(text.length, LONGEST_NAME); length > 1; length--) {
    const name = text.slice(0, length);
    if (words.lookUp(kanaWord(name)).length > 0) return name;
  }
  return '';
}
const LONGEST_NAME = 20;

/** Whether hiragana after a kanji is the ending of a verb, not a particle: 上がる, but 車が. */
const isEnding = (text: string): boolean => !PARTICLE_FIRST.test(text);

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
    if (words.lookUp(signs.slice(index, index + 2).join('')).length > 0) continue;
    close(index + 1);
    start = index + 1;
  }
  close(signs.length);
  return result;
}

/** Reads a stretch as one word. */
export function readWhole(text: string, words: Words): Term {
  const all = queryGrams(text).flatMap((gram): Alternative[][] => {
    const found = [...text].length === 1 ? words.beginningWith(gram) : words.lookUp(gram);
    return found.length === 0 && isAcross(gram) ? [] : [found.map((word) => ({ word, weight: 1 }))];
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
