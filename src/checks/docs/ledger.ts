/** Pages about addresses and figures over time, examples and exceptions. */
import type { CheckPage } from './page.ts';

export const ledgerPages: Record<string, CheckPage> = {
  'worked-example': {
    title: 'Examples come out as they say',
    what: 'An example with `of` and `expect` is computed again from the modifiers and tables, with what is `given` and the circumstances in `with`.',
    why: 'A wrong figure contradicts its own example.',
    bad: 'given: { pin-markers: 2 }\nwith: [pinned]           # −1 each, on a 3+\nexpect: { needs: 4 }',
    good: 'expect: { needs: 5 }',
  },
  'unrecorded-address': {
    title: 'Every address is in the ledger',
    what: 'Entries and their parts stand in `ledger.yaml` with their figures. `npm run fix` adds new ones.',
    why: 'What is recorded cannot vanish or change unseen.',
    bad: '# a new row, and no line in ledger.yaml',
    good: 'tables/weapons#carbine: range=12 shots=1',
  },
  'vanished-address': {
    title: 'Addresses never vanish',
    what: 'Each address of the ledger still exists, or stands under `moved` with where it leads now: `npm run verify -- OLD --moved NEW`.',
    why: 'Links to it are in forums, chats and bookmarks.',
    bad: '# tables/weapons: - { id: rifle → service-rifle }',
    good: 'moved:\n  tables/weapons#rifle: [tables/weapons#service-rifle]',
  },
  'reused-address': {
    title: 'Addresses are not used again',
    what: 'An address under `moved` is not the address of something new.',
    why: 'An old link would show the wrong thing, and look right.',
    bad: 'moved: { tables/weapons#rifle: […] }\n# and a new row with the id rifle',
    good: '# the new row has an id of its own: long-rifle',
  },
  'changed-figures': {
    title: 'Figures change only on purpose',
    what: 'The figures of each address are those of the ledger. A deliberate change is recorded with what it was compared with: `npm run verify -- ADDRESS --against "document, page"`.',
    why: 'A slip of the keyboard looks like any other figure; here it does not pass.',
    bad: 'cells: { range: 42 }     # the ledger says range=24',
    good: 'changes:\n  - { address: tables/weapons#rifle, against: "errata 2, page 1", was: range=24, now: range=42, … }',
  },
  'unneeded-exception': {
    title: 'Exceptions are still needed',
    what: '`exceptions.yaml` names checks that allow exceptions, and places where they would find something.',
    why: 'An exception that excuses nothing hides the next mistake at its place.',
    bad: '- { check: unreachable, at: rules/cover, reason: … }   # reachable since',
    good: '# removed',
  },
};
