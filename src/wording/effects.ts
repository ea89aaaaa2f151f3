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
  const marker = find(ids[0], wording);
  const die = type === 'die' && marker ? commonName(marker.sideOf ?? marker.id, wording) : '';
  if (effect.do === 'flip')
    return t(`effect.flip.${type}`, { marker: die || markers, to: name(effect.to ?? '') });
  if (effect.do !== 'keep' && effect.count !== undefined && marker?.stackable)
    return t(`effect.${effect.do}.counted`, { counted: counted(effect.count, marker, wording) });
  if (effect.do === 'keep' && die !== '' && marker?.sideOf !== undefined)
    return t('effect.keep.side', { die, side: markers });
  // Several are all of them, or one of them.
  const n = joined === allOf ? ids.length : 1;
  return t(`effect.${effect.do}.${type}`, { markers, n });
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
  return isCommon ? commonName(id, wording) : wording.name(id);
}

const commonName = (id: string, { name }: Wording): string => lowerFirst(name(id));
