/** The rules of main and of a request, as folders that can be read. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { RULES_DIRECTORY } from '../rulebook.ts';
import type { Blob } from './git-data.ts';

/** Writes both states into folders of their own, and removes them afterwards. */
export function withFolders<T>(
  states: readonly [Blob[], Blob[]],
  use: (before: string, now: string) => T,
): T {
  const folder = mkdtempSync(join(tmpdir(), 'review-'));
  try {
    const [before, now] = states.map((blobs, index) => {
      const place = join(folder, String(index), RULES_DIRECTORY);
      mkdirSync(place, { recursive: true });
      for (const { path, text } of blobs) {
        mkdirSync(dirname(join(place, path)), { recursive: true });
        writeFileSync(join(place, path), text);
      }
      return place;
    });
    return use(before ?? folder, now ?? folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
