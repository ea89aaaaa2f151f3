/** `385 kB`, `1.2 MB` in the digits and order of a language. */
export function sizeText(bytes: number, language: string): string {
  const [unit, factor, digits] =
    bytes < 1_000_000 ? (['kilobyte', 1000, 0] as const) : (['megabyte', 1_000_000, 1] as const);
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    maximumFractionDigits: digits,
  }).format(bytes / factor);
}
