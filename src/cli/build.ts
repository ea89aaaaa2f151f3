/** `npm run build`: checks the rules, then builds the site. */
import { parseArgs } from 'node:util';
import { run } from './run.ts';
import { runCommand } from './run-command.ts';

const HELP = `npm run build

Checks the rules and, if they have no errors, builds the site into dist/.

  --help  show this help

Environment variables for a published site:
  SITE_ORIGIN      https://owner.github.io
  SITE_BASE        the path of the site, such as /sandtable; empty for the root
  SITE_REPOSITORY  https://github.com/owner/sandtable

Exit codes: 0 = built, 1 = errors in the rules or a page failed, 2 = could not run.
`;

const main = async (): Promise<number> => {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  // Checked separately: Astro would print a location in this program, not in the data.
  const checked = await run(process.execPath, 'src/cli/check.ts');
  return checked === 0 ? run('astro', 'build') : checked;
};

runCommand(main);
