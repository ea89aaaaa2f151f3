/** The units that every game has, as others write them. */
const OTHER_UNITS: readonly [unit: string, written: RegExp][] = [
  ['inch', /^(?:″|"|”|“|''|in|inches|zoll|cale?|cal[iey]|インチ)\.?$/iu],
  ['hex', /^(?:hexes|hexs|heks|heksy?|hexagons?|ヘクス|hx)$/iu],
  ['point', /^(?:points|pts?|punkty?|pkt)\.?$/iu],
  ['turn', /^(?:turns|tur[ay]?)$/iu],
];

/** The unit that is meant by its sign or its plural. */
export const meantUnit = (written: string): string | undefined =>
  OTHER_UNITS.find(([, pattern]) => pattern.test(written))?.[0];
