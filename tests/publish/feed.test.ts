/** The feed of changes, parsed by a feed reader. */
import { XMLParser } from 'fast-xml-parser';
import Parser from 'rss-parser';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_TAGS } from '../../src/i18n/languages.ts';
import { buildRulebook } from '../../src/model/rulebook.ts';
import { rulesetFeed } from '../../src/publish/feed.ts';
import { readRulebook } from '../../src/rulebook.ts';

const [data] = readRulebook('tests/fixtures/valid').rulesets;
const changes = [
  {
    on: '2025-01-02',
    words: 'A & B, <b>',
    figures: { 'tables/weapons#rifle.range': { was: 12, now: 24 } },
  },
  {
    on: '2025-02-03',
    words: 'Sheet, page 3',
    figures: { 'modifiers/to-hit#hard-cover.add': { was: -1, now: -2 } },
  },
].map((record, index) => ({ name: `changes/${index}`, file: '', data: record }));
const [ruleset] = buildRulebook([{ ...data!, changes }]).rulesets;

describe.each(LANGUAGE_TAGS)('the feed in %s', (language) => {
  const text = rulesetFeed(ruleset!, language);

  it('has the newest change first, each with its own id', async () => {
    const feed = await new Parser().parseString(text);
    expect(feed.items.map(({ isoDate }) => isoDate?.slice(0, 10))).toEqual([
      '2025-02-03',
      '2025-01-02',
    ]);
    const ids = feed.items.map((item) => (item as { id?: string }).id);
    expect(new Set(ids).size).toBe(2);
    expect(ids.map((id) => new URL(id!).hash)).toEqual(['#skirmish.1', '#skirmish.0']);
    expect(feed.items.map(({ link }) => new URL(link!).pathname)).toEqual([
      `/${language}/skirmish/modifiers/to-hit/`,
      `/${language}/skirmish/tables/weapons/`,
    ]);
    expect(feed.items.map(({ link }) => new URL(link!).hash)).toEqual(['#hard-cover', '#rifle']);
  });

  it('has the old and the new value, and the source it was checked against', async () => {
    const feed = await new Parser().parseString(text);
    expect(feed.items[0]!.title).toMatch(/^[^:：]+ › [^:：]+ · −1 → −2$/);
    expect(feed.items[1]!.title).toMatch(/^[^:：]+ › [^:：]+ · [^:：]+[:：] ?12″ → 24″$/);
    expect(feed.items[1]!.summary ?? feed.items[1]!.content).toContain('A & B, <b>');
  });

  it('states its date of change, its address and its language', () => {
    const { feed } = new XMLParser({ ignoreAttributes: false }).parse(text) as {
      feed: { updated: string; id: string; '@_xml:lang': string };
    };
    expect(feed.updated.slice(0, 10)).toBe('2025-02-03');
    expect(feed['@_xml:lang']).toBe(language);
    expect(new URL(feed.id).pathname).toBe(`/${language}/skirmish/changes.xml`);
  });
});

it('a title with many things names the first and how many more there are', async () => {
  const [{ entries, markers }] = [ruleset!];
  const parts = entries.flatMap(({ address, kind, parts: own }) =>
    kind === 'rules' || kind === 'procedures' || kind === 'tables' || kind === 'modifiers'
      ? own.flatMap(({ id, kind: of }) =>
          ['row', 'step', 'modifier', 'point'].includes(of) ? `${address}#${id}` : [],
        )
      : [],
  );
  const figures = Object.fromEntries(
    [...parts, ...markers.map(({ id }) => `markers#${id}`)].map((address) => [
      `${address}.evidence`,
      { was: 'inferred', now: 'reconstructed' },
    ]),
  );
  expect(await titlesOf(figures)).toEqual([
    'Firing › Roll D6, Look up the damage; To hit › Per pin, Soft cover, Hard cover, Over 12″; Weapons › Rifle, Mortar and 7 more · Source status: inferred → reconstructed',
  ]);
});

it('a title of a change to a page itself names the page', async () => {
  const figures = { 'rules/cover.evidence': { was: 'inferred', now: 'reconstructed' } };
  expect(await titlesOf(figures)).toEqual(['Cover · Source status: inferred → reconstructed']);
});

async function titlesOf(figures: Record<string, { was: string; now: string }>) {
  const record = { name: 'changes/all', file: '', data: { on: '2025-03-04', words: 'x', figures } };
  const [whole] = buildRulebook([{ ...data!, changes: [record] }]).rulesets;
  const { items } = await new Parser().parseString(rulesetFeed(whole!, 'en'));
  return items.map(({ title }) => title);
}

it('a ruleset without changes has a valid feed without entries', async () => {
  const [plain] = buildRulebook([data!]).rulesets;
  const text = rulesetFeed(plain!, 'en');
  expect((await new Parser().parseString(text)).items).toEqual([]);
  expect(text).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
});
