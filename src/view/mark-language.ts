/**
 * Marks the language of words that a page shows in another one: titles, labels and headings of a partial translation, so that
 * screen readers speak them accordingly. Running text is marked where it is made (prose.ts).
 */
import type { Element, ElementContent, Text } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { firstSentence, upperFirst, withoutStop } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import { shownIn } from '../i18n/text.ts';
import type { Ruleset } from '../model/rulebook.ts';
import { plain } from '../notation/show.ts';
import { indexOf } from '../schema/file-index.ts';
import { editionName } from '../wording/names.ts';

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

/** Words of these elements cannot be divided. */
const WHOLE = new Set(['title', 'option', 'textarea']);
/** What is in these is no text for readers. */
const SKIPPED = new Set(['script', 'style', 'template']);

/** Adds `lang` to elements whose only content is one of the words, and an element around such words beside others. */
export function markLanguage(html: string, words: ForeignWords): string {
  if (words.size === 0) return html;
  const page = PAGE.parse(html);
  for (const child of page.children) if (child.type === 'element') mark(child, words);
  return PAGE.stringify(page);
}

function mark(parent: Element, words: ForeignWords): void {
  if (SKIPPED.has(parent.tagName)) return;
  const isWhole = parent.children.length === 1 || WHOLE.has(parent.tagName);
  parent.children = parent.children.flatMap((child): ElementContent[] => {
    if (child.type === 'element') mark(child, words);
    if (child.type !== 'text') return [child];
    const language = words.get(child.value.replace(/\s+/g, ' ').trim());
    if (language === undefined) return [child];
    if (!isWhole) return spoken(child, language);
    parent.properties['lang'] ??= language;
    return [child];
  });
}

const PAGE = unified()
  .use(rehypeParse)
  .use(rehypeStringify, { characterReferences: { useNamedReferences: true } })
  .freeze();

/** Words with an element around them, without the space beside them. */
function spoken({ value }: Text, lang: Language): ElementContent[] {
  const [, before = '', text = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(value) ?? [];
  const words: Element = {
    type: 'element',
    tagName: 'span',
    properties: { lang },
    children: [{ type: 'text', value: text }],
  };
  return [{ type: 'text', value: before }, words, { type: 'text', value: after }];
}
