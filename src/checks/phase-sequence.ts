/** The turn names every phase once, and the front page opens on something that is there. */
import type { Check } from './check.ts';

export const phaseSequence: Check = {
  code: 'phase-sequence',
  run({ ruleset, report }) {
    const file = ruleset.files.get('ruleset')?.file;
    if (!ruleset.ruleset || file === undefined) return;
    const { phases = [], front } = ruleset.ruleset;
    for (const [index, name] of phases.entries()) {
      if (phases.indexOf(name) < index)
        report({
          code: 'phase-sequence',
          file,
          path: ['phases', index],
          args: { problem: 'twice', name },
        });
    }
    for (const entry of ruleset.entries) {
      if (entry.kind !== 'phases' || phases.includes(entry.id)) continue;
      report({
        code: 'phase-sequence',
        file: entry.file,
        path: ['id'],
        args: { problem: 'left-out', name: entry.id },
      });
    }
    if (front.opens === 'turn' && phases.length === 0) {
      report({
        code: 'phase-sequence',
        file,
        path: ['front', 'opens'],
        args: { problem: 'no-phases', name: '' },
      });
    }
    if ((front.opens === 'activation') !== (front.procedure !== undefined)) {
      report({
        code: 'phase-sequence',
        file,
        path: ['front', 'opens'],
        args: { problem: 'no-activation', name: '' },
      });
    }
  },
};
