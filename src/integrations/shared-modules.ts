/**
 * In a build the pages import the modules below their own files as Node does, not copies in Vite's bundle: the integrations
 * import the same ones, and so the rules are read once.
 */
import { dirname, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { EXTENSION, SOURCE } from '../program.ts';

/** Folders and files of `src/` that only Vite can read: markup, style sheets and what is made for browsers. */
const OF_VITE: ReadonlySet<string> = new Set([
  'client',
  'components',
  'layouts',
  'pages',
  'styles',
  'middleware.ts',
]);

export const sharedModules: Plugin = {
  name: 'shared-modules',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name !== 'client',
  resolveId(path, importer) {
    if (importer === undefined || !path.startsWith('.') || !path.endsWith(EXTENSION))
      return undefined;
    const file = resolve(dirname(importer), path);
    const [folder = ''] = relative(SOURCE, file).split(sep);
    if (folder === '..' || OF_VITE.has(folder)) return undefined;
    return { id: pathToFileURL(file).href, external: 'absolute' };
  },
};
