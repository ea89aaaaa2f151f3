/** `npm start` as a whole, on a club's own folder: what it prints, the port that it uses, and a second start beside the first. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'start-'));
const rules = join(folder, 'rules');
const out = join(folder, 'site');
const RULESET = join(rules, 'border-raid/ruleset.yaml');
const PAGE = 'en/border-raid/';
/** Without the variables of the test runner, which change what a build is. */
const environment = {
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  INIT_CWD: folder,
};

interface Start {
  process: ChildProcess;
  /** What it has printed. */
  output: string;
}
const started: Start[] = [];

/** Starts in a process group of its own, because the build and the server are processes too. */
function start(env: Record<string, string> = {}): Start {
  const child = spawn(process.execPath, ['src/cli/start.ts', '--rules', rules, '--out', 'site'], {
    env: { ...environment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const start: Start = { process: child, output: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (start.output += text.toString()));
  started.push(start);
  return start;
}

/** Until it says that it is ready; throws with what it printed when it ends instead. */
async function untilReady(start: Start): Promise<string> {
  for (;;) {
    const address = /^The site is ready\..*\n(http:\S+)\n/m.exec(start.output)?.[1];
    if (address !== undefined) return address;
    if (start.process.exitCode !== null) throw new Error(start.output);
    await pause(100);
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, 'localhost', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

let port: number;
let first: Start;
let address: string;

beforeAll(async () => {
  const made = spawnSync(
    process.execPath,
    ['src/cli/new.ts', 'ruleset', 'border-raid', '--rules', rules],
    { env: environment, encoding: 'utf8' },
  );
  expect(made.status, made.stderr).toBe(0);
  port = await freePort();
  first = start({ PORT: String(port) });
  address = await untilReady(first);
});

afterAll(() => {
  for (const { process: child } of started)
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
  rmSync(folder, { recursive: true, force: true });
});

it('serves the folder at the port that was asked for', async () => {
  expect(address).toBe(`http://localhost:${port}/`);
  const page = await fetch(address + PAGE);
  expect([page.status, (await page.text()).includes('Border raid')]).toEqual([200, true]);
});

it('draws the preview image of a page when it is asked for', async () => {
  const page = await (await fetch(address + PAGE)).text();
  const path = new URL(/property="og:image" content="([^"]+)"/.exec(page)![1]!).pathname.slice(1);
  expect(existsSync(join(out, path))).toBe(false);
  const image = await fetch(address + path);
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
  const bytes = Buffer.from(await image.arrayBuffer());
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  const none = await fetch(address + path.replace('.png', '-none.png'));
  expect([none.status, (await none.text()).startsWith('<!DOCTYPE html>')]).toEqual([404, true]);
});

it('serves a page without the last slash of its address', async () => {
  const page = await fetch(address + PAGE.slice(0, -1));
  expect([page.status, (await page.text()).includes('Border raid')]).toEqual([200, true]);
});

it('prints little, and the address last', () => {
  const lines = first.output.trimEnd().split('\n');
  expect(lines[0]).toMatch(/^No findings in \d+ files of 1 ruleset/);
  expect(lines.at(-1)).toBe(address);
  expect(lines.length).toBeLessThan(30);
});

it('refuses a port that is in use before it builds', () => {
  const before = readFileSync(join(out, PAGE, 'index.html'), 'utf8');
  writeFileSync(
    RULESET,
    readFileSync(RULESET, 'utf8').replaceAll('Border raid', 'Border raid, new'),
  );
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['src/cli/start.ts', '--rules', rules, '--out', 'site'],
    { env: { ...environment, PORT: String(port) }, encoding: 'utf8' },
  );
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: '',
    stderr: `Port ${port} is in use. Choose another: npm start -- --port ${port + 1}\n`,
  });
  expect(readFileSync(join(out, PAGE, 'index.html'), 'utf8')).toBe(before);
});

it('a second start leaves the site of the first one whole, and replaces it when its own is built', async () => {
  const second = start({ PORT: String(await freePort()) });
  let address2: string | undefined;
  const ready = untilReady(second).then((found) => (address2 = found));
  const answers = new Map<number, number>();
  while (address2 === undefined && second.process.exitCode === null) {
    const { status } = await fetch(address + PAGE);
    answers.set(status, (answers.get(status) ?? 0) + 1);
    await pause(50);
  }
  await ready;
  expect([...answers.keys()]).toEqual([200]);
  expect(answers.get(200)).toBeGreaterThan(5);
  for (const site of [address, address2!])
    expect(await (await fetch(site + PAGE)).text()).toContain('Border raid, new');
});

it('does not serve rules with errors, and leaves the built site', () => {
  const whole = readFileSync(RULESET, 'utf8');
  writeFileSync(RULESET, `${whole}colour: red\n`);
  const { status, stdout } = spawnSync(
    process.execPath,
    ['src/cli/start.ts', '--rules', rules, '--out', 'site'],
    { env: environment, encoding: 'utf8' },
  );
  writeFileSync(RULESET, whole);
  expect(status).toBe(1);
  expect(stdout).toMatch(/ruleset\.yaml:\d+:1 error/);
  expect(stdout).not.toContain('The site is ready');
  expect(existsSync(join(out, PAGE, 'index.html'))).toBe(true);
});
