/** Rules of the authors' own: a version of the game instead of evidence, and nothing about sources. */
import { describe, expect, it } from 'vitest';
import { LANGUAGE_TAGS } from '../../../src/i18n/languages.ts';
import { entryView } from '../../../src/view/pages/entry.ts';
import { homeView } from '../../../src/view/pages/home.ts';
import { disputesView } from '../../../src/view/pages/lists/disputes.ts';
import { blockView } from '../../../src/view/pages/ruleset-block.ts';
import { createReader } from '../../../src/view/context.ts';
import { headExtrasOf } from '../../../src/search/site-index.ts';
import { SITE } from '../../../src/site/config.ts';
import { siteDescription } from '../../../src/view/site-words.ts';
import { bothOf, DOCUMENTS, gameWith, words } from '../game-with.ts';

const omissions = [{ id: 'aircraft', text: words('Aircraft.') }];
const edition = { name: words('Version 3.1'), short: words('3.1') };
const own = gameWith({
  meta: { omissions, edition, documents: [{ ...DOCUMENTS.sheet, own: true }] },
});
const others = gameWith({ meta: { omissions, edition, documents: [DOCUMENTS.sheet] } });
const mixed = gameWith({
  meta: { omissions, edition, documents: [{ ...DOCUMENTS.sheet, own: true }, DOCUMENTS.book] },
});

describe.each(LANGUAGE_TAGS)('in %s', (language) => {
  const page = ({ book, ruleset }: typeof own) => {
    const entry = ruleset.entries.find(({ address }) => address === 'tables/weapons')!;
    return JSON.stringify(entryView(book, { language, ruleset, entry }));
  };
  it('an entry ends with the version of the game, not with a statement of evidence', () => {
    expect(page(own)).toContain('"heading":"Version 3.1"');
    expect(page(others)).not.toContain('"heading":"Version 3.1"');
    expect(page(mixed)).not.toContain('"heading":"Version 3.1"');
  });
  it('the home page has no key of marks, and asks for no source', () => {
    const [mine, theirs] = [own, others].map(({ book }) => homeView(book, { language }));
    expect(mine?.key).toBeUndefined();
    expect(theirs?.key).toBeDefined();
    // Of some games only, and of none yet.
    for (const book of [bothOf(own, others, 'other'), { rulesets: [] }])
      expect(homeView(book, { language }).key).toBeDefined();
    expect(theirs?.correct.text.startsWith(mine?.correct.text ?? '?')).toBe(true);
    expect(mine?.correct.text).not.toBe(theirs?.correct.text);
    const { description: _, ...bare } = SITE;
    const [ownWords, otherWords] = [own, others].map(({ book }) =>
      siteDescription(book, language, bare),
    );
    expect(ownWords).not.toBe(otherWords);
  });
  it('what is left out is not missing from a source', () => {
    const [mine, theirs] = [own, others].map(
      ({ book, ruleset }) => disputesView(book, { language, ruleset }).omissions?.heading,
    );
    expect(mine).toBeDefined();
    expect(mine).not.toBe(theirs);
    const [filter, otherFilter] = [own, others].map(
      ({ book }) => headExtrasOf(book, language).says['search.kind.omissions'],
    );
    expect([filter, otherFilter]).toEqual([mine, theirs]);
  });
  it('nobody is asked for the rulebook on the page of open questions', () => {
    const [mine, theirs] = [own, others].map(
      ({ book, ruleset }) => disputesView(book, { language, ruleset }).lead,
    );
    expect(mine).not.toBe(theirs);
  });
  it('the front page names no sources and no open questions where there are none', () => {
    const labels = ({ ruleset }: typeof own) =>
      blockView(createReader(language, ruleset, '')).fields.map(({ label }) => label);
    expect(labels(others).length - labels(own).length).toBeGreaterThan(0);
  });
});
