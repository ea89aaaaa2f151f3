/** Compares two revisions of the rules thing by thing. */
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, TRANSLATIONS, type Language } from '../i18n/languages.ts';
import { isText } from '../i18n/text.ts';
import { pageIn } from '../model/address.ts';
import { isObject } from '../schema/guards.ts';
import { wordsIn, type Describer, type Detail } from './describe.ts';
import { meaning, plainSpace } from './same.ts';
import type { Thing } from './things.ts';
import { isInSigns, NOTHING } from './value-words.ts';

interface About {
  /** Public address: `bolt-action/tables/weapons#light-mortar.range`. */
  address: string;
  /** The page that shows it: `bolt-action/tables/weapons`. */
  page: string;
  /** In game words: `Weapons, Light mortar`. */
  subject: string;
  /** The kind: `row`, `outcome`. */
  what: string;
}
export type Change = About &
  (
    | {
        kind: 'changed';
        field: string;
        before: string;
        after: string;
        /** Of a text. */
        language?: Language;
        /** Items of a list that went and came, where it is one of several items. */
        items?: { removed: string[]; added: string[] };
      }
    | { kind: 'added' | 'removed'; holds: string; details: Detail[] }
    | { kind: 'moved'; from: string }
    | { kind: 'reordered'; field: string; before: string; after: string }
  );
/** English changed, this translation did not. */
export interface Stale extends About {
  field: string;
  languages: Language[];
}
export interface Compared {
  changes: Change[];
  stale: Stale[];
}

/** The things of one revision, and what describes them. */
export interface Named {
  things: ReadonlyMap<string, Thing>;
  words: Describer;
}

/** Compares a ruleset, or the site, with its earlier state. */
export function compareThings(
  { things: old, words: then }: Named,
  { things: now, words }: Named,
): Compared {
  const result: Compared = { changes: [], stale: [] };
  const gone = [...old.values()].filter(
    ({ key, owner }) => !now.has(key) && (owner === undefined || now.has(owner)),
  );
  const fresh = [...now.values()].filter(
    ({ key, owner }) => !old.has(key) && (owner === undefined || old.has(owner)),
  );
  const moves = movesOf(gone, fresh);
  for (const thing of now.values()) {
    const was = old.get(thing.key);
    const from = moves.get(thing);
    if (was) compareFields(was, thing, then, words, result);
    else if (from)
      result.changes.push({ kind: 'moved', ...aboutOf(thing, words), from: from.address });
    else if (fresh.includes(thing))
      result.changes.push({ kind: 'added', ...aboutOf(thing, words), ...words.content(thing) });
  }
  const moved = new Set(moves.values());
  for (const thing of gone)
    if (!moved.has(thing))
      result.changes.push({ kind: 'removed', ...aboutOf(thing, then), ...then.content(thing) });
  return result;
}

/** Things removed and added with the same content under another name: new thing → old thing. */
function movesOf(gone: readonly Thing[], fresh: readonly Thing[]): Map<Thing, Thing> {
  const unmatched = new Map(gone.map((thing) => [content(thing), thing]));
  const moves = new Map<Thing, Thing>();
  for (const thing of fresh) {
    const from = unmatched.get(content(thing));
    if (!from) continue;
    moves.set(thing, from);
    unmatched.delete(content(thing));
  }
  return moves;
}

const content = ({ what, data: { id: _, ...rest } }: Thing): string => `${what} ${meaning(rest)}`;

function compareFields(
  was: Thing,
  thing: Thing,
  then: Describer,
  words: Describer,
  { changes, stale }: Compared,
): void {
  for (const { field, before, after } of changedFields(was, thing)) {
    const about = {
      ...aboutOf(thing, words),
      ...(field.startsWith('cells.') && { address: `${thing.address}.${field.split('.')[1]}` }),
    };
    const name = words.field(thing, field);
    const [old, now] = [textOf(before), textOf(after)];
    if (old && now) {
      const changed = LANGUAGE_TAGS.filter(
        (language) => plainSpace(old(language)) !== plainSpace(now(language)),
      );
      for (const language of changed)
        changes.push({
          kind: 'changed',
          ...about,
          field: name,
          language,
          before: old(language) || NOTHING,
          after: now(language) || NOTHING,
        });
      const languages = TRANSLATIONS.filter(
        (language) => !changed.includes(language) && now(language) !== '',
      );
      if (changed.includes(DEFAULT_LANGUAGE) && languages.length > 0 && field !== 'abbreviation')
        stale.push({ ...about, field: name, languages });
    } else {
      const items = isInSigns(field)
        ? undefined
        : itemsOf(
            [before, (item) => then.value(was, field, item)],
            [after, (item) => words.value(thing, field, item)],
          );
      changes.push({
        kind: 'changed',
        ...about,
        field: name,
        before: then.value(was, field, before),
        after: words.value(thing, field, after),
        ...(items && { items }),
      });
    }
  }
  for (const [field, before, after] of reorderings(was, thing, then, words))
    changes.push({ kind: 'reordered', ...aboutOf(thing, words), field, before, after });
  if (was.owner !== thing.owner) {
    changes.push({
      kind: 'changed',
      ...aboutOf(thing, words),
      field: 'part of',
      before: then.subjectAt(was.owner),
      after: words.subjectAt(thing.owner),
    });
  }
}

/**
 * Lists that are read in order: steps, outcomes, and modifiers of which the first applies. Ignores
 * things that were added or removed.
 */
function* reorderings(
  was: Thing,
  thing: Thing,
  then: Describer,
  words: Describer,
): Generator<[string, string, string]> {
  for (const [field, after] of words.ordered(thing)) {
    const before = then.ordered(was).get(field) ?? [];
    const stayed = before.filter(({ key }) => after.some((other) => other.key === key));
    const now = after.filter(({ key }) => before.some((other) => other.key === key));
    if (stayed.every(({ key }, index) => now[index]?.key === key)) continue;
    yield [field, titles(stayed, then), titles(now, words)];
  }
}

/** The words of a text in a language; a text that is not there has none. Undefined for any other value. */
function textOf(value: unknown): ((language: Language) => string) | undefined {
  if (value === undefined) return () => '';
  return isText(value) ? (language) => wordsIn(value, language) : undefined;
}

interface ChangedField {
  field: string;
  before: unknown;
  after: unknown;
}

function* changedFields(was: Thing, thing: Thing): Generator<ChangedField> {
  for (const field of new Set([...was.fields.keys(), ...thing.fields.keys()]))
    yield* changedWithin(field, was.fields.get(field), thing.fields.get(field));
}

/** Of a group of values, only those that changed. */
function* changedWithin(field: string, before: unknown, after: unknown): Generator<ChangedField> {
  if (meaning(before, last(field)) === meaning(after, last(field))) return;
  const isGroup = !field.startsWith('cells.') && !isInSigns(field);
  if (isGroup && isObject(before) && isObject(after) && !isText(before) && !isText(after))
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      yield* changedWithin(`${field}.${key}`, before[key], after[key]);
  else yield { field, before, after };
}

type Side = [list: unknown, words: (item: unknown) => string];

/** What went and came in a list; undefined where one item took the place of another, or only the order changed. */
function itemsOf(
  [before, wordsBefore]: Side,
  [after, wordsAfter]: Side,
): { removed: string[]; added: string[] } | undefined {
  const [old, now] = [listOf(before), listOf(after)];
  if (!old || !now || (old.length === 1 && now.length === 1)) return undefined;
  const [known, left] = [old, now].map((list) => new Set(list.map((item) => meaning(item))));
  const removed = old.filter((item) => !left?.has(meaning(item))).map(wordsBefore);
  const added = now.filter((item) => !known?.has(meaning(item))).map(wordsAfter);
  return removed.length + added.length > 0 ? { removed, added } : undefined;
}

/** A field that is not there is an empty list. */
const listOf = (value: unknown): unknown[] | undefined => {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : undefined;
};

const titles = (things: readonly Thing[], words: Describer): string =>
  things.map((thing) => words.title(thing)).join(' · ');
const last = (field: string): string => field.slice(field.lastIndexOf('.') + 1);
const aboutOf = (thing: Thing, words: Describer): About => ({
  address: thing.address,
  page: pageIn(thing.address),
  subject: words.subject(thing),
  what: thing.what,
});
