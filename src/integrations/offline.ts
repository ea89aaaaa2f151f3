/** After everything else: the service worker, and the packs of what readers may keep. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { EXTENSION, SOURCE } from '../program.ts';
import { packedRulesets } from '../publish/offline-files.ts';
import { packSite } from '../publish/packs.ts';
import { getRulebook } from '../rulebook.ts';
import { KEEPS_OFFLINE, SITE_LANGUAGES } from '../site/config.ts';

export function offline(): AstroIntegration {
  return {
    name: 'offline',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        await bundleWorker(dist, KEEPS_OFFLINE ? 'worker' : 'kill-switch');
        if (!KEEPS_OFFLINE) return;
        const { packs } = packSite(dist, packedRulesets(getRulebook()));
        const bytes = packs.reduce((sum, pack) => sum + pack.bytes, 0);
        logger.info(`${packs.length} packs, ${Math.round(bytes / 1000)} kB`);
      },
    },
  };
}

/** One file at the root of the site, since a worker answers only below its own address. */
export async function bundleWorker(dist: string, name: 'worker' | 'kill-switch'): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { SITE_TAGS: JSON.stringify(SITE_LANGUAGES) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(SOURCE, `offline/${name}${EXTENSION}`),
        // Not every browser runs a module as a service worker.
        output: { format: 'iife', entryFileNames: 'offline.js' },
      },
    },
  });
}
