/** The programs of docs/api.md and of the page about the data run on the published files and print what they promise. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_TAGS } from '../../src/i18n/languages.ts';
import { dataFiles } from '../../src/publish/api.ts';
import { getRulebook } from '../../src/rulebook.ts';
import { publicSchemas } from '../../src/schema/schemas.ts';
import { goHref, href, shareHref } from '../../src/site/routes.ts';
import { dataPageView } from '../../src/view/pages/data-page.ts';

const rulebook = getRulebook();
const files = new Map(dataFiles(rulebook).map(({ path, text }) => [`/api/v1/${path}`, text]));
for (const [name, schema] of publicSchemas())
  files.set(`/schemas/v1/${name}.schema.json`, JSON.stringify(schema));
const fetchFile = (path: string) =>
  Promise.resolve({ json: (): unknown => JSON.parse(files.get(path) ?? `"No file ${path}"`) });

/** Runs a program with the published files; the lines that it prints. */
async function run(code: string): Promise<string[]> {
  const printed: string[] = [];
  const log = (...words: unknown[]) => void printed.push(words.map(String).join(' | '));
  await runInNewContext(`(async () => {${code}\n})()`, {
    Ajv,
    fetch: fetchFile,
    console: { log },
  });
  return printed;
}

describe('docs/api.md', () => {
  const text = readFileSync('docs/api.md', 'utf8');
  const programs = [...text.matchAll(/```js\n([^]*?)```/g)].map(([, code = '']) => code);

  it('shows how to find a row, what changed, what is disputed, and how to check a file', async () => {
    const [row, changes, disputes, valid] = await Promise.all(programs.map(run));
    expect(programs).toHaveLength(4);
    expect(valid).toEqual(['true | null']);
    expect(row).toEqual([
      expect.stringMatching(/^Bazooka \| \d+″ \| (?:as-printed|other-source|disputed) \| [a-z-]+$/),
    ]);
    expect(changes?.length).toBeGreaterThan(3);
    for (const line of changes ?? [])
      expect(line).toMatch(/^\d{4}-\d\d-\d\d \| [a-z]+\S* \| .+ → /);
    expect(disputes?.length).toBeGreaterThan(3);
    for (const line of disputes ?? []) expect(line).toMatch(/ \| (?:high|medium|low)$/);
    expect([row, changes, disputes].join()).not.toMatch(/undefined|\[object/);
  });
  it('says where an address leads', () => {
    const address = 'tables/weapons#bazooka';
    expect(text).toContain(`\`bolt-action/${address}\``);
    for (const link of [
      href('en', 'bolt-action', address),
      shareHref('en', 'bolt-action', address),
      goHref('bolt-action', address),
    ])
      expect(text).toContain(`\`${link}\``);
  });
  it('names every kind of file that is published, and none that is not', () => {
    const named = [...text.matchAll(/^\| `\/api\/v1\/([^`]+)`/gm)].map(([, path = '']) => path);
    const patterns = named.map(
      (path) =>
        new RegExp(`^/api/v1/${path.replace(/<[a-z]+>/g, '[a-z-]+').replace(/\./g, '\\.')}$`),
    );
    const paths = [...files.keys()].filter((path) => path.startsWith('/api/'));
    expect(paths.filter((path) => !patterns.some((pattern) => pattern.test(path)))).toEqual([]);
    expect(patterns.filter((pattern) => !paths.some((path) => pattern.test(path)))).toEqual([]);
  });
});

it.each(LANGUAGE_TAGS)(
  'the page about the data in %s shows a program that works',
  async (language) => {
    const view = dataPageView(rulebook, { language });
    const lines = view.row?.code.split('\n') ?? [];
    const printing = lines.map((line) => line.replace(/^(page\..*);$/, 'console.log($1);'));
    const printed = await run(printing.join('\n'));
    expect(printed).toHaveLength(2);
    expect(printed.filter((line) => /undefined|^$/.test(line))).toEqual([]);
    const links = [view.files.index, ...view.files.games.flatMap((game) => game.files)];
    expect([...links, ...(view.row?.files ?? [])].filter(({ href }) => !files.has(href))).toEqual(
      [],
    );
  },
);
