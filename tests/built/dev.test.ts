/**
 * `npm run dev`: a saved data file changes the page, which shows the findings of the checks; a file that cannot be read takes
 * only the pages of its own ruleset away, which say why.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NodeType, parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseDocument, visit } from 'yaml';
import { firstSentence, withoutStop } from '../../src/i18n/format.ts';
import { shownIn } from '../../src/i18n/text.ts';
import { plain } from '../../src/notation/show.ts';
import { readRulebook } from '../../src/rulebook.ts';
import { indexOf } from '../../src/schema/file-index.ts';

const directory = mkdtempSync(join(tmpdir(), 'sandtable-dev-'));
let server: ChildProcess;
let site: string;
let page: string;

/** Its texts in English and Japanese alone. */
function withoutPolish(file: string): string {
  const document = parseDocument(file);
  visit(document, {
    Map: (_, map) => {
      if (['en', 'pl', 'ja'].every((tag) => map.has(tag))) map.delete('pl');
    },
  });
  return document.toString({ lineWidth: 0 });
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

beforeAll(async () => {
  for (const [order, id] of ['skirmish', 'siege'].entries()) {
    cpSync('tests/fixtures/valid/skirmish', join(directory, id), { recursive: true });
    const file = join(directory, id, 'ruleset.yaml');
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text
        .replace(/^id: .*/m, `id: ${id}`)
        .replace(/^code: .*/m, `code: S${'AB'[order]}`)
        .replace(/^order: .*/m, `order: ${order + 1}`)
        .replace(/^translations: .*\n/m, ''),
    );
  }
  for (const name of readdirSync(join(directory, 'siege'), { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.yaml') && !name.startsWith('changes')) {
      const file = join(directory, 'siege', name);
      writeFileSync(file, withoutPolish(readFileSync(file, 'utf8')));
    }
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  page = `${site}/en/skirmish/rules/cover/`;
  server = spawn('astro', ['dev', '--host', '127.0.0.1', '--port', String(port), '--ignore-lock'], {
    // With the variables of the test runner the server would not respond.
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      RULES_DIRECTORY: directory,
      ASTRO_TELEMETRY_DISABLED: '1',
    },
    stdio: 'ignore',
    detached: true,
  });
  await vi.waitFor(async () => expect((await fetch(page)).status).toBe(200), {
    timeout: 240_000,
    interval: 300,
  });
});

afterAll(() => {
  // Kills the whole group, because the server starts child processes.
  if (server?.pid) process.kill(-server.pid);
  rmSync(directory, { recursive: true, force: true });
});

const read = async () => (await fetch(page)).text();
const waitFor = (assertion: () => Promise<void>) =>
  vi.waitFor(assertion, { timeout: 240_000, interval: 300 });
/** What a page shows, without markup. */
const words = async (response: Response) =>
  parse(await response.text()).querySelector('main')?.structuredText ?? '';

it('shows the change and the finding immediately', async () => {
  const file = join(directory, 'skirmish/rules/cover.yaml');
  expect(await read()).not.toContain('unknown-reference');
  writeFileSync(file, `${readFileSync(file, 'utf8')}see: [tables/weapns]\n`);
  await waitFor(async () => expect(await read()).toContain('unknown-reference'));
  expect(await read()).toMatch(/cover\.yaml:\d+:\d+.*tables\/weapns/s);
});

it('marks a name that is shown in another language than the page', async () => {
  const row = async (language: string, ruleset: string) => {
    const response = await fetch(`${site}/${language}/${ruleset}/tables/weapons/`);
    const link = parse(await response.text()).querySelector('#rifle th a');
    return [link?.text.trim(), link?.getAttribute('lang')];
  };
  expect(await row('pl', 'siege')).toEqual(['Rifle', 'en']);
  expect(await row('en', 'siege')).toEqual(['Rifle', undefined]);
  expect(await row('pl', 'skirmish')).toEqual(['Karabin', undefined]);
});

it('marks every word that stands alone on a page in another language', async () => {
  const { rulebook } = readRulebook(directory, { lenient: true });
  const siege = rulebook?.rulesets.find(({ id }) => id === 'siege');
  const english = new Set(
    [...(siege?.source.files.values() ?? [])].flatMap((file) =>
      indexOf(file).texts.flatMap(({ value }) => {
        const text = plain(value, 'pl');
        const isForeign = shownIn(value, 'pl') === 'en' && /\p{L}{3}/u.test(text);
        return isForeign ? [text, firstSentence(text, 'pl'), withoutStop(text)] : [];
      }),
    ),
  );
  const lists = ['', 'markers/', 'terms/', 'disputes/', 'print/'];
  const entries = siege?.entries.map(({ address }) => `${address}/`) ?? [];
  const unmarked: string[] = [];
  let marked = 0;
  for (const path of [...lists, ...entries]) {
    const html = await (await fetch(`${site}/pl/siege/${path}`)).text();
    for (const element of parse(html).querySelectorAll('body *:not(script, style, option)'))
      for (const node of element.childNodes) {
        const text = node.text.replace(/\s+/g, ' ').trim();
        if (node.nodeType !== NodeType.TEXT_NODE || !english.has(text)) continue;
        if (element.closest('[lang]')?.getAttribute('lang') === 'en') marked++;
        else unmarked.push(`${path}: ${text} in ${element.outerHTML.slice(0, 120)}`);
      }
  }
  expect(unmarked).toEqual([]);
  expect(marked).toBeGreaterThan(100);
});

describe.each([
  ['a tab character', '\tsee: []\n', /rules\/cover\.yaml:LINE:1\s[^]*tab/i, /npm run fix/],
  ['an unknown field', 'sea: []\n', /rules\/cover\.yaml:LINE:1\s[^]*\bsea\b/, /\bsee\b/],
])('%s in one file', (_, line, finding, remedy) => {
  const file = join(directory, 'skirmish/rules/cover.yaml');
  const whole = readFileSync('tests/fixtures/valid/skirmish/rules/cover.yaml', 'utf8');

  it('takes the pages of its ruleset away, which name the place, what is wrong and what to do', async () => {
    writeFileSync(file, `${whole}${line}`);
    await waitFor(async () => expect((await fetch(page)).status).toBe(404));
    const place = finding.source.replace('LINE', String(whole.split('\n').length));
    for (const path of [
      '/en/skirmish/rules/cover/',
      '/ja/skirmish/tables/weapons/',
      '/pl/skirmish/',
    ]) {
      const shown = await words(await fetch(site + path));
      expect(shown).toContain('The pages of skirmish cannot be shown');
      expect(shown).toMatch(new RegExp(place, finding.flags));
      expect(shown).toMatch(remedy);
      expect(shown).not.toMatch(/\n\s+at |src\/rulebook\.ts|node_modules/);
    }
  });
  it('leaves the other ruleset as it was', async () => {
    for (const path of ['/en/siege/', '/pl/siege/rules/cover/', '/ja/siege/tables/weapons/']) {
      const response = await fetch(site + path);
      expect(response.status).toBe(200);
      expect(await words(response)).not.toContain('cover.yaml');
    }
    expect((await fetch(`${site}/en/`)).status).toBe(200);
  });
  it('brings the pages back when it is corrected', async () => {
    writeFileSync(file, whole);
    await waitFor(async () => expect((await fetch(page)).status).toBe(200));
    expect(await read()).not.toContain('cover.yaml:');
  });
});

it('says what is wrong on every page of the rules when no ruleset can be shown', async () => {
  const broken = ['skirmish', 'siege'].map((id) => join(directory, id, 'terms.yaml'));
  const texts = broken.map((file) => readFileSync(file, 'utf8'));
  for (const file of broken) writeFileSync(file, 'terms: [\n');
  await waitFor(async () => expect((await fetch(page)).status).toBe(404));
  expect(await words(await fetch(page))).toMatch(/skirmish\/terms\.yaml:1:\d+/);
  const home = await fetch(`${site}/en/`);
  expect(home.status).toBe(200);
  expect(await words(home)).toMatch(/siege\/terms\.yaml:1:\d+/);
  for (const [index, file] of broken.entries()) writeFileSync(file, texts[index]!);
  await waitFor(async () => expect((await fetch(page)).status).toBe(200));
});
