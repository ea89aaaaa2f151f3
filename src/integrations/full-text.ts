/** After the build: creates the full-text index, which the search page loads on demand. */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { indexFullText } from './full-text-index.ts';

export function fullText(): AstroIntegration {
  return {
    name: 'full-text',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const start = performance.now();
        const counts = Object.values(await indexFullText(fileURLToPath(dir)));
        const seconds = ((performance.now() - start) / 1000).toFixed(1);
        logger.info(`${counts.join(' + ')} pages in ${seconds} s`);
      },
    },
  };
}
