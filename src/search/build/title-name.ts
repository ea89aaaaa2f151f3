/**
 * Removes an abbreviation from a title: `Defensive First Fire (DFF)` → `Defensive First Fire`;
 * `Flamethrower (vehicle)` is unchanged.
 */
export const nameOf = (title: string, short: readonly string[]): string =>
  title.replace(/\s*[（(]([^（()）]*)[)）]$/, (whole, inside: string) =>
    short.includes(inside) ? '' : whole,
  );
