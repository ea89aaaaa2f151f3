/** The words that the glossary rules out stand nowhere in what readers and contributors read. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_TAGS, type Language } from '../../src/i18n/languages.ts';
import { en } from '../../src/i18n/en.ts';
import { templates, type Key } from '../../src/i18n/ui.ts';

const GLOSSARY = 'docs/glossary.md';
const rows = readFileSync(GLOSSARY, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()));
/** The last column: English words, then, after a semicolon, those of other languages. */
const ruledOut = rows
  .map((cells) => cells.at(-2) ?? '')
  .filter((cell) => cell !== '' && cell !== 'not' && !/^-+$/.test(cell))
  .flatMap((cell) => cell.split(/[,;]/).map((word) => word.trim()));
const found = (text: string): string[] => {
  const words = text.toLowerCase();
  return ruledOut.filter((word) => {
    const at = words.indexOf(word.toLowerCase());
    return at >= 0 && !/\p{L}/u.test(words[at - 1] ?? '');
  });
};

/** Descriptions of a schema, whatever their depth. */
function* descriptions(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node))
    if (key === 'description' && typeof value === 'string') yield value;
    else yield* descriptions(value);
}

const withoutCode = (text: string): string =>
  text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');

describe('the glossary', () => {
  it('rules out words, which are read from its last column', () => {
    expect(ruledOut.length).toBeGreaterThan(30);
    expect(found('A lint rule and the ledger entry')).toEqual(['ledger entry', 'lint rule']);
  });

  it.each(LANGUAGE_TAGS)(
    'has none of the words it rules out in the interface in %s',
    (language: Language) => {
      const said = Object.entries(templates(language, Object.keys(en) as Key[]));
      expect(said.length).toBeGreaterThan(300);
      expect(said.flatMap(([key, text]) => found(text).map((word) => `${key}: ${word}`))).toEqual(
        [],
      );
    },
  );

  it.each([
    ['en', 1],
    ['pl', 2],
    ['ja', 3],
  ] as const)('names words that the interface has, in %s', (language, column) => {
    const said = Object.values(templates(language, Object.keys(en) as Key[]))
      .join('\n')
      .toLowerCase();
    const words = rows
      .filter((cells) => cells.length === 7 && !/^(?:English|-+)$/.test(cells[1] ?? ''))
      .flatMap((cells) => cells[column]?.split(/[,;] /) ?? [])
      .filter((word) => word !== '–' && word !== 'figure');
    expect(words.length).toBeGreaterThan(15);
    expect(words.filter((word) => !said.includes(word.toLowerCase()))).toEqual([]);
  });

  it('has none of them in documentation, check pages and schema descriptions', () => {
    const pages = globSync(['*.md', 'docs/*.md', 'rules/*.md', 'src/**/*.md'])
      .filter((file) => file !== GLOSSARY)
      .map((file): [string, string] => [file, withoutCode(readFileSync(file, 'utf8'))]);
    const schemas = globSync('schemas/*.schema.json').map((file): [string, string] => [
      file,
      [...descriptions(JSON.parse(readFileSync(file, 'utf8')))].map(withoutCode).join('\n'),
    ]);
    expect(pages.length).toBeGreaterThan(50);
    expect(
      [...pages, ...schemas].flatMap(([file, text]) =>
        found(text).map((word) => `${file}: ${word}`),
      ),
    ).toEqual([]);
  });
});
