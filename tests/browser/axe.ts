/** Violations of WCAG 2.2 AA that axe finds on a page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { ALL } from '../sample.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const COLOURS = ['color-contrast', 'link-in-text-block'];

interface Axe {
  run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** The page is opened with `bypassCSP`. `only`: rules about colours, where the rest of the page was tested before. */
export async function violations(page: Page, only?: 'colours'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    // Sent once, for this page and the next ones of the tab.
    await page.addInitScript(source);
    await page.evaluate(source);
  }
  if (ALL) return violationsOf(page, only);
  await page.evaluate(removeRepeated);
  const found = await violationsOf(page, only);
  // Parts that come to stand beside each other can be at fault for that alone.
  if (!(await page.evaluate(putBack)) || found.length === 0) return found;
  return violationsOf(page, only);
}

const violationsOf = (page: Page, only?: 'colours'): Promise<string[]> =>
  page.evaluate(
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

/** What was removed, in its order, with what stood before it. */
interface Removed {
  removed: { child: Element; before: Element }[];
}

/**
 * Runs in the page: of what stands in the same place and differs in nothing but its words, two stay. In the thousands of others
 * axe finds the same again, and takes most of its time.
 */
function removeRepeated(): void {
  // By whose values styles choose, or rules of axe.
  const VALUES =
    /^(?:class|style|role|type|rel|lang|tabindex|aria-(?:hidden|level)|data-(?:accent|ev|kind|n|shade|theme))$/;
  const tagOf = ({ tagName, attributes }: Element): string =>
    [...attributes].reduce(
      (tag, { name, value }) =>
        `${tag} ${value === '' || VALUES.test(name) ? `${name}=${value}` : name}`,
      tagName,
    );
  const shapes = new Map<Element, string>();
  const shapeOf = (element: Element): string => {
    const content = [...element.childNodes].map((node) =>
      node instanceof Element ? shapeOf(node) : node.textContent?.trim() && '…',
    );
    const shape = `<${tagOf(element)}>${content.join('')}</>`;
    shapes.set(element, shape);
    return shape;
  };
  const seen = new Map<string, number>();
  const removed: Removed['removed'] = [];
  const prune = (parent: Element, above: string): void => {
    const path = `${above}/${tagOf(parent)}`;
    for (const child of [...parent.children]) {
      const key = `${path}${shapes.get(child) ?? ''}`;
      const count = (seen.get(key) ?? 0) + 1;
      seen.set(key, count);
      const isInUse = child.matches(':target, :focus-within') || child.querySelector(':target');
      // A list or a table without anything in it would be another mistake.
      const before = child.previousElementSibling;
      if (count > 2 && before && !isInUse) {
        removed.push({ child, before });
        child.remove();
      } else prune(child, path);
    }
  };
  shapeOf(document.body);
  prune(document.body, '');
  Object.assign(globalThis, { removed });
}

/** Runs in the page: undoes removeRepeated, and says whether anything had been removed. */
function putBack(): boolean {
  const { removed } = globalThis as unknown as Removed;
  for (const { child, before } of removed.toReversed()) before.after(child);
  return removed.length > 0;
}
