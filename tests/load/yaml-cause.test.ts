/**
 * A file with invalid YAML: the finding names the mistake at its place, and nothing else is
 * reported.
 */
import { cpSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFile } from '../../src/load/load.ts';
import type { Finding } from '../../src/diagnostics/diagnostic.ts';
import { readRulebook } from '../../src/rulebook.ts';
import { withRules } from '../checks/fixture.ts';
import { locate } from '../../src/diagnostics/locate.ts';

const WEAPONS = readFileSync('tests/fixtures/valid/skirmish/tables/weapons.yaml', 'utf8');
const FILE = 'rules/skirmish/tables/weapons.yaml';

/** `line:column message` of every finding in a text, with the remedy. */
function findingsIn(text: string): { at: string; message: string; hint: string | undefined }[] {
  const findings: Finding[] = [];
  const place = {
    file: FILE,
    ruleset: 'skirmish',
    kind: 'tables',
    schema: 'table',
    name: 'weapons',
  };
  const file = readFile(place as Parameters<typeof readFile>[0], text, (finding) =>
    findings.push(finding),
  );
  return findings.map((finding) => {
    const { line, column, message, hint } = locate(finding, new Map([[FILE, file]]), '');
    return { at: `${line}:${column}`, message, hint };
  });
}

/** Changes one place of the file and returns its line:column, counted from 1. */
function change(from: string | RegExp, to: string): string {
  expect(WEAPONS).toMatch(from);
  const changed = WEAPONS.replace(from, to);
  expect(changed).not.toBe(WEAPONS);
  return changed;
}

const lineOf = (text: string, part: string): number =>
  text.slice(0, text.indexOf(part)).split('\n').length;

describe('a mistake in YAML', () => {
  it('the original file has none', () => expect(findingsIn(WEAPONS)).toEqual([]));

  it.each([
    ['a list that is not closed', /^source: \[(.*)\]$/m, 'source: [$1', 'source: [', '`[`', '`]`'],
    ['a group that is not closed', /^title: \{(.*) \}$/m, 'title: {$1', 'title: {', '`{`', '`}`'],
  ])('%s is reported at its opening bracket', (_, from, to, part, opening, closing) => {
    const text = change(from, to);
    expect(findingsIn(text)).toEqual([
      {
        at: `${lineOf(text, part)}:${part.length}`,
        message: `This ${opening} is never closed.`,
        hint: `Add ${closing} where it ends.`,
      },
    ]);
  });

  it('an extra bracket', () => {
    const text = change(/^(title: \{.*\})$/m, '$1 }');
    const [finding, ...more] = findingsIn(text);
    expect(more).toEqual([]);
    expect(finding).toMatchObject({ message: 'This `}` closes nothing.', hint: 'Remove it.' });
  });

  it.each([
    [-1, 3],
    [2, 6],
  ])('a line with %i spaces', (more, found) => {
    const text = change(/^( {2}- id: mortar\n) {4}(?=\w)/m, `$1${' '.repeat(4 + more)}`);
    expect(findingsIn(text)).toEqual([
      {
        at: `${lineOf(text, '- id: mortar') + 1}:${found + 1}`,
        message: `The line is indented by ${found} spaces, the lines beside it by 4.`,
        hint: 'Indent it by 4 spaces. If it is part of a field, write the name of the field and a colon in a line above it.',
      },
    ]);
  });

  it('a tab is reported once', () => {
    const text = change(/^ {2}- id: mortar/m, '\t- id: mortar');
    expect(findingsIn(text)).toEqual([
      expect.objectContaining({
        message: 'The line contains a tab.',
        hint: 'Run `npm run fix`, or write spaces: as many as the lines beside it begin with.',
      }),
    ]);
  });

  const first = (text: string) => {
    const findings = findingsIn(`${WEAPONS}summary:\n  en: ${text}\n`);
    expect(findings).toHaveLength(1);
    return findings[0];
  };
  it.each([
    ["'The unit's cover'", 'The text in quotes ends at this apostrophe.'],
    ['@ home', 'A text without quotes cannot begin with `@`.'],
    ['%50', 'A text without quotes cannot begin with `%`.'],
    ['Unit #2 moves', 'The text ends before `#2 moves`: YAML takes it for a comment.'],
    ['Cover: halve it', 'A text without quotes contains a colon and a space.'],
  ])('%s', (text, message) => {
    expect(first(text)).toMatchObject({
      at: expect.stringMatching(/^\d+:\d+$/) as string,
      message,
    });
    expect(first(text)?.hint).toMatch(/quotes|apostrophe/);
  });

  it('a comment is allowed', () => {
    expect(findingsIn(WEAPONS.replace(/^(id: \w+)$/m, '$1 # the chart'))).toEqual([]);
  });

  it.each(['\u00A0', '\u3000'])('a no-break or full-width space after a field name', (sign) => {
    const text = change(/^title: /m, `title:${sign}`);
    expect(findingsIn(text)).toEqual([
      {
        at: `${lineOf(text, `title:${sign}`)}:7`,
        message: 'This is a no-break or full-width space.',
        hint: 'Run `npm run fix`, or replace it with an ordinary space.',
      },
    ]);
  });

  it('a merge key', () => {
    expect(findingsIn(change(/^( {2}- id: mortar\n)/m, '$1    <<: {}\n'))).toEqual([
      expect.objectContaining({ message: 'Merge keys (<<) are not allowed.' }),
    ]);
  });
});

describe('a file with the ending .yml', () => {
  it('is read anyway, and reported as misnamed', () => {
    withRules(undefined, (rules, ruleset) => {
      renameSync(join(ruleset, 'tables/weapons.yaml'), join(ruleset, 'tables/weapons.yml'));
      expect(readRulebook(rules).diagnostics).toEqual([
        expect.objectContaining({
          code: 'unexpected-file',
          file: expect.stringMatching(/weapons\.yml$/) as string,
          hint: 'Rename it to `weapons.yaml`.',
        }),
      ]);
    });
  });
});

describe('rulesets', () => {
  it('with the same code or position are both reported', () => {
    withRules(undefined, (rules) => {
      const raid = join(rules, 'zone');
      cpSync(join(rules, 'skirmish'), raid, { recursive: true });
      const shared = readRulebook(rules).diagnostics.filter(({ code }) => code === 'duplicate-id');
      expect(shared.map(({ message }) => message)).toEqual([
        'Duplicate code `SK`: the ruleset `skirmish` has the same code.',
        'Duplicate order `1`: the ruleset `skirmish` has the same order.',
      ]);
    });
  });
});
