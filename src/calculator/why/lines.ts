/** Why a result is what it is, as text. */
import { bracketedAs } from '../../text/by-script.ts';
import { upperFirst } from '../../text/upper-first.ts';
import type { Say } from '../say.ts';
import type { Aside } from './aside.ts';
import type { Why } from './why.ts';

/** A title with a colon of its own, before something that has one: `Assaulting a vehicle, roll to hit`. */
export const withoutColon = (title: string): string =>
  title.replace(': ', ', ').replace('：', '・');

/** The tree as lines of text, the parts of a line below it: `To hit: 5+`; what a group leaves out says so. */
export function linesOf(
  { name, figure, aside, parts }: Why,
  reason: (aside: Aside) => string,
  say: Say,
  tell: Say,
  depth = 0,
): string[] {
  // A term of ordinary words has no capital where it is defined: `poziom morale`.
  const begun = /^\p{Ll}{3}/u.test(name) ? upperFirst(name) : name;
  const isLeftOut = figure === undefined && aside !== undefined && 'group' in aside;
  const text = isLeftOut ? tell('why.left-out') : figure?.replace(/^= /, '');
  const labelled = (said: string) =>
    say('work.labelled', { label: withoutColon(begun), text: said });
  const why = aside && reason(aside);
  const line = text === undefined ? why && labelled(why) : labelled(text);
  const noted = why !== undefined && text !== undefined && line ? bracketedAs(line, why) : line;
  return [
    `${depth > 0 ? `${'–'.repeat(depth)} ` : ''}${noted ?? begun}`,
    ...parts.flatMap((part) => linesOf(part, reason, say, tell, depth + 1)),
  ];
}
