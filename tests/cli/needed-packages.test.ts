import { expect, it } from 'vitest';
import { folderOf } from '../../src/program.ts';

it.each([
  ['installed in a folder', '/club/node_modules/sandtable', '/club'],
  [
    'fetched by npx for once',
    '/home/me/.npm/_npx/1f/node_modules/sandtable',
    '/home/me/.npm/_npx/1f',
  ],
  ['installed with a drive', 'C:\\club\\node_modules\\sandtable', 'C:\\club'],
  ['a clone', '/src/sandtable', '/src/sandtable'],
])(
  'packages that are missing are installed where the program looks for them: %s',
  (_, project, folder) => expect(folderOf(project)).toBe(folder),
);
