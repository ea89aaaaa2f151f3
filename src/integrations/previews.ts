/** With the build: draws the link previews of the pages. */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { getRulebook } from '../rulebook.ts';
import { makePreviews } from '../preview/make.ts';
import { planPreviews } from '../preview/plan.ts';
import { cacheFolder } from '../program.ts';

export const PREVIEW_CACHE = cacheFolder('previews');

/** Beside the pages, which take one processor only: the images are drawn while the pages are built. */
export function previews(): AstroIntegration {
  let place: ReturnType<typeof makePreviews> | undefined;
  let start = 0;
  return {
    name: 'previews',
    hooks: {
      'astro:build:start': ({ logger }) => {
        // For builds whose images nobody asks for, or that draw them when they are asked for.
        if (process.env['SITE_PREVIEWS'] === 'none') return;
        start = performance.now();
        place = makePreviews(
          planPreviews(getRulebook()),
          PREVIEW_CACHE,
          progress((line) => logger.info(line)),
        );
      },
      'astro:build:done': async ({ dir, logger }) => {
        if (!place) return;
        const { images, drawn } = await place(fileURLToPath(dir));
        logger.info(
          `${images} images, ${drawn} of them drawn anew, in ${((performance.now() - start) / 1000).toFixed(1)} s`,
        );
      },
    },
  };
}

/** Milliseconds between two lines. */
const PAUSE = 10_000;

/**
 * Says now and then how many images are drawn, and how long the others will take at this pace. The first
 * picture says nothing about the pace, because it loads the fonts.
 */
function progress(log: (line: string) => void): (done: number, all: number) => void {
  const start = performance.now();
  let said = start;
  return (done, all) => {
    const now = performance.now();
    const isFirst = said === start;
    if (done === all || (now - said < PAUSE && !isFirst)) return;
    said = now;
    const left = Math.ceil((((now - start) / done) * (all - done)) / 1000);
    log(`${done} of ${all} drawn${isFirst ? '' : `, about ${left} s left`}`);
  };
}
