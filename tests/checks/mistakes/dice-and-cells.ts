/** Numbers read from cells that have none, and dice that never show what is asked of them: nothing said so. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME } from '../fixture.ts';
import type { Mistake } from './mistake.ts';

const VALUES = 'values.yaml';
const game = (file: string): string => readFileSync(join(GAME, file), 'utf8');
const values = (...items: string[]): Record<string, string> => ({
  [VALUES]: `${game(VALUES)}${items.map((item) => `  - { ${item} }\n`).join('')}`,
});

/** What a caravan costs, read from the cells of the table of weapons. */
const caravan = (name: string, base: string, add: string): Mistake => ({
  name,
  file: 'modifiers/caravan.yaml',
  to: `id: caravan
title: { en: Caravan, pl: Karawana, ja: 隊商 }
standalone: true
source: [{ document: sheet, page: 1 }]
value: { name: toll, base: ${base} }
modifiers:
  - { id: camels, title: { en: Camels, pl: Wielbłądy, ja: 駱駝 }, change: { add: ${add} } }
examples:
  - id: two-camels
    text: { en: Two camels pay the toll., pl: Dwa wielbłądy płacą myto., ja: 駱駝2頭は通行料を払う。 }
    target: modifiers/caravan
    given: { pins: 2 }
    with: [camels]
    expect: { toll: 777 }
`,
  beside: values('id: toll, title: { en: Toll, pl: Myto, ja: 通行料 }, origin: computed'),
});

export const DICE_AND_CELLS: Mistake[] = [
  caravan(
    'an amount from a cell with rules',
    '4',
    "{ in: ‸'tables/weapons#mortar.special', per: pins }",
  ),
  caravan('an amount from a cell without rules', '4', "{ in: ‸'tables/weapons#rifle.special' }"),
  caravan(
    'a base from a cell with rules',
    "{ in: ‸'tables/weapons#mortar.special' }",
    '{ each: 3, per: pins }',
  ),
];
