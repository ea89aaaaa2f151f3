/** The content of the fixture game's pages, worked out by hand from its files. */
import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/i18n/languages.ts';
import { ui } from '../../src/i18n/ui.ts';
import type { Attestation } from '../../src/model/provenance.ts';
import { indexView } from '../../src/view/pages/lists/a-z.ts';
import { changesView } from '../../src/view/pages/lists/changes-page.ts';
import { disputesView } from '../../src/view/pages/lists/disputes.ts';
import { entryView, type BodyView } from '../../src/view/pages/entry.ts';
import { ATTESTATIONS } from '../../src/view/evidence.ts';
import { frontView } from '../../src/view/pages/front.ts';
import { markersView } from '../../src/view/pages/lists/markers.ts';
import { find } from '../../src/model/find.ts';
import { createReader } from '../../src/view/context.ts';
import { noteSigns } from '../../src/model/note-signs.ts';
import { modifiersView } from '../../src/view/pages/modifier-page.ts';
import { stepLinks } from '../../src/view/parts/step-links.ts';
import { readGame } from './golden-game.ts';

const { book, ruleset } = readGame();
const t = ui('en');
const game = { language: 'en' as const, ruleset };

function viewOf(address: string, language: Language = 'en') {
  const entry = ruleset.entries.find((candidate) => candidate.address === address);
  if (!entry) throw new Error(`No entry ${address}`);
  return entryView(book, { language, ruleset, entry });
}

function bodyOf<K extends BodyView['kind']>(address: string, kind: K) {
  const { body } = viewOf(address);
  if (body.kind !== kind) throw new Error(`${address} is ${body.kind}`);
  return body as Extract<BodyView, { kind: K }>;
}

const sourceStatus = (address: string) => viewOf(address).titleBlock.heading;

/** `as printed (3), inferred (1)` */
const counted = (counts: Partial<Record<Attestation, number>>): string =>
  `${t('plate.heading')}: ${ATTESTATIONS.flatMap((kind) =>
    counts[kind] === undefined ? [] : [`${t(`evidence.${kind}`)} (${counts[kind]})`],
  ).join(', ')}`;

describe('source status', () => {
  it('counts every cell and text of a table once, with the status in its file', () => {
    // 3 cells of the small gun, a note, a word, a row's text; of the field gun one disputed, one torn, one that follows.
    expect(sourceStatus('tables/guns')).toBe(
      counted({ 'as-printed': 6, inferred: 1, disputed: 1, unknown: 1 }),
    );
  });
  it('counts every modifier, outcome and statement of a set once', () => {
    expect(sourceStatus('modifiers/morale')).toBe(counted({ 'as-printed': 7, inferred: 1 }));
  });
  it('is a single word if everything is as printed', () => {
    expect(sourceStatus('tables/effects')).toBe(`${t('plate.heading')}: ${t('plate.all-printed')}`);
  });
  it('of a cell is in the cell, and links to its dispute or its explanation', () => {
    const { grid } = bodyOf('tables/guns', 'table').table;
    const cells = grid.groups.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
    const marked = cells.flatMap(({ id, mark }) => (mark ? [[id, mark.evidence, mark.href]] : []));
    expect(marked).toEqual([
      ['field.range', 'disputed', '#field-range'],
      ['field.crew', 'unknown', '#status-1'],
      ['field.move', 'inferred', '#status-2'],
    ]);
  });
});

describe('used in', () => {
  const users = (address: string) =>
    viewOf(address).titleBlock.usedBy?.pages.map(({ href }) => href) ?? [];
  it('lists the pages that name this one, not those that it names', () => {
    expect(users('procedures/fire')).toEqual(['/en/skirmish/phases/orders/#fire']);
    expect(users('modifiers/morale')).toEqual([
      '/en/skirmish/procedures/fire/#damage-infantry',
      '/en/skirmish/modifiers/aim/',
    ]);
    expect(users('tables/effects')).toEqual(['/en/skirmish/procedures/fire/#place-wreck']);
  });
  it('lists a page once, however often it names this one', () => {
    expect(users('tables/weapons')).toEqual([
      '/en/skirmish/procedures/fire/#roll',
      '/en/skirmish/rules/cover/',
      '/en/skirmish/tables/guns/',
    ]);
  });
});

describe('reading order', () => {
  it('follows the steps of a phase to the end before the next phase begins', () => {
    expect(ruleset.entries.map(({ address }) => address)).toEqual([
      'phases/orders',
      'procedures/fire',
      'modifiers/to-hit',
      'modifiers/aim',
      'modifiers/morale',
      'modifiers/speed',
      'tables/weapons',
      'rules/cover',
      'tables/guns',
      'tables/crews',
      'tables/damage',
      'tables/effects',
      'phases/turn-end',
    ]);
  });
  it('follows the numbered phases on the front page', () => {
    const { phases } = frontView(book, game);
    expect(phases.map(({ numeral, link }) => [numeral, link.name])).toEqual([
      ['1', 'Orders'],
      ['2', 'Turn end'],
    ]);
  });
});

describe('A–Z', () => {
  const letters = (language: Language) =>
    indexView(book, { language }).letters.map(({ letter }) => letter);
  it('has Ł after L and Ś after S in Polish', () => {
    const polish = letters('pl').join('');
    expect(polish).toContain('LŁM');
    expect(polish).toContain('SŚT');
  });
  it('has no heading for an accented letter in English', () => {
    expect(letters('en')).toContain('L');
    expect(letters('en')).not.toContain('Ł');
  });
  it('lists a thing once, with all its places', () => {
    const lines = indexView(book, { language: 'en' }).letters.flatMap((letter) => letter.lines);
    const pins = lines.filter(({ name }) => name === 'Damage');
    expect(pins.map(({ places }) => places.map(({ href }) => href))).toEqual([
      ['/en/skirmish/procedures/fire/#damage', '/en/skirmish/tables/damage/'],
    ]);
  });
});

describe('markers', () => {
  const life = (id: string) =>
    markersView(book, game)
      .markers.find((marker) => marker.id === id)
      ?.life.map(({ label, links }) => [label, ...links.map(({ href }) => href)]);
  it('are placed, removed and kept by the steps', () => {
    expect(life('pin')).toEqual([
      [
        t('markers.placed.counter'),
        '/en/skirmish/phases/orders/#pin',
        '/en/skirmish/modifiers/morale/',
      ],
      [t('markers.removed.counter'), '/en/skirmish/phases/turn-end/#clear'],
      [t('markers.kept'), '/en/skirmish/procedures/fire/#keep-pin'],
    ]);
  });
  it('are placed by flipping a counter to them', () => {
    expect(life('spent')).toEqual([
      [t('markers.placed.counter'), '/en/skirmish/procedures/fire/#flip'],
    ]);
  });
});

describe('modifiers', () => {
  it('show the odds of the roll without them', () => {
    const { roll } = bodyOf('modifiers/to-hit', 'modifiers').modifiers;
    const odds = roll?.roll.outcomes.map((outcome) => outcome.odds?.match(/\S+$/)?.[0]);
    expect(odds).toEqual(['67%', '33%']);
  });
});

describe('steps', () => {
  const reader = createReader('en', ruleset, 'phases/orders');
  const figures = (...addresses: string[]) =>
    stepLinks(addresses, reader).map((link) =>
      link.figures.map(({ name, figure }) => `${name} ${figure}`.trim()),
    );
  it('mark each amount that is not simply printed, by its own status', () => {
    const entries = ruleset.entries.map((entry) => {
      if (entry.kind !== 'modifiers' || entry.id !== 'morale') return entry;
      const modifiers = entry.data.modifiers.filter(({ id }) => id !== 'each-pin');
      return { ...entry, data: { ...entry.data, modifiers, evidence: 'other-source' as const } };
    });
    const changed = createReader('en', { ...ruleset, entries }, '');
    const [link] = stepLinks(['modifiers/morale'], changed);
    const marks = link?.figures.map(({ mark }) => mark?.word) ?? [];
    expect(marks.length).toBeGreaterThan(2);
    expect(new Set(marks)).toEqual(
      new Set([`(${t('evidence.other-source')})`, `(${t('evidence.inferred')})`]),
    );
  });
  it('say the amount of a single modifier, once', () => {
    expect(figures('modifiers/morale#leader-near')).toEqual([['+2']]);
    expect(figures('modifiers/morale#leader-near', 'modifiers/morale')[0]).toEqual([]);
  });
  it('leave tables to their pages', () => {
    expect(figures('tables/guns', 'markers#pin')).toEqual([[], []]);
  });
});

describe('modifiers that differ elsewhere for one reason', () => {
  const reason = { en: 'Doubled here.', pl: 'Tu podwójnie.', ja: 'ここでは2倍。' };
  const entry = ruleset.entries.find(({ address }) => address === 'modifiers/morale');
  if (entry?.kind !== 'modifiers') throw new Error('no modifiers');
  const withReason = (...ids: string[]) => {
    const modifiers = entry.data.modifiers.map((modifier) =>
      ids.includes(modifier.id) ? { ...modifier, differenceNote: reason } : modifier,
    );
    const changed = { ...entry, data: { ...entry.data, modifiers } };
    const view = modifiersView(changed, createReader('en', ruleset, entry.address));
    return JSON.stringify(view.groups).split('oubled here.').length - 1;
  };
  it('say it once above them', () => {
    expect(withReason('leader-near', 'leader-far')).toBe(1);
  });
  it('say it beside the one that differs', () => {
    expect(withReason('leader-near')).toBe(1);
    expect(withReason('leader-near', 'each-pin')).toBe(2);
  });
});

describe('notes', () => {
  it('are led to by their sign from the step and the modifier that name them', () => {
    const keep = bodyOf('procedures/fire', 'steps').steps.steps.find(({ id }) => id === 'keep-pin');
    expect(keep?.notes).toEqual([{ sign: '1', href: '#only-leaflet', label: 'Note 1' }]);
    const modifiers = bodyOf('modifiers/morale', 'modifiers').modifiers.groups.flatMap(
      (group) => group.modifiers,
    );
    expect(modifiers.filter(({ notes }) => notes.length > 0).map(({ id }) => id)).toEqual([
      'each-pin',
    ]);
  });
  it('have addresses of their own', () => {
    expect(bodyOf('procedures/fire', 'steps').steps.notes?.items.map(({ id }) => id)).toEqual([
      'only-leaflet',
    ]);
    expect(find(ruleset, 'procedures/fire#only-leaflet')?.type).toBe('entry');
  });
  it('without a printed sign take a number that none is printed with', () => {
    const text = { en: 'x', pl: 'x', ja: 'x' };
    const notes = [
      { id: 'a', text },
      { id: 'b', mark: '1', text },
      { id: 'c', text },
      { id: 'd', mark: '*', text },
    ];
    expect([...noteSigns(notes).values()]).toEqual(['2', '1', '3', '*']);
  });
});

describe('a table of die ranges', () => {
  const { grid } = bodyOf('tables/effects', 'table').table;
  it('has one side per declared group, with any number of columns', () => {
    expect(grid.layout).toBe('bands');
    expect(grid.heads.map(({ title, span, side }) => [title, span, side])).toEqual([
      ['Vehicles', 3, 1],
      ['Infantry', 2, 2],
    ]);
    expect(grid.columns.map(({ side, starts }) => (starts ? `|${side}` : side))).toEqual([
      1,
      1,
      1,
      '|2',
      2,
    ]);
  });
  it('is shaded from the first to the last column of a group', () => {
    expect(grid.columns.map(({ shade }) => shade)).toEqual([4, 2, 0, 4, 0]);
  });
  it('has a line where the sign of the row changes', () => {
    const rows = grid.groups.flatMap((group) => group.rows);
    expect(rows.map(({ id, divider }) => [id, divider])).toEqual([
      ['minus-1', 'sign'],
      ['zero', 'sign'],
      ['plus-1', undefined],
    ]);
  });
});

describe('pages of open questions and changes', () => {
  it('list every dispute, unknown value, inference and omission of the game', () => {
    const view = disputesView(book, game);
    expect(view.groups.flatMap(({ disputes }) => disputes.map(({ id }) => id)).sort()).toEqual([
      'tables.crews.weight-unit',
      'tables.guns.field-range',
    ]);
    expect(view.groups.flatMap(({ doubts }) => doubts.map(({ id }) => id)).sort()).toEqual([
      'inferred.modifiers.morale.halved',
      'inferred.tables.crews.gunners.morale',
      'inferred.tables.crews.loaders.morale',
      'inferred.tables.crews.men',
      'inferred.tables.guns.field.move',
      'unknown.modifiers.speed.lost',
      'unknown.tables.crews.drivers.rate',
      'unknown.tables.crews.gunners.rate',
      'unknown.tables.crews.helpers.rate',
      'unknown.tables.crews.loaders.rate',
      'unknown.tables.crews.rate',
      'unknown.tables.guns.field.crew',
    ]);
    expect(view.omissions?.items.map(({ id }) => id)).toEqual(['no-night']);
  });
  it('have the newest change first', () => {
    expect(changesView(book, game).days.map(({ on }) => on)).toEqual(['2025-02-03', '2025-01-02']);
  });
});

it('a term is linked at its first use on a page, in the order of the page', () => {
  const html = JSON.stringify(viewOf('phases/orders'));
  expect(html.match(/terms\/#firepower/g)).toHaveLength(1);
});
