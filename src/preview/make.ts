/** The preview images: those of a whole site, or one when it is asked for. Each is drawn once and kept in a cache. */
import { createHash } from 'node:crypto';
import {
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { copyFile, utimes } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { EXTENSION } from '../program.ts';
import { FONT_FILES } from './fonts.ts';
import { cacheKey, type Sheet } from './plan.ts';
import { drawFiles, type Order } from './draw.ts';
import type { Picture } from './picture.ts';

const HERE = import.meta.dirname;
/** Images unused for this long are deleted. */
const KEPT_DAYS = 30;

export interface Made {
  images: number;
  drawn: number;
}

/**
 * Starts to draw what is missing in `cache`. `onProgress` hears how many of the images that must be drawn are done.
 * The result waits for them and copies all images below a directory.
 */
export function makePreviews(
  sheets: readonly Sheet[],
  cache: string,
  onProgress: (done: number, all: number) => void = () => {},
): (directory: string) => Promise<Made> {
  const fileOf = cacheIn(cache);
  const orders = sheets
    .map((sheet): Order => {
      const files = new Map(sheet.images.map(({ line }) => [fileOf(sheet.picture, line), line]));
      return {
        picture: sheet.picture,
        files: [...files]
          .filter(([file]) => !existsSync(file))
          .map(([file, line]) => ({ file, line })),
      };
    })
    .filter(({ files }) => files.length > 0);
  const drawing = drawAll(orders, onProgress);
  // Reported by whoever waits for the images.
  drawing.catch(() => {});
  return async (directory) => {
    await drawing;
    const images = sheets.flatMap(({ picture, images }) =>
      images.map(({ path, line }) => ({ from: fileOf(picture, line), to: join(directory, path) })),
    );
    for (const folder of new Set(images.map(({ to }) => dirname(to))))
      mkdirSync(folder, { recursive: true });
    await Promise.all(images.map(place));
    pruneCache(cache);
    return {
      images: images.length,
      drawn: orders.reduce((sum, { files }) => sum + files.length, 0),
    };
  };
}

/**
 * Finds the file of an image by its path in the site, such as `previews/ja/asl/tables/ift.png`. What `cache` lacks is drawn
 * when it is first asked for. Undefined where the site has no such image.
 */
export function findPreview(
  plan: () => readonly Sheet[],
  cache: string,
): (path: string) => Promise<string | undefined> {
  let fileOf: ReturnType<typeof cacheIn> | undefined;
  let images: ReadonlyMap<string, { picture: Picture; line: number | undefined }> | undefined;
  return async (path) => {
    images ??= new Map(
      plan().flatMap(({ picture, images }) =>
        images.map(({ path, line }) => [path, { picture, line }]),
      ),
    );
    const image = images.get(path);
    if (!image) return undefined;
    const file = (fileOf ??= cacheIn(cache))(image.picture, image.line);
    if (!existsSync(file))
      await drawFiles({ picture: image.picture, files: [{ file, line: image.line }] });
    return file;
  };
}

/** The name of an image in a cache, which is made if it is missing. */
function cacheIn(cache: string): (picture: Picture, line: number | undefined) => string {
  mkdirSync(cache, { recursive: true });
  const renderer = rendererVersion();
  return (picture, line) => join(cache, `${cacheKey(picture, line, renderer)}.png`);
}

/** Changes with the drawing code, the libraries and the fonts. */
function rendererVersion(): string {
  const { resolve } = createRequire(import.meta.url);
  const hash = createHash('sha256');
  for (const name of ['draw', 'fonts', 'indexed-png', 'layout', 'columns'])
    hash.update(readFileSync(join(HERE, `${name}${EXTENSION}`)));
  for (const font of FONT_FILES) hash.update(String(statSync(resolve(font)).size));
  for (const name of ['satori', '@resvg/resvg-js']) hash.update(versionOf(resolve(name)));
  return hash.digest('hex');
}

/** The version in the package.json of a resolved file's package. */
function versionOf(file: string): string {
  const manifest = join(dirname(file), 'package.json');
  return existsSync(manifest) ? readFileSync(manifest, 'utf8') : versionOf(dirname(file));
}

/** One worker per processor; each takes the next picture when it is done with one. */
async function drawAll(
  orders: readonly Order[],
  onProgress: (done: number, all: number) => void,
): Promise<void> {
  const waiting = [...orders];
  const all = orders.reduce((sum, { files }) => sum + files.length, 0);
  let done = 0;
  const workers = Math.min(availableParallelism(), Math.ceil(orders.length / 4));
  await Promise.all(
    Array.from(
      { length: workers },
      () =>
        new Promise<void>((resolve, reject) => {
          const worker = new Worker(join(HERE, `worker${EXTENSION}`));
          let order: Order | undefined;
          const next = () => {
            order = waiting.shift();
            if (order) worker.postMessage(order);
            else void worker.terminate().then(() => resolve());
          };
          worker.on('message', () => {
            done += order?.files.length ?? 0;
            onProgress(done, all);
            next();
          });
          worker.on('error', reject);
          next();
        }),
    ),
  );
}

/** The time of the image in the cache says when it was last used. */
async function place({ from, to }: { from: string; to: string }): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_FICLONE);
  const now = new Date();
  await utimes(from, now, now);
}

function pruneCache(cache: string): void {
  const limit = Date.now() - KEPT_DAYS * 86_400_000;
  for (const name of readdirSync(cache)) {
    const file = join(cache, name);
    if (statSync(file).mtimeMs < limit) rmSync(file);
  }
}
