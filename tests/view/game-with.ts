/**
 * Small games for tests that read as a list: the data, then the words on the page. Each is the valid game of the checks with
 * files added or replaced, given as typed data; `small-game.ts` takes them as text.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { Language } from '../../src/i18n/languages.ts';
import type { Entry, EntryData } from '../../src/model/entries.ts';
import { buildRulebook, type EntryOf, type Rulebook } from '../../src/model/rulebook.ts';
import { readRulebook } from '../../src/rulebook.ts';
import type {
  ChangeFile,
  Marker,
  RulesetFile,
  SourceDocument,
  Term,
  Text,
  Value,
} from '../../schemas/types.d.ts';
import { createReader, type Reader } from '../../src/view/context.ts';
import { GAME, withRules } from '../checks/fixture.ts';
import type { Game } from './golden-game.ts';

/** A text; without translations the same words in every language. */
export const words = (en: string, pl = en, ja = en): Text => ({ en, pl, ja });

/** A text that is not translated. */
export const english = (en: string): Text => ({ en }) as Text;

/** The outcomes of a plain roll: it reaches its target, or it does not. */
export const HIT_OR_MISS = [
  {
    id: 'hit',
    title: words('Hit'),
    success: true as const,
    when: [{ subject: 'roll', atLeast: 'target' }],
  },
  { id: 'miss', title: words('Miss') },
];

/** Without its id, which is the name of its file, and with page 2 of the sheet as its source. */
type Written<D> = Omit<D, 'id' | 'source'> & Partial<Pick<D, Extract<keyof D, 'source'>>>;

/** What a small game has beside, or instead of, the files of the valid game. */
export interface Files {
  tables?: Record<string, Written<EntryData['tables']>>;
  modifiers?: Record<string, Written<EntryData['modifiers']>>;
  procedures?: Record<string, Written<EntryData['procedures']>>;
  phases?: Record<string, Written<EntryData['phases']>>;
  rules?: Record<string, Written<EntryData['rules']>>;
  /** Facts of the ruleset that differ. */
  meta?: Partial<RulesetFile>;
  markers?: Marker[];
  terms?: Term[];
  values?: Value[];
  /** Address → language → what the translation was made against. */
  translations?: Record<string, Record<string, string>>;
  changes?: ChangeFile[];
}

const KINDS = ['tables', 'modifiers', 'procedures', 'phases', 'rules'] as const;
export const SHEET = [{ document: 'sheet', page: 2 }];

/** The sheet of the valid game, a leaflet beside it, and a book that only supports them. */
export const DOCUMENTS: Record<'sheet' | 'leaflet' | 'book', SourceDocument> = {
  sheet: { id: 'sheet', title: words('Sheet'), role: 'main', language: 'en', pages: 4 },
  leaflet: { id: 'leaflet', title: words('Leaflet'), role: 'main', language: 'pl', pages: 4 },
  book: { id: 'book', title: words('Book'), role: 'supporting', language: 'en', pages: 90 },
};

const known = new Map<string, Game>();

/** Read once for the same files. */
export function gameWith(files: Files): Game {
  const key = JSON.stringify(files);
  const game = known.get(key) ?? readGame(files);
  known.set(key, game);
  return game;
}

function readGame(files: Files): Game {
  const { meta, markers, terms, values, translations, changes = [] } = files;
  const written = KINDS.flatMap((kind) =>
    Object.entries(files[kind] ?? {}).map(([id, data]) => ({
      path: `${kind}/${id}.yaml`,
      data: { id, source: SHEET, ...data },
    })),
  );
  const ruleset: unknown = parse(readFileSync(join(GAME, 'ruleset.yaml'), 'utf8'));
  const overlay = [
    ...written,
    ...(meta ? [{ path: 'ruleset.yaml', data: Object.assign({}, ruleset, meta) }] : []),
    ...(markers ? [{ path: 'markers.yaml', data: { markers } }] : []),
    ...(terms ? [{ path: 'terms.yaml', data: { terms } }] : []),
    ...(values ? [{ path: 'values.yaml', data: { values } }] : []),
    ...(translations ? [{ path: 'translations.yaml', data: { translations } }] : []),
  ].map(({ path, data }) => ({ path, text: stringify(data, { aliasDuplicateObjects: false }) }));
  const reading = withRules(overlay, (rules) => readRulebook(rules, { lenient: true }));
  const [data] = reading.rulesets;
  if (!data || !reading.rulebook)
    throw new Error(reading.diagnostics.map(({ file, message }) => `${file}: ${message}`).join());
  const records = changes.map((one, index) => ({ name: `changes/${index}`, file: '', data: one }));
  return gameIn(buildRulebook([{ ...data, changes: records }]));
}

/** The first game of a book. */
function gameIn(book: Rulebook): Game {
  const [ruleset] = book.rulesets;
  if (!ruleset) throw new Error('The book has no game');
  return { book, ruleset };
}

/** A site with both games; the second under another id. */
export const bothOf = ({ ruleset: one }: Game, { ruleset: other }: Game, id: string): Rulebook =>
  buildRulebook([one.source, { ...other.source, id }]);

/** A game without markers, terms or values. */
export const withoutWords = ({ ruleset }: Game): Game =>
  gameIn(buildRulebook([{ ...ruleset.source, markers: [], terms: [], values: [] }]));

/** Reads a page of a game; by default its front page. */
export const readerOf = ({ ruleset }: Game, language: Language = 'en', here = ''): Reader =>
  createReader(language, ruleset, here);

/** The entry at an address; throws when it is of another kind. */
export function entryAt<K extends Entry['kind']>(
  { ruleset }: Game,
  kind: K,
  id: string,
): EntryOf<K> {
  const found = ruleset.entries.find(({ address }) => address === `${kind}/${id}`);
  if (found?.kind !== kind) throw new Error(`No ${kind}/${id}`);
  return found as EntryOf<K>;
}
