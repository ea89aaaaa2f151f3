/** The reporters by format name. They depend on diagnostics only, never on each other. */
import { github } from './github.ts';
import { json } from './json.ts';
import type { Reporter } from './report.ts';
import { text } from './text.ts';

export const reporters = { text, github, json } as const satisfies Record<string, Reporter>;
export type Format = keyof typeof reporters;
export const FORMATS = Object.keys(reporters) as Format[];
