/** Search words are a list: each word once, and separated by commas. */
import type { Path } from '../diagnostics/diagnostic.ts';
import { asCode } from '../diagnostics/phrase.ts';
import type { DataFile } from '../schema/data-file.ts';
import type { Language } from '../i18n/languages.ts';
import { shaped } from '../schema/file-index.ts';
import { isObject } from '../schema/guards.ts';
import { valueAt } from '../schema/walk.ts';
import { defineCheck } from './check.ts';

/** Signs that separate words, but not in YAML. */
const SEPARATOR = /[、，；;]/;

export const searchWords = defineCheck({
  code: 'search-words',
  scope: 'file',
  severity: 'error',
  excusable: true,
  message: ({ word, fault, other }: Fault) => {
    if (fault === 'sign')
      return `${asCode(word)} is one search word, because ${asCode(other)} does not separate words.`;
    if (fault === 'shared')
      return `The synonym ${asCode(word)} belongs to the term ${asCode(other)} too, so that it says neither.`;
    if (fault === 'own')
      return `${asCode(word)} is discouraged, and is the title of ${asCode(other)} itself.`;
    if (fault === 'short') return `${asCode(word)} is the abbreviation of ${asCode(other)} too.`;
    if (fault === 'title')
      return `The search word ${asCode(word)} is the title, which is found anyway.`;
    return `The search word ${asCode(word)} is there ${word === other ? 'twice' : `as ${asCode(other)} too`}.`;
  },
  hint: ({ word, fault, other }) => {
    if (fault === 'sign') return 'Separate search words by a comma and a space.';
    if (fault === 'title') return 'Run `npm run fix`, or remove it.';
    if (fault === 'own') return 'Remove it from `discouraged`, or correct the title.';
    if (fault === 'short') return 'Correct one of them, or remove it.';
    if (fault === 'shared') return 'Remove it from the term that it does not mean.';
    return `Run \`npm run fix\`, or keep one of them${word === other ? '' : ': capitals make no difference'}.`;
  },
  run: ({ file, report }) => {
    for (const { value, path } of shaped(file, 'Aliases')) {
      const owner = valueAt(file.data, path.slice(0, -1));
      const titles = isObject(owner) && path.at(-1) === 'aliases' ? owner['title'] : undefined;
      for (const [language, words] of Object.entries(value) as [string, readonly string[]][]) {
        const title = isObject(titles) ? titles[language] : undefined;
        const known = new Map(typeof title === 'string' ? [[sought(title), title]] : []);
        for (const [index, word] of words.entries()) {
          const sign = SEPARATOR.exec(word)?.[0];
          const other = sign ?? known.get(sought(word));
          const repeated = other === title ? 'title' : 'twice';
          const fault = sign === undefined ? repeated : 'sign';
          if (other !== undefined)
            report(
              { path: [...path, language, index], isNeedless: fault !== 'sign' },
              { word, fault, other },
            );
          else known.set(sought(word), word);
        }
      }
    }
    for (const { path, ...fault } of [...sharedIn(file), ...ownTitles(file), ...shortIn(file)])
      report({ path }, fault);
  },
});

/** Synonyms that an earlier term of the file has. */
function* sharedIn(file: DataFile): Generator<Fault & { path: Path }> {
  const first = new Map<string, string>();
  for (const { value, path } of shaped(file, 'Term'))
    for (const [language, words] of Object.entries<readonly string[]>({ ...value.synonyms }))
      for (const [index, word] of words.entries()) {
        const key = `${language} ${sought(word)}`;
        const other = first.get(key) ?? value.id;
        first.set(key, other);
        if (other !== value.id)
          yield { word, fault: 'shared', other, path: [...path, 'synonyms', language, index] };
      }
}

/** Discouraged words that are the title of their own term. */
function* ownTitles(file: DataFile): Generator<Fault & { path: Path }> {
  for (const { value, path } of shaped(file, 'Term'))
    for (const [language, words] of Object.entries<readonly string[]>({ ...value.discouraged }))
      for (const [index, word] of words.entries())
        if (sought(word) === sought({ ...value.title }[language as Language]))
          yield {
            ...{ word, fault: 'own', other: value.id },
            path: [...path, 'discouraged', language, index],
          };
}

/** Abbreviations that an earlier term of the file has. */
function* shortIn(file: DataFile): Generator<Fault & { path: Path }> {
  const first = new Map<string, string>();
  for (const { value, path } of shaped(file, 'Term'))
    for (const [field, word] of Object.entries<string>({ ...value.abbreviation })) {
      const other = first.get(`${field} ${word}`) ?? value.id;
      first.set(`${field} ${word}`, other);
      if (other !== value.id)
        yield { word, fault: 'short', other, path: [...path, 'abbreviation', field] };
    }
}

interface Fault {
  word: string;
  fault: 'sign' | 'title' | 'twice' | 'shared' | 'own' | 'short';
  /** The sign, the title, the other word, or the other term. */
  other: string;
}

/** As it is sought: without capitals, but `DR` is not `dr`. */
const sought = (word: string): string =>
  word.replace(/[\p{L}\p{N}]+/gu, (part) =>
    /\p{Lu}\p{Lu}/u.test(part) && part === part.toUpperCase() ? part : part.toLowerCase(),
  );
