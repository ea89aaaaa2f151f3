/** Pages about the shape of the data, its names and its tables. */
import type { CheckPage } from './page.ts';

export const shapePages: Record<string, CheckPage> = {
  schema: {
    title: 'Every field is one that the schema knows',
    what: 'Each file has the shape of its schema in `schemas/`, which explains every field; an editor with YAML support completes them.',
    why: 'A misspelt field would be ignored, and its figure with it.',
    bad: 'titel: { en: Rifle, pl: Karabin, ja: 小銃 }',
    good: 'title: { en: Rifle, pl: Karabin, ja: 小銃 }',
  },
  'missing-translation': {
    title: 'Every text stands in three languages',
    what: 'A text has `en`, `pl` and `ja`, none of them empty.',
    why: 'A reader must not fall into another language in the middle of a rule.',
    bad: 'title: { en: Rifle, pl: Karabin }',
    good: 'title: { en: Rifle, pl: Karabin, ja: 小銃 }',
  },
  'file-name': {
    title: 'The file name is the id',
    what: 'The `id` of an entry is its file name without `.yaml`, that of a ruleset its folder.',
    why: 'Whoever knows an address knows the file.',
    bad: '# tables/weapons.yaml\nid: weapon-chart',
    good: '# tables/weapons.yaml\nid: weapons',
  },
  'duplicate-id': {
    title: 'An id stands once',
    what: 'Rows, columns, steps, modifiers, points, examples and disputes of an entry share one namespace; so do markers, and terms with values.',
    why: 'Two parts with one id would have one address, and a link could lead to either.',
    bad: 'rows:\n  - { id: rifle, … }\n  - { id: rifle, … }',
    good: 'rows:\n  - { id: rifle, … }\n  - { id: assault-rifle, … }',
  },
  'unknown-reference': {
    title: 'What is named exists',
    what: 'Addresses, links in texts, and every name used by figures, tests and effects: values, roles, markers, words, outcomes, columns, groups, notes, documents, phases, claims.',
    why: 'A link that leads nowhere is a dead end; a figure that depends on an unknown name cannot be computed.',
    bad: 'change: { add: { each: -1, of: pin-marker } }',
    good: 'change: { add: { each: -1, of: pin-markers } }   # declared in values.yaml',
  },
  'cell-notation': {
    title: 'A cell is written as its column says',
    what: 'Each type of column has one notation: `24`, `+1`, `3+`, `2D6`, `1..3`, `18..60`; besides, any cell may be `none`, `unknown` or a word of the legend.',
    why: 'Anything else cannot be sorted, compared, rolled or shown in the reader’s own way.',
    bad: 'cells: { range: 24-60 }',
    good: 'cells: { range: 24..60 }',
  },
  'missing-cell': {
    title: 'Every row answers every column',
    what: 'A row has a cell for each column of its table.',
    why: 'A forgotten cell would look like an empty one.',
    bad: 'cells: { range: 24 }',
    good: 'cells: { range: 24, shots: none }',
  },
  'dice-coverage': {
    title: 'Every result belongs to one range',
    what: 'Over all ways in which a table is rolled, with their modifiers in every combination that may hold, each result has exactly one row, or across a row exactly one column.',
    why: 'A gap is a result that nobody can look up; an overlap is one with two answers. A wrong digit makes one or the other.',
    bad: 'rolls: [{ id: damage, dice: D6, down: roll, … }]\nrows:\n  - { id: stunned, cells: { roll: 1..2 } }\n  - { id: wrecked, cells: { roll: 4..6 } }',
    good: 'rolls: [{ id: damage, dice: D6, down: roll, … }]\nrows:\n  - { id: stunned, cells: { roll: 1..3 } }\n  - { id: wrecked, cells: { roll: 4..6 } }',
  },
};
