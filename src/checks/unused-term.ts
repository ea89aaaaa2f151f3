/** A term that no text uses explains nothing: remove it, or use its form in the texts. */
import { byLanguage, getLanguage, LANGUAGE_TAGS, type Language } from '../i18n/languages.ts';
import type { DataFile } from '../schema/data-file.ts';
import { shaped } from '../schema/file-index.ts';
import type { Term } from '../../schemas/types.d.ts';
import { formsOf } from '../model/vocabulary.ts';
import { defineCheck, type RulesetContext } from './check.ts';
import { asCode } from '../diagnostics/phrase.ts';

export const unusedTerm = defineCheck({
  code: 'unused-term',
  scope: 'ruleset',
  severity: 'error',
  excusable: true,
  message: ({ id }: { id: string }) =>
    `Term ${asCode(id)} is not used in any text and not referenced.`,
  hint: () => 'Add the form that the texts use to `aliases`, or remove the term.',
  run: (context) => {
    const { ruleset, report } = context;
    const file = ruleset.files.get('terms');
    if (!file || ruleset.broken.size > 0) return;
    const corpus = byLanguage((language) => textsIn(language, context));
    const named = namesUsed(context);
    for (const [index, term] of ruleset.terms.entries()) {
      if (
        named.has(term.id) ||
        LANGUAGE_TAGS.some((language) => isUsed(term, language, corpus[language]))
      )
        continue;
      report({ file: file.file, path: ['terms', index, 'id'] }, { id: term.id });
    }
  },
});

/** All texts except the explanations of terms. */
function textsIn(language: Language, { files }: RulesetContext): string {
  return files
    .filter(({ schema }) => schema !== 'terms')
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

/** Ids of terms that tests and addresses name. */
function namesUsed({ files }: RulesetContext): Set<string> {
  const tested = files.flatMap((file) =>
    shaped(file, 'Test').flatMap(({ value }) => [value.is ?? [], value.not ?? []].flat()),
  );
  const addressed = files.flatMap((file) => shaped(file, 'Reference').map(({ value }) => value));
  return new Set([
    ...tested,
    ...addressed
      .filter((address) => address.startsWith('terms#'))
      .map((address) => address.slice(6)),
  ]);
}

function isUsed(term: Term, language: Language, corpus: string): boolean {
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
