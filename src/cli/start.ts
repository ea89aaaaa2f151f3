/** `npm start`: checks the rules, builds the site, then serves it. */
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { buildSite } from './build-site.ts';
import { outFolder, RULES_OPTION, rulesFolder } from './folders.ts';
import { runCommand } from './run-command.ts';

const HELP = `npm start -- [--rules DIR] [--out DIR] [--port PORT]

Checks the rules, builds the site and serves it on this machine. The last line is the address. The first build draws all
images for link previews and takes some minutes; later ones take them from .cache/. Ctrl-C ends it.

  --rules DIR  folder with the rulesets and site.yaml (default: rules)
  --out DIR    folder of the built site (default: dist)
  --port PORT  port of the address (default: 4321, or the next that is free); also PORT=8080 npm start
  --help       show this help

To publish the site elsewhere, see npm run build -- --help.
Exit codes: 1 = errors in the rules or a page failed, 2 = could not run.
`;
const FIRST_PORT = 4321;
const HIGHEST_PORT = 65_535;

const main = async (): Promise<number> => {
  const { values } = parseArgs({
    options: {
      ...RULES_OPTION,
      out: { type: 'string' },
      port: { type: 'string' },
    },
  });
  const rules = rulesFolder(values.rules);
  const port = await portFor(values.port ?? process.env['PORT']);
  const out = outFolder(values.out);
  const built = await buildSite({ rules, out, verbose: false });
  if (built !== 0) return built;

  // Loaded now: its configuration reads the rules that were just named.
  const { preview } = await import('astro');
  // Unlike the published site, serve a page under its path without the last slash too,
  // so that a mistyped path ends at the site's own 404 page.
  const server = await preview({
    outDir: out,
    server: { port },
    trailingSlash: 'ignore',
    logLevel: 'error',
  });
  const { BASE } = await import('../site/config.ts');
  process.stdout.write(
    `\nThe site is ready. Ctrl-C ends it.\nhttp://localhost:${server.port}${BASE}\n`,
  );
  await server.closed();
  return 0;
};

/** The port that was asked for, which must be free; else the first one that is. Found before the build, which takes long. */
async function portFor(asked: string | undefined): Promise<number> {
  if (asked === undefined || asked === '') {
    for (let port = FIRST_PORT; port <= HIGHEST_PORT; port++) {
      if (await isFree(port)) return port;
      process.stdout.write(`Port ${port} is in use.\n`);
    }
    throw new Error('No port is free.');
  }
  const port = Number(asked);
  if (!/^\d+$/.test(asked) || port < 1 || port > HIGHEST_PORT)
    throw new Error(`"${asked}" is not a port. Use a number from 1 to ${HIGHEST_PORT}.`);
  if (!(await isFree(port)))
    throw new Error(`Port ${port} is in use. Choose another: npm start -- --port ${port + 1}`);
  return port;
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const probe = createServer()
      .once('error', () => done(false))
      .once('listening', () => probe.close(() => done(true)))
      .listen(port, 'localhost');
  });

runCommand(HELP, main);
