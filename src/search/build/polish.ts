/**
 * Inflected forms of Polish words, from the Hunspell dictionary `dictionary-pl`. Used at build time
 * only: readers load just the stems and endings of words in the rules.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { present } from '../present.ts';

interface Rule {
  flag: string;
  strip: string;
  add: string;
  fits: RegExp;
}

interface Dictionary {
  /** Lemma to flags. */
  words: Map<string, string>;
  byFlag: Map<string, Rule[]>;
  byEnding: Map<string, Rule[]>;
}

const LONGEST_ENDING = 12;
let dictionary: Dictionary | undefined;

/**
 * For each possible lemma of a word, all forms of that lemma. Empty for words not in the
 * dictionary.
 */
export function polishForms(word: string): string[][] {
  dictionary ??= readDictionary();
  const { words } = dictionary;
  const plain = lemmasOf(word, dictionary).map((lemma) =>
    formsOf(lemma, present(words.get(lemma)), present(dictionary)),
  );
  if (plain.length > 0 || !word.startsWith('nie')) return plain;
  // Adjectives can have the prefix nie- in all their forms.
  const positive = lemmasOf(word.slice(3), dictionary).filter((lemma) =>
    present(words.get(lemma)).includes('b'),
  );
  return positive.map((lemma) =>
    formsOf(lemma, present(words.get(lemma)), present(dictionary)).map((form) => `nie${form}`),
  );
}

function lemmasOf(word: string, { words, byEnding }: Dictionary): string[] {
  const lemmas = new Set(words.has(word) ? [word] : []);
  for (let length = 0; length <= Math.min(LONGEST_ENDING, word.length - 1); length++) {
    const stem = word.slice(0, word.length - length);
    for (const { flag, strip, fits } of byEnding.get(word.slice(stem.length)) ?? []) {
      const lemma = stem + strip;
      if (words.get(lemma)?.includes(flag) && fits.test(lemma)) lemmas.add(lemma);
    }
  }
  return [...lemmas];
}

/** Many words of a text are forms of one lemma. */
const formsOfLemma = new Map<string, string[]>();

function formsOf(lemma: string, flags: string, { byFlag }: Dictionary): string[] {
  const known = formsOfLemma.get(lemma);
  if (known) return known;
  const rules = [...flags].flatMap((flag) => byFlag.get(flag) ?? []);
  const forms = [
    lemma,
    ...rules
      .filter(({ fits }) => fits.test(lemma))
      .map(({ strip, add }) => lemma.slice(0, lemma.length - strip.length) + add)
      .filter((form) => !NEVER_TYPED.test(form)),
  ];
  formsOfLemma.set(lemma, forms);
  return forms;
}

/** Conditionals (`strzelałybyśmy`) and emphatic imperatives (`idźcież`): a sixth of all forms, which no query has. */
const NEVER_TYPED =
  /(?:[aieyuąę]łby|ł(?:bym|byś)|(?:ł[aoy]|li)by(?:m|ś|śmy|ście)?|cież|myż|[jź]że)$/;

function readDictionary(): Dictionary {
  const folder = dirname(createRequire(import.meta.url).resolve('dictionary-pl'));
  const rules = readRules(readFileSync(join(folder, 'index.aff'), 'utf8'));
  const words = new Map<string, string>();
  for (const line of readFileSync(join(folder, 'index.dic'), 'utf8').split('\n').slice(1)) {
    const slash = line.indexOf('/');
    const [word, flags] = slash < 0 ? [line, ''] : [line.slice(0, slash), line.slice(slash + 1)];
    // Names and abbreviations are skipped.
    if (word !== '' && word === word.toLowerCase())
      words.set(word, (words.get(word) ?? '') + flags);
  }
  return {
    words,
    byFlag: groupedBy(rules, ({ flag }) => flag),
    byEnding: groupedBy(rules, ({ add }) => add),
  };
}

function readRules(affixes: string): Rule[] {
  const lines = affixes.matchAll(/^SFX (\S)\s+(\S+)\s+(\S+)\s+(\S+)$/gm);
  return [...lines].map(([, flag = '', strip = '', add = '', condition = '']) => ({
    flag,
    strip: strip === '0' ? '' : strip,
    add: add.replace(/^0$/, '').replace(/\/.*$/, ''),
    fits: new RegExp(`${condition}$`),
  }));
}

function groupedBy(rules: readonly Rule[], key: (rule: Rule) => string): Map<string, Rule[]> {
  const groups = new Map<string, Rule[]>();
  for (const rule of rules) {
    const group = groups.get(key(rule));
    if (group) group.push(rule);
    else groups.set(key(rule), [rule]);
  }
  return groups;
}
