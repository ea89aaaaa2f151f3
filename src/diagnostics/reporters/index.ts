/** The reporters by the name of their format. They know only diagnostics, never each other. */
import { github } from './github.ts';
import { json } from './json.ts';
import type { Reporter } from './report.ts';
import { text } from './text.ts';

export const reporters = { text, github, json } as const satisfies Record<string, Reporter>;
export type Format = keyof typeof reporters;
export const FORMATS = Object.keys(reporters) as Format[];
