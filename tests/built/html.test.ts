/** The HTML of every page: no error from the W3C validator, and structure for screen readers. */
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { oneIn } from '../sample.ts';
import { builtPages, fileOf, redirectPages } from './dist.ts';

const run = promisify(execFile);
const hasJava = await run('java', ['-version']).then(
  () => true,
  () => false,
);
if (!hasJava) console.warn('Java is not installed: the W3C validator is skipped.');

describe('the W3C validator', () => {
  it.skipIf(!hasJava)(
    'finds no error on a third of the pages, nor on one in twenty of those that lead on (needs Java)',
    async () => {
      const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
      const options = ['--errors-only', '--format', 'json', '--exit-zero-always'];
      // Those that lead on are made by a few templates.
      const files = [...oneIn(3, builtPages()), ...oneIn(20, redirectPages())].map(({ path }) =>
        fileOf(path),
      );
      // The validator writes its report to standard error.
      const { stderr } = await run(
        'java',
        ['-XX:+UseSerialGC', '-jar', jar, ...options, ...files],
        { maxBuffer: 1 << 28 },
      );
      const { messages } = JSON.parse(stderr.slice(stderr.indexOf('{'))) as {
        messages: { type: string; url?: string; lastLine?: number; message: string }[];
      };
      expect(
        messages.map(({ url, lastLine, message }) => `${url}:${lastLine}: ${message}`),
      ).toEqual([]);
    },
  );
});

describe('every page', () => {
  const pages = builtPages();
  const faults = (find: (root: HTMLElement) => string[]): string[] =>
    pages.flatMap(({ path, root }) => find(root).map((fault) => `${path} ${fault}`));

  it('has its headings in order, starting with its only h1', () => {
    expect(faults(headingFaults)).toEqual([]);
  });
  it('says of every head of a table what it is the head of', () => {
    const wrong = (root: HTMLElement) =>
      root.querySelectorAll('th').flatMap((head) => {
        const inHead = head.closest('thead') !== null;
        const group = head.closest('tr')?.classList.contains('group');
        const right = inHead ? ['col', 'colgroup'] : [group ? 'rowgroup' : 'row'];
        const scope = head.getAttribute('scope') ?? '';
        return right.includes(scope) ? [] : [`${head.text.trim()}: ${scope}`];
      });
    expect(faults(wrong)).toEqual([]);
    expect(pages.some(({ root }) => root.querySelector('th[scope=row]'))).toBe(true);
  });
  it.each<[what: string, by: string, name: (element: HTMLElement) => unknown]>([
    ['fieldset', 'a legend', (group) => group.querySelector('legend')],
    ['button', 'its type', (button) => button.getAttribute('type')],
    ['table', 'a name', nameOf],
    [
      'pre',
      'a name and a stop of the Tab key',
      (pre) => nameOf(pre) && pre.getAttribute('tabindex'),
    ],
    ['section', 'a heading', (section) => section.querySelector('h1, h2, h3, h4')],
  ])('gives every %s %s', (what, _, name) => {
    const unnamed = (root: HTMLElement) =>
      root
        .querySelectorAll(what)
        .filter((element) => !name(element))
        .map(({ outerHTML }) => outerHTML.slice(0, 120));
    expect(faults(unnamed)).toEqual([]);
  });
});

/**
 * Headings that skip a level, such as an h3 after the h1, or a page that does not begin with its
 * only h1.
 */
function headingFaults(root: HTMLElement): string[] {
  const headings = root.querySelectorAll('h1, h2, h3, h4, h5, h6');
  const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
  return headings.flatMap(({ textContent }, at) => {
    const [before = 0, level = 0] = [levels[at - 1], levels[at]];
    const first = level === 1;
    return first === (at === 0) && level <= before + 1
      ? []
      : [`h${before} → h${level} ${textContent.trim()}`];
  });
}

function nameOf(table: HTMLElement): unknown {
  const { 'aria-label': label, 'aria-labelledby': by } = table.attributes;
  return label ?? by ?? table.querySelector('caption');
}
