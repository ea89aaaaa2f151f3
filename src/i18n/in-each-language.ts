import type { Language } from './languages.ts';

/**
 * Remembers what `make` makes of a thing in a language, which follows from the two alone: `more` is what it is made with.
 */
export function inEachLanguage<Thing extends object, Made, More extends unknown[]>(
  make: (thing: Thing, language: Language, ...more: More) => Made,
): (thing: Thing, language: Language, ...more: More) => Made {
  const known = new WeakMap<Thing, Map<Language, Made>>();
  return (thing, language, ...more) => {
    const byLanguage = known.get(thing) ?? new Map<Language, Made>();
    const made = byLanguage.get(language) ?? make(thing, language, ...more);
    known.set(thing, byLanguage.set(language, made));
    return made;
  };
}
