/** axe on every page type, light and dark: nothing found. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, type Site } from './site.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let site: Site;
beforeAll(async () => void (site = await openSite()));
afterAll(() => site?.close());

const PAGES = {
  choice: ['/', '/404.html', '/go/bolt-action/tables/weapons/'],
  home: ['/en/', '/pl/', '/ja/'],
  ruleset: ['/en/bolt-action/', '/ja/bolt-action/'],
  bands: ['/pl/mein-panzer/tables/hit-effects/#plus-3.vehicles-4'],
  table: [
    '/en/bolt-action/tables/weapons/#medium-mortar',
    '/pl/bolt-action/tables/terrain/',
    '/ja/bolt-action/tables/vehicle-damage/',
  ],
  modifiers: ['/ja/bolt-action/modifiers/to-hit/', '/pl/bolt-action/modifiers/penetration/'],
  steps: ['/en/bolt-action/phases/orders/', '/pl/bolt-action/procedures/shooting/'],
  nested: ['/ja/asl-starter-kit/phases/rally/', '/en/asl-starter-kit/phases/movement/'],
  rule: ['/en/bolt-action/rules/special-rules/', '/pl/asl/rules/good-order/'],
  words: ['/en/bolt-action/markers/', '/pl/bolt-action/terms/', '/ja/bolt-action/disputes/'],
  site: ['/en/changes/', '/pl/search/', '/ja/a-z/'],
};

describe.each(Object.entries(PAGES))('%s', (_, paths) => {
  it.each(['light', 'dark'] as const)('%s', async (colorScheme) => {
    // Without JavaScript the page that chooses a language stays; axe is injected by the test itself.
    for (const path of paths) {
      const page = await site.open('/robots.txt', { colorScheme, bypassCSP: true });
      await page.route('**/_astro/LanguageChoice*', (route) => route.abort());
      const response = await page.goto(site.base + path);
      expect([path, response?.status()]).toEqual([path, 200]);
      await page.evaluate(axe);
      const found = await page.evaluate(async () => {
        const { violations } = await (
          globalThis as unknown as {
            axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
          }
        ).axe.run();
        return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
      });
      expect([path, found]).toEqual([path, []]);
      await page.context().close();
    }
  });
});
