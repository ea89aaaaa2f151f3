/**
 * Findings about the file system, which no overlay can produce: each entry changes a folder of
 * rules.
 */
import { execFileSync } from 'node:child_process';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const SITUATIONS: Record<string, (ruleset: string) => void> = {
  'no-rules': (ruleset) => rmSync(ruleset, { recursive: true }),
  'missing-file': (ruleset) => rmSync(join(ruleset, 'ruleset.yaml')),
  'symbolic-link': (ruleset) =>
    symlinkSync(join(ruleset, 'tables/weapons.yaml'), join(ruleset, 'tables/link.yaml')),
  unreadable: (ruleset) => void execFileSync('mkfifo', [join(ruleset, 'rules/pipe.yaml')]),
  'too-large': (ruleset) => writeFileSync(join(ruleset, 'rules/large.yaml'), '# '.repeat(600_000)),
  encoding: (ruleset) =>
    writeFileSync(join(ruleset, 'rules/latin.yaml'), Buffer.from('id: m\xf3r\n', 'latin1')),
};
