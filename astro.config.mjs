import { defineConfig } from 'astro/config';
import { fullText } from './src/integrations/full-text.ts';
import { icons } from './src/integrations/icons.ts';
import { offline } from './src/integrations/offline.ts';
import { origin } from './src/integrations/origin.ts';
import { previews } from './src/integrations/previews.ts';
import { siteMap } from './src/integrations/sitemap.ts';
import { watchRules } from './src/integrations/watch-rules.ts';
import { BASE, ORIGIN } from './src/site/config.ts';

/** The names of files to fetch beside another one stand in the script of every page: only for the one that is large. */
const shortPreloads = {
  name: 'short-preloads',
  configEnvironment: () => ({
    build: {
      modulePreload: {
        polyfill: false,
        /** @type {(file: string, files: string[]) => string[]} */
        resolveDependencies: (file, files) => (file.includes('calculator') ? files : []),
      },
    },
  }),
};

export default defineConfig({
  site: ORIGIN,
  base: BASE,
  output: 'static',
  trailingSlash: 'always',
  publicDir: './src/public',
  build: { format: 'directory', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  prefetch: false,
  integrations: [watchRules(), siteMap(), fullText(), icons(), previews(), offline(), origin()],
  // Scripts stay files of their own, so that a strict Content-Security-Policy needs no exception.
  vite: {
    plugins: [shortPreloads],
    build: {
      assetsInlineLimit: 0,
    },
  },
});
