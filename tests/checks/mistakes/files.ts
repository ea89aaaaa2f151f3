/** Mistakes in files: characters, names, sizes. */
import { cpSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { change, type Mistake } from './mistake.ts';

const COVER = 'rules/cover.yaml';
const NEW = 'rules/walls.yaml';
const HEAD = 'id: walls\ntitle: { en: Walls, pl: Mury, ja: 壁 }\n';
const conflict = (text: string): string =>
  `‸<<<<<<< HEAD\n${text}=======\n${text}>>>>>>> patch-1\n`;
/** Another name of a file or folder of the game. */
const renamed = (name: string, from: string, to: string, more: Partial<Mistake> = {}): Mistake =>
  change(name, COVER, 'id: cover', 'id: cover', {
    also: (ruleset) => renameSync(join(ruleset, from), join(ruleset, to)),
    ...more,
  });

export const FILES: Mistake[] = [
  {
    name: 'not UTF-8',
    file: NEW,
    to: Buffer.from('id: walls\ntitle: { en: Walls, pl: Mur\xf3w }\n', 'latin1'),
    at: [`${NEW}:2:28`],
  },
  {
    name: 'a document of Word that was renamed',
    file: NEW,
    to: Buffer.from('PK\x03\x04\x14\0\x06\0\x08\0\xf3\xff', 'latin1'),
    at: [`${NEW}:1:1`],
  },
  {
    name: 'an old document of Word that was renamed',
    file: NEW,
    to: Buffer.from('d0cf11e0a1b11ae10000', 'hex'),
    at: [`${NEW}:1:1`],
  },
  {
    name: 'a PDF that was renamed',
    file: NEW,
    to: Buffer.from('%PDF-1.7\n%\xe2\xe3\n', 'latin1'),
    at: [`${NEW}:1:1`],
  },
  {
    name: 'UTF-16',
    file: NEW,
    to: Buffer.from(`\uFEFF${HEAD.repeat(40)}`, 'utf16le'),
    at: [`${NEW}:1:1`],
  },
  {
    name: 'UTF-16 without a mark',
    file: NEW,
    to: Buffer.from('id: walls\ntitle: { en: Walls }\n'.repeat(40), 'utf16le'),
    at: [`${NEW}:1:1`],
  },
  change('a byte order mark', COVER, 'id: cover', '‸\uFEFFid: cover'),
  change('line ends of Windows', COVER, 'id: cover\n', 'id: cover‸\r\n'),
  change('a zero-width space', COVER, 'Walls are', 'Walls‸\u200B are'),
  { name: 'a file of 1.2 MB', file: NEW, to: `‸id: walls\n# ${'x'.repeat(1_200_000)}\n` },
  { name: 'an empty file', file: COVER, to: '‸' },
  { name: 'marks of a merge conflict', file: COVER, to: conflict(HEAD) },
  {
    name: 'marks of a merge conflict in translations.yaml',
    file: 'translations.yaml',
    to: conflict('translations: {}\n'),
  },
  renamed('a file called .yml', COVER, 'rules/cover.yml', { at: ['rules/cover.yml:1:1'] }),
  renamed('a folder called `table`', 'tables', 'table', {
    at: ['table/damage.yaml:1:1', 'table/weapons.yaml:1:1'],
  }),
  renamed('a file renamed without its id', COVER, 'rules/hides.yaml', {
    at: ['rules/hides.yaml:1:5'],
  }),
  change('a file renamed with its id', COVER, 'id: cover', 'id: covers', {
    also: (ruleset) => renameSync(join(ruleset, COVER), join(ruleset, 'rules/covers.yaml')),
    at: ['tables/weapons.yaml:14:84', 'tables/weapons.yaml:14:117', 'rules/covers.yaml:1:5'],
  }),
  change('a ruleset with the code and the order of another', COVER, 'id: cover', 'id: cover', {
    also: (ruleset) => cpSync(ruleset, join(ruleset, '../zone'), { recursive: true }),
    at: ['../zone/ruleset.yaml:1:5', '../zone/ruleset.yaml:4:7', '../zone/ruleset.yaml:6:8'],
  }),
];
