/** After the pages: the images that are shown with links to them. */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { theBook } from '../outputs/book.ts';
import { makePreviews } from '../outputs/preview/make.ts';
import { planPreviews } from '../outputs/preview/plan.ts';

const CACHE = '.cache/previews';

export function previews(): AstroIntegration {
  return {
    name: 'previews',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        // A build that only measures something else need not draw.
        if (process.env['SITE_PREVIEWS'] === 'none') return;
        const start = performance.now();
        const { images, drawn } = await makePreviews(
          planPreviews(theBook()),
          fileURLToPath(dir),
          CACHE,
        );
        logger.info(
          `${images} images, ${drawn} of them drawn anew, in ${((performance.now() - start) / 1000).toFixed(1)} s`,
        );
      },
    },
  };
}
