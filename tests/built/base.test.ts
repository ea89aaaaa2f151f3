/**
 * A project page is served from a path of its host: builds the site for a path from a small
 * ruleset, and checks every link.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ShareData } from '../../src/share/data.ts';

let output = '';
const dist = mkdtempSync(join(tmpdir(), 'sandtable-base-'));
afterAll(() => rmSync(dist, { recursive: true, force: true }));

beforeAll(() => {
  const { status, stderr, stdout } = spawnSync('astro', ['build', '--outDir', dist], {
    env: {
      ...process.env,
      SITE_BASE: '/book',
      SITE_ORIGIN: 'https://example.org',
      RULES_DIRECTORY: 'tests/fixtures/valid',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
    encoding: 'utf8',
  });
  output = stderr + stdout;
  if (status !== 0) throw new Error(output);
}, 120_000);

it('keeps every link and every address under its path', () => {
  const wrong: string[] = [];
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )) {
    const root = parse(readFileSync(join(dist, file), 'utf8'));
    for (const node of root.querySelectorAll('[href], [src], form[action]')) {
      const link =
        node.getAttribute('href') ?? node.getAttribute('src') ?? node.getAttribute('action')!;
      if (link.startsWith('#') || /^https:\/\/(?!example\.org)/.test(link)) continue;
      const path = new URL(link, 'https://example.org').pathname;
      const target = join(
        dist,
        path.replace(/^\/book\//, ''),
        path.endsWith('/') ? 'index.html' : '',
      );
      if (!path.startsWith('/book/') || !existsSync(target)) wrong.push(`${file}: ${link}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(existsSync(join(dist, 'en/skirmish/index.html'))).toBe(true);
});

it('uses the configured origin in links to copy', () => {
  const file = join(dist, 'share/en/skirmish/tables/weapons.json');
  const { page, parts } = JSON.parse(readFileSync(file, 'utf8')) as ShareData;
  for (const { link, neutral } of [page, ...Object.values(parts)])
    for (const copied of [link, neutral]) expect(copied).toMatch(/^https:\/\/example\.org\/book\//);
});

it('warns only if the site has no origin', () => {
  expect(output).not.toContain('SITE_ORIGIN');
});
