/**
 * A club's own rules, outside the repository: made by the commands, served by `npm start` and built by the workflow that
 * publishes such a folder, without a file of the project touched.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { FOLDERS } from '../../src/cli/starter/new-files.ts';
import { EXAMPLE_LINE } from '../../src/load/text-faults.ts';
import { run } from '../cli/run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'club-'));
const rules = join(folder, 'club/rules');
const out = join(folder, 'site');
const RULESET = join(rules, 'border-raid/ruleset.yaml');
const PAGE = 'en/border-raid/';
/** Without the variables of the test runner, which change what a build is. */
const environment = {
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  INIT_CWD: folder,
};
const projectState = () => spawnSync('git', ['status', '--porcelain'], { encoding: 'utf8' }).stdout;
const before = projectState();

interface Running {
  process: ChildProcess;
  /** What it has printed. */
  output: string;
}
const running: Running[] = [];

/** Runs in a process group of its own, because the build and the server are processes too. */
function begin(env: Record<string, string>, command: string, ...args: string[]): Running {
  const child = spawn(command, args, {
    env: { ...environment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const one: Running = { process: child, output: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (one.output += text.toString()));
  running.push(one);
  return one;
}

const START = ['src/cli/start.ts', '--rules', rules, '--out', 'site'] as const;

/** Until it says that it is ready; throws with what it printed when it ends instead. */
async function untilReady(start: Running): Promise<string> {
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

/** A step of the workflow that publishes such a folder. */
function stepOf(name: string): string {
  const { jobs } = parse(readFileSync('.github/workflows/publish.yml', 'utf8')) as {
    jobs: { build: { steps: { name?: string; run?: string }[] } };
  };
  return jobs.build.steps.find((step) => step.name === name)?.run ?? 'exit 99';
}
const AS_RUNNER = { GITHUB_WORKSPACE: folder, RULES: 'rules', SITE_PREVIEWS: 'none' };

const read = (path: string): string => readFileSync(join(out, path), 'utf8');

let port: number;
let first: Running;
let address: string;

beforeAll(async () => {
  expect(run('new', 'ruleset', 'border-raid', '--rules', rules)).toMatchObject({ status: 0 });
  for (const kind of ['table', 'modifiers', 'procedure', 'rule'] as const) {
    expect(run('new', kind, 'border-raid', `my-${kind}`, '--rules', rules).status).toBe(0);
    const path = join(rules, 'border-raid', FOLDERS[kind], `my-${kind}.yaml`);
    // The author has replaced what it says.
    writeFileSync(path, readFileSync(path, 'utf8').replace(`${EXAMPLE_LINE}\n`, ''));
  }
  port = await freePort();
  first = begin({ PORT: String(port) }, process.execPath, ...START);
  address = await untilReady(first);
});

afterAll(() => {
  for (const { process: child } of running)
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
  rmSync(folder, { recursive: true, force: true });
});

describe('npm start', () => {
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
    const page = read(`${PAGE}index.html`);
    writeFileSync(
      RULESET,
      readFileSync(RULESET, 'utf8').replaceAll('Border raid', 'Border raid, new'),
    );
    const { status, stdout, stderr } = spawnSync(process.execPath, START, {
      env: { ...environment, PORT: String(port) },
      encoding: 'utf8',
    });
    expect({ status, stdout, stderr }).toEqual({
      status: 2,
      stdout: '',
      stderr: `Port ${port} is in use. Choose another: npm start -- --port ${port + 1}\n`,
    });
    expect(read(`${PAGE}index.html`)).toBe(page);
  });
});

describe('the workflow that publishes', () => {
  let built: Running;

  it('builds beside a site that is served, which is whole until it is replaced', async () => {
    built = begin(AS_RUNNER, 'bash', '-e', '-c', stepOf('Build the site'));
    const answers = new Map<number, number>();
    while (built.process.exitCode === null) {
      const { status } = await fetch(address + PAGE);
      answers.set(status, (answers.get(status) ?? 0) + 1);
      await pause(50);
    }
    expect([...answers.keys()]).toEqual([200]);
    expect(answers.get(200)).toBeGreaterThan(5);
    expect([built.process.exitCode, built.output]).toEqual([0, built.output]);
    expect(await (await fetch(address + PAGE)).text()).toContain('Border raid, new');
  });

  it('builds it under its own name, in its language alone', () => {
    const home = read('en/index.html');
    expect(home).toContain('Border raid');
    expect(home).not.toMatch(/sandtable/i);
    expect(readdirSync(out).filter((name) => ['en', 'pl', 'ja'].includes(name))).toEqual(['en']);
    const page = read('en/border-raid/tables/my-table/index.html');
    expect(page).not.toMatch(/sandtable|\/pl\/|\/ja\//i);
    expect(page).toContain('https://repository.example/rules/edit/main/rules/border-raid/tables/');
  });

  it('leaves no link to a page that is not there', () => {
    const pages = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.html'),
    );
    const links = pages.flatMap((page) =>
      [...read(page).matchAll(/ (?:href|src|data-index)="(\/[^"#?]*)/g)].map(([, link]) => link!),
    );
    const missing = [...new Set(links)].filter(
      (link) =>
        !existsSync(join(out, link.endsWith('/') ? `${link}index.html` : link)) &&
        !/^\/(?:previews|search-index|pagefind)\//.test(link),
    );
    expect(missing).toEqual([]);
  });

  it('says that the origin and the repository are not known, and little else', () => {
    expect(built.output).toContain('SITE_ORIGIN');
    expect(built.output).toContain('SITE_REPOSITORY is not set');
    expect(built.output.trim().split('\n').length).toBeLessThan(24);
  });

  it('leaves the project as it was, and no half-built site beside its own', () => {
    expect(projectState()).toBe(before);
    expect(readdirSync(folder).sort()).toEqual(['club', 'site']);
  });
});

describe('rules with errors', () => {
  it('are neither served nor built nor passed, and the built site stays', () => {
    const file = join(rules, 'border-raid/tables/my-table.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('roll: 4..6', 'roll: 5..6'));
    const commands = [
      [process.execPath, ...START],
      [process.execPath, 'src/cli/build.ts', '--rules', rules, '--out', 'site'],
      ['bash', '-e', '-c', stepOf('Check the rules')],
    ];
    for (const [command = '', ...args] of commands) {
      const { status, stdout } = spawnSync(command, args, {
        env: { ...environment, ...AS_RUNNER },
        encoding: 'utf8',
      });
      expect([args, status]).toEqual([args, 1]);
      expect(stdout).toMatch(/my-table\.yaml.*dice-coverage/);
      expect(stdout).not.toContain('The site is ready');
    }
    expect(existsSync(join(out, PAGE, 'index.html'))).toBe(true);
  });
});
