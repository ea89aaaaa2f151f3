/** The effects of a step, row, outcome or statement on markers, one line each. */
import { allOf, anyOf, lowerFirst } from '../i18n/format.ts';
import { pluralForm } from '../i18n/plural.ts';
import { shownIn } from '../i18n/text.ts';
import { amount } from '../notation/show.ts';
import type { Amount, Effect, Marker } from '../../schemas/types.d.ts';
import { conditionLine } from './conditions.ts';
import type { Wording } from './wording.ts';

export const effectLines = (effects: readonly Effect[] | undefined, wording: Wording): string[] =>
  (effects ?? []).map((effect) => effectLine(effect, wording));

/** At the end of a phase all markers of the list are removed. */
export const endLines = (effects: readonly Effect[] | undefined, wording: Wording): string[] =>
  (effects ?? []).map((effect) => effectLine(effect, wording, allOf));

/**
 * `If no target: set order die to Down (optional)`; `join` decides between all and any of several
 * markers.
 */
export function effectLine(effect: Effect, wording: Wording, join = anyOf): string {
  const { t } = wording;
  const plain = actionLine(effect, wording, join);
  const text = effect.obligation === 'may' ? t('effect.optional', { effect: plain }) : plain;
  return effect.when
    ? t('test.if', { condition: conditionLine(effect.when, wording), text })
    : text;
}

function actionLine(effect: Effect, wording: Wording, join: typeof anyOf): string {
  const { t, language, name } = wording;
  const ids = typeof effect.marker === 'string' ? [effect.marker] : effect.marker;
  const type = typeOf(ids[0], wording);
  // States that are placed together apply together.
  const joined = type === 'state' && effect.do === 'place' ? allOf : join;
  const markers = joined(
    ids.map((id) => markerName(id, wording)),
    language,
  );
  const [first] = ids.map((id) => wording.ruleset.markers.find((marker) => marker.id === id));
  const side = sideLine(effect, first, markers, wording);
  if (side !== undefined) return side;
  if (effect.do === 'flip')
    return t(`effect.flip.${type === 'counter' ? type : 'state'}`, {
      marker: markers,
      to: name(effect.to ?? ''),
    });
  const { count } = effect;
  if (effect.do !== 'keep' && first && count !== undefined && (first.stackable || count !== 1))
    return t(`effect.${effect.do}.counted`, { counted: counted(count, first, wording) });
  // Several are all of them, or one of them.
  const n = joined === allOf ? ids.length : 1;
  return t(`effect.${effect.do}.${type}`, { markers, n });
}

/** `Set order die to Down`: a die by its own name, also where the data names one of its sides. */
function sideLine(
  effect: Effect,
  marker: Marker | undefined,
  sides: string,
  { t, name }: Wording,
): string | undefined {
  if (marker?.type !== 'die') return undefined;
  const die = lowerFirst(name(marker.sideOf ?? marker.id));
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
    : `${n} × ${markerName(id, wording)}`;
}

const find = (id: string | undefined, { ruleset }: Wording): Marker | undefined =>
  ruleset.markers.find((marker) => marker.id === id);

/** In an unfinished file, a name that is no marker yet reads as a state. */
const typeOf = (id: string | undefined, wording: Wording): Marker['type'] =>
  find(id, wording)?.type ?? 'state';

/** A die itself is a common noun in English; its sides are names. */
function markerName(id: string, wording: Wording): string {
  const marker = find(id, wording);
  if (marker?.counter) return wording.plain(marker.counter);
  const isCommon = wording.language === 'en' && marker?.type === 'die' && !marker.sideOf;
  return isCommon ? lowerFirst(wording.name(id)) : wording.name(id);
}
