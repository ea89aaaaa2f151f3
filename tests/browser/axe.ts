/** Violations of WCAG 2.2 AA that axe finds on a page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const COLOURS = ['color-contrast', 'link-in-text-block'];

interface Axe {
  run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** The page is opened with `bypassCSP`. `only`: rules about colours, where the rest of the page was tested before. */
export async function violations(page: Page, only?: 'colours'): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate(
    async (options) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      const { violations: found } = await axe.run(options);
      return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
    },
    {
      // Selectors of everything that is right take most of the time.
      resultTypes: ['violations'],
      // Target size belongs to WCAG 2.2 AA but must be enabled.
      ...(only ? { runOnly: COLOURS } : { rules: { 'target-size': { enabled: true } } }),
    },
  );
}
