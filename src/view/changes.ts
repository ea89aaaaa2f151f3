/** The recorded changes of figures in words: what it was, what it is, what it was checked against. */
import { pageIn } from '../model/address.ts';
import { find } from '../model/find.ts';
import { isOwn } from '../model/own.ts';
import type { Ruleset } from '../model/rulebook.ts';
import { movedOf } from '../site/moved.ts';
import { documentsIn, readAgainst } from '../ledger/against.ts';
import { publishedChanges, type PublishedChange } from '../ledger/history.ts';
import { haveCommas, labelled, longListOf, quoted, withoutStop } from '../i18n/format.ts';
import { inEachLanguage } from '../i18n/in-each-language.ts';
import { getLanguage, type Language } from '../i18n/languages.ts';
import { beforeWhat } from '../wording/fields.ts';
import { documentLines } from '../wording/sources.ts';
import { nameIn, type Name } from '../notation/show.ts';
import type { Reader } from './context.ts';
import type { Link } from './links.ts';
import { differences, statusAround } from './changed-figures.ts';
import type { Difference } from './difference.ts';

export interface ChangeRecord extends Name {
  /** How many changes of the ruleset came before it: a link copied at version `1.n` knows all below n. */
  number: number;
  address: string;
  on: string;
  against: string;
  differences: Difference[];
}

/** The changes of a ruleset that have words, oldest first. What only changes how the data is written has none. */
export const changesOf = (ruleset: Ruleset, reader: Reader): readonly ChangeRecord[] =>
  inWords(ruleset, reader.language, reader);

const inWords = inEachLanguage((ruleset: Ruleset, _, reader: Reader): ChangeRecord[] => {
  const changes = publishedChanges(ruleset.changes);
  const moved = movedOf(ruleset);
  return changes.flatMap((change, number): ChangeRecord[] => {
    const address = moved.get(change.address)?.[0] ?? change.address;
    const own = differences({ ...change, address }, reader, (field) =>
      statusAround(field, change, changes, reader),
    );
    return own.length === 0 || (address !== 'ruleset' && !find(ruleset, address))
      ? []
      : [
          {
            number,
            address,
            ...nameOf(address, reader),
            on: change.on,
            against: againstOf(change, reader),
            differences: own,
          },
        ];
  });
});

/** Those of a page and of its parts. */
export const changesOn = (ruleset: Ruleset, page: string, reader: Reader): ChangeRecord[] =>
  changesOf(ruleset, reader).filter(
    ({ address }) => address === page || address.startsWith(`${page}#`),
  );

/** Changes of one day that were checked against the same source. */
export interface ChangeGroup {
  on: string;
  against: string;
  lines: ChangeLine[];
}
/** What changed in the same way, page by page. */
export interface ChangeLine {
  /** The first of its changes: the id of the line. */
  number: number;
  pages: { page: ChangedThing; parts: ChangedThing[] }[];
  /** Between the names of the pages and the differences. */
  before: string;
  differences: Difference[];
}

export interface ChangedThing extends Link {
  /** Of its change; absent for a page that is only named because its parts changed. */
  number?: number;
}

/** Newest first; in a group, the order in which they were recorded. */
export function changeGroups(reader: Reader): ChangeGroup[] {
  const changes = changesOf(reader.ruleset, reader);
  const groups = Map.groupBy(changes, ({ on, against }) => `${on} ${against}`);
  return [...groups.values()]
    .toReversed()
    .flatMap((list) =>
      list
        .slice(0, 1)
        .map(({ on, against }) => ({ on, against, lines: changeLines(list, reader) })),
    )
    .sort((a, b) => b.on.localeCompare(a.on));
}

/** Between pages that changed alike; not what stands between the parts of one. */
export const betweenPages = (language: Language): string =>
  getLanguage(language).words.spaced ? '; ' : ' ｜ ';

function changeLines(changes: readonly ChangeRecord[], reader: Reader): ChangeLine[] {
  const alike = Map.groupBy(changes, (change) => JSON.stringify(change.differences));
  // What only changed its source status comes after what changed its figure.
  const status = reader.t('plate.evidence');
  const isStatus = ({ differences: own }: ChangeRecord) =>
    own.every(({ what }) => what.includes(status));
  const ordered = [...alike.values()].sort(
    (a, b) => Number(a.every(isStatus)) - Number(b.every(isStatus)),
  );
  return ordered.flatMap((list) =>
    list.slice(0, 1).map(({ number, differences: own }) => ({
      number,
      before: beforeWhat(own[0]?.what),
      differences: own,
      pages: [...Map.groupBy(list, ({ address }) => pageIn(address))].map(([page, things]) => {
        const whole = things.find(({ address }) => address === page);
        const inside = things.filter((one) => one !== whole);
        const isQuoted = haveCommas(
          inside.map(({ name }) => name),
          reader.language,
        );
        const shown = ({ name }: Name) => (isQuoted ? quoted(name, reader.language) : name);
        return {
          page: changedThing({ address: page, ...nameOf(page, reader), ...whole }, reader),
          parts: inside.map((part) => changedThing({ ...part, name: shown(part) }, reader)),
        };
      }),
    })),
  );
}

const changedThing = (
  { address, name, lang, number }: Name & { address: string; number?: number },
  { link }: Reader,
): ChangedThing => ({
  href: link(address === 'ruleset' ? '' : address),
  name,
  ...(lang && { lang }),
  ...(number !== undefined && { number }),
});

function nameOf(address: string, { ruleset, language, namedAt }: Reader): Name {
  const whole = address === 'ruleset' ? nameIn(ruleset.meta.title, language) : namedAt(address);
  return { ...whole, name: withoutStop(whole.name) };
}

/** `Reference sheet, page 4`; in the words of the record only where they name no document. */
function againstOf({ words, against }: PublishedChange, reader: Reader): string {
  const { ruleset, language } = reader;
  const read = words === undefined ? {} : readAgainst(words, { ruleset: ruleset.meta });
  const named = read.words === undefined ? (read.against ?? []) : [];
  const places = named.length > against.length ? named : against;
  if (places.length > 0) return longListOf(documentLines(places, reader), language);
  const whole = words === undefined ? undefined : documentsIn(words, { ruleset: ruleset.meta });
  return whole
    ? longListOf(
        whole.map(({ title }) => reader.plain(title)),
        language,
      )
    : (words ?? '');
}

/** What a change was checked against, or, of rules of the authors' own, the version that it is in. */
export const againstLine = (against: string, { ruleset, t, language }: Reader): string =>
  labelled(t(isOwn(ruleset.meta) ? 'plate.edition' : 'changes.against'), against, language);
