/** Mechanical repairs change notation only. */
import { describe, expect, it } from 'vitest';
import { readFile } from '../../src/load/load.ts';
import { repairForm, repairNotation } from '../../src/load/repair.ts';

const PLACE = {
  file: 'rules/skirmish/rules/x.yaml',
  ruleset: 'skirmish',
  kind: 'rules',
  schema: 'rule',
  name: 'x',
} as const;
const repaired = (text: string): string => repairNotation(readFile(PLACE, text, () => undefined));

describe('notation', () => {
  it('is repaired in texts only', () => {
    expect(repaired('id: x\ntext: { en: 2d6 -1, pl: 2K6 -1, ja: 2D6 -1 }\nnumber: 2d6 -1\n')).toBe(
      'id: x\ntext: { en: 2D6 −1, pl: 2D6 −1, ja: 2D6 −1 }\nnumber: 2d6 -1\n',
    );
  });
  it('is repaired in texts of one language', () => {
    expect(repaired('id: x\ntext: { en: "Within 6 inches: 2d6, -1." }\n')).toBe(
      'id: x\ntext: { en: "Within 6″: 2D6, −1." }\n',
    );
  });
  it('is left alone if the repair would turn a text into a number', () => {
    const text = 'id: x\ntext: { en: ２, pl: ２, ja: ２ }\n';
    expect(repaired(text)).toBe(text);
  });
});

describe('a tab that indents', () => {
  const table = (cell: string) => `rows:\n  - id: a\n    cells:\n${cell}range: 1\n      shots: 2\n`;
  it('becomes the indentation of the lines beside it', () => {
    expect(repairForm(table('\t'))).toBe(table('      '));
    expect(repairForm('id: x\ntext:\n\ten: a\n\tpl: b\n')).toBe('id: x\ntext:\n  en: a\n  pl: b\n');
  });
  it('becomes the indentation of what a field holds, also where the next line ends that', () => {
    expect(repairForm('title:\n\ten: a\nmay: true\n')).toBe('title:\n  en: a\nmay: true\n');
    expect(repairForm('a:\n  - b:\n\t\tc: 1\n  - b: {}\n')).toBe(
      'a:\n  - b:\n      c: 1\n  - b: {}\n',
    );
    expect(repairForm('see:\n\t- a\nend: b\n')).toBe('see:\n  - a\nend: b\n');
    expect(repairForm('see:\n\t- a\n- b\n')).toBe('see:\n- a\n- b\n');
  });
  it.each([
    ['a:\n\tb:\n\t\tc: 1\n\t\td: 2\n\te: 3\n', 'a:\n  b:\n    c: 1\n    d: 2\n  e: 3\n'],
    ['a:\n\t- id: b\n\t  c: 1\n\t- d: 2\n', 'a:\n  - id: b\n    c: 1\n  - d: 2\n'],
    ['- a:\n\t\t\tb: 1\n\t\t\tc: 2\n\t\td: 3\n- e\n', '- a:\n    b: 1\n    c: 2\n  d: 3\n- e\n'],
    ['a:\n  b:\n    c: 1\n\t\td: 2\n\t\te: 3\n', 'a:\n  b:\n    c: 1\n    d: 2\n    e: 3\n'],
    ['- a: 1\n\t\tb: 2\n- c: 3\n\n\t\td: 4\n', '- a: 1\n  b: 2\n- c: 3\n\n  d: 4\n'],
  ])('keeps lines below each other as they were: %j', (text, right) => {
    expect(repairForm(text)).toBe(right);
  });
  it('stays where no number of spaces makes the file readable', () => {
    expect(repairForm('id: x\n\t- a: [\n')).toBe('id: x\n\t- a: [\n');
  });
});

describe('form', () => {
  it('has line feeds, no tabs, and one final line break', () => {
    expect(repairForm('\uFEFFid: x\r\nkey: a\tb  \r\n\r\n')).toBe('id: x\nkey: a b\n');
  });
});
