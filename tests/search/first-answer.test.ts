/** What stands first for the names of things: a rank gives its own value, and a name a rule of the reader's game, not a gap in its sources. */
import { describe, expect, it } from 'vitest';
import { LANGUAGE_TAGS } from '../../src/i18n/languages.ts';
import { getRulebook } from '../../src/rulebook.ts';
import { openOnce } from './opened.ts';

const { rulesets } = getRulebook();

describe.each(LANGUAGE_TAGS)('%s', async (language) => {
  const { search, addresses } = await openOnce(language);
  const find = async (query: string, from?: string) => {
    const { hits } = await search.find(query, from);
    return hits.map(({ record }) => ({ kind: search.kind(record), address: addresses[record]! }));
  };

  it('another name of a rank gives the value of this rank', async () => {
    const officers = rulesets
      .flatMap(({ entries }) => entries)
      .find(({ file }) => file.endsWith('bolt-action/modifiers/officers.yaml'));
    const modifiers = officers?.kind === 'modifiers' ? officers.data.modifiers : [];
    const wrong: string[] = [];
    for (const { id, title, aliases } of modifiers ?? [])
      for (const name of [title[language], ...(aliases?.[language] ?? [])]) {
        const [first] = await find(name, 'bolt-action');
        if (first?.address !== `bolt-action/modifiers/officers#${id}`)
          wrong.push(`${name}: ${first?.address}`);
      }
    expect(modifiers?.length).toBeGreaterThan(3);
    expect(wrong).toEqual([]);
  });

  it.each(rulesets.map((ruleset) => [ruleset.id, ruleset] as const))(
    'a name of %s, asked from its pages, gives this game and its rule',
    async (id, { markers, terms }) => {
      const wrongOf = async (names: readonly string[]): Promise<string[]> => {
        const wrong: string[] = [];
        for (const name of names) {
          const [first] = await find(name, id);
          if (!first?.address.startsWith(`${id}/`) || first.kind === 'omissions')
            wrong.push(`${name}: ${first?.address}`);
        }
        return wrong;
      };
      const things = [...markers, ...terms];
      expect(await wrongOf(things.map(({ title }) => title[language]))).toEqual([]);
      // Some are words of another game's rules too, and the rules of both have them.
      const others = things.flatMap(({ aliases }) => aliases?.[language] ?? []);
      expect((await wrongOf(others)).length).toBeLessThanOrEqual(others.length / 15);
    },
  );
});
