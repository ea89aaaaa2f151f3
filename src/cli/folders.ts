/** The folders that commands are given: `--rules DIR` of every command that reads the rules, `--out DIR` of those that build. */
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { asTyped } from '../program.ts';

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
      `There is no folder ${named ?? folder}.${named === undefined ? asTyped(' Name yours: --rules DIR. To begin a game: npm run new -- GAME.') : ''}`,
    );
  return folder;
}

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
