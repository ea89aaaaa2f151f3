/** How Astro builds the site, in a clone and in the package. */
import { join } from 'node:path';
import { defineConfig } from 'astro/config';
import { cacheFolder, folderOf, IS_PACKAGE, PROJECT, SOURCE } from '../program.ts';
import { BASE, ORIGIN } from '../site/config.ts';
import { fullText } from './full-text.ts';
import { icons } from './icons.ts';
import { offline } from './offline.ts';
import { origin } from './origin.ts';
import { packages } from './packages.ts';
import { previews } from './previews.ts';
import { sharedModules } from './shared-modules.ts';
import { siteMap } from './sitemap.ts';
import { watchRules } from './watch-rules.ts';

/**
 * One file each for what every page loads and for the calculator with all that it needs at first: small files compress badly.
 * The first group takes what both need.
 */
const fewFiles = {
  name: 'few-files',
  configEnvironment: (name: string) =>
    name === 'client'
      ? {
          build: {
            // 2 % smaller than without: the first use of a calculator has a budget.
            minify: 'terser' as const,
            // Vite adds names against an error of Safari 10, which cannot read these modules anyway.
            terserOptions: { module: true, safari10: false, compress: { passes: 3 } },
            rolldownOptions: {
              output: {
                // Names stand in every page and in the first use of a calculator. Astro would add its own words to some.
                entryFileNames: ({ name }: { name: string }) =>
                  `_astro/${name.replace(/\..*/, '')}.[hash:6].js`,
                chunkFileNames: '_astro/[name].[hash:6].js',
                codeSplitting: {
                  groups: [
                    { name: 'Page', test: /\/client\/site\.[jt]s$/, priority: 1 },
                    { name: 'first-use', test: /\/client\/situation\/calculator\.[jt]s$/ },
                  ],
                },
              },
            },
          },
        }
      : undefined,
};

/** The names of files to fetch beside another one stand in the script of every page: only for the one that is large. */
const shortPreloads = {
  name: 'short-preloads',
  configEnvironment: () => ({
    build: {
      modulePreload: {
        polyfill: false,
        resolveDependencies: (file: string, files: string[]) =>
          file.includes('calculator') ? files : [],
      },
    },
  }),
};

export default defineConfig({
  site: ORIGIN,
  base: BASE,
  output: 'static',
  trailingSlash: 'always',
  srcDir: SOURCE,
  publicDir: join(SOURCE, 'public'),
  // The package is not written to.
  ...(IS_PACKAGE && { cacheDir: cacheFolder('astro') }),
  // Some pages at a time: while one is written, the next is made.
  build: { format: 'directory', inlineStylesheets: 'never', concurrency: 8 },
  devToolbar: { enabled: false },
  prefetch: false,
  integrations: [
    ...(IS_PACKAGE ? [packages(join(folderOf(PROJECT), 'node_modules'))] : []),
    ...[watchRules(), siteMap(), fullText(), icons(), previews(), offline(), origin()],
  ],
  // Scripts stay files of their own, so that a strict Content-Security-Policy needs no exception.
  vite: {
    ...(IS_PACKAGE && { cacheDir: cacheFolder('vite') }),
    plugins: [shortPreloads, fewFiles, sharedModules],
    build: {
      assetsInlineLimit: 0,
    },
  },
});
