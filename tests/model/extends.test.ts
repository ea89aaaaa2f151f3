/** House rules: a ruleset of a few files that changes another. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { difference } from '../../src/diff/difference.ts';
import type { Rulebook } from '../../src/model/rulebook.ts';
import { dataFiles } from '../../src/publish/api.ts';
import { readRulebook, readRules } from '../../src/rulebook.ts';
import { byLanguage } from '../../src/i18n/languages.ts';
import { frontView } from '../../src/view/pages/front.ts';
import { homeView } from '../../src/view/pages/home.ts';
import { entryView } from '../../src/view/pages/entry.ts';
import { findings, withRules } from '../checks/fixture.ts';

const RULESET = `id: attic
extends: skirmish
title: { en: Attic rules, pl: Zasady ze strychu, ja: 屋根裏ルール }
code: AT
order: 2
without: [rules/fog]
documents:
  - { id: leaf, title: { en: Leaf }, role: main, language: en, own: true }
`;
const COVER = `id: cover
title: { en: Better cover, pl: Lepsza osłona, ja: よい遮蔽 }
standalone: true
source: [{ document: leaf, page: 1 }]
text: { en: 'Walls, and [weapons](rule:attic/tables/weapons#rifle).', pl: 'Mury i [broń](rule:attic/tables/weapons#rifle).', ja: '壁と[武器](rule:attic/tables/weapons#rifle)。' }
points:
  - { id: walls, text: { en: Walls are cover., pl: Mury to osłona., ja: 壁は遮蔽である。 } }
  - { id: calm, text: { en: Cover lifts the mood., pl: Osłona poprawia nastrój., ja: 遮蔽は気分を上げる。 } }
`;
const FOG = `id: fog
title: { en: Fog, pl: Mgła, ja: 霧 }
standalone: true
source: [{ document: sheet, page: 2 }]
text: { en: Nobody sees., pl: Nikt nie widzi., ja: 見えない。 }
`;
const VALUES = `values:
  - { id: pins, title: { en: Pinned, pl: Przygwożdżenia, ja: 釘付け }, origin: count }
  - { id: mood, title: { en: Mood, pl: Nastrój, ja: 気分 }, origin: count }
`;
const FILES = { 'ruleset.yaml': RULESET, 'rules/cover.yaml': COVER, 'values.yaml': VALUES };

type Files = Record<string, string>;
const write = (rules: string, files: Files, folder = 'attic') => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(rules, folder, path)), { recursive: true });
    writeFileSync(join(rules, folder, path), text);
  }
};

/** The fixture game, and these files as house rules beside it. */
const withAttic = <T>(files: Files, use: (rules: string) => T): T =>
  withRules(undefined, (rules) => {
    write(rules, { 'rules/fog.yaml': FOG }, 'skirmish');
    write(rules, files);
    return use(rules);
  });
const read = (rules: string) => readRulebook(rules, { lenient: true });
const found = (rules: string) => findings(read(rules), rules);
const gameIn = ({ rulesets }: Rulebook, id: string) => rulesets.find((one) => one.id === id)!;

describe('house rules of three files', () => {
  it('have the pages that they do not change, with links of their own, and leave the others as they were', () => {
    withAttic(FILES, (rules) => {
      expect(found(rules)).toEqual([]);
      const book = read(rules).rulebook!;
      const [attic, skirmish] = [gameIn(book, 'attic'), gameIn(book, 'skirmish')];
      const addresses = skirmish.entries.map(({ address }) => address);
      expect(attic.entries.map(({ address }) => address).sort()).toEqual(
        addresses.filter((address) => address !== 'rules/fog').sort(),
      );
      expect(attic.values.map(({ id }) => id)).toEqual([
        'pins',
        'mood',
        ...skirmish.values.map(({ id }) => id).filter((id) => id !== 'pins'),
      ]);
      const htmlOf = (ruleset: typeof attic, id: string) => {
        const entry = ruleset.entries.find(({ address }) => address === id)!;
        return JSON.stringify(entryView(book, { language: 'en', ruleset, entry }));
      };
      expect(htmlOf(attic, 'tables/weapons')).toContain('/en/attic/rules/cover');
      expect(htmlOf(attic, 'tables/weapons')).not.toContain('/en/skirmish/rules/cover');
      expect(htmlOf(skirmish, 'rules/cover')).toContain('/en/skirmish/tables/weapons');
    });
  });

  it('say on each page and on the front page what they change, in every language', () => {
    withAttic(FILES, (rules) => {
      const book = read(rules).rulebook!;
      const ruleset = gameIn(book, 'attic');
      const kicker = (address: string) =>
        byLanguage((language) => {
          const entry = ruleset.entries.find((one) => one.address === address)!;
          const { before = '', after = '' } =
            entryView(book, { language, ruleset, entry }).kicker ?? {};
          return before + after;
        });
      const [changed, same] = [kicker('rules/cover'), kicker('tables/weapons')];
      expect(changed.en).toContain('<a href="/en/skirmish/rules/cover/">Changed from Skirmish</a>');
      expect(changed.pl).toContain('Inaczej niż w grze „Potyczka”');
      expect(changed.ja).toContain('『小競り合い』から変更');
      expect(same.en).toContain('<a href="/en/skirmish/tables/weapons/">As in Skirmish</a>');
      const { fields } = frontView(book, { language: 'en', ruleset }).titleBlock;
      const textOf = (name: string) =>
        fields.find(({ label }) => label === name)?.text.replace(/<[^>]*>/g, '');
      expect(['Based on', 'Changed', 'New', 'Left out'].map(textOf)).toEqual([
        'Skirmish',
        'Better cover · Pinned',
        'Mood',
        'Fog',
      ]);
      const onHome = homeView(book, { language: 'en' }).games.items.map(({ about }) => about);
      expect(onHome[1]).toBe('Based on: Skirmish');
      const data = dataFiles(book).find(({ path }) => path.endsWith('attic/rules/cover.json'))!;
      expect(JSON.parse(data.text)).toMatchObject({
        about: { base: { address: 'skirmish/rules/cover', changed: true } },
      });
    });
  });

  it('name no page of their base where they add one, and their edition where it is another', () => {
    const edition =
      'edition: { name: { en: Second draft, pl: Drugi szkic, ja: 第二稿 }, short: { en: second, pl: drugi, ja: 第二 } }\n';
    const wind = FOG.replace('id: fog', 'id: wind');
    const files = { ...FILES, 'ruleset.yaml': RULESET + edition, 'rules/wind.yaml': wind };
    withAttic(files, (rules) => {
      expect(found(rules)).toEqual([]);
      const book = read(rules).rulebook!;
      const ruleset = gameIn(book, 'attic');
      const entry = ruleset.entries.find(({ address }) => address === 'rules/wind')!;
      const { kicker } = entryView(book, { language: 'en', ruleset, entry });
      expect(kicker?.before).toMatch(/^Rule · [^<]*Skirmish$/);
      const [, attic] = homeView(book, { language: 'en' }).games.items;
      expect(attic?.about).toMatch(/^Based on: Skirmish.*Second draft/);
    });
  });

  it('name what they break in a file of their base, and repeat nothing that is wrong there', () => {
    const without = RULESET.replace('rules/fog', 'rules/cover');
    withAttic({ 'ruleset.yaml': without }, (rules) => {
      const { diagnostics } = read(rules);
      expect(diagnostics.map(({ file, code }) => `${relative(rules, file)} ${code}`)).toEqual([
        'attic/ruleset.yaml unknown-reference',
      ]);
      expect(diagnostics[0]?.message).toMatch(/`rules\/cover` is left out, .*tables\/weapons/);
    });
    withAttic(FILES, (rules) => {
      write(rules, { 'rules/cover.yaml': COVER.replace('leaf', 'leaflet') }, 'skirmish');
      write(rules, { 'tables/damage.yaml': 'id: damage\n' }, 'skirmish');
      const codes = read(rules).diagnostics.map(({ file }) => relative(rules, file));
      expect(codes.filter((file) => file.startsWith('attic'))).toEqual([]);
      expect(codes).toContain('skirmish/rules/cover.yaml');
    });
  });

  it('have the units of their base, those that they change, and new ones', () => {
    const titles: Record<string, string> = {
      pace: '{ en: Pace, pl: Krok, ja: 歩 }',
      ell: '{ en: Ell, pl: Łokieć, ja: 尺 }',
      rod: '{ en: Rod, pl: Pręt, ja: 竿 }',
    };
    const unit = (id: string, sign: string) =>
      `  - { id: ${id}, title: ${titles[id]}, sign: { all: ${sign} } }\n`;
    const table = (id: string, units: readonly string[]) =>
      [
        `id: ${id}`,
        `title: { en: Measures of a ${id}, pl: Miary (${id}), ja: ${id}の単位 }`,
        'standalone: true',
        'source: [{ document: sheet, page: 1 }]',
        'columns:',
        ...units.map(
          (one) => `  - { id: ${one}, type: distance, unit: ${one}, title: ${titles[one]} }`,
        ),
        'rows:',
        `  - { id: all, title: { en: All, pl: Wszystko, ja: 全て }, cells: { ${units.map((one, at) => `${one}: ${at + 3}`).join(', ')} } }`,
        '',
      ].join('\n');
    const own = `${RULESET}units:\n${unit('pace', 'pc')}${unit('ell', 'el')}`;
    withAttic({ ...FILES, 'ruleset.yaml': own }, (rules) => {
      const ruleset = join(rules, 'skirmish/ruleset.yaml');
      const base = `${readFileSync(ruleset, 'utf8').trimEnd()}\nunits:\n${unit('pace', 'pa')}${unit('rod', 'rd')}`;
      writeFileSync(ruleset, base);
      write(rules, { 'tables/march.yaml': table('march', ['pace', 'rod']) }, 'skirmish');
      write(rules, { 'tables/cloth.yaml': table('cloth', ['ell', 'rod', 'pace']) });
      expect(found(rules)).toEqual([]);
      const book = read(rules).rulebook!;
      const shown = (id: string, address: string) => {
        const ruleset = gameIn(book, id);
        const entry = ruleset.entries.find((one) => one.address === address)!;
        const { body } = entryView(book, { language: 'en', ruleset, entry });
        return JSON.stringify(body)
          .match(/\d.?(?:pa|pc|rd|el)\b/g)
          ?.map((one) => one.replace(/\W/, ''));
      };
      expect(shown('skirmish', 'tables/march')).toEqual(['3pa', '4rd']);
      expect(shown('attic', 'tables/march')).toEqual(['3pc', '4rd']);
      expect(shown('attic', 'tables/cloth')).toEqual(['3el', '4rd', '5pc']);
    });
  });

  it('either change a page or leave it out', () => {
    const both = RULESET.replace('rules/fog', 'rules/fog, rules/cover');
    withAttic({ ...FILES, 'ruleset.yaml': both }, (rules) => {
      const found = read(rules).diagnostics.find(({ code }) => code === 'extended-rules');
      expect(found?.message).toContain('`rules/cover` is left out, and changed by a file');
    });
  });
  it('need no record for what changed in their base, and a change of it is told once', () => {
    withAttic(FILES, (rules) => {
      const before = readRules(rules);
      const file = 'tables/weapons.yaml';
      const text = before.files.find((one) => one.file.endsWith(`skirmish/${file}`))!.text;
      write(rules, { [file]: text.replace('range: 24', 'range: 26') }, 'skirmish');
      const { diagnostics } = readRulebook(rules, { before });
      expect(diagnostics.map(({ address, code }) => [address, code])).toEqual([
        ['skirmish/tables/weapons#rifle.range', 'changed-figures'],
      ]);
      const told = difference('main', before, readRules(rules)).changes;
      expect(told.map(({ page }) => page)).toEqual(['skirmish/tables/weapons']);
      // Their own change of it is theirs to record.
      write(rules, { [file]: text.replace('range: 24', 'range: 30') });
      expect(readRulebook(rules, { before }).diagnostics.map(({ address }) => address)).toContain(
        'attic/tables/weapons#rifle.range',
      );
    });
  });
});

describe('what cannot be extended', () => {
  const second = RULESET.replace('id: attic', 'id: cellar')
    .replace('extends: skirmish', 'extends: attic')
    .replace('AT', 'CE')
    .replace('order: 2', 'order: 3')
    .replace('id: leaf', 'id: page')
    .replace(/without.*\n/, '');

  it('a circle, and a game that is not there', () => {
    withAttic(FILES, (rules) => {
      write(rules, { 'ruleset.yaml': second }, 'cellar');
      expect(found(rules)).toEqual([]);
      write(rules, { 'ruleset.yaml': RULESET.replace('extends: skirmish', 'extends: cellar') });
      expect(found(rules)).toEqual(['cellar/ruleset.yaml:2:10 unusable-base']);
      write(rules, { 'ruleset.yaml': RULESET.replace('extends: skirmish', 'extends: skirmsh') });
      const { diagnostics } = read(rules);
      expect(diagnostics.map(({ hint }) => hint)).toEqual(['Did you mean `skirmish`?']);
      write(rules, { 'ruleset.yaml': RULESET.replace('extends: skirmish', 'extends: chess') });
      expect(found(rules)).toEqual(['attic/ruleset.yaml:2:10 unusable-base']);
    });
  });

  it('a change of a change, unless an exception says that it is meant', () => {
    withAttic(FILES, (rules) => {
      write(rules, { 'ruleset.yaml': second, 'rules/cover.yaml': COVER }, 'cellar');
      expect(found(rules)).toContain('cellar/rules/cover.yaml:1:5 extended-rules');
      const exceptions =
        'exceptions:\n  - { check: extended-rules, at: rules/cover, reason: The cellar has no walls. }\n';
      write(rules, { 'exceptions.yaml': exceptions }, 'cellar');
      expect(found(rules).filter((one) => one.endsWith('extended-rules'))).toEqual([]);
    });
  });
});
