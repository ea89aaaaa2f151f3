/** `npm run dev`: a saved data file changes the page, which shows the findings of the checks. */
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const directory = mkdtempSync(join(tmpdir(), 'sandtable-dev-'));
let server: ChildProcess;
let page: string;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

beforeAll(async () => {
  cpSync('tests/fixtures/valid', directory, { recursive: true });
  const port = await freePort();
  page = `http://127.0.0.1:${port}/en/skirmish/rules/cover/`;
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
    timeout: 50_000,
    interval: 300,
  });
}, 60_000);

afterAll(() => {
  // Kills the whole group, because the server starts child processes.
  if (server?.pid) process.kill(-server.pid);
  rmSync(directory, { recursive: true, force: true });
});

const read = async () => (await fetch(page)).text();

it('shows the change and the finding immediately', async () => {
  const file = join(directory, 'skirmish/rules/cover.yaml');
  expect(await read()).not.toContain('unknown-reference');
  writeFileSync(file, `${readFileSync(file, 'utf8')}see: [tables/weapns]\n`);
  await vi.waitFor(async () => expect(await read()).toContain('unknown-reference'), {
    timeout: 15_000,
    interval: 300,
  });
  expect(await read()).toMatch(/cover\.yaml:\d+:\d+.*tables\/weapns/s);
}, 60_000);
