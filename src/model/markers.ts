/** When a marker is placed, flipped and removed, computed from the effects of all entries. */
import type { Path } from '../diagnostics/diagnostic.ts';
import { isEffect } from '../schema/guards.ts';
import type { Effect, Marker } from '../../schemas/types.d.ts';
import { addressAt } from './address-of.ts';
import type { Entry } from './entries.ts';
import type { Ruleset } from './rulebook.ts';

export interface MarkerEvent {
  do: Effect['do'];
  effect: Effect;
  /** Address of the part with the effect: `tables/vehicle-damage#on-fire`. */
  address: string;
}

/**
 * Every effect on the marker in the ruleset, in reading order; flipping to it counts as placing it.
 */
export function eventsOf(marker: Marker, ruleset: Ruleset): MarkerEvent[] {
  return ruleset.entries.flatMap((entry) =>
    effectsOf(entry).flatMap(({ effect, address }): MarkerEvent[] => {
      const names = typeof effect.marker === 'string' ? [effect.marker] : effect.marker;
      if (effect.do === 'flip' && effect.to === marker.id)
        return [{ do: 'place', effect, address }];
      return names.includes(marker.id) ? [{ do: effect.do, effect, address }] : [];
    }),
  );
}

/**
 * All effects of an entry, including those in claims of disputes, with the address of the innermost
 * part around them.
 */
function effectsOf({ address, index }: Entry): { effect: Effect; address: string; path: Path }[] {
  const claimed = index
    .ofShape('Claim')
    .flatMap(({ value: claim, path }) =>
      (Array.isArray(claim.value) ? claim.value : [])
        .map((value: unknown, at) => ({ value, path: [...path, 'value', at] }))
        .flatMap(({ value, path }) => (isEffect(value) ? [{ value, path }] : [])),
    );
  return [...index.ofShape('Effect'), ...claimed].map(({ value, path }) => ({
    effect: value,
    address: addressAt({ address, index }, path),
    path,
  }));
}
