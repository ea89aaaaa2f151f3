/** The effects of a step, row, outcome or statement on markers, one line each. */
import { allOf, anyOf, lowerFirst } from '../../i18n/format.ts';
import { amount } from '../../notation/show.ts';
import type { Amount, Effect, Marker } from '../../../schemas/types.d.ts';
import { conditionLine } from './conditions.ts';
import type { Reader } from '../context.ts';

export const effectLines = (effects: readonly Effect[] | undefined, reader: Reader): string[] =>
  (effects ?? []).map((effect) => effectLine(effect, reader));

/** At the end of a phase all markers of the list are removed. */
export const endLines = (effects: readonly Effect[] | undefined, reader: Reader): string[] =>
  (effects ?? []).map((effect) => effectLine(effect, reader, allOf));

/**
 * `If no target: set order die to Down (optional)`; `join` decides between all and any of several
 * markers.
 */
export function effectLine(effect: Effect, reader: Reader, join = anyOf): string {
  const { t } = reader;
  const plain = actionLine(effect, reader, join);
  const text = effect.obligation === 'may' ? t('effect.optional', { effect: plain }) : plain;
  return effect.when ? t('test.if', { condition: conditionLine(effect.when, reader), text }) : text;
}

function actionLine(effect: Effect, reader: Reader, join: typeof anyOf): string {
  const { t, language, name } = reader;
  const ids = typeof effect.marker === 'string' ? [effect.marker] : effect.marker;
  const type = typeOf(ids[0], reader);
  // States that are placed together apply together.
  const joined = type === 'state' && effect.do === 'place' ? allOf : join;
  const markers = joined(
    ids.map((id) => markerName(id, reader)),
    language,
  );
  if (effect.do === 'flip')
    return t(`effect.flip.${type}`, { marker: markers, to: name(effect.to ?? '') });
  if (effect.do !== 'keep' && effect.count !== undefined && isCounted(ids[0], reader))
    return t(`effect.${effect.do}.counted`, { counted: pinMarkers(effect.count, reader) });
  // Several are all of them, or one of them.
  const n = joined === allOf ? ids.length : 1;
  return t(`effect.${effect.do}.${type}`, { markers, n });
}

/** `1 Pin marker`, `D6 Pin markers` */
function pinMarkers(count: Amount, { t, language, name }: Reader): string {
  const n = typeof count === 'number' ? count : amount(count, language, name);
  return t('counted.pin-marker', { n });
}

const find = (id: string | undefined, { ruleset }: Reader): Marker | undefined =>
  ruleset.markers.find((marker) => marker.id === id);

const isCounted = (id: string | undefined, reader: Reader): boolean =>
  find(id, reader)?.stackable === true;

/** In an unfinished file, a name that is no marker yet reads as a state. */
const typeOf = (id: string | undefined, reader: Reader): Marker['type'] =>
  find(id, reader)?.type ?? 'state';

/** The order die itself is a common noun in English; its sides are names. */
function markerName(id: string, reader: Reader): string {
  const marker = find(id, reader);
  if (marker?.counter) return reader.label(marker.counter);
  const name = reader.name(id);
  const common = reader.language === 'en' && marker?.type === 'die' && !marker.sideOf;
  return common ? lowerFirst(name) : name;
}
