/** The texts of all records, field by field. */
import type { Language } from '../../i18n/languages.ts';
import { FIELD } from '../fields.ts';
import type { SearchPage, SearchRecord } from '../record.ts';
import { tokens } from '../tokens.ts';
import type { Occurrence } from './lexicon.ts';

export function* occurrencesIn(pages: readonly SearchPage[], home: Language): Generator<Occurrence> {
  let number = 0;
  for (const { records } of pages) for (const record of records) {
    const at = number++;
    for (const [field, running, texts, language] of fieldsOf(record, home)) {
      for (const text of texts) {
        yield { text, language, field, running, record: at };
        if (isName(field) && tokens(text).filter(({ joined }) => !joined).length === 1) yield { text, language, field: FIELD.name, running, record: at };
      }
    }
  }
}

const NAMES = FIELD.title | FIELD.alias | FIELD.foreign;
const isName = (field: number): boolean => (NAMES & field) !== 0;

function fieldsOf({ title, figures, text, hidden }: SearchRecord, home: Language): [field: number, running: boolean, texts: readonly string[], language: Language][] {
  return [
    [FIELD.title, false, [nameOf(title)], home],
    [FIELD.alias, false, hidden.aliases, home],
    ...hidden.foreign.map(({ language, words }): [number, boolean, string[], Language] => [FIELD.foreign, false, words.map(nameOf), language]),
    [FIELD.context, true, hidden.context, home],
    [FIELD.figures, true, figures.flatMap(({ label, value }) => (label === undefined ? [value] : [label, value])), home],
    [FIELD.text, true, [text, ...hidden.further], home],
  ];
}

/** Without the abbreviation after it, which is an alias. */
export const nameOf = (title: string): string => title.replace(/\s*[（(][^（()）]*[)）]$/, '');
