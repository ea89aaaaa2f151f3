/** The lists of what players say: their form, and what they must not hold. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { LANGUAGE_TAGS, type Language } from '../../src/i18n/languages.ts';
import { getRulebook } from '../../src/rulebook.ts';
import { playerWords, WORD_FOLDER, type WordFile } from '../../src/search/build/player-words.ts';
import { fold } from '../../src/text/fold.ts';

const { rulesets } = getRulebook();

describe.each(LANGUAGE_TAGS)('%s.yaml', (language) => {
  const document = parseDocument(readFileSync(join(WORD_FOLDER, `${language}.yaml`), 'utf8'), {
    schema: 'failsafe',
  });
  const { common, same, said, ...others } = document.toJS() as WordFile;
  const groups = [...same, ...Object.entries(said).map(([name, words]) => [name, ...words])];

  it('has three lists of words', () => {
    expect([document.errors, others]).toEqual([[], {}]);
    const words = [...common.split(/\s+/), ...groups.flat()];
    expect(words.filter((word) => typeof word !== 'string' || word.trim() === '')).toEqual([]);
    expect(groups.filter(({ length }) => length < 2)).toEqual([]);
  });

  it('says each thing once', () => {
    const listed = common.split(/\s+/).map(fold);
    expect(listed.filter((word, index) => listed.indexOf(word) !== index)).toEqual([]);
    expect(groups.filter((words) => new Set(words).size < words.length)).toEqual([]);
    const alsoSame = Object.entries(said).flatMap(([name, words]) =>
      words
        .filter((word) => same.some((group) => group.includes(name) && group.includes(word)))
        .map((word) => `${name}: ${word}`),
    );
    expect(alsoSame).toEqual([]);
  });

  it('has no word of a single game: it belongs in its data, under aliases', () => {
    const words = [...new Set(groups.flat())];
    expect(words.filter((word) => isOfOneGame(word, language))).toEqual([]);
  });

  it('has no word that leads from one row or modifier to the one beside it', () => {
    expect(misleading(language, playerWords(language).lines)).toEqual([]);
  });
});

it('has a file for languages only', () => {
  expect(readdirSync(WORD_FOLDER).sort()).toEqual(LANGUAGE_TAGS.map((tag) => `${tag}.yaml`).sort());
});

describe('the check of rows', () => {
  const lines = (name: string, words: string[]) => [{ names: [name], words }];
  it.each([
    ['the abbreviation of another rank', 'porucznik', 'ppor'],
    ['the title of another rank', 'porucznik', 'kapitan'],
  ])('finds %s', (_, name, word) => {
    expect(misleading('pl', lines(name, [word]))).not.toEqual([]);
  });
  it('allows the abbreviation of the rank itself', () => {
    expect(misleading('pl', lines('porucznik', ['por']))).toEqual([]);
  });
});

/** Rulesets of one game: their common words are still words of one game. */
const GAMES: Record<string, string> = { 'asl-starter-kit': 'asl' };

/** Words of soldiers, and of any wargame, although only one game here has a line of its glossary for them. */
const GENERAL = new Set(
  `AFV, MG, AT, HE, HEAT, WP, NCO, HQ, PM,
   close quarters, knocked out, line of sight, long range, normal range, shaped charge,
   ciężka osłona, lekka osłona, miękka osłona, twarda osłona, daleki zasięg, ogień pośredni, ostrzał w reakcji,
   pojazd kołowy, pojazd opancerzony, strzał z bliska, trafienie krytyczne, walka bliska, walka w zwarciu,
   ładunek wybuchowy,
   アドバンス, アンブッシュ, エリート, オーダー, オープントップ, クリティカル, ソフトカバー, ターゲット,
   テンプレート, ハードカバー, パニック, ビークル, ファイア, 不意打ち, 体当たり, 同士討ち, 塹壕構築, 対応射撃,
   対戦車兵器, 弾薬不足, 弾詰まり, 発射速度, 目標捕捉, 着弾偏差, 移動中射撃, 立ち往生, 自己回復, 至近射撃,
   至近距離, 装甲車両, 装輪車両, 近接戦闘, 間接射撃, 追加射撃`
    .split(',')
    .map((word) => fold(word.trim())),
);

/** The games whose glossary, markers or values have this name, by folded name. */
const gamesByName = new Map<string, Set<string>>();
for (const { id, terms, markers, values } of rulesets)
  for (const { title, abbreviation } of [...terms, ...markers, ...values])
    for (const full of [...Object.values(title), ...Object.values(abbreviation ?? {})])
      for (const name of [full, ...full.split(/[()（）]/)].map((part) => fold(part.trim())))
        gamesByName.set(name, (gamesByName.get(name) ?? new Set()).add(GAMES[id] ?? id));

/** A name in capitals, or a title of two words (in Japanese, of four characters) that only one game has. */
function isOfOneGame(word: string, language: Language): boolean {
  const isGeneral = (part: string) => GENERAL.has(fold(part));
  if (isGeneral(word)) return false;
  const capitals = word.split(' ').filter((part) => /\p{Lu}/u.test(part));
  if (capitals.length > 0) return !capitals.every(isGeneral);
  const isLong = language === 'ja' ? [...word].length >= 4 : word.includes(' ');
  return isLong && gamesByName.get(fold(word))?.size === 1;
}

type Line = ReturnType<typeof playerWords>['lines'][number];

/** Names of what stands side by side: the rows of a table, the modifiers of a group. */
const sides = (language: Language): string[][][] =>
  rulesets.flatMap(({ entries }) =>
    entries.flatMap(({ parts }) =>
      [
        ...Map.groupBy(
          parts.filter(({ kind }) => kind === 'row' || kind === 'modifier'),
          ({ kind, data }) => `${kind} ${'group' in data ? data.group : ''}`,
        ).values(),
      ].map((group) =>
        group.flatMap(({ data }) => {
          const { title, aliases } = data as { title?: Names; aliases?: Aliases };
          return title ? [[title[language], ...(aliases?.[language] ?? [])].map(fold)] : [];
        }),
      ),
    ),
  );
type Names = Record<Language, string>;
type Aliases = Partial<Record<Language, string[]>>;

/** Words that find one row by its title, but are a name or the abbreviation of another row. */
function misleading(language: Language, lines: readonly Line[]): string[] {
  const names = (line: Line) => line.names.map((name) => ({ name: fold(name), line }));
  return sides(language).flatMap((rows) =>
    lines.flatMap(names).flatMap(({ name, line }) => {
      const found = rows.filter(([title = '']) => mentions(title, name));
      const beside = rows.filter((row) => !found.includes(row) && !row.includes(name));
      if (found.length === 0) return [];
      return line.words
        .map(fold)
        .filter((word) => word !== name && !found.some((row) => row.includes(word)))
        .filter((word) =>
          beside.some(
            (row) =>
              row.includes(word) ||
              (abbreviates(word, row[0] ?? '') &&
                !found.some(([title = '']) => abbreviates(word, title))),
          ),
        )
        .map(
          (word) =>
            `${word} finds ${name}, but is ${beside.find((row) => row.includes(word))?.[0] ?? 'an abbreviation'}`,
        );
    }),
  );
}

const mentions = (title: string, name: string): boolean =>
  /^[\p{sc=Latin}\d ]+$/u.test(name) ? ` ${title} `.includes(` ${name} `) : title.includes(name);

/** `ppor` of `podporucznik`: letters of one word in order, beginning with its first. */
const abbreviates = (short: string, long: string): boolean => {
  if (!/^[a-z]{2,5}$/.test(short) || !/^[a-z]+$/.test(long) || short[0] !== long[0]) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at++;
  return at === short.length && short.length < long.length / 2;
};
