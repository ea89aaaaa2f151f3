import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { sharedModules } from '../../src/integrations/shared-modules.ts';

const resolveId = (path: string, importer: string) =>
  (sharedModules.resolveId as (path: string, importer: string) => unknown)(
    path,
    `${process.cwd()}/src/${importer}`,
  );

test('the pages of a build import the same modules as its integrations, so that rules are read once', () => {
  expect(resolveId('../../rulebook.ts', 'pages/[lang]/index.astro')).toEqual({
    id: pathToFileURL('src/rulebook.ts').href,
    external: 'absolute',
  });
});

test.each([
  ['../client/search/panel.ts', 'components/Search.astro'],
  ['./Head.astro', 'layouts/Page.astro'],
  ['astro/config', 'pages/index.astro'],
])('%s is left to Vite', (path, importer) => {
  expect(resolveId(path, importer)).toBeUndefined();
});
