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
    expect(repairForm('see:\n\t- a\nend: b\n')).toBe('see:\n- a\nend: b\n');
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
