/** The colours that rulesets give themselves, as `accent: '#5b2a86'`. The others are in the style sheet of every page. */
import type { Rulebook } from '../model/rulebook.ts';
import { publicFileHref } from './routes.ts';

/** A rule for each of them; empty where there is none. In the dark theme and on its bands it is lighter. */
export function accentStyles({ rulesets }: Rulebook): string {
  const own = new Set(rulesets.map(({ meta }) => meta.accent).filter((name) => name[0] === '#'));
  return [...own]
    .map((colour) => {
      const at = `[data-accent='${colour}']`;
      const both = `light-dark(${colour},oklch(from ${colour} 0.8 0.09 h))`;
      return `@layer tokens{${at}{--accent:${colour}}@supports(color:light-dark(#000,#fff)){${at}{--accent:${both}}}}`;
    })
    .join('\n');
}

/** The style sheet with them, for the head of every page; undefined where no ruleset has one. */
export const accentsHref = (book: Rulebook): string | undefined =>
  accentStyles(book) === '' ? undefined : publicFileHref('accents.css');
