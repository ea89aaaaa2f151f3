/** The pictures of the site's own page, with their sizes, so that nothing moves while they load. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULES_DIRECTORY } from '../rulebook.ts';
import { PICTURES } from '../schema/schemas.ts';
import { publicFileHref } from './routes.ts';

const FOLDER = join(RULES_DIRECTORY, PICTURES);

/** Names of files. */
export const pictureFiles = (): string[] => (existsSync(FOLDER) ? readdirSync(FOLDER) : []);

export const readPicture = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(join(FOLDER, name)));

interface Size {
  width: number;
  height: number;
}

/** Link and size, by the name in texts: `pictures/table.jpg`. */
export async function readPictures(
  measure: (bytes: Uint8Array, name: string) => Promise<Size>,
): Promise<Map<string, Size & { src: string }>> {
  const pictures = pictureFiles().map(async (file) => {
    const name = `${PICTURES}/${file}`;
    const { width, height } = await measure(readPicture(file), name);
    return [name, { src: publicFileHref(name), width, height }] as const;
  });
  return new Map(await Promise.all(pictures));
}
