/** Pages about what the rules say as a whole. */
import type { CheckPage } from './page.ts';

export const gamePages: Record<string, CheckPage> = {
  'column-order': {
    title: 'Columns keep the order they declare',
    what: 'The figures of a column with `order: rising` or `falling` do so from row to row, and with `steps` by exactly that much. A new group of rows starts anew.',
    why: 'In a column with an order, nearly every wrong digit breaks it.',
    bad: 'columns: [{ id: strike, steps: 1, … }]\nrows:\n  - { id: plus-4, cells: { strike: 4 } }\n  - { id: plus-5, cells: { strike: 6 } }',
    good: 'columns: [{ id: strike, steps: 1, … }]\nrows:\n  - { id: plus-4, cells: { strike: 4 } }\n  - { id: plus-5, cells: { strike: 5 } }',
  },
  'same-circumstance': {
    title: 'The same circumstance has the same amount',
    what: 'Modifiers with one id stand for one circumstance; wherever they stand, they change the same thing by the same amount, or say in `differs` why not.',
    why: 'Two figures that should be equal protect each other.',
    bad: '# to-hit\n- { id: soft-cover, change: { add: -1 }, … }\n# spotting\n- { id: soft-cover, change: { add: -2 }, … }',
    good: '# spotting\n- { id: soft-cover, change: { add: -2 }, differs: { en: Cover hides more than it protects., … }, … }',
  },
  'phase-sequence': {
    title: 'The turn names every phase once',
    what: '`phases` in `ruleset.yaml` lists each file of `phases/` exactly once; a front page that opens on an activation names its procedure.',
    why: 'The turn is the front door: what it leaves out is not found.',
    bad: 'phases: [orders, orders]',
    good: 'phases: [orders, turn-end]',
  },
  'marker-life': {
    title: 'What is placed comes off, what comes off was placed',
    what: 'Each marker is placed by some effect and removed by another, unless it is `permanent`, goes with the counter whose side it is, or only rules outside the documents do it (`beyond`).',
    why: 'A marker with half a life means that a step was forgotten.',
    bad: 'effects: [{ do: place, marker: smoke }]   # and nowhere remove',
    good: 'end: [{ do: remove, marker: smoke }]',
  },
  unreachable: {
    title: 'Everything is found from the turn',
    what: 'From the phases (or the activation), following `uses`, `see`, links and the like, every entry is reached, unless it is `general: true`.',
    why: 'A rule that no step leads to is not found when it is needed.',
    bad: '# tables/misfire.yaml, which nothing names',
    good: 'outcomes: [{ id: misfire, see: tables/misfire, … }]',
  },
  'source-place': {
    title: 'Pages exist',
    what: 'A page in a `source` is not beyond the last one of its document.',
    why: 'Whoever wants to compare must find the place.',
    bad: 'source: [{ document: sheet, page: 12 }]   # of 6',
    good: 'source: [{ document: sheet, page: 2 }]',
  },
  'outcome-order': {
    title: 'Outcomes are read from the top, and the last always holds',
    what: 'Every outcome but the last has `when`; the last has none.',
    why: 'The first that holds counts: what follows one that always holds never comes up, and without a last resort a result has no outcome.',
    bad: 'outcomes:\n  - { id: miss, … }\n  - { id: hit, when: [{ of: roll, at-least: target }], … }',
    good: 'outcomes:\n  - { id: hit, when: [{ of: roll, at-least: target }], … }\n  - { id: miss, … }',
  },
  'evidence-incomplete': {
    title: 'Evidence says why',
    what: '`unknown` and `inferred` have `because`, `corroborated` has its `source`, and an unknown figure stands in a part that says what is missing.',
    why: 'A gap that says what is missing can be filled; one that does not looks like a mistake.',
    bad: 'cells: { range: unknown }',
    good: 'cells: { range: { value: unknown, evidence: unknown, because: { en: The corner of the sheet is cut off., … } } }',
  },
  'dispute-incomplete': {
    title: 'Disputes are complete, and the adopted reading is in force',
    what: 'Claims differ and have the form of the disputed field, one of them has a source, an emendation is only adopted when the editors are sure, and the field holds what the adopted claim says.',
    why: 'Otherwise the page argues for one figure and shows another.',
    bad: 'change: { add: 1 }\ndispute: { field: change.add, adopted: two, claims: [{ id: two, value: 2, … }, …], … }',
    good: 'change: { add: 2 }\ndispute: { field: change.add, adopted: two, claims: [{ id: two, value: 2, … }, …], … }',
  },
};
