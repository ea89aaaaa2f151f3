/**
 * Everything that the documents name exists: files, folders, scripts, links, forms, folders of the
 * source tree.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRulebook } from '../../src/rulebook.ts';

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'NOTICE.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'rules/LICENSE.md',
  'rules/README.md',
  ...readdirSync('docs').map((file) => `docs/${file}`),
];
const read = (file: string): string => readFileSync(file, 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Words in code spans and fences. */
const codeOf = (text: string): string[] =>
  [...text.matchAll(/```\w*\n([^]*?)```|`([^`\n]+)`/g)].map(([, fence, span]) => fence ?? span!);

describe.each(PAGES)('%s', (page) => {
  const text = read(page);

  it('names existing scripts of package.json', () => {
    const named = [...text.matchAll(/npm run ([a-z]+)/g)].map((match) => match[1]!);
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });

  it('names existing files and folders', () => {
    const paths = codeOf(text).flatMap((code) =>
      [
        ...code.matchAll(
          /(?<![\w/.<-])(?:src|tests|rules|schemas|docs|\.vscode|\.github)\/[\w./*<>-]*#?/g,
        ),
      ].map(([path]) => path),
    );
    const made = /[<*#]/;
    expect(paths.filter((path) => !made.test(path) && !existsSync(path))).toEqual([]);
  });

  it('links to existing files', () => {
    // In code, links are examples.
    const links = [...text.replace(/^```[^]*?^```/gm, '').matchAll(/\]\(([^)\s]+)\)/g)]
      .map((match) => match[1]!.split('#')[0]!)
      .filter((link) => !/^(?:https?|rule):|^$/.test(link));
    expect(links.filter((link) => !existsSync(posix.join(posix.dirname(page), link)))).toEqual([]);
  });
});

describe('README.md', () => {
  const text = read('README.md');

  it('lists the two main commands, and each script for people', () => {
    expect(text).toContain('npm ci && npm start');
    expect(text).toContain('npm ci && npm test');
    const unnamed = Object.keys(scripts).filter(
      (script) => !new RegExp(`npm (?:run )?${script}\\b`).test(text),
    );
    expect(unnamed).toEqual([]);
  });

  it('offers who edits the quick way first', () => {
    expect(text.indexOf('npm run dev')).toBeLessThan(text.indexOf('npm start'));
    expect(text.indexOf('npm run dev')).toBeGreaterThan(0);
  });

  it('shows the flow in its real order', () => {
    const order = ['load', 'validate', 'complete', 'check', 'model', 'view'];
    const places = order.map((stage) => text.indexOf(`─→ ${stage}`));
    expect(places.every((place, index) => place > (places[index - 1] ?? 0))).toBe(true);
  });

  it.each(['README.md', 'docs/architecture.md'])('%s names every folder of src/', (page) => {
    const words = codeOf(read(page)).join(' ');
    const folders = readdirSync('src', { withFileTypes: true }).map(({ name }) => name);
    expect(
      folders.filter((name) => !new RegExp(`\\b${name.replace('.', '\\.')}\\b`).test(words)),
    ).toEqual([]);
  });

  it('names existing licence files', () => {
    expect(read('LICENSE')).toMatch(/^MIT License/);
    expect(read('rules/LICENSE.md')).toContain('https://creativecommons.org/licenses/by-sa/4.0/');
  });
});

describe('CONTRIBUTING.md', () => {
  const text = read('CONTRIBUTING.md');
  const { rulesets } = readRulebook();

  it('starts its examples from existing lines of the data', () => {
    const before = [...text.matchAll(/^ *-  +(.+)$/gm)].map((match) => match[1]!.trim());
    const data = rulesets.flatMap(({ files }) => [...files.values()].map((file) => file.text));
    expect(before.length).toBe(2);
    expect(before.filter((line) => !data.some((file) => file.includes(line)))).toEqual([]);
  });

  it('names addresses that exist', () => {
    const [entry, part] = /`bolt-action\/(tables\/\w+)#([\w-]+)`/.exec(text)!.slice(1) as [
      string,
      string,
    ];
    const file = rulesets.find(({ id }) => id === 'bolt-action')?.files.get(entry)?.text;
    expect(file).toContain(`- id: ${part}`);
  });

  it('has forms whose examples name addresses that exist', () => {
    const forms = readdirSync('.github/ISSUE_TEMPLATE').map((file) =>
      read(`.github/ISSUE_TEMPLATE/${file}`),
    );
    const named = forms.flatMap((form) =>
      [...form.matchAll(/placeholder: bolt-action\/([^#\s]+)(?:#([a-z-]+))?/g)].map((match) => ({
        page: match[1] ?? '',
        part: match[2],
      })),
    );
    const files = rulesets.find(({ id }) => id === 'bolt-action')?.files;
    const missing = named.filter(
      ({ page, part }) => !files?.get(page)?.text.includes(part ? `id: ${part}\n` : 'id: '),
    );
    expect(named.length).toBeGreaterThan(2);
    expect(missing).toEqual([]);
  });

  it('names existing forms and templates', () => {
    const forms = readdirSync('.github/ISSUE_TEMPLATE').map(
      (file) => /^name: (.+)$/m.exec(read(`.github/ISSUE_TEMPLATE/${file}`))?.[1],
    );
    const named = [...text.matchAll(/(?<![\w*])[*_]([A-Z][a-z ]+)[*_](?![\w*])/g)].map(
      (match) => match[1]!,
    );
    expect(named).toContain('Wrong value');
    expect(named.filter((name) => !forms.includes(name))).toEqual([]);
  });
});
