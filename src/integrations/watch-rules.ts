/**
 * In development: rebuilds the open page when a data file is saved; the page shows the findings of
 * the checks.
 */
import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { RULES_DIRECTORY } from '../rulebook.ts';

export function watchRules(): AstroIntegration {
  return {
    name: 'watch-rules',
    hooks: {
      'astro:server:setup': ({ server, logger }) => {
        const directory = resolve(RULES_DIRECTORY);
        server.watcher.add(directory);
        server.watcher.on('all', (_, file) => {
          if (!file.startsWith(directory)) return;
          logger.info(`${file.slice(directory.length + 1)} changed`);
          // Without this, modules that have read the rules would keep the old ones.
          for (const environment of Object.values(server.environments))
            environment.moduleGraph.invalidateAll();
          server.environments.client.hot.send({ type: 'full-reload', path: '*' });
        });
      },
    },
  };
}
