/** What is placed comes off somewhere, and what comes off was placed. */
import { shaped } from '../schema/walk.ts';
import type { Effect, Marker } from '../schema/types.generated.ts';
import type { Check, Context } from './check.ts';

export const markerLife: Check = {
  code: 'marker-life',
  excusable: true,
  run(context) {
    // An effect in a file that cannot be read may be the other half of a marker's life.
    const file = context.ruleset.files.get('markers');
    if (!file || context.ruleset.broken.size > 0) return;
    const { placed, removed } = lives(context);
    for (const [index, marker] of context.ruleset.markers.entries()) {
      const tell = (problem: 'never-placed' | 'never-removed') =>
        context.report({
          code: 'marker-life',
          file: file.file,
          path: ['markers', index, 'id'],
          args: { problem, id: marker.id },
        });
      if (!placed.has(marker.id) && !marker.beyond?.includes('placed')) tell('never-placed');
      else if (!comesOff(marker, removed) && !marker.beyond?.includes('removed'))
        tell('never-removed');
    }
  },
};

/** A face goes when its counter goes. */
const comesOff = (
  { id, permanent, 'side-of': counter }: Marker,
  removed: ReadonlySet<string>,
): boolean =>
  permanent === true || removed.has(id) || (counter !== undefined && removed.has(counter));

function lives({ files }: Context): { placed: Set<string>; removed: Set<string> } {
  const placed = new Set<string>();
  const removed = new Set<string>();
  for (const effect of files.flatMap((file) => shaped(file, 'Effect').map(({ value }) => value))) {
    const markers = names(effect);
    if (effect.do === 'place') markers.forEach((id) => placed.add(id));
    if (effect.do === 'remove') markers.forEach((id) => removed.add(id));
    // Turned over, one face goes and another comes.
    if (effect.do === 'flip') markers.forEach((id) => removed.add(id));
    if (effect.to !== undefined) placed.add(effect.to);
  }
  return { placed, removed };
}

const names = ({ marker }: Effect): string[] => (Array.isArray(marker) ? marker : [marker]);
