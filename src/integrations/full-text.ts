/** After the pages: the index of their text, which the search page loads when a reader asks for it. */
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
