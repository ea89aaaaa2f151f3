/** After the build: draws the icons of the site as PNG, for the manifest and the pages. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { drawIcon, ICONS } from '../publish/icons.ts';

export function icons(): AstroIntegration {
  return {
    name: 'icons',
    hooks: {
      'astro:build:done': ({ dir }) => {
        for (const icon of ICONS) {
          const file = join(fileURLToPath(dir), icon.path);
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, drawIcon(icon));
        }
      },
    },
  };
}
