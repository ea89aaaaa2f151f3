/** Search words are a list: each word once, and separated by commas. */
import type { Path } from '../diagnostics/diagnostic.ts';
import { asCode } from '../diagnostics/phrase.ts';
import type { DataFile } from '../schema/data-file.ts';
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
    if (fault === 'title')
      return `The search word ${asCode(word)} is the title, which is found anyway.`;
    return `The search word ${asCode(word)} is there ${word === other ? 'twice' : `as ${asCode(other)} too`}.`;
  },
  hint: ({ word, fault, other }) => {
    if (fault === 'sign') return 'Separate search words by a comma and a space.';
    if (fault === 'title') return 'Remove it.';
    if (fault === 'shared') return 'Remove it from the term that it does not mean.';
    return `Keep one of them${word === other ? '' : ': capitals make no difference'}.`;
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
            report({ path: [...path, language, index] }, { word, fault, other });
          else known.set(sought(word), word);
        }
      }
    }
    for (const { path, ...fault } of sharedIn(file)) report({ path }, fault);
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

interface Fault {
  word: string;
  fault: 'sign' | 'title' | 'twice' | 'shared';
  /** The sign, the title, the other word, or the other term. */
  other: string;
}

/** As it is sought: without capitals, but `DR` is not `dr`. */
const sought = (word: string): string =>
  word.replace(/[\p{L}\p{N}]+/gu, (part) =>
    /\p{Lu}\p{Lu}/u.test(part) && part === part.toUpperCase() ? part : part.toLowerCase(),
  );
