/** The contrast of two colours, and the nearest colour that can be read. */

/** Of text and ground: WCAG 2.2, 1.4.3. */
export const LEAST = 4.5;

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Relative luminance, 0 to 1, as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours written `#rrggbb`, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The same colour, with its channels lowered together until it can be read on the paper. */
export function readableOn(paper: string, colour: string): string {
  const all = channels(colour);
  for (let share = 100; share > 0; share -= 5) {
    const lower = all.map((value) => Math.round((value * share) / 100));
    const text = `#${lower.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
    if (contrastOf(text, paper) >= LEAST) return text;
  }
  return '#000000';
}
