/** `Defensive First Fire (DFF)` without the abbreviation, which is a name of its own; `Flamethrower (vehicle)` as it is. */
export const nameOf = (title: string, short: readonly string[]): string =>
  title.replace(/\s*[（(]([^（()）]*)[)）]$/, (whole, inside: string) =>
    short.includes(inside) ? '' : whole,
  );
