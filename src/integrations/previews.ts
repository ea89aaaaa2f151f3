/** After the build: draws the link previews of the pages. */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { getRulebook } from '../rulebook.ts';
import { makePreviews } from '../preview/make.ts';
import { planPreviews } from '../preview/plan.ts';

const CACHE = '.cache/previews';

export function previews(): AstroIntegration {
  return {
    name: 'previews',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        // Skips drawing, for builds that test or measure something else.
        if (process.env['SITE_PREVIEWS'] === 'none') return;
        const start = performance.now();
        const { images, drawn } = await makePreviews(
          planPreviews(getRulebook()),
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
