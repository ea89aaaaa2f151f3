/** Why a result is what it is, as text. */
import { bracketedAs, labelledAs } from '../text/by-script.ts';
import type { Aside, Why } from './why.ts';

/** A title with a colon of its own, before something that has one: `Assaulting a vehicle, roll to hit`. */
export const withoutColon = (title: string): string =>
  title.replace(': ', ', ').replace('：', '・');

/** The tree as lines of text, the parts of a line below it: `To hit: 5+`. */
export function linesOf(
  { name, figure, aside, parts }: Why,
  reason: (aside: Aside) => string,
  depth = 0,
): string[] {
  // A term of ordinary words has no capital where it is defined: `poziom morale`.
  const begun = /^\p{Ll}{3}/u.test(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name;
  const line =
    figure === undefined ? begun : labelledAs(withoutColon(begun), figure.replace(/^= /, ''));
  return [
    `${depth > 0 ? `${'–'.repeat(depth)} ` : ''}${aside ? bracketedAs(line, reason(aside)) : line}`,
    ...parts.flatMap((part) => linesOf(part, reason, depth + 1)),
  ];
}
