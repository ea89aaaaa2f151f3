/** The signs of units behind figures: those of the program, and those that a ruleset declares. */
import { getLanguage, type Language } from '../i18n/languages.ts';
import type { Abbreviation, Unit } from '../../schemas/types.d.ts';

/** What every game can count in, with the sign behind a figure. */
export const UNITS = { inch: '″', hex: '', point: '', turn: '' } as const;

/** A column or a value. */
type Counted = Readonly<{ unit?: string }>;

const declared = new WeakMap<Counted, Abbreviation>();

/** Lets columns and values know the signs of the units that their ruleset declares. */
export function declareUnits(all: Iterable<Counted>, units: readonly Unit[] = []): void {
  const signs = new Map(units.map(({ id, sign }) => [id, sign]));
  for (const one of all) {
    const sign = signs.get(one.unit ?? '');
    if (sign) declared.set(one, sign);
    else declared.delete(one);
  }
}

/** `″`, ` cm`; `cm` in languages without spaces. */
export function unitOf(one: Counted, language: Language): string {
  const own = declared.get(one);
  if (!own) return Object.entries(UNITS).find(([unit]) => unit === one.unit)?.[1] ?? '';
  const sign = own[language] ?? own.all ?? Object.values<string>({ ...own })[0] ?? '';
  const { spaced } = getLanguage(language).words;
  return spaced && /^\p{L}/u.test(sign) ? `\u00a0${sign}` : sign;
}
