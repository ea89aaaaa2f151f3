/**
 * One of several drawing workers: receives a picture and its files, and reports when they are
 * written.
 */
import { writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { draw } from './draw.ts';
import { marked, png } from './indexed-png.ts';
import { bandOf, WIDTH } from './layout.ts';
import type { Picture } from './picture.ts';

export interface Order {
  picture: Picture;
  files: { file: string; line: number | undefined }[];
}

async function drawFiles({ picture, files }: Order): Promise<void> {
  const { indices, palette } = await draw(picture);
  for (const { file, line } of files) {
    const pixels =
      line === undefined ? indices : marked(indices, WIDTH, bandOf(picture, line), palette);
    writeFileSync(file, png(pixels, WIDTH, palette));
  }
  parentPort?.postMessage(files.length);
}

// A picture that cannot be drawn fails the worker, and with it the build.
parentPort?.on('message', (order: Order) => void drawFiles(order));
