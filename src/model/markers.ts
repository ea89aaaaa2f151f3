/** A marker's life, computed from the effects of all entries. */
import type { Path } from '../diagnostics/diagnostic.ts';
import type { Entry } from './entries.ts';
import type { Effect, Marker } from '../schema/types.generated.ts';
import { addressAt } from './doubts.ts';
import type { Ruleset } from './rulebook.ts';

export interface MarkerEvent {
  do: Effect['do'];
  effect: Effect;
  /** Address of the part where it happens: `tables/vehicle-damage#on-fire`. */
  address: string;
}

/** Every effect in the ruleset that touches the marker, in reading order; a flip to it places it. */
export function lifeOf(marker: Marker, ruleset: Ruleset): MarkerEvent[] {
  return ruleset.entries.flatMap((entry) =>
    effectsOf(entry).flatMap(({ effect, address }): MarkerEvent[] => {
      const names = typeof effect.marker === 'string' ? [effect.marker] : effect.marker;
      if (effect.do === 'flip' && effect.to === marker.id)
        return [{ do: 'place', effect, address }];
      return names.includes(marker.id) ? [{ do: effect.do, effect, address }] : [];
    }),
  );
}

/** All effects of an entry with the address of the innermost part around them. */
export function effectsOf(entry: Entry): { effect: Effect; address: string; path: Path }[] {
  const found: { effect: Effect; address: string; path: Path }[] = [];
  const visit = (node: unknown, path: Path): void => {
    if (Array.isArray(node)) return node.forEach((item, index) => visit(item, [...path, index]));
    if (node === null || typeof node !== 'object') return;
    if ('do' in node && 'marker' in node)
      found.push({ effect: node as Effect, address: addressAt(entry, path), path });
    else for (const [key, value] of Object.entries(node)) visit(value, [...path, key]);
  };
  visit(entry.data, []);
  return found;
}
