/** The published rulesets, whose own values are tested here. */
import { readRulebook } from '../../src/rulebook.ts';

const { rulebook: read } = readRulebook(undefined, { lenient: true });
if (!read) throw new Error('The rules cannot be read');
export const rulebook = read;
