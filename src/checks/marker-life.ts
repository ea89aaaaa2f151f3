/** Every marker is placed somewhere, and removed somewhere. */
import { shaped } from '../schema/file-index.ts';
import type { Effect, Marker } from '../../schemas/types.d.ts';
import { defineCheck, type RulesetContext } from './check.ts';
import { asCode } from '../diagnostics/phrase.ts';

export const markerLife = defineCheck({
  code: 'marker-life',
  scope: 'ruleset',
  severity: 'error',
  excusable: true,
  message: ({ id, problem }: { id: string; problem: Problem }) =>
    problem === 'never-placed'
      ? `Marker ${asCode(id)} is never placed.`
      : `Marker ${asCode(id)} is placed, but never removed.`,
  hint: ({ problem }) =>
    problem === 'never-placed'
      ? 'Add a `place` effect where it happens; if only uncovered rules place it, add `external: [placed]`.'
      : 'Add a `remove` effect where it happens, or add `permanent: true` or `external: [removed]`.',
  run: (context) => {
    // An unreadable file may contain the missing effect.
    const file = context.ruleset.files.get('markers');
    if (!file || context.ruleset.broken.size > 0) return;
    const { placed, removed, isWhole } = lives(context);
    // `effect-incomplete` reports a marker that is flipped to no side: it may be placed there.
    if (!isWhole) return;
    // `unknown-reference` reports a misspelt marker: it may be this one.
    const { markers } = context.names;
    if ([...placed, ...removed].some((id) => !markers.has(id))) return;
    for (const [index, marker] of context.ruleset.markers.entries()) {
      const reportProblem = (problem: Problem) =>
        context.report(
          { file: file.file, path: ['markers', index, 'id'] },
          { problem, id: marker.id },
        );
      if (!placed.has(marker.id) && !marker.external?.includes('placed'))
        reportProblem('never-placed');
      else if (!isRemoved(marker, removed) && !marker.external?.includes('removed'))
        reportProblem('never-removed');
    }
  },
});

type Problem = 'never-placed' | 'never-removed';

/** Removing a counter removes both its sides. */
const isRemoved = (
  { id, permanent, sideOf: counter }: Marker,
  removed: ReadonlySet<string>,
): boolean =>
  permanent === true || removed.has(id) || (counter !== undefined && removed.has(counter));

function lives({ files }: RulesetContext): {
  placed: Set<string>;
  removed: Set<string>;
  isWhole: boolean;
} {
  const placed = new Set<string>();
  const removed = new Set<string>();
  const effects = files.flatMap((file) => shaped(file, 'Effect').map(({ value }) => value));
  for (const effect of effects) {
    const markers = names(effect);
    if (effect.do === 'place') markers.forEach((id) => placed.add(id));
    if (effect.do === 'remove') markers.forEach((id) => removed.add(id));
    // Flipping removes one side and places the other.
    if (effect.do === 'flip') markers.forEach((id) => removed.add(id));
    if (effect.to !== undefined) placed.add(effect.to);
  }
  return { placed, removed, isWhole: effects.every(isWholeEffect) };
}

const isWholeEffect = ({ do: verb, to }: Effect): boolean => verb !== 'flip' || to !== undefined;
const names = ({ marker }: Effect): string[] => (Array.isArray(marker) ? marker : [marker]);
