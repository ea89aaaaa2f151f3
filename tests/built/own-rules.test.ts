/** A club's own rules, outside the repository: made, checked and built by the commands, without a file of the project touched. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const folder = mkdtempSync(join(tmpdir(), 'club-'));
const rules = join(folder, 'club/rules');
const out = join(folder, 'site');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const npm = (script: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`src/cli/${script}.ts`, ...args],
    {
      encoding: 'utf8',
      env: { ...process.env, INIT_CWD: folder, SITE_PREVIEWS: 'none' },
    },
  );
  return { status, text: stdout + stderr };
};
/** Runs a step of the workflow that publishes such a folder, as the runner does. */
function runStep(name: string) {
  const { jobs } = parse(readFileSync('.github/workflows/publish.yml', 'utf8')) as {
    jobs: { build: { steps: { name?: string; run?: string }[] } };
  };
  const command = jobs.build.steps.find((step) => step.name === name)?.run ?? 'exit 99';
  const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', command], {
    encoding: 'utf8',
    env: { ...process.env, GITHUB_WORKSPACE: folder, RULES: 'rules', SITE_PREVIEWS: 'none' },
  });
  return { status, text: stdout + stderr };
}

const read = (path: string): string => readFileSync(join(out, path), 'utf8');
const projectState = () => spawnSync('git', ['status', '--porcelain'], { encoding: 'utf8' }).stdout;

describe('a folder with one English ruleset', () => {
  const before = projectState();
  let built: ReturnType<typeof npm>;

  beforeAll(() => {
    expect(npm('new', 'ruleset', 'border-raid', '--rules', 'club/rules')).toMatchObject({
      status: 0,
    });
    for (const kind of ['table', 'modifiers', 'procedure', 'rule'])
      expect(npm('new', kind, 'border-raid', `my-${kind}`, '--rules', 'club/rules').status).toBe(0);
    built = runStep('Build the site');
  });

  it('passes the check', () => {
    expect(npm('check', '--rules', 'club/rules')).toEqual({
      status: 0,
      text: expect.stringMatching(/^No findings in \d+ files of 1 ruleset/) as string,
    });
  });

  it('is built under its own name, in its language alone', () => {
    expect(built).toMatchObject({ status: 0 });
    const home = read('en/index.html');
    expect(home).toContain('Border raid');
    expect(home).not.toMatch(/sandtable/i);
    expect(readdirSync(out).filter((name) => ['en', 'pl', 'ja'].includes(name))).toEqual(['en']);
    const page = read('en/border-raid/tables/my-table/index.html');
    expect(page).not.toMatch(/sandtable|\/pl\/|\/ja\//i);
    expect(page).toContain('https://repository.example/rules/edit/main/rules/border-raid/tables/');
  });

  it('has no link to a page that is not there', () => {
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
    expect(built.text).toContain('SITE_ORIGIN');
    expect(built.text).toContain('SITE_REPOSITORY is not set');
    expect(built.text.trim().split('\n').length).toBeLessThan(24);
  });

  it('leaves the project as it was, and no half-built site beside its own', () => {
    expect(projectState()).toBe(before);
    expect(readdirSync(folder).sort()).toEqual(['club', 'site']);
  });

  it('keeps the built site when the rules are broken, and says where', () => {
    const file = join(rules, 'border-raid/tables/my-table.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('roll: 4..6', 'roll: 5..6'));
    const again = npm('build', '--rules', 'club/rules', '--out', 'site');
    expect(again.status).toBe(1);
    expect(runStep('Check the rules').status).toBe(1);
    expect(again.text).toMatch(/my-table\.yaml:\d+:\d+ error dice-coverage/);
    expect(existsSync(join(out, 'en/border-raid/index.html'))).toBe(true);
  });
});
