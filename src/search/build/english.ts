/** Regular inflection of English, and the irregular words that rules use. */
import type { Candidate } from './families.ts';

const IRREGULAR: Readonly<Record<string, readonly string[]>> = {
  be: ['is', 'are', 'was', 'were', 'been', 'being'],
  break: ['broke', 'broken'],
  choose: ['chose', 'chosen'],
  die: ['dice', 'died', 'dying'],
  draw: ['drew', 'drawn'],
  drive: ['drove', 'driven'],
  fall: ['fell', 'fallen'],
  fight: ['fought'],
  flee: ['fled'],
  foot: ['feet'],
  half: ['halves'],
  hide: ['hid', 'hidden'],
  hold: ['held'],
  leave: ['left'],
  lose: ['lost'],
  man: ['men'],
  see: ['saw', 'seen'],
  shoot: ['shot', 'shots'],
  spend: ['spent'],
  take: ['took', 'taken'],
  throw: ['threw', 'thrown'],
  win: ['won'],
};
const ENDS_OF_IRREGULAR = new Map(
  Object.entries(IRREGULAR).flatMap(([base, forms]) => forms.map((form) => [form, base] as const)),
);

/** Possible families of a word: of the word itself, and of its bases without ending. */
export function englishFamilies(word: string, isWord: (word: string) => boolean): Candidate[] {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return [{ forms: plural(word), trust: 0 }];
  const irregular = ENDS_OF_IRREGULAR.get(word);
  const bases = basesOf(word);
  const known = bases.filter(isWord);
  return [
    ...(irregular ? [{ forms: formsOf(irregular), trust: 2 }] : []),
    ...known.map((base) => ({ forms: formsOf(base), trust: 1 })),
    ...(known.length === 0 && bases.length > 0
      ? [{ forms: bases.flatMap(formsOf), trust: 0.5 }]
      : []),
    { forms: formsOf(word), trust: bases.length > 0 ? 0 : 1 },
  ];
}

/** `DRMs`: abbreviations have only a plural. */
const plural = (word: string): string[] => (/^[a-z]+$/.test(word) ? [word, `${word}s`] : [word]);

/** `moved` → mov, move; `carries` → carry; `hitting` → hitt, hit. */
function basesOf(word: string): string[] {
  const match = /^(.*?)(ies|ied|es|ed|ing|s)$/.exec(word);
  if (!match || /(?:ss|us|is|eed)$/.test(word)) return [];
  const [stem, ending] = [match[1] ?? '', match[2] ?? ''];
  if (stem.length < (ending === 's' ? 2 : 3) || !/[aeiouy]/.test(stem)) return [];
  if (ending === 's') return [stem];
  if (ending === 'ies' || ending === 'ied') return [`${stem}y`, `${stem}ie`];
  const single = /([bdfgklmnprt])\1$/.test(stem) ? [stem.slice(0, -1)] : [];
  return [stem, `${stem}e`, ...single].filter((base) => base.length > 2);
}

function formsOf(base: string): string[] {
  return [base, ...(IRREGULAR[base] ?? []), ...regular(base)];
}

function regular(base: string): string[] {
  if (/[^aeiou]y$/.test(base))
    return [`${base}s`, `${base.slice(0, -1)}ies`, `${base.slice(0, -1)}ied`, `${base}ing`];
  if (base.endsWith('ie')) return [`${base}s`, `${base}d`, `${base.slice(0, -2)}ying`];
  if (/[aeiouy].*e$/.test(base)) return [`${base}s`, `${base}d`, `${base.slice(0, -1)}ing`];
  const doubled = /[^aeiou][aeiou][bdfgklmnprt]$/.test(base)
    ? [`${base}${base.at(-1)}ed`, `${base}${base.at(-1)}ing`]
    : [];
  return [
    `${base}${/(?:s|x|z|ch|sh)$/.test(base) ? 'es' : 's'}`,
    `${base}ed`,
    `${base}ing`,
    ...doubled,
  ];
}
