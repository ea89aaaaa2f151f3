import { defineConfig } from 'astro/config';
import { fullText } from './src/integrations/full-text.ts';
import { icons } from './src/integrations/icons.ts';
import { offline } from './src/integrations/offline.ts';
import { origin } from './src/integrations/origin.ts';
import { previews } from './src/integrations/previews.ts';
import { siteMap } from './src/integrations/sitemap.ts';
import { watchRules } from './src/integrations/watch-rules.ts';
import { BASE, ORIGIN } from './src/site/config.ts';

/**
 * What the first use of a calculator loads is few files: many small ones compress worse. A group
 * takes along what its modules import, so what every page has comes first.
 */
const SCRIPTS = {
  groups: [
    {
      name: 'base',
      priority: 3,
      test: /src\/(?:client\/(?:dom|load-styles)|notation\/dice)\.ts$|vite\/preload-helper/,
    },
    {
      name: 'first-result',
      priority: 2,
      test: /src\/(?:client\/situation\/first-result|arithmetic\/(?:roll|settle|outcomes|dice)|workout\/stages\/(?:lacking|counted|conflicts|stage))\.ts$/,
    },
  ],
};

/**
 * Scripts import later scripts and nothing else: a list of what those import in turn would make
 * the first scripts larger.
 */
const directImports = {
  name: 'direct-imports',
  enforce: /** @type {const} */ ('pre'),
  configEnvironment: () => ({ build: { modulePreload: /** @type {const} */ (false) } }),
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
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
    plugins: [directImports],
    build: { assetsInlineLimit: 0 },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: SCRIPTS } } } },
    },
  },
});
