/** What looks right: records, search words, copies, spaces, effects, examples and links that mean something else or nothing. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { change, type Mistake } from './mistake.ts';

const COVER = 'rules/cover.yaml';
const TO_HIT = 'modifiers/to-hit.yaml';
const WEAPONS = 'tables/weapons.yaml';
const ORDERS = 'phases/orders.yaml';
const SITE = '../site.yaml';
const TRANSLATIONS = 'translations.yaml';
const RECORDS = `translations:
  rules/cover: { pl: a00000.b00000, ja: a00000.b00000 }
  tables/weapons: { pl: a00000.b00000 }
`;

const translations = (name: string, to: string): Mistake => ({
  name,
  file: TRANSLATIONS,
  to,
  beside: { [TRANSLATIONS]: RECORDS },
});

const SITE_TEXT = `name: Club
imprint: { en: Unofficial., pl: Nieoficjalne., ja: 非公式。 }
licence: { name: CC BY-SA 4.0, url: 'https://creativecommons.org/licenses/by-sa/4.0/' }
repository: https://github.com/club/rules
languages: [en, pl, ja]
`;
const site = (name: string, to: string, more: Partial<Mistake> = {}): Mistake => ({
  name,
  file: SITE,
  to,
  beside: { [SITE]: SITE_TEXT },
  ...more,
});

/** Another line in the rule about cover. */
const line = (name: string, text: string): Mistake =>
  change(name, COVER, 'standalone: true', `standalone: true\n${text}`);
const text = (name: string, english: string): Mistake =>
  change(name, COVER, 'en: Walls are hard cover.', `en: ${english}`);
const effect = (name: string, now: string): Mistake =>
  change(name, ORDERS, '{ do: place, marker: pin, at: target-unit, count: 1 }', now);
const given = (name: string, now: string): Mistake =>
  change(name, TO_HIT, 'given: { pins: 2 }', now);
const ROW = '{ id: rifle, title: { en: Rifle,';
const MODIFIER = '- id: long-range';
const EXPECT = '    target: modifiers/to-hit\n';

export const OVERLOOKED: Mistake[] = [
  translations(
    'a translation record of no text',
    `${RECORDS}  ‸rules/covers: { pl: a00000.b00000 }\n`,
  ),
  translations(
    'a translation record in another language',
    RECORDS.replace('tables/weapons: { pl', 'tables/weapons: { ‸de: a00000.b00000, pl'),
  ),
  translations('all translation records deleted', '‸translations: {}\n'),
  translations(
    'a language deleted from a translation record',
    `‸${RECORDS.replace(', ja: a00000.b00000', '')}`,
  ),
  translations('an empty translations.yaml', '‸'),
  {
    ...translations('translations.yaml deleted', RECORDS),
    also: (ruleset) => rmSync(join(ruleset, TRANSLATIONS)),
    at: ['ruleset.yaml:1:1'],
  },
  site('site.yaml deleted', SITE_TEXT, {
    also: (ruleset) => rmSync(join(ruleset, SITE)),
    at: [`${SITE}:1:1`],
  }),
  site('site.yaml with a language less', SITE_TEXT.replace('[en, pl, ja]', '‸[en, pl]')),
  site(
    'a text of site.yaml without a language',
    SITE_TEXT.replace(
      'imprint: { en: Unofficial., pl: Nieoficjalne., ja: 非公式。 }',
      '‸imprint: { en: Unofficial., pl: Nieoficjalne. }',
    ),
  ),
  change('an entry in a folder of its own', COVER, 'id: cover', 'id: cover', {
    also: (ruleset) => {
      mkdirSync(join(ruleset, 'rules/terrain'));
      renameSync(join(ruleset, COVER), join(ruleset, 'rules/terrain/cover.yaml'));
    },
    at: ['rules/terrain/cover.yaml:1:1'],
  }),
  {
    name: 'a record of a day to come',
    file: 'changes/mortar.yaml',
    to: 'on: ‸2999-01-02\nagainst: [{ document: sheet, page: 2 }]\nfigures: { tables/weapons#mortar.range: { was: 12..60, now: 12..50 } }\n',
    also: (ruleset) => {
      const path = join(ruleset, WEAPONS);
      writeFileSync(path, readFileSync(path, 'utf8').replace('12..60', '12..50'));
    },
  },
  line('a search word that is the title', 'aliases: { en: [‸Cover] }'),
  line('a search word that is the title in small letters', 'aliases: { pl: [‸osłona] }'),
  line('a search word twice, once with a capital', 'aliases: { en: [wall, ‸Wall] }'),
  line('a figure in a search word', 'aliases: { en: [cover 12] }'),
  change(
    'a row copied with its title',
    WEAPONS,
    ROW,
    `{ id: carbine, title: { en: Rifle, pl: Karabinek, ja: 騎兵銃 }, cells: { range: 18, shots: 1, special: none } }\n  - ${ROW.replace('en: ', 'en: ‸')}`,
  ),
  change(
    'a modifier copied with its title',
    TO_HIT,
    MODIFIER,
    `- { id: deep-cover, group: cover, title: { en: ‸Soft cover, pl: Głęboka osłona, ja: 深遮蔽 }, change: { add: -3 } }\n  ${MODIFIER}`,
  ),
  change('a space that does not break, in a cell', WEAPONS, '12..60', '12..60‸\u00A0'),
  change('a space that does not break, after a colon', WEAPONS, 'range: 24,', 'range:‸\u00A024,'),
  change('a space of Japanese after a colon', WEAPONS, 'range: 24,', 'range:‸\u300024,'),
  text('a space that does not break, in a text', 'Walls are‸\u00A0hard cover.'),
  text('two spaces in a text', 'Walls are‸  hard cover.'),
  change('a space at the end of a title', COVER, 'en: Cover,', "en: 'Cover‸ ',"),
  given('a number in words', 'given: { pins: ‸two }'),
  given('a number with its unit', "given: { pins: ‸'2 pins' }"),
  change(
    'an example without a result',
    TO_HIT,
    `${EXPECT}    given: { pins: 2 }\n    with: [pinned]\n    expect: { needs: 5 }`,
    `${EXPECT}    given: ‸{ pins: 2 }\n    with: [pinned]`,
  ),
  change(
    'an example of nothing',
    TO_HIT,
    `${EXPECT}    given: { pins: 2 }\n    with: [pinned]\n    expect: { needs: 5 }`,
    '    expect: ‸{ needs: 5 }',
  ),
  effect('no marker placed', '{ do: place, marker: pin, at: target-unit, count: ‸0 }'),
  effect('less than no marker placed', '{ do: place, marker: pin, at: target-unit, count: ‸-1 }'),
  effect('a marker flipped to no side', '{ do: ‸flip, marker: pin, at: target-unit }'),
  effect('a side without a flip', '{ do: place, marker: pin, at: target-unit, to: ‸pin }'),
  text(
    'a link with a space before its address',
    "'[Walls] (‸rule:skirmish/tables/weapons) stop fire.'",
  ),
  text(
    'a link with a space in its address',
    "‸'[Walls](rule: skirmish/tables/weapons) stop fire.'",
  ),
  text('a link with its brackets exchanged', "'(Walls)[‸rule:skirmish/tables/weapons] stop fire.'"),
  text('a link in full-width brackets', "'[Walls]（‸rule:skirmish/tables/weapons） stop fire.'"),
  text('a link of a wiki', "‸'[[tables/weapons]] stop fire.'"),
  text('a link without words', "‸'[](rule:skirmish/tables/weapons) stop fire.'"),
  text('an address without a link', 'See ‸rule:skirmish/tables/weapons.'),
];
