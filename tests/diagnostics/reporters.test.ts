import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { reporters } from '../../src/diagnostics/reporters/index.ts';
import { summarise, type CheckReport } from '../../src/diagnostics/reporters/report.ts';

const FILE = 'rules/game/tables/weapons.yaml';
const finding: Diagnostic = {
  code: 'cell-notation',
  severity: 'error',
  message: '"2.5" is not a range.',
  hint: 'Write it as 2..5.',
  file: FILE,
  line: 2,
  column: 10,
  address: 'game/tables/weapons#rifle.range',
};
const warning: Diagnostic = {
  code: 'missing-file',
  severity: 'warning',
  message: '100% gone,\nreally.',
  file: 'rules/game',
  line: 1,
  column: 1,
};

const report = (
  diagnostics: Diagnostic[],
  text = 'id: weapons\n銃: 銃, x: 2.5\nlast: 1\n',
): CheckReport => ({
  diagnostics,
  summary: summarise(diagnostics, 3, 1),
  textOf: (file) => (file === FILE ? text : undefined),
});

describe('text', () => {
  it('shows the place, the line with its neighbours and a mark under the place', () => {
    expect(reporters.text(report([finding]))).toBe(
      [
        `${FILE}:2:10 error cell-notation`,
        '  "2.5" is not a range. Write it as 2..5.',
        '    1 | id: weapons',
        '  > 2 | 銃: 銃, x: 2.5',
        '      |            ^',
        '    3 | last: 1',
        '  game/tables/weapons#rifle.range · checks/cell-notation',
        '',
        '1 error, 0 warnings in 3 files of 1 ruleset.',
        '',
      ].join('\n'),
    );
  });
  it('says so when there are no findings', () =>
    expect(reporters.text(report([]))).toBe('No findings in 3 files of 1 ruleset.\n'));
  it('shows a part of a very long line', () => {
    const long = report(
      [{ ...finding, line: 1, column: 500_000 }],
      `${'a'.repeat(499_999)}X${'b'.repeat(499_999)}`,
    );
    expect(reporters.text(long)).toMatch(/^ {2}> 1 \| a{49}Xb{50}\n {6}\| {50}\^$/m);
  });
  it('keeps control characters of a file away from the terminal', () => {
    expect(reporters.text(report([finding], '\u001B[2J\u202Ex\n'))).not.toMatch(/[\u001B\u202E]/);
    expect(reporters.text(report([{ ...finding, message: '\u001B[31m' }]))).not.toContain('\u001B');
  });
  it('stops after two hundred findings', () => {
    expect(reporters.text(report(Array.from({ length: 1000 }, () => finding)))).toContain(
      '… and 800 more findings',
    );
  });
});

describe('github', () => {
  it('makes one command per finding', () => {
    expect(reporters.github(report([finding]))).toBe(
      `::error file=${FILE},line=2,col=10,title=cell-notation::"2.5" is not a range. Write it as 2..5.\n`,
    );
  });
  it.each([
    ['Run `npm run fix`, or write it as shown.', 'Write it as shown.'],
    [
      'If unintended, change it back. If intended, name the source: `npm run verify -- a/b#c.d --against "document, page"`.',
      'If unintended, change it back. If intended, name the source: the comment on the pull request has the link.',
    ],
    [
      'If intended, record it: `npm run verify -- a/b`; `npm run verify -- a` records all.',
      'If intended, record it: the comment on the pull request has the link.',
    ],
    ['Use one of `a`, or write it: `npm run new -- phase game b`.', 'Use one of `a`, or write it.'],
    [
      'Update the translation. If it is still correct, run `npm run verify -- a --translation pl`.',
      'Update the translation.',
    ],
  ])('sends nobody to a terminal: %s', (hint, said) => {
    expect(reporters.github(report([{ ...finding, hint }]))).toBe(
      `::error file=${FILE},line=2,col=10,title=cell-notation::"2.5" is not a range. ${said}\n`,
    );
  });
  it('escapes text that would end its command', () => {
    const hostile: Diagnostic = { ...warning, file: 'a,b:c\n::set-output' };
    expect(reporters.github(report([hostile]))).toBe(
      '::warning file=a%2Cb%3Ac%0A%3A%3Aset-output,line=1,col=1,title=missing-file::100%25 gone,%0Areally.\n',
    );
  });
});

describe('json', () => {
  it('has every key for every finding', () => {
    const { diagnostics, summary } = JSON.parse(reporters.json(report([finding, warning])));
    expect(diagnostics).toEqual([finding, { ...warning, address: null, hint: null }]);
    expect(Object.keys(diagnostics[1])).toEqual([
      'code',
      'severity',
      'message',
      'file',
      'line',
      'column',
      'address',
      'hint',
    ]);
    expect(summary).toEqual({ errors: 1, warnings: 1, files: 3, rulesets: 1 });
  });
});
