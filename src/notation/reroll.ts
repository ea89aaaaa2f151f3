/** What modifiers let players roll again. */
import type { Reroll } from './dice.ts';

/** `1`, `1..2 repeatedly` → the faces, and whether they are rolled again until another result comes up. */
export function parseReroll(written: number | string): Reroll {
  const [on = '', repeatedly] = `${written}`.split(' ');
  const [from = 0, to = from] = on.split('..').map(Number);
  return { on: { from, to }, ...(repeatedly !== undefined && { repeatedly: true }) };
}
