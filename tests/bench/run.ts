/** `npm run bench`: size, time, growth and search quality, as printed figures. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { outFolder, RULES_OPTION, rulesFolder } from '../../src/cli/folders.ts';
import { defineCommand } from '../../src/cli/define-command.ts';

const HELP = `npm run bench -- [--rules DIR] [--out DIR] [--growth] [--hundredfold] [--calculators] [--misses]
npm run bench -- --sentences --to FILE [--language en] [--seed 1] [--rules DIR] [--out DIR]

Prints size, time, growth and search quality of the site in dist/: run npm run build first.

  --rules DIR    folder with the rulesets (default: rules)
  --out DIR      folder of the built site (default: dist)
  --growth       only growth: checks and indexes 1, 10 and 100 times the rules, and builds the site of 1 and 10 times
                 (time, memory and size; takes many minutes)
  --hundredfold  asks the search at 100 times the rules too; takes 4 GB of memory
  --calculators  only prints how long the slowest calculators take
  --misses       only prints the queries whose first result is wrong
  --sentences    only draws 100 sentences that the program composed from dist/, to be judged by a reader
  --to FILE      where they are written: Markdown, or JSON where its name ends in .json
  --language     their language (default: the first of the site)
  --seed         another number draws others (default: 1)
  --help         show this help

Exit codes: 0 = printed, 2 = could not run.
`;

const flag = { type: 'boolean', default: false } as const;

const main = async (args: string[]): Promise<number> => {
  const { values } = parseArgs({
    args,
    options: {
      ...RULES_OPTION,
      out: { type: 'string' },
      growth: flag,
      hundredfold: flag,
      calculators: flag,
      misses: flag,
      sentences: flag,
      to: { type: 'string' },
      language: { type: 'string' },
      seed: { type: 'string', default: '1' },
    },
  });
  process.env['RULES_DIRECTORY'] = rulesFolder(values.rules);
  const dist = outFolder(values.out);
  // Loaded now: they read the rules that were just named.
  const {
    printCalculators,
    printGrowth,
    printHundredfold,
    printMisses,
    printSite,
    writeSentences,
  } = await import('./report.ts');
  if (values.sentences) await writeSentences(dist, values);
  else if (values.misses) await printMisses();
  else if (values.calculators) printCalculators();
  else if (values.growth) await printGrowth(true);
  else {
    if (!existsSync(join(dist, 'index.html')))
      throw new Error(`There is no site in ${dist}. Run: npm run build`);
    await printSite(dist);
    printCalculators();
    await printGrowth(false);
    if (values.hundredfold) await printHundredfold();
  }
  return 0;
};

export default defineCommand(import.meta, HELP, main);
