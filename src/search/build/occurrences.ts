/** The texts of all records, field by field. */
import type { Language } from '../../i18n/languages.ts';
import { FIELD } from '../fields.ts';
import type { SearchPage, SearchRecord } from '../record.ts';
import { tokens } from '../tokens.ts';
import type { Occurrence } from './lexicon.ts';
import { nameOf } from './title-name.ts';
import { memoized } from './memoize.ts';
import type { Thesaurus } from './thesaurus.ts';

/** Includes names from the thesaurus, if given. */
export function* occurrencesIn(
  pages: readonly SearchPage[],
  home: Language,
  thesaurus?: Thesaurus,
): Generator<Occurrence> {
  let number = 0;
  for (const { records, ruleset } of pages)
    for (const record of records) {
      const at = number++;
      for (const text of record.hidden.exact)
        yield {
          text,
          language: home,
          field: FIELD.title | FIELD.name,
          running: false,
          record: at,
          literal: true,
        };
      if (thesaurus) yield* implied(record, at, home, (text) => thesaurus(ruleset, text));
      for (const [field, running, texts, language] of fieldsOf(record, home)) {
        for (const text of texts) {
          yield { text, language, field, running, record: at };
          if (field === FIELD.title && isOneWord(text))
            yield { text, language, field: FIELD.name, running, record: at };
        }
      }
    }
}

/** Names from the thesaurus: synonyms anywhere, aliases only for the topic of the record. */
function* implied(
  { title, figures, text, hidden }: SearchRecord,
  record: number,
  language: Language,
  thesaurus: (text: string) => ReturnType<Thesaurus>,
): Generator<Occurrence> {
  const add = (field: number, words: readonly string[]) =>
    words.map((word): Occurrence => ({ text: word, language, field, record, running: true }));
  for (const about of [
    nameOf(title, hidden.short),
    ...figures.flatMap(({ value }) => value || []),
  ]) {
    for (const { aliases, synonyms } of thesaurus(about)) {
      // An alias of several words is left out, because each word alone may mean something else.
      yield* add(FIELD.implied, [...aliases.filter(isShort), ...synonyms]);
      yield* add(FIELD.around, aliases);
    }
  }
  for (const { aliases, synonyms } of [text, ...hidden.around].flatMap(thesaurus))
    yield* add(FIELD.around, [...aliases.filter(isOneWord), ...synonyms]);
  // A double 6 and 6,6 are two notations of the same throw.
  yield* add(
    FIELD.implied,
    thesaurus(text).flatMap(({ aliases }) => aliases.filter((alias) => !/\p{L}/u.test(alias))),
  );
}

/** One word; in Japanese, a compound that is found as a whole. */
const isShort = memoized((name) => {
  const [first, second] = tokens(name).filter(({ joined }) => !joined);
  return (
    first !== undefined &&
    second === undefined &&
    (first.kind !== 'run' || first.text.length <= LONGEST_COMPOUND)
  );
});
const LONGEST_COMPOUND = 3;

/** Japanese names are indexed in pairs of characters, and only a single pair is a whole name. */
const isOneWord = memoized((name) => {
  const [first, second] = tokens(name).filter(({ joined }) => !joined);
  return (
    first !== undefined && second === undefined && (first.kind !== 'run' || first.text.length <= 2)
  );
});

function fieldsOf(
  { title, figures, text, hidden }: SearchRecord,
  home: Language,
): [field: number, running: boolean, texts: readonly string[], language: Language][] {
  return [
    [FIELD.title, false, [nameOf(title, hidden.short), ...hidden.short], home],
    [FIELD.alias, false, hidden.aliases, home],
    ...hidden.foreign.map(({ language, words }): [number, boolean, string[], Language] => [
      FIELD.foreign,
      false,
      words,
      language,
    ]),
    [FIELD.context, true, hidden.context, home],
    [
      FIELD.figures,
      true,
      figures.flatMap(({ label, value }) => (label === undefined ? [value] : [label, value])),
      home,
    ],
    [FIELD.text, true, [text, ...hidden.further], home],
    [FIELD.around, true, hidden.around, home],
  ];
}
