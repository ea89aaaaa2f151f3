/** The archive of a release: it holds what the site serves, and the same data gives the same bytes. */
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { dataFiles } from '../../src/publish/api.ts';
import { dataArchive } from '../../src/publish/archive.ts';
import { readGame } from '../view/golden-game.ts';

const { book } = readGame();
const archive = await dataArchive(book);

it('is named after the data version', () => {
  expect(archive.name).toBe('rules-data-1.2.zip');
});
it('holds every file of the public data as it is served, and the schemas', () => {
  const files = unzipSync(archive.bytes);
  for (const { path, text } of dataFiles(book))
    expect(Buffer.from(files[`api/v1/${path}`] ?? []).toString(), path).toBe(text);
  const schemas = Object.keys(files).filter((path) => path.startsWith('schemas/v1/'));
  expect(schemas).toContain('schemas/v1/table.schema.json');
  expect(Object.keys(files)).toHaveLength(archive.files);
});
it('has the same bytes for the same data', async () => {
  const again = await dataArchive(book);
  expect(again.name).toBe(archive.name);
  expect(Buffer.from(again.bytes).equals(Buffer.from(archive.bytes))).toBe(true);
});
it('has files of the date of the last change, or of the first that ZIP files can have', async () => {
  /** In two bytes: years since 1980, month and day. */
  const dateIn = ({ bytes }: { bytes: Uint8Array }) => {
    const date = (bytes[12] ?? 0) + 256 * (bytes[13] ?? 0);
    return [1980 + (date >> 9), (date >> 5) & 15, date & 31];
  };
  expect([archive, await dataArchive({ ...book, rulesets: [] })].map(dateIn)).toEqual([
    [2025, 2, 3],
    [1980, 1, 1],
  ]);
});
