/** `npm run dev`: serves the site while the rules are edited. */
import { parseArgs } from 'node:util';
import { RULES_OPTION, rulesFolder } from './folders.ts';
import { astro, run } from './child-process.ts';
import { requirePackages } from './needed-packages.ts';
import { defineCommand } from './define-command.ts';

const HELP = `npm run dev -- [--rules DIR] [--port PORT]

Serves the site on this machine and shows a saved file at once, with what the checks say of it. Ctrl-C ends it.

  --rules DIR  folder with the rulesets and site.yaml (default: rules)
  --port PORT  port of the address (default: 4321, or the next that is free)
  --host ADDR  address to listen at (default: localhost)
  --help       show this help

Exit codes: 0 = ended, 1 = the site cannot be served, 2 = could not run.
`;

const main = async (args: string[]): Promise<number> => {
  const { values } = parseArgs({
    args,
    options: {
      ...RULES_OPTION,
      port: { type: 'string' },
      host: { type: 'string' },
    },
  });
  if (values.port !== undefined && !/^\d{1,5}$/.test(values.port))
    throw new Error(`"${values.port}" is not a port. Use a number from 1 to 65535.`);
  requirePackages('site');
  process.env['RULES_DIRECTORY'] = rulesFolder(values.rules);
  const port = values.port === undefined ? [] : ['--port', values.port];
  const host = values.host === undefined ? [] : ['--host', values.host];
  return run(...astro('dev', ...port, ...host));
};

export default defineCommand(import.meta, HELP, main);
