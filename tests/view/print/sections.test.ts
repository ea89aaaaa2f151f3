/** What stands on the printed quick reference, and in which order. */
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/i18n/languages.ts';
import { createReader } from '../../../src/view/context.ts';
import { sectionViews } from '../../../src/view/print/sections.ts';
import type { Overlay } from '../../checks/fixture.ts';
import { file, gameWith, head, ruleset, written } from '../small-game.ts';

const sections = (overlay: Overlay | undefined, language: Language = 'en') =>
  sectionViews(createReader(language, gameWith(overlay ?? []), 'print'));
type Sections = ReturnType<typeof sections>;
const outline = (views: Sections) =>
  views.map(({ id, heading, wide, narrow }) => [
    `${id}: ${heading}`,
    ...[...wide, ...narrow].map(({ part }) => part),
  ]);

/** A phase with so many steps, of which three stand inside the first. */
const orders = (count: number) =>
  file(
    'phases/orders',
    [
      head('orders', 'sides: { act: [attacker], turnOrder: sequential }\nsteps:'),
      ...Array.from({ length: count - 3 }, (_, index) => {
        const inner = ['x', 'y', 'z'].map((id) => `{ id: ${id}, text: ${written('Do.')} }`);
        const more = index === 0 ? `, steps: [${inner.join(', ')}]` : '';
        return `  - { id: s${index}, text: ${written(`Do ${index}.`)}${more} }`;
      }),
    ].join('\n'),
  );

describe('a turn', () => {
  it('of a few steps stands first and in full', () => {
    expect(outline(sections(undefined))).toEqual([
      ['turn: Turn sequence', 'phases/orders', 'phases/turn-end'],
      ['procedures: Procedures', 'procedures/fire'],
      ['tables: Tables', 'tables/weapons', 'tables/damage'],
      ['modifiers: Modifiers', 'modifiers/to-hit'],
      ['markers: Markers and states'],
      ['rules: Rules', 'rules/cover'],
      ['abbreviations: Abbreviations'],
      ['examples: Examples'],
    ]);
  });
  it('of more than twenty steps stands first in short, and in full after the tables', () => {
    const long = sections([orders(20)]);
    expect(outline(long).map(([name]) => name)).toEqual([
      'turn: Turn sequence',
      'tables: Tables',
      'modifiers: Modifiers',
      'markers: Markers and states',
      'phases: Phases',
      'procedures: Procedures',
      'rules: Rules',
      'abbreviations: Abbreviations',
      'examples: Examples',
    ]);
    expect(outline(long)[4]).toEqual(['phases: Phases', 'phases/orders', 'phases/turn-end']);
    expect(long[0]?.outline.map(({ numeral, link }) => [numeral, link.name])).toEqual([
      ['1', 'Table orders'],
      ['2', 'Turn end'],
    ]);
    expect(long[0]?.outline[0]?.steps[0]).toMatchObject({ number: '1', text: 'Do 0.' });
  });
  it('of exactly twenty steps stands in full', () => {
    const [turn] = sections([orders(19)]);
    expect(turn?.narrow.map(({ part }) => part)).toEqual(['phases/orders', 'phases/turn-end']);
    expect(turn?.outline).toEqual([]);
  });
});

describe('a game without a turn', () => {
  it('begins with its activation, which is not printed twice', () => {
    const front = '{ landing: activation, procedure: procedures/fire }';
    expect(outline(sections([ruleset(front)], 'pl')).slice(0, 2)).toEqual([
      ['turn: Strzelanie', 'procedures/fire'],
      ['tables: Tabele', 'tables/weapons', 'tables/damage'],
    ]);
  });
  it('or with its contents', () => {
    const [first, ...others] = sections([
      ruleset('{ landing: contents }'),
      file('rules/silence', `${head('silence', 'number: B.2')}\ntext: ${written('Hush.')}`),
    ]);
    expect([first?.id, first?.heading]).toEqual(['turn', 'Contents']);
    expect(first?.contents).toContainEqual({
      number: 'B.2',
      name: 'Table silence',
      href: '/en/skirmish/rules/silence/',
    });
    expect(first?.contents).toContainEqual({
      number: '',
      name: 'Weapons',
      href: '/en/skirmish/tables/weapons/',
    });
    expect(others[0]?.contents).toEqual([]);
  });
});

describe('abbreviations', () => {
  const terms = (...lines: string[]) =>
    file(
      'terms',
      [
        'terms:',
        ...lines.map((line) => `  - { ${line}, source: [{ document: sheet, page: 1 }] }`),
      ].join('\n'),
    );
  const short = (language: Language, ...lines: string[]) =>
    sections([terms(...lines)], language).find(({ id }) => id === 'abbreviations')?.abbreviations;
  const LINES = [
    `id: zone, title: ${written('Zone', 'Strefa')}, abbreviation: { all: ZN, pl: ST }`,
    `id: fire, title: ${written('Firepower', 'Siła ognia')}, abbreviation: { all: FP }`,
    `id: point, title: ${written('Fire point', 'Punkt')}, abbreviation: { all: FP }`,
    `id: afv, title: ${written('AFV')}, abbreviation: { all: AFV }`,
    `id: wall, title: ${written('Wall', 'Mur')}`,
  ];
  it('are in the order of the alphabet, with every name', () => {
    expect(short('en', ...LINES)).toEqual([
      { short: 'FP', name: 'Firepower / Fire point' },
      { short: 'ZN', name: 'Zone' },
    ]);
    expect(short('pl', ...LINES)).toEqual([
      { short: 'FP', name: 'Siła ognia / Punkt' },
      { short: 'ST', name: 'Strefa' },
    ]);
  });
  it('have no heading where there are none', () => {
    expect(short('en', `id: wall, title: ${written('Wall', 'Mur')}`)).toBeUndefined();
  });
});

it('examples name the entry that they belong to', () => {
  const examples = sections(undefined, 'ja').find(({ id }) => id === 'examples')?.examples;
  expect(examples?.map(({ id, of, text }) => [id, of, text])).toEqual([
    ['modifiers.to-hit.two-pins', '命中', '釘付け2個なら5+が要る。'],
  ]);
});
