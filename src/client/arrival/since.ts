/** Which changes a link does not know: those after the version it carries, at the part it points to. */
export function changesSince<T extends { number: number; part: string }>(
  version: string | null,
  changes: readonly T[],
  id: string,
): T[] {
  const known = /^\d+\.(\d+)$/.exec(version ?? '')?.[1];
  if (known === undefined) return [];
  const [row] = id.split('.');
  return changes.filter(
    ({ number, part }) => number >= Number(known) && (id === '' || part === id || part === row),
  );
}
