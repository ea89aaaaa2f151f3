/** Builds pages in a folder from which Node finds no packages: the program may be installed anywhere, and the site is built elsewhere. */
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** `installed` is the folder with the packages; the site has a link to it while its pages are made. */
export function packages(installed: string): AstroIntegration {
  let link = '';
  return {
    name: 'packages',
    hooks: {
      'astro:config:done': ({ config }) => {
        link = join(fileURLToPath(config.outDir), 'node_modules');
      },
      'astro:build:setup': () => {
        if (existsSync(link)) return;
        mkdirSync(dirname(link), { recursive: true });
        symlinkSync(installed, link, 'junction');
      },
      'astro:build:generated': () => {
        rmSync(link, { force: true });
      },
    },
  };
}
