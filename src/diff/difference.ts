/** Everything a reviewer should know about two revisions of the rules, as data. */
import { relative, sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { TRANSLATIONS, type Language } from '../i18n/languages.ts';
import { recordedOf } from '../ledger/ledger.ts';
import { staleTranslations } from '../ledger/stale.ts';
import { isObject } from '../schema/guards.ts';
import { SITE_FILE } from '../schema/schemas.ts';
import { emptyRuleset, type ChangeRecord, type RulesetData } from '../model/entries.ts';
import type { Rules } from '../rulebook.ts';
import { movedAddresses, publishedChanges, type PublishedChange } from '../ledger/history.ts';
import { compareThings, type Change, type Named, type Stale } from './compare.ts';
import { movedResults, type MovedResult } from './results.ts';
import { ownResults, sidesOf, withoutTaken, type Sides } from './taken.ts';
import { describer } from './describe.ts';
import { thingsOf, thingsOfSite } from './things.ts';

/** The record of a change, with its source in English words. */
export interface Verified {
  /** Public address of the part. */
  address: string;
  /** The fields that it is about, in game words. */
  fields: string[];
  source: string;
}

export interface Difference {
  /** The revision compared with, as it was named. */
  since: string;
  changes: Change[];
  /** Names of the pages and parts that are mentioned below, by public address. */
  names: Record<string, string>;
  /** Odds and examples that come out differently, computed from the figures of both revisions. */
  results: MovedResult[];
  /** Translations whose English text changed and that did not. */
  stale: Stale[];
  /** Translations that are marked as older than the English text, or no longer, though no text changed. */
  marked: Marked[];
  /** Changes of figures that were recorded as verified since. */
  verified: Verified[];
  /** Retired addresses that lead elsewhere since. */
  moved: { from: string; to: string[] }[];
  /** Files that could not be compared. */
  unread: (Unread & { side: 'before' | 'after' })[];
}

/** A mark that only `translations.yaml` changed. */
export interface Marked {
  address: string;
  language: Language;
  isOlder: boolean;
}

/** A file that is left out of the comparison, with its first fault. */
export interface Unread {
  /** Inside the folder of rules: `bolt-action/tables/weapons.yaml`. */
  file: string;
  /** Key of the entry: `bolt-action/tables/weapons`. */
  name: string;
  line: number;
  message: string;
}

/** `refused`: files of the second side that were not even opened. */
export function difference(
  since: string,
  before: Rules,
  after: Rules,
  refused: readonly Unread[] = [],
): Difference {
  const unread = [
    ...unreadIn(before).map((file) => ({ ...file, side: 'before' as const })),
    ...[...unreadIn(after), ...refused].map((file) => ({ ...file, side: 'after' as const })),
  ];
  const ids = new Set([...after.rulesets, ...before.rulesets].map(({ id }) => id));
  const lost = new Set(unread.map(({ name }) => name));
  const whole = [...ids].sort().map((id): Sides => {
    const [old, now] = sidesOf(id, before, after);
    return [without(lost, old), without(lost, now)];
  });
  const pairs = whole.map((sides) => withoutTaken(sides, before, after));
  const named = pairs.map(([old, now]) => [namesIn(old), namesIn(now)] as const);
  const compared = [[siteOf(before), siteOf(after)] as const, ...named].map(([old, now]) =>
    compareThings(old, now),
  );
  const changes = compared.flatMap((one) => figuresFirst(one.changes));
  const results = ownResults(whole.map((sides) => [sides, movedResults(...sides)]));
  const verified = pairs.flatMap(([old, now], index) =>
    newlyVerified(old, now, named[index]?.[1] ?? namesIn(now)),
  );
  const marked = pairs.flatMap(([old, now]) => newlyMarked(old, now));
  // What they take has a name, too.
  const taken = (address: string) =>
    whole.flatMap(([old, now]) =>
      address.startsWith(`${now.id}/`) && (now.base ?? old.base)
        ? [[namesIn(old), namesIn(now)] as const]
        : [],
    );
  const addresses = [
    ...changes.map(({ page }) => page),
    ...[...results, ...verified, ...marked].map(({ address }) => address),
  ];
  return {
    since,
    changes,
    names: Object.fromEntries(
      addresses.flatMap((address) => {
        const [name] = [...named, ...taken(address)]
          .flatMap(([old, now]) => [now, old])
          .map(({ words }) => words.subjectAt(address))
          .filter(Boolean);
        return name === undefined ? [] : [[address, name]];
      }),
    ),
    results,
    stale: compared.flatMap(({ stale }) => stale),
    marked,
    verified,
    moved: pairs.flatMap(([old, now]) => newlyMoved(old, now)),
    unread,
  };
}

function namesIn(ruleset: RulesetData): Named {
  const things = thingsOf(ruleset);
  return { things, words: describer(ruleset, things) };
}

function siteOf({ files }: Rules): Named {
  const data = files.find(({ schema }) => schema === SITE_FILE)?.data;
  const things = isObject(data) ? thingsOfSite(data) : new Map();
  return { things, words: describer(emptyRuleset(SITE_FILE), things) };
}

/** Page by page; on each, figures and structure before wording, which is longer. */
function figuresFirst(changes: readonly Change[]): Change[] {
  const isWording = (change: Change): boolean =>
    change.kind === 'changed' && change.language !== undefined;
  const pages = Map.groupBy(changes, ({ page }) => page);
  return [...pages.values()].flatMap((list) => [
    ...list.filter((change) => !isWording(change)),
    ...list.filter(isWording),
  ]);
}

const unreadIn = ({ folder, rulesets, diagnostics }: Rules): Unread[] =>
  rulesets.flatMap(({ id, files, broken }) =>
    [...broken].flatMap((key) => {
      const file = files.get(key)?.file ?? '';
      const fault = diagnostics.find((one) => one.file === file);
      const { line = 1, message = 'The file cannot be read.' } = fault ?? {};
      const inside = relative(folder, file).split(sep).join('/');
      return { file: inside, name: `${id}/${key}`, line, message };
    }),
  );

/** A file that one side cannot read is left out of both: its entry was neither added nor removed. */
function without(lost: ReadonlySet<string>, ruleset: RulesetData): RulesetData {
  const { ruleset: meta, ...rest } = ruleset;
  const keep = (name: string) => !lost.has(`${ruleset.id}/${name}`);
  return {
    ...rest,
    ...(meta && keep('ruleset') && { ruleset: meta }),
    entries: ruleset.entries.filter(({ address }) => keep(address)),
    markers: keep('markers') ? ruleset.markers : [],
    terms: keep('terms') ? ruleset.terms : [],
    values: keep('values') ? ruleset.values : [],
  };
}

function newlyVerified(
  before: RulesetData,
  after: RulesetData,
  { things, words }: Named,
): Difference['verified'] {
  const fieldIn = (address: string, field: string): string => {
    const thing = things.get(address);
    return thing ? words.field(thing, thing.what === 'row' ? `cells.${field}` : field) : field;
  };
  return publishedChanges(newRecords(before, after)).map((change) => {
    const address = `${after.id}/${change.address}`.replace(/\/ruleset$/, '');
    return {
      address,
      fields: change.figures.map(({ field }) => fieldIn(address, field)),
      source: sourceWords(change, after),
    };
  });
}

function newRecords(before: RulesetData, after: RulesetData): ChangeRecord[] {
  const known = new Set(before.changes.map(({ name }) => name));
  return after.changes.filter(({ name }) => !known.has(name));
}

const newlyMoved = (before: RulesetData, after: RulesetData): Difference['moved'] =>
  [...movedAddresses(newRecords(before, after))].map(([from, to]) => ({
    from: `${after.id}/${from}`,
    to: to.map((address) => `${after.id}/${address}`),
  }));

function newlyMarked(before: RulesetData, after: RulesetData): Marked[] {
  const [old, now] = [staleTranslations(before), staleTranslations(after)];
  const texts = new Map(recordedOf(before).map((one) => [one.address, one.texts]));
  return recordedOf(after).flatMap(({ address, texts: current }) =>
    TRANSLATIONS.flatMap((language) => {
      const isOlder = now.get(language)?.has(address) ?? false;
      const wasOlder = old.get(language)?.has(address) ?? false;
      const isSame = isDeepStrictEqual(texts.get(address), current);
      return isOlder === wasOlder || !isSame
        ? []
        : [{ address: `${after.id}/${address}`, language, isOlder }];
    }),
  );
}

/** `Reference sheet, page 4` */
function sourceWords({ words, against }: PublishedChange, { ruleset }: RulesetData): string {
  const places = against.map(({ document, page, section }) => {
    const title = ruleset?.documents.find(({ id }) => id === document)?.title.en ?? document;
    return [title, page === undefined ? '' : `page ${page}`, section].filter(Boolean).join(', ');
  });
  return words ?? places.join('; ');
}

/** Nothing that a player or reviewer would notice. */
export const isEmpty = (found: Difference): boolean =>
  [
    found.changes,
    found.results,
    found.stale,
    found.marked,
    found.verified,
    found.moved,
    found.unread,
  ].every((list) => list.length === 0);
