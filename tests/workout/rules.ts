/** The rulesets as they are published: here their own figures are the subject. */
import { readRulebook } from '../../src/rulebook.ts';

const { rulebook: read } = readRulebook(undefined, { lenient: true });
if (!read) throw new Error('The rules cannot be read');
export const rulebook = read;
