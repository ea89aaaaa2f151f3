/** In development: a saved data file rebuilds the page that is open. */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

export function watchRules(): AstroIntegration {
  return {
    name: 'watch-rules',
    hooks: {
      'astro:server:setup': ({ server, logger }) => {
        const directory = fileURLToPath(new URL('../../rules/', import.meta.url));
        server.watcher.add(directory);
        server.watcher.on('all', (_, file) => {
          if (!file.startsWith(directory)) return;
          logger.info(`${file.slice(directory.length)} changed`);
          // Without this, modules that read the rules would keep what they read.
          for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll();
          server.environments.client.hot.send({ type: 'full-reload', path: '*' });
        });
      },
    },
  };
}
