/** Where a part is now: itself, or, for a cell, its row or its column under their new names. */
export function movedTo(id: string, moved: Readonly<Record<string, readonly string[]>>): string[] {
  const own = moved[id];
  if (own) return [...own];
  const [row = '', column] = id.split('.');
  if (column === undefined) return [];
  const newColumn = moved[column]?.[0]?.split('#')[1] ?? column;
  if (moved[row]) return moved[row].map((link) => `${link}.${newColumn}`);
  return newColumn === column ? [] : [`#${row}.${newColumn}`];
}
