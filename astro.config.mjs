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
 * takes along what its modules import, so what every page has comes first, and rolls last.
 */
const SCRIPTS = {
  groups: [
    {
      name: 'base',
      priority: 3,
      test: /src\/client\/(?:dom|load-styles)\.ts$|vite\/preload-helper/,
    },
    // Search reads dice, too.
    { name: 'dice', priority: 3, test: /src\/notation\/dice\.ts$/ },
    {
      name: 'first-result',
      priority: 2,
      test: /src\/(?:client\/situation\/first-result|arithmetic\/(?:roll|settle|outcomes|dice)|workout\/stages\/(?:lacking|counted|conflicts|stage))\.ts$/,
    },
    { name: 'values', priority: 2, test: /src\/arithmetic\/value\.ts$/ },
    { name: 'table-look-up', priority: 1, test: /src\/workout\/stages\/table-look-up\.ts$/ },
    { name: 'roll', priority: 1, test: /src\/workout\/stages\/roll\.ts$/ },
  ],
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
    build: {
      assetsInlineLimit: 0,
      // Every script would name what its later scripts import, which takes more than it saves.
      modulePreload: { resolveDependencies: () => [] },
    },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: SCRIPTS } } } },
    },
  },
});
