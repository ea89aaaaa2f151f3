/** Statements under their headings, and footnotes, as players read them. */
import { describe, expect, it } from 'vitest';
import { noteLinks, notesView } from '../../../src/view/parts/notes.ts';
import { pointSections } from '../../../src/view/parts/points.ts';
import { entryAt, gameWith, inEach, LINES } from '../small-game.ts';

const game = gameWith(LINES);
const sections = (address = 'rules/panic') => {
  const entry = entryAt(game, address);
  return inEach(game, (reader) =>
    pointSections(entry.data.points, entry.data.groups, entry, reader),
  );
};

describe('statements', () => {
  it('without a heading come first, and headings without statements are left out', () => {
    const { en, ja } = sections();
    expect(en.map(({ title, text, points }) => [title, text, points.map(({ id }) => id)])).toEqual([
      [undefined, undefined, ['fear']],
      ['Signs of panic', 'Seen before a roll', ['shouting']],
    ]);
    expect(en[0]).not.toHaveProperty('title');
    expect(en[0]).not.toHaveProperty('text');
    expect(ja[1]?.title).toBe('恐慌の兆し');
  });
  it('and their headings have their own source status', () => {
    const { en, pl } = sections();
    expect(en[0]?.statuses).toEqual([]);
    expect(pl[1]?.statuses.map(({ text }) => text)).toEqual(['Wywnioskowane: z ilustracji.']);
    expect(en[1]?.points[0]?.statuses.map(({ text }) => text)).toEqual([
      'Other source: the page is torn.',
    ]);
    expect(en[0]?.points[0]?.statuses).toEqual([]);
  });
  it('have number, title, obligation and links', () => {
    const { en, ja } = sections();
    const { number, title, obligation, text, stop, links, linkLabel } = en[1]?.points[0] ?? {};
    expect({ number, title, obligation, text, stop, linkLabel }).toEqual({
      number: '4.1',
      title: 'Shouting: ',
      obligation: { kind: 'must-not', word: '(not allowed)' },
      text: 'nobody shouts',
      // Behind the mark: `nobody shouts (not allowed).`
      stop: '.',
      linkLabel: 'Link to “Shouting”',
    });
    // The term is linked in the text where it is used.
    expect(links?.map(({ name }) => name)).toEqual(['Weapons']);
    expect(ja[1]?.points[0]?.title).toBe('叫び：');
  });
  it('without these have only their text', () => {
    const [plain] = sections().en[0]?.points ?? [];
    expect(plain).toEqual({
      id: 'fear',
      linkLabel: 'Link to this clause',
      text: 'Units far away do not flee.',
      statuses: [],
      links: [],
    });
  });
  it('are no sections where there are none', () => {
    expect(sections('tables/weapons').en).toEqual([]);
  });
});

describe('footnotes', () => {
  const panic = entryAt(game, 'rules/panic');
  it('have their printed sign, or else a number, their text and their source status', () => {
    const { en, pl, ja } = inEach(game, (reader) => notesView(panic, reader).notes);
    expect([en?.heading, pl?.heading, ja?.heading]).toEqual(['Notes', 'Przypisy', '注']);
    expect(en?.items.map(({ sign, linkLabel }) => [sign, linkLabel])).toEqual([
      ['*', 'Note *'],
      ['1', 'Note 1'],
    ]);
    expect(
      pl?.items.map(({ text, statuses }) => [text, ...statuses.map((one) => one.text)]),
    ).toEqual([
      ['Także za <a href="/pl/skirmish/rules/cover/">osłoną</a>', 'Wywnioskowane: z przykładu.'],
      ['Nowsze.'],
    ]);
  });
  it('are led to from what names them', () => {
    const links = (ids?: string[]) => inEach(game, (reader) => noteLinks(ids, panic, reader)).ja;
    expect(links(['newer', 'older'])).toEqual([
      { sign: '1', href: '#newer', label: '注1' },
      { sign: '*', href: '#older', label: '注*' },
    ]);
    expect(links()).toEqual([]);
  });
  it('are none where an entry has none', () => {
    const storm = entryAt(game, 'procedures/storm');
    expect(inEach(game, (reader) => notesView(storm, reader)).en).toEqual({});
  });
});
