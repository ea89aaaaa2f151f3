/**
 * One or more pages of every kind, below the language; chosen as the widest, longest or most deeply
 * nested.
 */
export const KINDS = {
  home: [''],
  ruleset: ['bolt-action/', 'asl-starter-kit/', 'asl/'],
  bands: ['mein-panzer/tables/hit-effects/'],
  table: [
    'bolt-action/tables/weapons/',
    'bolt-action/tables/terrain/',
    'bolt-action/tables/vehicle-damage/',
    'mein-panzer/tables/range-ap/',
  ],
  modifiers: [
    'bolt-action/modifiers/to-hit/',
    'asl-starter-kit/modifiers/morale-check/',
    'mein-panzer/modifiers/immobilisation/',
  ],
  steps: [
    'bolt-action/phases/orders/',
    'bolt-action/procedures/shooting/',
    'asl-starter-kit/phases/movement/',
  ],
  rule: ['bolt-action/rules/special-rules/', 'asl/rules/random-selection/'],
  words: ['bolt-action/markers/', 'bolt-action/terms/'],
  print: ['bolt-action/print/', 'mein-panzer/print/'],
  disputes: ['bolt-action/disputes/', 'asl-starter-kit/disputes/'],
  site: ['changes/', 'search/', 'search/?q=hit', 'a-z/', 'data/'],
} as const;
