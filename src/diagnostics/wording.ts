/**
 * Every finding in words. The union of codes and their arguments is derived from this table.
 * What is wrong, in game words; the hint says what to do.
 */
import { examples } from './wording/examples.ts';
import { files } from './wording/files.ts';
import { game } from './wording/game.ts';
import { ledger } from './wording/ledger.ts';
import { shape } from './wording/shape.ts';
import { tables } from './wording/tables.ts';
import { texts } from './wording/texts.ts';

export type { Phrase } from './phrase.ts';

export const wording = {
  ...files,
  ...examples,
  ...shape,
  ...tables,
  ...texts,
  ...game,
  ...ledger,
} as const;
export type Wording = typeof wording;
