/** The effects of a step, row, outcome or statement on markers, one line each. */
import { allOf, anyOf, lowerFirst } from '../i18n/format.ts';
import { pluralForm } from '../i18n/plural.ts';
import { shownIn } from '../i18n/text.ts';
import { amount } from '../notation/show.ts';
import type { Amount, Effect, Marker } from '../../schemas/types.d.ts';
import { conditionOf } from './conditions.ts';
import type { Wording } from './wording.ts';

/** At the end of a phase all markers of the list are removed. */
export const endLines = (effects: readonly Effect[] | undefined, wording: Wording): string[] =>
  (effects ?? []).map((effect) => effectLine(effect, wording, allOf));

/**
 * `If there is no target: turn the order die to Down (optional)`; `join` decides between all and any of several
 * markers.
 */
export function effectLine(effect: Effect, wording: Wording, join = anyOf): string {
  const { t } = wording;
  const plain = actionLine(effect, wording, join);
  const text = effect.obligation === 'may' ? t('effect.optional', { effect: plain }) : plain;
  const condition = conditionOf(effect, wording);
  return condition === undefined ? text : t('test.if', { condition, text });
}

function actionLine(effect: Effect, wording: Wording, join: typeof anyOf): string {
  const { t, language } = wording;
  const ids = typeof effect.marker === 'string' ? [effect.marker] : effect.marker;
  const markers = ids.map((id) => find(id, wording));
  const [first] = markers;
  const type = typeOf(ids[0], wording);
  const words = stateLine(effect, markers, wording);
  if (words !== undefined) return words;
  // States apply and end together; of several counters one lies there.
  const joined =
    type === 'state' && (effect.do === 'place' || effect.do === 'remove') ? allOf : join;
  const names = joined(
    ids.map((id) => markerName(id, wording)),
    language,
  );
  const side = sideLine(effect, first, names, wording);
  if (side !== undefined) return side;
  if (effect.do === 'flip')
    return t(`effect.flip.${type === 'counter' ? type : 'state'}`, {
      marker: names,
      to: markerName(effect.to ?? '', wording),
    });
  const { count } = effect;
  if (effect.do !== 'keep' && first && count !== undefined && (first.stackable || count !== 1))
    return t(`effect.${effect.do}.counted`, { counted: counted(count, first, wording) });
  if (effect.do === 'place' && type === 'state')
    return t('effect.place.state', { markers: names, n: ids.length });
  // A list of all of them means every counter; otherwise it is one of them.
  return t(`effect.${effect.do}.${type}`, {
    markers: names,
    n: joined === allOf ? 2 : 1,
  });
}

/** What happens to a unit whose state changes, in the words of the data: `The vehicle catches fire`. */
function stateLine(
  { do: what, to }: Effect,
  markers: readonly (Marker | undefined)[],
  wording: Wording,
): string | undefined {
  const [marker, ...others] = what === 'flip' ? [find(to, wording)] : markers;
  const line = marker?.[what === 'remove' ? 'ends' : 'begins'];
  return line && what !== 'keep' && others.length === 0 ? wording.plain(line) : undefined;
}

/** `Turn the order die to Down`: a die by its own name, also where the data names one of its sides. */
function sideLine(
  effect: Effect,
  marker: Marker | undefined,
  sides: string,
  { t, name, language }: Wording,
): string | undefined {
  if (marker?.type !== 'die') return undefined;
  const die = lowerFirst(name(marker.sideOf ?? marker.id), language);
  if (effect.do === 'flip') return t('effect.flip.die', { die, to: name(effect.to ?? '') });
  return effect.do === 'keep' && marker.sideOf !== undefined
    ? t('effect.keep.side', { die, side: sides })
    : undefined;
}

/** `1 pin marker`, `D6 pin markers`; `2 × Smoke` for a marker whose data does not say how it is counted. */
function counted(count: Amount, { id, counted: forms }: Marker, wording: Wording): string {
  const { language, name } = wording;
  const n = typeof count === 'number' ? count : amount(count, language, name);
  return forms
    ? pluralForm(n, wording.plain(forms), shownIn(forms, language))
    : wording.t('effect.counted', { n, marker: markerName(id, wording) });
}

const find = (id: string | undefined, { ruleset }: Wording): Marker | undefined =>
  ruleset.markers.find((marker) => marker.id === id);

/** In an unfinished file, a name that is no marker yet reads as a state. */
const typeOf = (id: string | undefined, wording: Wording): Marker['type'] =>
  find(id, wording)?.type ?? 'state';

/** A die itself is a common noun; its sides and counters are names. */
function markerName(id: string, wording: Wording): string {
  const marker = find(id, wording);
  const name = marker?.counter ? wording.plain(marker.counter) : wording.name(id);
  if (marker?.type === 'counter' || marker?.sideOf) return wording.t('effect.name', { name });
  return marker?.type === 'die' ? lowerFirst(name, wording.language) : name;
}
