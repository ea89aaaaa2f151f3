/** The folders that commands are given: `--rules DIR` of every command that reads the rules, `--out DIR` of those that build. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { asTyped } from '../program.ts';
import { nearMatch } from '../text/near-match.ts';

/** For `parseArgs`. */
export const RULES_OPTION = { rules: { type: 'string' } } as const;

/**
 * The folder that `--rules` names, or that of the project without it. A relative path counts from where the command was typed:
 * npm itself runs scripts in the folder of the project. Throws when there is no such folder.
 */
export function rulesFolder(named: string | undefined): string {
  const folder = folderNamed(named);
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new Error(
      `There is no folder ${named ?? folder}.${named === undefined ? '' : similarPath(folder)}${named === undefined ? asTyped(' Name yours: --rules DIR. To begin a game: npm run new -- GAME.') : ''}`,
    );
  return folder;
}

/** The nearest file or folder to one that is not there, as a sentence behind another: in the folder of the rules, or beside it. */
export function similarPath(missing: string, rules?: string): string {
  const inRules = rules === undefined ? undefined : join(rules, missing);
  if (inRules !== undefined && existsSync(inRules)) return ` Write ${shownPath(inRules)}.`;
  const folder = dirname(resolve(missing));
  const there = existsSync(folder) && statSync(folder).isDirectory() ? readdirSync(folder) : [];
  const near = nearMatch(basename(missing), there);
  if (near !== undefined) return ` A similar one exists: ${shownPath(join(folder, near))}.`;
  const names = there.filter((name) => !/^\.|^node_modules$/.test(name));
  return names.length > 0 && names.length <= MOST_NAMED
    ? ` There is ${names.map((name) => shownPath(join(folder, name))).join(', ')}.`
    : '';
}

/** How many files and folders a message lists. */
const MOST_NAMED = 8;

/** As it is typed in the folder in which the command was. */
const shownPath = (path: string): string => {
  const here = relative(process.env['INIT_CWD'] ?? '.', resolve(path));
  return here.startsWith('..') ? path : here;
};

/** The same, whether it is there or not. */
export const folderNamed = (named: string | undefined): string =>
  named === undefined
    ? process.env['RULES_DIRECTORY'] || 'rules'
    : resolve(process.env['INIT_CWD'] ?? '', named);

/** The folder that `--out` names, or `dist` of the project without it. */
export const outFolder = (named: string | undefined): string =>
  named === undefined ? resolve('dist') : resolve(process.env['INIT_CWD'] ?? '', named);

/** A message in which every command is as it is typed here, and names the folder of the rules where it must. */
export function asTypedFor(message: string, named: string | undefined): string {
  if (named === undefined) return asTyped(message);
  const folder = /^[\w./-]+$/.test(named) ? named : `"${named}"`;
  return asTyped(
    message.replace(
      /npm run [a-z]+( --)?/g,
      (command, dashes?: string) => `${command}${dashes ? '' : ' --'} --rules ${folder}`,
    ),
  );
}
