/** `npm run diff`: what changed in the rules since a revision, in game words. */
import { parseArgs } from 'node:util';
import { difference, type Difference } from '../diff/difference.ts';
import { asMarkdown } from '../diff/markdown.ts';
import { asText } from '../diff/plain-text.ts';
import { RULES_OPTION, rulesFolder } from './folders.ts';
import { commitAt, rulesAt } from '../load/git.ts';
import { asTyped } from '../program.ts';
import { readRules } from '../rulebook.ts';
import { defineCommand } from './define-command.ts';

const HELP = `npm run diff -- REV [--format text|markdown|json] [--rules DIR]

Summarises rule changes since the git revision REV (a commit, branch or tag): values before and after,
added, removed and moved parts, changed odds and worked-example results, and translations whose English
text changed. Reordering, comments and formatting are ignored.

  --rules DIR      folder with the rulesets (default: rules)
  --format FORMAT  text, markdown (for a pull request) or json
  --help           show this help

Exit codes: 0 = compared, 1 = working-tree files unreadable, 2 = files of REV unreadable or could not run.
`;

const formats: Record<string, (found: Difference) => string> = {
  text: asText,
  markdown: asMarkdown,
  json: (found) => `${JSON.stringify(found, null, 2)}\n`,
};

const main = (args: string[]): number => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { ...RULES_OPTION, format: { type: 'string' } },
  });
  const [revision, ...more] = positionals;
  if (revision === undefined || more.length > 0)
    throw new Error('Name one revision to compare with, such as main or HEAD~1.');
  const format = Object.hasOwn(formats, values.format ?? 'text')
    ? formats[values.format ?? 'text']
    : undefined;
  if (!format)
    throw new Error(
      `There is no format "${values.format}". Use one of ${Object.keys(formats).join(', ')}.`,
    );
  const rules = rulesFolder(values.rules);

  const before = readRules(rulesAt(rules, commitAt(rules, revision)));
  const found = difference(revision, before, readRules(rules));
  return print(asTyped(format(found)), codeOf(found));
};

/** The exit code for files that could not be read; the rest is compared and printed anyway. */
function codeOf({ unread }: Difference): number {
  if (unread.some(({ side }) => side === 'after')) return 1;
  return unread.length > 0 ? 2 : 0;
}

function print(text: string, code: number): number {
  process.stdout.write(text);
  return code;
}

export default defineCommand(import.meta, HELP, main);
