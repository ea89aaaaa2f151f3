import { defineConfig } from 'astro/config';
import { fullText } from './src/integrations/full-text.ts';
import { icons } from './src/integrations/icons.ts';
import { offline } from './src/integrations/offline.ts';
import { origin } from './src/integrations/origin.ts';
import { previews } from './src/integrations/previews.ts';
import { siteMap } from './src/integrations/sitemap.ts';
import { watchRules } from './src/integrations/watch-rules.ts';
import { BASE, ORIGIN } from './src/site/config.ts';

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
    build: { assetsInlineLimit: 0 },
  },
});
