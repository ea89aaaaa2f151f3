/** Run by `npm pack`: compiles the program into `lib/`, since Node runs no TypeScript in installed packages. */
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { PROJECT, SOURCE } from '../program.ts';
import { defineCommand } from './define-command.ts';

const HELP = `npm run prepack -- [--help]

Compiles the program for its package: src/ without types and without the tools of this repository → lib/. npm pack runs it.

Exit codes: 0 = compiled, 2 = could not run.
`;
/** What only this repository needs: its tests, the replies to its pull requests, its releases. */
const LEFT_OUT =
  /^(?:review\/|cli\/(?:count|prepack|release|review|test|types)\.ts|publish\/archive\.ts|schema\/generate-types\.ts)/;
/** A whole small game for those who begin; its book is in the public domain. */
const SAMPLE = 'tests/fixtures/games/little-wars';
/** The specifier of a module of the program, in an import of any form. */
const SPECIFIER =
  /(\bfrom\s*|\bimport\s*\(?\s*|<script[^>]*\bsrc=)(['"])(\.{1,2}\/[^'"]*)(?<!\.d)\.ts\2/g;

/** The text of a module that imports compiled ones. */
const withCompiledImports = (text: string): string => text.replace(SPECIFIER, '$1$2$3.js$2');

const main = (args: string[]): number => {
  if (args.length > 0) throw new Error(`'${args[0]}' is not an option. There are none.`);
  const target = join(PROJECT, 'lib');
  rmSync(target, { recursive: true, force: true });
  const files = readdirSync(SOURCE, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name).slice(SOURCE.length + 1));
  for (const file of files) {
    if (LEFT_OUT.test(file)) continue;
    const [from, to] = [join(SOURCE, file), join(target, file.replace(/(?<!\.d)\.ts$/, '.js'))];
    mkdirSync(dirname(to), { recursive: true });
    if (file.endsWith('.ts'))
      writeFileSync(to, withCompiledImports(stripTypeScriptTypes(readFileSync(from, 'utf8'))));
    else if (file.endsWith('.astro'))
      writeFileSync(to, withCompiledImports(readFileSync(from, 'utf8')));
    else cpSync(from, to);
  }
  cpSync(join(PROJECT, SAMPLE), join(target, 'sample/little-wars'), { recursive: true });
  chmodSync(join(target, 'cli/sandtable.js'), 0o755);
  return 0;
};

export default defineCommand(import.meta, HELP, main);
