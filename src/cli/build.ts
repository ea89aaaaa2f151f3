/** `npm run build`: checks the rules, then builds the site. */
import { parseArgs } from 'node:util';
import { run } from './run.ts';
import { stop } from './run-command.ts';

const HELP = `npm run build

Checks the rules and, when they hold no error, builds the site into dist/.

  --help  show this help

From the environment, for a site that is published:
  SITE_ORIGIN      https://owner.github.io
  SITE_BASE        the path it lives under, such as /sandtable; empty for the root
  SITE_REPOSITORY  https://github.com/owner/sandtable

Exit code: 0 built, 1 the rules hold errors or a page failed, 2 it could not run.
`;

const main = async (): Promise<number> => {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  // The check prints its own findings, each at its place; Astro would print a place in our code.
  const checked = await run(process.execPath, 'src/cli/check.ts');
  return checked === 0 ? run('astro', 'build') : checked;
};

stop(main);
