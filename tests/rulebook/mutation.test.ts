/** Mutations of real files: the check never crashes, locates its findings, and reports every change of meaning. */
import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import type { Reading } from '../../src/rulebook.ts';
import { cases } from '../sample.ts';
import { dataFiles, mutate, SEED } from './mutant.ts';

const RUNS = cases(80, 1500);

const NASTY = [
  '',
  ' ',
  '\t',
  '\n',
  '\r\n',
  '\u0000',
  '\u202E',
  '\uFEFF',
  '\uD800',
  '"',
  "'",
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  ': ',
  '#',
  ' #',
  '&a ',
  '*a',
  '!!binary ',
  '|',
  '>',
  '- ',
  '? ',
  '-',
  '−',
  '..',
  '+',
  '~',
  'null',
  'no',
  'true',
  '1e3',
  '0x1f',
  '017',
  '.inf',
  '2001-01-01',
  '__proto__: 1',
  'constructor',
  'D6',
  'K6',
  '<b>',
  '](javascript:x)',
  '../',
  '---\n',
  '%YAML 1.1\n',
  '<<<<<<< a\n',
  '壁',
  'é',
  'x'.repeat(5000),
];

/** The file, the offset in it (in millionths), the length to delete, the text to insert. */
const mutation = fc.tuple(
  fc.nat(dataFiles.length - 1),
  fc.nat(999_999),
  fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 400 })),
  fc.constantFrom(...NASTY),
);

it('any mutation gives a located finding or changes no meaning', { timeout: 1_200_000 }, () => {
  let silent = 0;
  fc.assert(
    fc.property(mutation, ([which, share, remove, insert]) => {
      const { book, file } = dataFiles[which]!;
      const at = Math.floor((file.text.length * share) / 1_000_000);
      const text = file.text.slice(0, at) + insert + file.text.slice(at + remove);
      const { found, reading } = mutate(book, file, text);
      found.forEach((finding) => expectPlace(finding, reading));
      if (found.some(({ severity }) => severity === 'error')) return;
      silent++;
      const after = reading.files.find((one) => one.file === file.file)!;
      const same = isDeepStrictEqual(meaning(after.data), meaning(file.data));
      expect(
        same,
        `${file.file}: ${JSON.stringify(file.text.slice(at - 60, at + 60))} → ${JSON.stringify(text.slice(at - 60, at + 60))}`,
      ).toBe(true);
    }),
    { numRuns: RUNS, seed: SEED },
  );
  console.log(
    `Mutations that no check stopped: ${silent} of ${RUNS}, none of them changes what is typed`,
  );
});

function expectPlace({ message, line, column, file }: Diagnostic, { files }: Reading): void {
  const lines = files.find((one) => one.file === file)?.text.split('\n') ?? [''];
  expect(message.length).toBeGreaterThan(5);
  expect(line).toBeLessThanOrEqual(lines.length);
  expect(column, `${file}:${line}:${column} ${message} | ${lines[line - 1]}`).toBeLessThanOrEqual(
    (lines[line - 1]?.length ?? 0) + 1,
  );
}

/** The data without texts for readers and references for further reading. */
function meaning(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(meaning);
  if (node === null || typeof node !== 'object') return node;
  const fields = node as Record<string, unknown>;
  if (['en', 'pl', 'ja'].every((language) => typeof fields[language] === 'string')) return 'words';
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([key]) => !WORDS.has(key))
      .map(([key, value]) => [key, meaning(value)]),
  );
}

const WORDS = new Set([
  'aliases',
  'questions',
  'synonyms',
  'discouraged',
  'see',
  'uses',
  'reading',
  'section',
  'publisher',
  'translator',
  'state',
]);
