/** A page for every code a finding can have: `/checks/<code>/` on the site prints it. No code can be without. */
import type { Code } from '../../diagnostics/diagnostic.ts';
import { checks } from '../index.ts';
import { filePages } from './files.ts';
import { gamePages } from './game.ts';
import { ledgerPages } from './ledger.ts';
import type { CheckPage } from './page.ts';
import { shapePages } from './shape.ts';
import { textPages } from './texts.ts';

export type { CheckPage } from './page.ts';

export const checkPages: Record<Code, CheckPage> = {
  ...filePages,
  ...shapePages,
  ...textPages,
  ...gamePages,
  ...ledgerPages,
};

/** Codes in the order of the pages. */
export const CODES = Object.keys(checkPages) as Code[];

/** Checks to which exceptions.yaml may name exceptions. */
export const excusable: ReadonlySet<Code> = new Set(
  checks.filter((check) => check.excusable).map(({ code }) => code),
);
