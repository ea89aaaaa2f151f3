/** What an address carries beside a situation: what pages read is kept as written, what other sites add is never a situation. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { fromPaper, movedFrom } from '../../src/site/routes.ts';
import { holdsSituation, readSituation } from '../../src/workout/link.ts';
import { pageParameters, situationParameters } from '../../src/workout/parameters.ts';
import { problemAt } from './rules.ts';

const OTHERS = [
  'v=1.3',
  'moved=%23old',
  'sheet',
  'sheet=',
  'q=cover',
  'lang=pl',
  'ref=bgg',
  'utm_source=x',
  'fbclid=y',
  'gclid=z',
  'msclkid=z',
];

describe('a parameter of a page or of another site', () => {
  const toHit = problemAt('bolt-action', 'modifiers/to-hit');
  it.each(OTHERS)('%s is not part of a situation', (parameter) => {
    expect(situationParameters(`?${parameter}&with=x`)).toEqual(['with=x']);
    const { situation, notices } = readSituation(toHit, `?with=long-range&${parameter}`);
    expect([situation.stages, notices]).toEqual([
      { 'to-hit': { with: ['long-range'], values: {}, states: {}, rows: {} } },
      [],
    ]);
    expect(holdsSituation(toHit, `?${parameter}`)).toBe(false);
  });
  it('is silent where no name of the entry is near, and said where one is', () => {
    expect(readSituation(toHit, '?theme=dark&campaign=a&campaign=b').notices).toEqual([]);
    expect(readSituation(toHit, '?pin-marker=2').notices).toEqual([
      { kind: 'unknown-name', written: 'pin-marker' },
    ]);
    expect(readSituation(toHit, '?long-range=1').notices).toEqual([
      { kind: 'unknown-name', written: 'long-range' },
    ]);
  });
  it('is kept as written where the page reads it', () => {
    expect(pageParameters('?with=a&v=1.3&sheet&utm_source=x&moved=%23old')).toEqual([
      'v=1.3',
      'sheet',
      'moved=%23old',
    ]);
  });
});

it('a link from paper, and one to what moved, keep their fragment last', () => {
  expect(fromPaper('/go/a/tables/b/#c', '1.3')).toBe('/go/a/tables/b/?v=1.3&sheet#c');
  expect(movedFrom('/en/a/b/?v=1#c', '#old')).toBe('/en/a/b/?v=1&moved=%23old#c');
});

describe('a redirect', () => {
  const script = readFileSync('src/public/redirect.js', 'utf8');
  /** Where a page at `from` with the data `to` and `parts` leads. */
  function target(from: string, to: string, parts = '{}'): string {
    let found = '';
    const { hash, search, href } = new URL(from, 'https://site.example');
    runInNewContext(script, {
      URL,
      document: { currentScript: { dataset: { to, parts } } },
      location: { hash, search, href, replace: (url: URL) => (found = url.href) },
    });
    return found.replace('https://site.example', '');
  }
  it('carries parameters as written', () => {
    expect(target('/go/a/?v=1.3&sheet&with=b,c#row', '/en/a/')).toBe(
      '/en/a/?v=1.3&sheet&with=b,c#row',
    );
  });
  it('keeps the first of several moves', () => {
    expect(target('/b/?moved=%23a', '/c/?moved=%23b')).toBe('/c/?moved=%23a');
    expect(target('/b/', '/c/?moved=%23b')).toBe('/c/?moved=%23b');
  });
});
