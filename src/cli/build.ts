/** `npm run build`: checks the rules, then builds the site. */
import { parseArgs } from 'node:util';
import { buildSite } from './build-site.ts';
import { outFolder, RULES_OPTION, rulesFolder } from './folders.ts';
import { defineCommand } from './define-command.ts';

const HELP = `npm run build -- [--rules DIR] [--out DIR] [--no-check] [--install] [--verbose]

Checks the rules and, if they have no errors, builds the site. The site that is there stays until the new one is whole.

  --rules DIR  folder with the rulesets and site.yaml (default: rules)
  --out DIR    folder of the built site (default: dist)
  --no-check   the rules were checked just now: build at once
  --install    get the packages that building needs and that are missing
  --verbose    name every page that is built
  --help       show this help

Environment variables, which override site.yaml:
  SITE_ORIGIN      https://owner.github.io
  SITE_BASE        the path of the site, such as /rules; empty for the root
  SITE_REPOSITORY  https://github.com/owner/rules
  SITE_PREVIEWS    none: without the images for link previews, which take longest the first time

Exit codes: 0 = built, 1 = errors in the rules or a page failed, 2 = could not run.
`;

const main = async (args: string[]): Promise<number> => {
  const { values } = parseArgs({
    args,
    options: {
      ...RULES_OPTION,
      out: { type: 'string' },
      'no-check': { type: 'boolean' },
      install: { type: 'boolean' },
      verbose: { type: 'boolean' },
    },
  });
  return buildSite({
    rules: rulesFolder(values.rules),
    out: outFolder(values.out),
    verbose: values.verbose ?? false,
    checked: values['no-check'] ?? false,
    install: values.install ?? false,
  });
};

export default defineCommand(import.meta, HELP, main);
