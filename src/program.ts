/**
 * Where the program is and how its commands are typed: in a clone of the project, whose source is in `src/`, or installed as
 * a package, whose compiled source is in `lib/`. What it writes for itself is in `.cache/` of the folder that it is used in.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';

/** The folder of the source, with `cli/` and the others. */
export const SOURCE = import.meta.dirname;
/** The extension of a module in it: `.ts`, or `.js` in the package. */
export const EXTENSION = extname(import.meta.filename);
/** Whether the program is installed as a package, for rules that lie elsewhere. */
export const IS_PACKAGE = basename(SOURCE) === 'lib';
/** The folder of the clone or of the package; for a bundle by Astro, the working directory of the build. */
export const PROJECT = existsSync(join(SOURCE, '../schemas/common.schema.json'))
  ? join(SOURCE, '..')
  : resolve('.');
/** For what can be made again, by its name. */
export const cacheFolder = (name: string): string => resolve('.cache', name);

/** The folder in whose `node_modules` the program is; a clone is one itself. */
export const folderOf = (project: string): string =>
  /^(.*?)[/\\]node_modules[/\\]/.exec(project)?.[1] ?? project;

const FACTS = join(PROJECT, 'package.json');

const facts = () =>
  JSON.parse(readFileSync(FACTS, 'utf8')) as { version: string; engines: { node: string } };

/** The version in its package.json. */
export const programVersion = (): string => facts().version;
/** The oldest Node.js that it runs on, by the same file: `22.12`. */
export const oldestNode = (): string => facts().engines.node.replace('>=', '');

let source: string | undefined;

/** Differs where the program may work out something else: of a package its version, of a clone its source, schemas and packages. */
export const programSource = (): string =>
  (source ??= IS_PACKAGE ? programVersion() : hashOf([SOURCE, join(PROJECT, 'schemas')]));

function hashOf(folders: readonly string[]): string {
  const hash = createHash('sha1').update(readFileSync(FACTS));
  for (const folder of folders)
    for (const item of readdirSync(folder, { recursive: true, withFileTypes: true }))
      if (item.isFile()) hash.update(readFileSync(join(item.parentPath, item.name)));
  return hash.digest('base64');
}

/** A text in which every command is written as it is typed here: `npm run check -- FILE` is `npx sandtable check FILE` in a package. */
export const asTyped = (text: string): string =>
  IS_PACKAGE
    ? text.replace(
        /\bnpm (?:run )?(?!ci\b|test\b|install\b)([a-z]+)(?: --(?= ))?/g,
        'npx sandtable $1',
      )
    : text;
