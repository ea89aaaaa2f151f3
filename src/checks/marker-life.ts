/** Every marker is placed somewhere, and removed somewhere. */
import { shaped } from '../schema/file-index.ts';
import type { Effect, Marker } from '../../schemas/types.d.ts';
import { defineCheck, type RulesetContext } from './check.ts';
import type { Path, Place } from '../diagnostics/diagnostic.ts';
import { asCode, list } from '../diagnostics/phrase.ts';

export const markerLife = defineCheck({
  code: 'marker-life',
  scope: 'ruleset',
  severity: 'error',
  excusable: true,
  message: (found: Found) => messageOf(found),
  hint: (found) => (found.problem === 'other-side' ? sideHint(found) : HINTS[found.problem]),
  run: (context) => {
    // An unreadable file may contain the missing effect.
    const file = context.ruleset.files.get('markers');
    if (!file || context.ruleset.broken.size > 0) return;
    const wrong = otherSides(context);
    for (const { place, ...found } of wrong) context.report(place, found);
    // What is flipped to the wrong side is missing elsewhere.
    if (wrong.length > 0) return;
    const { placed, removed, done, isWhole } = lives(context);
    // `effect-incomplete` reports a marker that is flipped to no side: it may be placed there.
    if (!isWhole) return;
    // `unknown-reference` reports a misspelt marker: it may be this one.
    const { markers } = context.names;
    if ([...placed, ...removed].some((id) => !markers.has(id))) return;
    for (const [index, marker] of context.ruleset.markers.entries()) {
      const reportProblem = (problem: 'never-placed' | 'never-removed') =>
        context.report(
          { file: file.file, path: ['markers', index, 'id'] },
          { problem, id: marker.id },
        );
      for (const { path, ...found } of deniedOf(marker, done))
        context.report({ file: file.file, path: ['markers', index, ...path] }, found);
      // It comes and goes with the states that it excludes.
      if (marker.byDefault) continue;
      if (!placed.has(marker.id) && !marker.external?.includes('placed'))
        reportProblem('never-placed');
      else if (!isRemoved(marker, removed) && !marker.external?.includes('removed'))
        reportProblem('never-removed');
    }
  },
});

type Found =
  | { id: string; problem: 'never-placed' | 'never-removed' | 'not-permanent' }
  | { id: string; problem: 'not-external'; verb: string }
  | { id: string; problem: 'other-side'; of: string; sides: readonly string[] };

const HINTS = {
  'never-placed':
    'Add a `place` effect where it happens; if only uncovered rules place it, add `external: [placed]`.',
  'never-removed':
    'Add a `remove` effect where it happens, or add `permanent: true` or `external: [removed]`.',
  'not-external': 'Remove it from `external`, or the effect here that does it.',
  'not-permanent': 'Remove `permanent`, or the effect that removes the marker.',
};

/** The sides that there are; of a marker without any, how one is declared. */
const sideHint = ({ sides, id, of }: Extract<Found, { problem: 'other-side' }>): string =>
  sides.length > 0
    ? `Write ${list(sides)}.`
    : `If it is the other side of the same counter, add ${asCode(`sideOf: ${of}`)} to ${asCode(id)} in ${asCode('markers.yaml')}. Otherwise write two effects: ${asCode('do: remove')} for the one and ${asCode('do: place')} for the other.`;

function messageOf(found: Found): string {
  if (found.problem === 'other-side')
    return `${asCode(found.id)} is not a side of ${asCode(found.of)}, which is flipped here.`;
  if (found.problem === 'not-permanent')
    return `Marker ${asCode(found.id)} is \`permanent\`, and an effect removes it.`;
  if (found.problem === 'not-external')
    return `By \`external\`, ${asCode(found.id)} is ${found.verb} only by rules that are not here, and an effect here does it.`;
  return found.problem === 'never-placed'
    ? `Marker ${asCode(found.id)} is never placed.`
    : `Marker ${asCode(found.id)} is placed, but never removed.`;
}

/** Markers that are flipped to what is no side of them. */
function otherSides({ files, ruleset }: RulesetContext): (Found & { place: Place })[] {
  const counterOf = (id: string): string =>
    ruleset.markers.find((marker) => marker.id === id)?.sideOf ?? id;
  const sidesOf = (counter: string): string[] =>
    ruleset.markers
      .filter(({ id, sideOf }) => sideOf === counter || id === counter)
      .map(({ id }) => id);
  const typeOf = (one: string) => ruleset.markers.find(({ id }) => id === one)?.type;
  // Markers of one type that name no sides are the two sides of what they are.
  const areSides = (one: string, other: string): boolean =>
    one !== other && typeOf(one) === typeOf(other) && sidesOf(counterOf(other)).length === 1;
  return files.flatMap((file) =>
    shaped(file, 'Effect').flatMap(({ value: { do: verb, marker, to }, path }) => {
      if (verb !== 'flip' || to === undefined || typeOf(to) === undefined) return [];
      const place = { file: file.file, path: [...path, 'to'] };
      const known = [marker].flat().filter((id) => typeOf(id) !== undefined);
      const [first] = known.flatMap((of) => {
        const sides = sidesOf(counterOf(of)).filter((id) => id !== of);
        const isSide = sides.includes(to) || (sides.length === 0 && areSides(of, to));
        return isSide ? [] : [{ id: to, problem: 'other-side' as const, of, sides, place }];
      });
      return first ?? [];
    }),
  );
}

/** What the marker says is not done here, and an effect does. */
function* deniedOf(
  { id, permanent, external = [] }: Marker,
  done: ReadonlySet<string>,
): Generator<Found & { path: Path }> {
  if (permanent && done.has(`remove ${id}`))
    yield { problem: 'not-permanent', id, path: ['permanent'] };
  for (const [index, verb] of external.entries())
    if (done.has(`${verb === 'placed' ? 'place' : 'remove'} ${id}`))
      yield { problem: 'not-external', id, verb, path: ['external', index] };
}

/** Removing a counter removes both its sides. */
const isRemoved = (
  { id, permanent, sideOf: counter }: Marker,
  removed: ReadonlySet<string>,
): boolean =>
  permanent === true || removed.has(id) || (counter !== undefined && removed.has(counter));

function lives({ files }: RulesetContext): {
  placed: Set<string>;
  removed: Set<string>;
  /** `place pin`: what effects do themselves; a marker that is flipped came otherwise. */
  done: Set<string>;
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
  const done = new Set(effects.flatMap((one) => names(one).map((id) => `${one.do} ${id}`)));
  return { placed, removed, done, isWhole: effects.every(isWholeEffect) };
}

const isWholeEffect = ({ do: verb, to }: Effect): boolean => verb !== 'flip' || to !== undefined;
const names = ({ marker }: Effect): string[] => (Array.isArray(marker) ? marker : [marker]);
