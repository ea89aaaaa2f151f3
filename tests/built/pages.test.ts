/** All built pages: links, ids, languages, data. */
import { readFileSync, readdirSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_TAGS } from '../../src/i18n/languages.ts';
import { getRulebook } from '../../src/rulebook.ts';
import { entryPages } from '../../src/site/pages.ts';
import { href, csvHref } from '../../src/site/routes.ts';
import { BASE } from '../../src/site/config.ts';
import { cellIds } from '../../src/model/entries.ts';
import { publicSchemas } from '../../src/schema/schemas.ts';
import { builtPages, DIST, leadsToFile, redirectPages } from './dist.ts';

const pages = builtPages();
const byPath = new Map(pages.map((page) => [page.path, page]));
const book = getRulebook();

describe('links', () => {
  it('lead to an existing page, and fragments to a part of it', () => {
    const dead: string[] = [];
    for (const { path, root, ids } of pages) {
      for (const link of root
        .querySelectorAll('a[href], link[href], script[src]')
        .map((node) => node.getAttribute('href') ?? node.getAttribute('src')!)) {
        if (/^(https?:|mailto:)/.test(link)) continue;
        const url = new URL(link, `http://site${path}`);
        const page = byPath.get(url.pathname);
        const fragment = decodeURIComponent(url.hash.slice(1));
        if (!leadsToFile(url.pathname)) dead.push(`${path} → ${link}`);
        else if (fragment && page && !(url.pathname === path ? ids : page.ids).has(fragment))
          dead.push(`${path} → ${link} (no such part)`);
      }
    }
    expect(dead).toEqual([]);
  });
  it('of share pages lead to their part', () => {
    const shares = redirectPages();
    const dead = shares.filter(({ root }) => {
      const to = new URL(root.querySelector('a')!.getAttribute('href')!, 'http://site');
      return to.hash !== '' && !byPath.get(to.pathname)?.ids.has(to.hash.slice(1));
    });
    expect(dead.map(({ path }) => path)).toEqual([]);
    expect(shares.length).toBeGreaterThan(500);
  });
});

describe('ids', () => {
  it('are unique on a page', () => {
    const twice = pages.flatMap(({ path, root }) => {
      const ids = root.querySelectorAll('[id]').map(({ id }) => id);
      return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path}#${id}`);
    });
    expect(twice).toEqual([]);
  });
  it('of every part and cell are on the page of its entry, in every language', () => {
    const missing = entryPages(book).flatMap(({ props: { language, ruleset, entry } }) => {
      const path = href(language, ruleset.id, entry.address);
      const wanted = [...entry.parts.map(({ id }) => id), ...cellIds(entry)];
      return wanted.filter((id) => !byPath.get(path)?.ids.has(id)).map((id) => `${path}#${id}`);
    });
    expect(missing).toEqual([]);
  });
  it('are lower-case ASCII', () => {
    const odd = pages.flatMap(({ path, ids }) =>
      [...ids].filter((id) => !/^[a-z0-9.-]+$/.test(id)).map((id) => `${path}#${id}`),
    );
    expect(odd).toEqual([]);
  });
});

describe('languages', () => {
  it('every page states its language, and links its translations', () => {
    for (const { path, root } of pages.filter(({ path }) => /^\/(en|pl|ja)\//.test(path))) {
      const language = path.slice(1, 3);
      expect([path, root.querySelector('html')!.getAttribute('lang')]).toEqual([path, language]);
      const twins = root
        .querySelectorAll('link[rel=alternate][hreflang]')
        .map((node) => node.getAttribute('hreflang'));
      expect([path, twins]).toEqual([path, expect.arrayContaining([...LANGUAGE_TAGS])]);
      expect(
        root.querySelector('meta[name=description]')!.getAttribute('content')!.length,
        path,
      ).toBeGreaterThan(10);
    }
  });
  it('share their addresses: a page exists in all languages or none', () => {
    const rests = LANGUAGE_TAGS.map((tag) =>
      pages
        .filter(({ path }) => path.startsWith(`/${tag}/`))
        .map(({ path }) => path.slice(4))
        .sort(),
    );
    expect(rests[1]).toEqual(rests[0]);
    expect(rests[2]).toEqual(rests[0]);
  });
  it('Polish readers see K6, never D6', () => {
    const dice = /(?<![\p{L}\p{N}])\d?D(?:2|3|6|10|20)(?![\p{L}\p{N}])/u;
    const wrong = pages
      .filter(({ path }) => path.startsWith('/pl/'))
      .flatMap(
        ({ path, root }) =>
          root
            .querySelector('main')!
            .textContent.match(dice)
            ?.map((found) => `${path}: ${found}`) ?? [],
      );
    expect(wrong).toEqual([]);
  });
});

describe('the security policy', () => {
  it('needs no exceptions, because nothing is inline', () => {
    const inline = pages.filter(({ root }) =>
      root.querySelector(
        'script:not([src]):not([type="application/json"]), style, [style], [onclick]',
      ),
    );
    expect(inline.map(({ path }) => path)).toEqual([]);
  });
});

describe('data', () => {
  it('every JSON file matches the schema that it names', () => {
    const ajv = new Ajv({ strict: true, allowUnionTypes: true });
    for (const schema of publicSchemas().values()) ajv.addSchema(schema);
    const api = `${DIST}/api/v1`;
    const files = readdirSync(api, { recursive: true, encoding: 'utf8' });
    const json = files.filter((file) => file.endsWith('.json'));
    expect(json).toEqual(
      expect.arrayContaining(
        book.rulesets.flatMap(({ id, entries }) => [
          ...['', '/parts', '/changes', '/disputes'].map((list) => `${id}${list}.json`),
          ...entries.map(({ address }) => `${id}/${address}.json`),
        ]),
      ),
    );
    for (const file of json) {
      const data = JSON.parse(readFileSync(`${api}/${file}`, 'utf8'));
      const name = String(data.$schema).replace(`${BASE}schemas/v1/`, '');
      const validate = ajv.getSchema(name)!;
      expect([file, validate(data), validate.errors]).toEqual([file, true, null]);
    }
  });
  it('every table is published as CSV in every language', () => {
    for (const ruleset of book.rulesets)
      for (const entry of ruleset.entries.filter(({ kind }) => kind === 'tables'))
        for (const language of LANGUAGE_TAGS)
          expect(leadsToFile(csvHref(language, ruleset.id, entry.address)), entry.address).toBe(
            true,
          );
  });
  it('every schema is published', () => {
    for (const name of publicSchemas().keys())
      expect(leadsToFile(`${BASE}schemas/v1/${name}.schema.json`), name).toBe(true);
  });
});
