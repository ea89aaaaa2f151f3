/**
 * Marks the language of words that a page shows in another one: titles, labels and headings of a partial translation, so that
 * screen readers speak them accordingly. Running text is marked where it is made (prose.ts).
 */
import { firstSentence, upperFirst, withoutStop } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import { shownIn } from '../i18n/text.ts';
import type { Ruleset } from '../model/rulebook.ts';
import { plain } from '../notation/show.ts';
import { indexOf } from '../schema/file-index.ts';
import { editionName } from './names.ts';

/** Words as pages print them → their language. */
export type ForeignWords = ReadonlyMap<string, Language>;

const known = new WeakMap<Ruleset, Map<Language, ForeignWords>>();

/** The texts of a ruleset that readers of `language` get in another language; empty if it is translated completely. */
export function foreignWords(ruleset: Ruleset, language: Language): ForeignWords {
  const ofRuleset = known.get(ruleset) ?? new Map<Language, ForeignWords>();
  known.set(ruleset, ofRuleset);
  const words = ofRuleset.get(language) ?? new Map(wordsOf(ruleset, language));
  ofRuleset.set(language, words);
  return words;
}

function* wordsOf(ruleset: Ruleset, language: Language): Generator<[string, Language]> {
  const { meta, source } = ruleset;
  const titleIn = shownIn(meta.title, language);
  if (titleIn !== language) yield [editionName(ruleset, language), titleIn];
  for (const file of source.files.values()) {
    for (const { value } of indexOf(file).texts) {
      const shown = shownIn(value, language);
      const text = plain(value, language);
      if (shown === language || !/\p{L}{2}/u.test(text)) continue;
      for (const form of [text, withoutStop(text), firstSentence(text, language)])
        yield* [form, upperFirst(form)].map((one): [string, Language] => [one, shown]);
    }
  }
}

/** An element with nothing but words, or words between two tags. */
const WORDS = /<([a-z][\w-]*)((?:\s[^<>]*)?)>([^<>]+)(?=<(\/?)([\w-]*))/g;
/** Words that follow an element. */
const AFTER = /(<\/[\w-]+>)([^<>]+)(?=<)/g;

/** Adds `lang` to elements whose only content is one of the words, and an element around such words beside others. */
export function markLanguage(html: string, words: ForeignWords): string {
  if (words.size === 0) return html;
  const languageOf = (text: string) => words.get(decoded(text).replace(/\s+/g, ' ').trim());
  return html
    .replace(
      WORDS,
      (all, tag: string, attributes: string, text: string, closes: string, next: string) => {
        const language = languageOf(text);
        if (language === undefined || /\slang=/.test(attributes)) return all;
        return closes === '/' && next === tag
          ? `<${tag}${attributes} lang="${language}">${text}`
          : `<${tag}${attributes}>${spoken(text, language)}`;
      },
    )
    .replace(AFTER, (all, tag: string, text: string) => {
      const language = languageOf(text);
      return language === undefined ? all : `${tag}${spoken(text, language)}`;
    });
}

const spoken = (text: string, language: Language): string =>
  text.replace(/\S(?:.*\S)?/s, (words) => `<span lang="${language}">${words}</span>`);

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
};
const decoded = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#34|#39);/g, (entity) => ENTITIES[entity] ?? entity);
