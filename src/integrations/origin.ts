/** After the build: warns if pages contain a default origin because none is configured. */
import type { AstroIntegration } from 'astro';
import { CONFIGURED_ORIGIN, ORIGIN } from '../site/config.ts';

export function origin(): AstroIntegration {
  return {
    name: 'origin',
    hooks: {
      'astro:build:done': ({ logger }) => {
        if (CONFIGURED_ORIGIN !== undefined) return;
        logger.warn(
          `SITE_ORIGIN is not set: link previews, feeds and the sitemap name ${ORIGIN}. ` +
            'Set it, or origin in site.yaml, to the address of the site before publishing.',
        );
      },
    },
  };
}
