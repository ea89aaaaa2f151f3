#!/usr/bin/env node
/** `npx sandtable`: the commands of the installed package. Each is the module that `npm run` starts in a clone. */
import { oldestNode, programVersion } from '../program.ts';

/** Every command, in the order of the help. */
const COMMANDS = {
  new: {
    does: 'write a small game, or a part of one, to go on from',
    load: () => import('./new.ts'),
  },
  check: { does: 'report every error with its place and a fix', load: () => import('./check.ts') },
  import: {
    does: 'make a table of a CSV file or a pasted table',
    load: () => import('./import.ts'),
  },
  fix: { does: 'repair formatting and notation', load: () => import('./fix.ts') },
  dev: { does: 'show the site while the rules are edited', load: () => import('./dev.ts') },
  start: { does: 'check, build and serve the site', load: () => import('./start.ts') },
  build: { does: 'build the site', load: () => import('./build.ts') },
  print: { does: 'print the quick references as PDF files', load: () => import('./print.ts') },
  diff: { does: 'say what changed since a revision', load: () => import('./diff.ts') },
  migrate: {
    does: 'rewrite rules of an earlier version',
    load: () => import('./migrate.ts'),
  },
  verify: {
    does: 'record what a changed value was checked against',
    load: () => import('./verify.ts'),
  },
} as const;

const HELP = `npx sandtable COMMAND [OPTIONS]

Wargame rules as YAML: checked, and published as a site. The rules are those in rules/ of the current folder, or
in the folder that --rules names.

${Object.entries(COMMANDS)
  .map(([name, { does }]) => `  ${name.padEnd(8)} ${does}`)
  .join('\n')}

npx sandtable COMMAND --help explains one. --version prints the version.
`;
/** Whether this Node.js lacks what the program uses. */
function isOld(oldest: string, { node } = process.versions): boolean {
  const [[major = 0, minor = 0], [least = 0, leastMinor = 0]] = [node, oldest].map((version) =>
    version.split('.').map(Number),
  ) as [number[], number[]];
  return major < least || (major === least && minor < leastMinor);
}

const print = (text: string): void => void process.stdout.write(text);

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 2;
}

async function main([name = '--help', ...args]: string[]): Promise<void> {
  const oldest = oldestNode();
  if (isOld(oldest))
    return void fail(
      `This program needs Node.js ${oldest} or newer; this is ${process.versions.node}. Install one from https://nodejs.org.`,
    );
  if (name === '--help' || name === 'help') return void print(HELP);
  if (name === '--version') return void print(`${programVersion()}\n`);
  const command = Object.entries(COMMANDS).find(([one]) => one === name)?.[1];
  if (!command) {
    const names = Object.keys(COMMANDS).join(', ');
    return void fail(`There is no command "${name}". Use one of ${names}.`);
  }
  await import('../integrations/compile-cache.ts');
  const { default: run } = await command.load();
  process.exitCode = await run(args);
}

void main(process.argv.slice(2));
