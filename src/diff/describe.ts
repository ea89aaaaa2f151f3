/** Describes things and their fields in English game words, for reviewers. */
import { pageIn } from '../model/address.ts';
import type { RulesetData } from '../model/entries.ts';
import { LANGUAGE_TAGS, type Language } from '../i18n/languages.ts';
import { isText, shownIn } from '../i18n/text.ts';
import { provenanceAt, type Provenance } from '../model/provenance.ts';
import { rowLabel } from '../model/row-label.ts';
import type { Cell, Column, Text } from '../../schemas/types.d.ts';
import { plain } from '../notation/show.ts';
import { createWording, type Wording } from '../wording/wording.ts';
import { written } from '../wording/figure.ts';
import { plainSpace } from './same.ts';
import type { Thing } from './things.ts';
import { referredIn } from './referred.ts';
import { cellWords, fieldWords, NOTHING, valueWords } from './value-words.ts';

export interface Describer {
  /** `Weapons, Light mortar` */
  subject(thing: Thing): string;
  subjectAt(key: string | undefined): string;
  title(thing: Thing): string;
  /** `range` for the field `cells.range`; empty if the change needs no name. */
  field(thing: Thing, field: string): string;
  /** A value of the field, or an item of its list, in words. */
  value(thing: Thing, field: string, value: unknown): string;
  /** What a thing that came or went consists of. */
  content(thing: Thing): { holds: string; details: Detail[] };
  /** Nested things that are read in order, by the name of their list. */
  ordered(thing: Thing): Map<string, Thing[]>;
}

/** A field of a thing that came or went, or of what it contains. */
export interface Detail {
  subject: string;
  field: string;
  /** Of a text. */
  language?: Language;
  value: string;
}

/** For one revision of a ruleset. */
export function describer(ruleset: RulesetData, things: ReadonlyMap<string, Thing>): Describer {
  const wording = wordingOf(ruleset, 'en');
  const inside = Map.groupBy(things.values(), ({ owner }) => owner);
  const tables = new Map(
    ruleset.entries.flatMap(({ kind, address, data }) =>
      kind === 'tables' ? [[`${ruleset.id}/${address}`, data]] : [],
    ),
  );
  const tableOf = (thing: Thing) => tables.get(pageIn(thing.address));
  const columnOf = (thing: Thing, id: string) =>
    tableOf(thing)?.columns.find((column) => column.id === id);
  const title = (thing: Thing): string => {
    const table = thing.what === 'row' ? tableOf(thing) : undefined;
    const row = table?.rows.find(({ id }) => id === thing.data['id']);
    return (
      (table && row ? rowLabel(row, table, 'en') : titleOf(thing)) ??
      String(thing.data['id']).replaceAll('-', ' ')
    );
  };
  const subject = (thing: Thing): string => {
    const owner = thing.owner === undefined ? undefined : things.get(thing.owner);
    return owner && owner.what !== 'ruleset' ? `${subject(owner)}, ${title(thing)}` : title(thing);
  };
  const fieldOf = (field: string, thing: Thing) => fieldName(field, (id) => columnOf(thing, id));
  const referred = referredIn(ruleset, things, { subject, columnOf });
  const value = (thing: Thing, field: string, is: unknown): string => {
    const [list, id = '', ...deeper] = field.split('.');
    const column = list === 'cells' && deeper.length === 0 ? columnOf(thing, id) : undefined;
    const plain = column
      ? cellWords(is as Cell | undefined, column, tableOf(thing) ?? {}, wording, referred)
      : valueWords(field, is, wording, referred);
    const provenance = provenanceOf(thing, field, ruleset);
    const type = plain === '?' ? 'unknown' : 'figure';
    return provenance && plain !== NOTHING
      ? written({ type, plain, signs: [], provenance }, wording)
      : plain;
  };
  const figures = (thing: Thing): string =>
    [...thing.fields]
      .filter(([, is]) => !isText(is) && !(Array.isArray(is) && is.length === 0))
      .map(([field, is]) => `${fieldOf(field, thing)} ${value(thing, field, is)}`.trim())
      .join(', ');
  const texts = (thing: Thing): Detail[] =>
    [...thing.fields].flatMap(([field, is]) =>
      isText(is)
        ? LANGUAGE_TAGS.map((language) => ({
            ...{ subject: subject(thing), field: fieldOf(field, thing), language },
            value: plainSpace(wordsIn(is, language)),
          })).filter(({ value: text }) => text !== '' && text !== title(thing))
        : [],
    );
  const details = (thing: Thing): Detail[] => [
    ...texts(thing),
    ...(inside.get(thing.key) ?? []).flatMap((part) => [
      { subject: subject(part), field: '', value: figures(part) },
      ...details(part),
    ]),
  ];
  return {
    subject,
    title,
    subjectAt: (key) => {
      const thing = key === undefined ? undefined : things.get(key);
      return thing ? subject(thing) : '';
    },
    field: (thing, field) => fieldOf(field, thing),
    value,
    content: (thing) => ({
      holds: [
        ...[...Map.groupBy(inside.get(thing.key) ?? [], ({ what }) => what)].map(
          ([what, list]) => `${list.length} ${what}${list.length === 1 ? '' : 's'}`,
        ),
        figures(thing),
      ]
        .filter(Boolean)
        .join(', '),
      details: details(thing).filter(({ value: words }) => words !== ''),
    }),
    ordered: (thing) => orderedIn(thing, inside.get(thing.key) ?? []),
  };
}

/** The words of a text in a language; none where it is shown in another one. */
export const wordsIn = (text: Record<Language, string>, language: Language): string =>
  shownIn(text, language) === language ? text[language] : '';

/** The source status of a figure of a table or modifier set; undefined for anything else. */
function provenanceOf(
  { address, what, data }: Thing,
  field: string,
  { id, entries }: RulesetData,
): Provenance | undefined {
  const entry = entries.find((one) => `${id}/${one.address}` === pageIn(address));
  const at = (list: readonly object[]) => list.findIndex((one) => one === data);
  const [, column, ...deeper] = field.split('.');
  if (entry?.kind === 'tables' && what === 'row' && column !== undefined && deeper.length === 0)
    return provenanceAt(entry, ['rows', at(entry.data.rows), 'cells', column]);
  return entry?.kind === 'modifiers' && what === 'modifier' && field === 'change'
    ? provenanceAt(entry, ['modifiers', at(entry.data.modifiers)])
    : undefined;
}

function orderedIn({ data }: Thing, inside: readonly Thing[]): Map<string, Thing[]> {
  const first = new Set(
    ((data['groups'] ?? []) as { id: string; combine?: string }[])
      .filter(({ combine }) => combine === 'first')
      .map(({ id }) => id),
  );
  const lists: [string, Thing[]][] = [
    ['order of the steps', inside.filter(({ what }) => what === 'step')],
    ['order of the outcomes', inside.filter(({ what }) => what === 'outcome')],
    [
      'order of the modifiers, of which the first counts',
      inside.filter((thing) => thing.what === 'modifier' && first.has(String(thing.data['group']))),
    ],
  ];
  return new Map(lists.filter(([, list]) => list.length > 1));
}

/** The wording of one revision: in unfinished data, what has no title is called by its id. */
export const wordingOf = (data: RulesetData, language: Language): Wording =>
  createWording(language, data, data.ruleset ?? { documents: [] }, (name) =>
    name.replaceAll('-', ' '),
  );

/** Longer titles are cut, because the address identifies the thing. */
const MOST = 60;

function titleOf({ data }: Thing): string | undefined {
  // A site without a title has its name.
  const text = (data['title'] ?? data['about'] ?? data['says'] ?? data['text'] ?? data['name']) as
    Text | string | undefined;
  if (text === undefined) return undefined;
  const words = plainSpace(typeof text === 'string' ? text : plain(text, 'en'));
  return words.length > MOST ? `${words.slice(0, MOST - 1).trimEnd()}…` : words;
}

const FIELD_NAMES: Record<string, string> = {
  change: '',
  when: 'condition',
  whenText: 'condition in words',
  lead: 'summary at the top',
  see: 'see also',
  sourcesSummary: 'summary of the sources',
  source: 'sources',
  evidence: 'status',
  group: 'heading',
  given: 'given values',
  with: 'circumstances',
  expect: 'expected result',
};

function fieldName(field: string, columnOf: (id: string) => Column | undefined): string {
  const [first, ...rest] = field.split('.') as [string, ...string[]];
  const names = [first, ...rest]
    .filter((name) => !/^\d+$/.test(name))
    .map((name) => FIELD_NAMES[name] ?? fieldWords(name));
  if (first !== 'cells') return names.join(' ').trim();
  const column = columnOf(rest[0] ?? '');
  return [column ? lowered(plain(column.title, 'en')) : names[1], ...names.slice(2)].join(' ');
}

/** `Range` → `range`, but `AP` stays. */
const lowered = (title: string): string =>
  /^\p{Lu}\p{Ll}/u.test(title) ? title.slice(0, 1).toLowerCase() + title.slice(1) : title;
