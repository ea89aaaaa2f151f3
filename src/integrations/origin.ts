/** After the build: warns if pages contain an origin or a repository that does not exist, because none is configured. */
import type { AstroIntegration } from 'astro';
import { CONFIGURED_ORIGIN, ORIGIN, REPOSITORY } from '../site/config.ts';

/** Names that no site has, such as that in a new site.yaml. */
const RESERVED = /^https?:\/\/[^/]*\.example(?:[:/]|$)/;

export function origin(): AstroIntegration {
  return {
    name: 'origin',
    hooks: {
      'astro:build:done': ({ logger }) => {
        if (CONFIGURED_ORIGIN === undefined)
          logger.warn(
            `SITE_ORIGIN is not set: link previews, feeds and the sitemap name ${ORIGIN}. ` +
              'Set it, or origin in site.yaml, to the address of the site before publishing.',
          );
        if (RESERVED.test(REPOSITORY))
          logger.warn(
            `SITE_REPOSITORY is not set: the links to edit and to report lead to ${REPOSITORY}, which does not exist. ` +
              'Set it, or repository in site.yaml, to where the rules are kept before publishing.',
          );
      },
    },
  };
}
