/** Checks the rules and builds the site (the build does both), then serves it. */
import { preview } from 'astro';
import { run } from './run.ts';

const code = await run('npm', 'run', 'build');
if (code !== 0) process.exit(code);

// Unlike the published site, serve a page under its path without the last slash too,
// so that a mistyped path ends at the site's own 404 page.
const server = await preview({
  server: { port: Number(process.env['PORT'] ?? 4321) },
  trailingSlash: 'ignore',
});
await server.closed();
