/** A project page is served from a path of its host: every link of the fixture game stays under it. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, inject, it } from 'vitest';
import type { ShareData } from '../../src/share/data.ts';

const { dist, output } = inject('kept');

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

it('writes its path in every address that readers are shown as an example', () => {
  const shown = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && !name.includes('checks/'))
    .flatMap((file) =>
      parse(readFileSync(join(dist, file), 'utf8'), { blockTextElements: { pre: true } })
        .querySelectorAll('main code, main pre')
        .flatMap(({ text }) => [
          ...text.matchAll(/(?<![\w/])\/(?:book\/)?(?:en|pl|ja|go|api)\/[^\s'"]*/g),
        ])
        .map(([address]) => address),
    );
  expect(shown.length).toBeGreaterThan(3);
  expect([...new Set(shown)].filter((address) => !address.startsWith('/book/'))).toEqual([]);
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
