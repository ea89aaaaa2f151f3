/** `12,50` and `12.50` as a decimal is written here: `12.5`. */
export const asDecimal = (text: string): string =>
  text
    .replace(/(?<=\d)[.,](?=\d)/, '.')
    .replace(/(\.\d*?)0+(?!\d)/, '$1')
    .replace(/\.(?!\d)/, '');

/** A whole number, a decimal fraction with a point or a comma, or a common fraction. */
export function numberIn(text: string): number | undefined {
  const [, decimal] = /^(-?\d{1,9}(?:[.,]\d+)?)$/.exec(text) ?? [];
  if (decimal !== undefined) return Number(decimal.replace(',', '.'));
  const parts = text.replace(/[¼-¾]/, (part) => ` ${part.normalize('NFKD')}`);
  const [, sign, whole = 0, count, of] =
    /^(-?) ?(?:(\d{1,4}) +)?(\d{1,4})[/⁄]([1-9]\d{0,3})$/.exec(parts) ?? [];
  return count === undefined
    ? undefined
    : (sign === '-' ? -1 : 1) * (Number(whole) + Number(count) / Number(of));
}
