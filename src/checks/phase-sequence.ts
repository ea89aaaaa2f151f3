/**
 * The turn lists every phase once, and the front page opens on phases or a procedure that exist.
 */
import type { RulesetFile } from '../../schemas/types.d.ts';
import { defineCheck } from './check.ts';
import { asCode } from '../diagnostics/phrase.ts';

export const phaseSequence = defineCheck({
  code: 'phase-sequence',
  scope: 'ruleset',
  severity: 'error',
  message: ({ problem, name }: { problem: Problem; name: string }) =>
    PROBLEMS[problem].message(name),
  hint: ({ problem }) => PROBLEMS[problem].hint,
  run: ({ ruleset, report }) => {
    const file = ruleset.files.get('ruleset')?.file;
    if (!ruleset.ruleset || file === undefined) return;
    const { phases = [] } = ruleset.ruleset;
    for (const [index, name] of phases.entries()) {
      if (phases.indexOf(name) < index)
        report({ file, path: ['phases', index] }, { problem: 'twice', name });
    }
    // A name that no phase has is the one that is missing.
    const known = new Set(
      ruleset.entries.flatMap(({ kind, id }) => (kind === 'phases' ? [id] : [])),
    );
    const left = phases.every((name) => known.has(name)) ? ruleset.entries : [];
    for (const entry of left) {
      if (entry.kind !== 'phases' || phases.includes(entry.id)) continue;
      report({ file: entry.file, path: ['id'] }, { problem: 'left-out', name: entry.id });
    }
    for (const problem of inFront(ruleset.ruleset))
      report({ file, path: ['front', 'landing'] }, { problem, name: '' });
  },
});

function* inFront({ front, phases = [] }: RulesetFile): Generator<Problem> {
  if (front.landing === 'turn' && phases.length === 0) yield 'no-phases';
  if ((front.landing === 'activation') !== (front.procedure !== undefined)) yield 'no-activation';
}

type Problem = 'twice' | 'left-out' | 'no-phases' | 'no-activation';

const PROBLEMS: Record<Problem, { message: (name: string) => string; hint: string }> = {
  twice: {
    message: (name) => `Phase ${asCode(name)} is listed twice in \`phases\`.`,
    hint: 'Keep one of them.',
  },
  'left-out': {
    message: (name) => `Phase ${asCode(name)} is not listed in \`phases\`.`,
    hint: 'Add it to `phases` in `ruleset.yaml`.',
  },
  'no-phases': {
    message: () => '`landing: turn` requires `phases`.',
    hint: 'List the phases, or set `landing: contents`.',
  },
  'no-activation': {
    message: () => '`landing: activation` requires `procedure`, and vice versa.',
    hint: 'Give both or neither.',
  },
};
