/** `npm start`: checks the rules, builds the site, then serves it. */
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { buildSite } from './build-site.ts';
import { outFolder, RULES_OPTION, rulesFolder } from './folders.ts';
import { defineCommand } from './define-command.ts';

const HELP = `npm start -- [--rules DIR] [--out DIR] [--port PORT]

Checks the rules, builds the site and serves it on this machine. The last line is the address. Images for link previews
are drawn when they are asked for. Ctrl-C ends it.

  --rules DIR  folder with the rulesets and site.yaml (default: rules)
  --out DIR    folder of the built site (default: dist)
  --port PORT  port of the address (default: 4321, or the next that is free); also PORT=8080 npm start
  --help       show this help

To publish the site elsewhere, with all images, see npm run build -- --help.
Exit codes: 1 = errors in the rules or a page failed, 2 = could not run.
`;
const FIRST_PORT = 4321;
const HIGHEST_PORT = 65_535;

const main = async (args: string[]): Promise<number> => {
  const { values } = parseArgs({
    args,
    options: {
      ...RULES_OPTION,
      out: { type: 'string' },
      port: { type: 'string' },
    },
  });
  const rules = rulesFolder(values.rules);
  const port = await portFor(values.port ?? process.env['PORT']);
  const out = outFolder(values.out);
  // Drawing all takes longer than the pages, and a reader at home asks for none: the server draws those that are asked for.
  process.env['SITE_PREVIEWS'] = 'none';
  const built = await buildSite({ rules, out, verbose: false });
  if (built !== 0) return built;

  // Loaded now: it reads the rules that were just named.
  const { serveSite } = await import('../integrations/serve.ts');
  const address = await serveSite(out, port);
  process.stdout.write(`\nThe site is ready. Ctrl-C ends it.\n${address}\n`);
  // The server keeps the process alive.
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

export default defineCommand(import.meta, HELP, main);
