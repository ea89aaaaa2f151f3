/** Entries as blocks of the printed quick reference: what stands in them, and what only on the page. */
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/i18n/languages.ts';
import { createReader } from '../../../src/view/context.ts';
import { blockView } from '../../../src/view/print/block.ts';
import { disputeTexts } from '../../../src/view/print/footnotes.ts';
import { columnLines, entryAt, file, gameWith, head, ruleset, written } from '../small-game.ts';

const claims = `claims: [{ id: one, source: [{ document: sheet, page: 2 }], says: ${written('It is 6″.', 'To 6″.', '6″である。')} }, { id: two, source: [{ document: leaflet, page: 1 }], says: ${written('It is 8″.', 'To 8″.', '8″である。')} }]`;
const dispute = (id: string, about = written(`Case ${id}`)) =>
  `dispute: { id: ${id}, about: ${about}, ${claims}, adopted: one, reason: ${written('x')}, confidence: low }`;

const row = (id: string, more: string) =>
  `  - { id: ${id}, title: ${written(id.toUpperCase())}, ${more}, cells: { c0: 1 } }`;
const rows = [
  head('rows'),
  ...columnLines(['type: number']),
  'rows:',
  row('text', `text: ${written('Said.')}`),
  row('effects', 'effects: [{ do: place, marker: pin }]'),
  row(
    'roll',
    `roll: { dice: D6, outcomes: [{ id: x, title: ${written('X')}, when: [{ subject: roll, atLeast: 4 }] }, { id: y, title: ${written('Y')} }] }`,
  ),
  row('links', 'uses: [rules/cover]'),
  row('told', `text: ${written('Said.')}, evidence: inferred, reason: ${written('Told.')}`),
  row('linked', `evidence: inferred, reason: ${written('See [cover](rule:skirmish/rules/cover)')}`),
  row('inferred', `evidence: inferred, reason: ${written('Seen.')}`),
  row('blurred', 'evidence: reconstructed'),
  row('disputed', dispute('plain-case')),
  row('noted', `${dispute('noted-case')}, reason: ${written('Both fit.')}`),
  row('reasoned', `evidence: inferred, ${dispute('long-case')}, reason: ${written('Seen twice.')}`),
].join('\n');
/** The cells of the key label the rows and are not printed as cells. */
const key = [
  head('key', `summary: ${written('In short.')}\nlead: false`),
  ...columnLines(['type: distance, unit: inch', 'type: number']),
  'rows:',
  `  - { id: near, cells: { c0: { value: 6, ${dispute('near-case', written('The range', 'Zasięg', '射程'))} }, c1: 1 } }`,
].join('\n');
const columns = (count: number) =>
  [
    head(`columns-${count}`),
    ...columnLines(Array<string>(count).fill('type: number')),
    `rows: [{ id: a, title: ${written('A')}, cells: { ${Array.from({ length: count }, (_, index) => `c${index}: 1`).join(', ')} } }]`,
  ].join('\n');
const modifiers = (count: number) =>
  [
    head(`set-${count}`, 'value: { name: pins, base: 0 }\nmodifiers:'),
    ...Array.from(
      { length: count },
      (_, index) => `  - { id: m${index}, title: ${written(`M${index}`)}, change: { add: 1 } }`,
    ),
  ].join('\n');
const steps = (count: number, more = '') =>
  [
    head(`steps-${count}`, `${more}\nsteps:`),
    ...Array.from(
      { length: count },
      (_, index) => `  - { id: s${index}, text: ${written('Go.')} }`,
    ),
  ].join('\n');
const phase = [
  head('rally', `sides: { act: [attacker], turnOrder: sequential }`),
  'steps:',
  `  - { id: first, text: ${written('Go.')}, source: [{ document: sheet, page: 2 }] }`,
  `  - { id: second, text: ${written('Go.')}, source: [{ document: leaflet, page: 3 }] }`,
  `  - { id: third, text: ${written('Go.')} }`,
  'end: [{ do: remove, marker: pin }]',
].join('\n');
const rule = [
  head('silence', `number: A\nsummary: ${written('In short.')}`),
  `text: ${written('Nobody speaks.')}`,
  `points: [{ id: near, text: ${written('Near.')} }, { id: far, text: ${written('Far.')}, source: [{ document: sheet, page: 2 }] }]`,
  `externalReferences: [{ id: noise, number: B.2, text: ${written('Noise')} }, { id: quiet, number: B.3 }]`,
].join('\n');

const game = gameWith([
  file('tables/rows', rows),
  file('tables/key', key),
  file('tables/columns-3', columns(3)),
  file('tables/columns-4', columns(4)),
  file('modifiers/set-3', modifiers(3)),
  file('modifiers/set-4', modifiers(4)),
  file(
    'modifiers/taught',
    `${modifiers(1)}\nexamples: [{ id: shot, text: ${written('A shot.')}, ${dispute('taught-case')} }]`.replace(
      /set-1/g,
      'taught',
    ),
  ),
  file('procedures/steps-6', steps(6, `number: A.2\nsummary: ${written('In short.')}`)),
  file('procedures/steps-7', steps(7)),
  file('phases/rally', phase),
  file('rules/silence', rule),
  ruleset('{ landing: turn }', [
    `- { id: sheet, title: ${written('Sheet')}, role: main, language: en, pages: 2 }`,
    `- { id: leaflet, title: ${written('Leaflet')}, role: supporting, language: en, pages: 4 }`,
  ]),
]);
const block = (address: string, language: Language = 'en') => {
  const reader = createReader(language, game, 'print');
  return blockView(entryAt(game, address), reader, disputeTexts(reader));
};
const tableOf = (address: string, language?: Language) => {
  const { body } = block(address, language);
  if (body.kind !== 'table') throw new Error(address);
  return body.table;
};

describe('a table', () => {
  it('explains the rows of which there is more to say, with a colon after the name', () => {
    const names = (language: Language) =>
      tableOf('tables/rows', language).explained.map(({ name }) => name);
    expect(names('en')).toEqual(['TEXT: ', 'ROLL: ', 'LINKS: ', 'TOLD: ']);
    expect(names('ja')).toEqual(['TEXT：', 'ROLL：', 'LINKS：', 'TOLD：']);
  });
  it('gives the status of the others below, except where it is only a dispute', () => {
    const items = tableOf('tables/rows').statuses?.items.map(({ name, statuses }) => [
      name,
      ...statuses.map(({ text }) => text.replace(/<a.*<\/a>/, '(link)')),
    ]);
    expect(items).toEqual([
      ['LINKED', 'Inferred: see (link)'],
      ['INFERRED', 'Inferred: seen.'],
      ['BLURRED', 'Reconstructed'],
      ['NOTED', 'Disputed: (link)', 'Editors’ note: both fit.'],
      ['REASONED', 'Disputed: (link). Seen twice.'],
    ]);
    expect(tableOf('tables/columns-3')).not.toHaveProperty('statuses');
  });
  it('has a footnote for every dispute and for the rows that it explains', () => {
    const said = (id: string) =>
      `Case ${id}: It is 6″ (Sheet, page 2); It is 8″ (Leaflet, page 1). Used here: It is 6″.`;
    expect(block('tables/rows').footnotes).toEqual([
      { n: 1, text: said('plain-case') },
      { n: 2, text: said('noted-case') },
      { n: 3, text: said('long-case') },
      { n: 4, text: 'Inferred: told.' },
    ]);
  });
  it('has a footnote for a dispute about the name of a row', () => {
    expect(block('tables/key', 'pl').footnotes.map(({ text }) => text)).toEqual([
      'Zasięg: To 6″ (Sheet, s. 2); To 8″ (Leaflet, s. 1). Przyjęto: To 6″.',
    ]);
    expect(block('tables/key', 'ja').footnotes.map(({ text }) => text)).toEqual([
      '射程：6″である（Sheetの2ページ）、8″である（Leafletの1ページ）。採用：6″である。',
    ]);
  });
  it('has a footnote for a dispute about an example, which stands elsewhere', () => {
    expect(
      block('modifiers/taught').footnotes.map(({ n, text }) => [n, text.split(':')[0]]),
    ).toEqual([[1, 'Case taught-case']]);
  });
  it('stands across the paper with more than three columns', () => {
    expect([block('tables/columns-3').wide, block('tables/columns-4').wide]).toEqual([false, true]);
  });
});

describe('a block', () => {
  it.each([
    ['modifiers/set-3', false],
    ['modifiers/set-4', true],
    ['procedures/steps-7', false],
    ['rules/silence', false],
    ['tables/columns-3', true],
    ['phases/rally', true],
  ])('of %s has a code that leads to its page: %s', (address, coded) => {
    expect(block(address).code?.href).toBe(
      coded ? `/go/skirmish/${address}/?v=1.0&sheet` : undefined,
    );
  });
  it.each([
    ['procedures/steps-6', true],
    ['procedures/steps-7', false],
    ['tables/columns-3', false],
  ])('of %s stands on one page: %s', (address, short) => {
    expect(block(address).short).toBe(short);
  });
  it('has a printed number where it names a section', () => {
    expect([block('procedures/steps-6').number, block('rules/silence').number]).toEqual([
      'A.2',
      undefined,
    ]);
  });
  it('has the summary, unless it is a rule, which is printed whole', () => {
    expect([block('procedures/steps-6').summary, block('rules/silence').summary]).toEqual([
      'In short.',
      undefined,
    ]);
    // It only says what the page contains.
    expect(block('tables/key')).not.toHaveProperty('summary');
  });
  it('names what stands outside the collection', () => {
    expect(block('rules/silence').outside).toEqual([
      { number: 'B.2', text: 'Noise' },
      { number: 'B.3' },
    ]);
    expect(block('tables/rows').outside).toEqual([]);
  });
  it('says where it is printed, and which parts are printed elsewhere in the same document', () => {
    const { source, body, address } = block('phases/rally');
    const places =
      body.kind === 'steps' ? body.steps.steps.map(({ id, place }) => [id, place]) : [];
    expect([source, places[0], address]).toEqual([
      'page 1',
      ['phases.rally.first', 'page 2'],
      '…/phases/rally/',
    ]);
    expect(places.filter(([, place]) => place !== undefined)).toHaveLength(1);
    const { body: clauses } = block('rules/silence');
    const [section] = clauses.kind === 'rule' ? clauses.rule.points : [];
    expect(section?.points.map(({ place }) => place)).toEqual([undefined, 'page 2']);
  });
  it('of a phase ends with a label and its colon', () => {
    const end = (language: Language) => {
      const { body } = block('phases/rally', language);
      return body.kind === 'steps' ? body.steps.end : undefined;
    };
    expect([end('en')?.heading, end('en')?.effects]).toEqual([
      'End of phase: ',
      ['Remove all Pin counters'],
    ]);
    expect(end('ja')?.heading).toBe('フェイズの終了時：');
    const { body } = block('procedures/steps-6');
    expect(body.kind === 'steps' && body.steps).not.toHaveProperty('end');
  });
});
