/** A page for every code a finding can have: `/checks/<code>/` on the site prints it. No code can be without. */
import { checks } from '../run.ts';
import { filePages } from './files.ts';
import { gamePages } from './game.ts';
import { ledgerPages } from './ledger.ts';
import type { CheckPage } from './page.ts';
import { shapePages } from './shape.ts';
import { textPages } from './texts.ts';

export type { CheckPage } from './page.ts';

export const checkPages: Record<string, CheckPage> = {
  ...filePages,
  ...shapePages,
  ...textPages,
  ...gamePages,
  ...ledgerPages,
};

/** Codes in the order of the pages. */
export const CODES = Object.keys(checkPages);

/** Checks to which exceptions.yaml may name exceptions. */
export const excusable: ReadonlySet<string> = new Set(
  checks.filter((check) => check.excusable).map(({ code }) => code),
);
