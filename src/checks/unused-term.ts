/** A term that no text uses explains nothing; nor does a value or role that nothing names. */
import { byLanguage, getLanguage, LANGUAGE_TAGS, type Language } from '../i18n/languages.ts';
import { isObject } from '../schema/guards.ts';
import type { DataFile } from '../schema/data-file.ts';
import { shaped } from '../schema/file-index.ts';
import type { Term, Value } from '../../schemas/types.d.ts';
import { formsOf, type Worded } from '../model/vocabulary.ts';
import { defineCheck, type RulesetContext } from './check.ts';
import { asCode } from '../diagnostics/phrase.ts';

export const unusedTerm = defineCheck({
  code: 'unused-term',
  scope: 'ruleset',
  severity: 'error',
  excusable: true,
  message: ({ what, id, lacks }: { what: string; id: string; lacks?: 'table' | 'computed' }) =>
    lacks
      ? LACKING[lacks].message(id)
      : `${what} ${asCode(id)} is not used in any text and not referenced.`,
  hint: ({ what, id, lacks }) => {
    if (lacks) return LACKING[lacks].hint(id);
    return what === 'Term'
      ? 'Add the form that the texts use to `aliases`, or remove it.'
      : 'Name it where a condition, an amount or a table depends on it, or remove it.';
  },
  run: (context) => {
    const { ruleset, report } = context;
    if (ruleset.broken.size > 0) return;
    const corpus = byLanguage((language) => textsIn(language, context));
    const named = namesUsed(context);
    const given = new Set(
      context.files.flatMap((file) => shaped(file, 'Column').map(({ value }) => value.value)),
    );
    const counted = new Set(context.files.flatMap(countedIn));
    const values = ruleset.files.get('values');
    const computed = new Set(
      context.files.flatMap((file) => shaped(file, 'ValueSet').map(({ value }) => value.name)),
    );
    for (const [index, { id, origin }] of ruleset.values.entries()) {
      if (!values || given.has(id) || (origin !== 'table' && origin !== 'computed')) continue;
      if (origin === 'table' ? counted.has(id) : !computed.has(id))
        report(
          { file: values.file, path: ['values', index, 'origin'] },
          { what: 'Value', id, lacks: origin },
        );
    }
    for (const list of ['terms', 'values'] as const)
      for (const [index, word] of ruleset[list].entries()) {
        const used =
          named.has(word.id) ||
          LANGUAGE_TAGS.some((language) => isUsed(word, language, corpus[language]));
        const file = ruleset.files.get(list);
        if (file && !used)
          report(
            { file: file.file, path: [list, index, 'id'] },
            { what: whatOf(word), id: word.id },
          );
      }
  },
});

/** A value that nothing gives. */
const LACKING = {
  table: {
    message: (id: string) =>
      `Value ${asCode(id)} has \`origin: table\`, but no column has \`value: ${id}\`.`,
    hint: (id: string) =>
      `Add \`value: ${id}\` to the column that gives it, or correct \`origin\`.`,
  },
  computed: {
    message: (id: string) =>
      `Value ${asCode(id)} has \`origin: computed\`, but nothing works it out.`,
    hint: (id: string) =>
      `Add \`value: { name: ${id}, base: … }\` to the page or part that works it out, or correct \`origin\`.`,
  },
};

function whatOf(word: Term | Value): string {
  if (!('role' in word || 'origin' in word)) return 'Term';
  return word.role ? 'Role' : 'Value';
}

/** Values that amounts are counted by, other than in what a source claims. */
const countedIn = (file: DataFile): string[] =>
  shaped(file, 'Amount').flatMap(({ value, path }) => {
    if (path.includes('claims')) return [];
    const name = isObject(value) ? value['per'] : value;
    return typeof name === 'string' ? [name] : [];
  });

/** All texts except those of terms and values themselves. */
function textsIn(language: Language, { files }: RulesetContext): string {
  return files
    .filter(({ schema }) => schema !== 'terms' && schema !== 'values')
    .map((file) => textOf(file)[language])
    .join('');
}

const textsOf = new WeakMap<DataFile, Record<Language, string>>();

function textOf(file: DataFile): Record<Language, string> {
  let text = textsOf.get(file);
  if (!text) {
    const all = shaped(file, 'Text').map(({ value }) => value);
    text = byLanguage(
      (language) =>
        ` ${all
          .map((one) => one[language])
          .join(' \n ')
          .toLowerCase()} `,
    );
    textsOf.set(file, text);
  }
  return text;
}

/** Every name and text of the data but the ids themselves; `given` names values by its fields. */
function namesUsed({ files }: RulesetContext): Set<string> {
  const named = new Set<string>();
  const collect = (data: unknown): void => {
    if (typeof data === 'string') named.add(data.replace(/^terms#/, ''));
    else if (Array.isArray(data)) data.forEach(collect);
    else if (isObject(data))
      for (const [key, item] of Object.entries(data)) {
        named.add(key);
        if (key !== 'id') collect(item);
      }
  };
  for (const { data } of files) collect(data);
  return named;
}

function isUsed(term: Worded, language: Language, corpus: string): boolean {
  const { spaced, variable } = getLanguage(language).words;
  return formsOf(term, language).some((form) => {
    const word = form.toLowerCase();
    if (!spaced) return corpus.includes(word);
    return includesWord(corpus, word.length > 5 ? word.slice(0, word.length - variable) : word);
  });
}

/** Matches at the beginning of a word: "pin" is used in "pinned", not in "spin". */
function includesWord(corpus: string, word: string): boolean {
  for (let at = corpus.indexOf(word); at >= 0; at = corpus.indexOf(word, at + 1)) {
    if (!/[\p{L}\d]/u.test(corpus[at - 1] ?? ' ')) return true;
  }
  return false;
}
