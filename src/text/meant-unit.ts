/** The units that every game has, as others write them. */
const OTHER_UNITS: readonly [unit: string, written: RegExp][] = [
  ['inch', /^(?:″|"|”|“|''|in|inches|zoll|pouces?|cale?|cal[iey]|インチ)\.?$/iu],
  ['hex', /^(?:hexes|hexs|heks|heksy?|hexagons?|ヘクス|hx)$/iu],
  ['point', /^(?:points|pts?|punkty?|pkt)\.?$/iu],
  ['turn', /^(?:turns|tur[ay]?)$/iu],
];

/** Units of lengths that a game may declare. */
const DECLARED: readonly [unit: string, written: RegExp][] = [
  ['foot', /^(?:′|'|’|foot|feet|ft|fuß|pieds?|stop[ay]?|フィート)\.?$/iu],
  ['yard', /^(?:yds?|yards?|jardy?|ヤード)\.?$/iu],
  ['cm', /^(?:cm|[cz]entim[eè]t(?:re|er)s?|centymetr\p{L}*|センチ(?:メートル)?)\.?$/iu],
  ['mm', /^(?:mm|millim[eè]t(?:re|er)s?|milimetr\p{L}*|ミリ(?:メートル)?)\.?$/iu],
];

/** The unit that is meant by its sign or its plural. */
export const meantUnit = (written: string): string | undefined =>
  OTHER_UNITS.find(([, pattern]) => pattern.test(written))?.[0];

/** The same of a sign behind a figure, which may be that of a unit of the game. */
export const unitBehind = (sign: string): string | undefined =>
  [...OTHER_UNITS, ...DECLARED].find(([unit, pattern]) => unit === sign || pattern.test(sign))?.[0];
