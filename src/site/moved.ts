/** Where retired addresses lead now. Published addresses keep working. */
import type { Language } from '../i18n/languages.ts';
import { movesOf } from '../ledger/history.ts';
import { fragmentIn, pageIn } from '../model/address.ts';
import { find } from '../model/find.ts';
import type { Rulebook, Ruleset } from '../model/rulebook.ts';
import { href, movedFrom, stepsOf } from './routes.ts';
import { SITE_LANGUAGES } from './config.ts';

/** From each retired address inside the ruleset to its targets, themselves retired or not. */
export function movedOf(ruleset: Ruleset): Map<string, readonly string[]> {
  const moved = movesOf(
    { changes: ruleset.changes, base: ruleset.source.base },
    (address) => find(ruleset, address) !== undefined,
  );
  return new Map([...moved.keys()].map((from) => [from, follow(from, moved, new Set())]));
}

/** Resolves chains, so that an address moved twice leads to its last place directly. */
function follow(
  address: string,
  moved: ReadonlyMap<string, readonly string[]>,
  seen: Set<string>,
): string[] {
  if (seen.has(address)) return [];
  seen.add(address);
  const next = moved.get(address);
  return next ? next.flatMap((one) => follow(one, moved, seen)) : [address];
}

/** Retired parts of pages that still exist: `#old` → links. */
export const movedParts = (
  ruleset: Ruleset,
  page: string,
  language: Language,
): [id: string, links: string[]][] =>
  [...movedOf(ruleset)]
    .filter(([from]) => pageIn(from) === page && from !== page)
    .map(([from, to]) => [
      fragmentIn(from) ?? '',
      to.map((address) => href(language, ruleset.id, address)),
    ]);

export interface MovedPage {
  params: { lang: Language; ruleset: string; moved: string };
  props: {
    language: Language;
    ruleset: Ruleset;
    from: string;
    to: readonly string[];
    parts: Record<string, string>;
  };
}

/** A page for every retired address that had one: entries, and parts with share pages. */
export const movedPages = (book: Rulebook): MovedPage[] =>
  SITE_LANGUAGES.flatMap((language) =>
    book.rulesets.flatMap((ruleset) => {
      const moved = [...movedOf(ruleset)].filter(
        ([from]) => /^[a-z]+\/[^.]*$/.test(from) && !find(ruleset, from),
      );
      return moved.map(([from, to]): MovedPage => ({
        params: { lang: language, ruleset: ruleset.id, moved: stepsOf(from) },
        props: {
          language,
          ruleset,
          from,
          to,
          parts: Object.fromEntries(
            movedParts(ruleset, from, language).flatMap(([id, [link]]) =>
              link ? [[id, movedFrom(link, `${from}#${id}`)]] : [],
            ),
          ),
        },
      }));
    }),
  );

/** The language-neutral addresses of retired entries. */
export const movedEntries = (ruleset: Ruleset): string[] =>
  [...movedOf(ruleset).keys()].filter(
    (from) => from.includes('/') && pageIn(from) === from && !find(ruleset, from),
  );
