/**
 * Converts texts of the data to HTML: inline Markdown, links to addresses, terms linked at first
 * use, dice in the letters of the language.
 */
import type { Nodes, PhrasingContent, Root } from 'mdast';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Language } from '../i18n/languages.ts';
import { foreignIn, type Foreign } from '../i18n/text.ts';
import type { Ruleset } from '../model/rulebook.ts';
import type { Text } from '../../schemas/types.d.ts';
import { diceInText } from '../notation/dice-words.ts';
import { href } from '../site/routes.ts';
import { createLinker, type Linker, type Piece } from './term-links.ts';

/**
 * Converts a text of the page to HTML. One per page, because it remembers which terms are already
 * linked.
 */
export type Prose = (text: Text) => string;

/** `here` is the address of the page, which is never linked from its own text. */
export function createProse(language: Language, ruleset: Ruleset, here: string): Prose {
  const link = createLinker(language, ruleset, here);
  return (text) => marked(text, language, toMarkup(text[language], language, link));
}

/** Without term links: for titles and labels. */
export const inline = (text: Text, language: Language): string =>
  marked(text, language, toMarkup(text[language], language));

export interface Picture {
  src: string;
  width: number;
  height: number;
}

/** A text of several paragraphs, with headings, lists and pictures. */
export const page = (
  text: Text,
  language: Language,
  pictures: ReadonlyMap<string, Picture>,
): string => {
  const { lang } = foreignIn(text, language);
  const html = toHtml(text[language], (tree) => transform(tree, language, undefined, pictures));
  return lang === undefined ? html : `<div lang="${lang}">${html}</div>`;
};

/** Says in which language the words are, where readers get those of another: a screen reader speaks them accordingly. */
function marked(text: Text, language: Language, html: string): string {
  return spoken(html, foreignIn(text, language));
}

/** HTML in another language than the page's; the same HTML where there is none. */
export const spoken = (html: string, { lang }: Foreign): string =>
  lang === undefined ? html : `<span lang="${lang}">${html}</span>`;

/** A text without any of these characters contains no Markdown and need not be parsed. */
const MARKDOWN = /[[\]*_`<&\\]/;

function toMarkup(markdown: string, language: Language, link?: Linker): string {
  if (!MARKDOWN.test(markdown)) {
    const parts = link?.(markdown) ?? [{ text: markdown }];
    return parts.map((part) => toTerm(part, language)).join('');
  }
  const html = toHtml(markdown, (tree) => {
    // A text is one paragraph; a check rejects more.
    tree.children = tree.children.slice(0, 1).filter(({ type }) => type === 'paragraph');
    transform(tree, language, link);
  });
  return html.replace(/<\/?p>/g, '');
}

/** Words, with a link where they name a term. */
function toTerm({ text, url }: Piece, language: Language): string {
  const words = escapeHtml(diceInText(text, language));
  return url === undefined ? words : `<a href="${url}" class="term">${words}</a>`;
}

const toHtml = (markdown: string, change: (tree: Root) => void): string =>
  String(
    unified()
      .use(remarkParse)
      .use(() => change)
      .use(remarkRehype)
      .use(rehypeStringify)
      .processSync(markdown),
  );

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * Rewrites links and splits texts in place. Raw HTML cannot get here: a check rejects it, and
 * remark-rehype drops it.
 */
function transform(
  node: Nodes,
  language: Language,
  link?: Linker,
  pictures?: ReadonlyMap<string, Picture>,
): void {
  if (node.type === 'image') {
    const { src = '', ...size } = pictures?.get(node.url) ?? {};
    node.url = src;
    node.data = { hProperties: { ...size, loading: 'lazy' } };
  }
  if (node.type === 'link') {
    node.url = resolve(node.url, language);
    link = undefined;
  }
  if (!('children' in node)) return;
  node.children = node.children.flatMap((child): Nodes[] => {
    if (child.type !== 'text') return (transform(child, language, link, pictures), [child]);
    return link
      ? linked(child.value, language, link)
      : [{ type: 'text', value: diceInText(child.value, language) }];
  }) as typeof node.children;
}

function linked(text: string, language: Language, link: Linker): PhrasingContent[] {
  return link(text).map(({ text: value, url }) => {
    const words = { type: 'text' as const, value: diceInText(value, language) };
    return url === undefined
      ? words
      : { type: 'link', url, children: [words], data: { hProperties: { className: ['term'] } } };
  });
}

/**
 * `rule:bolt-action/tables/weapons#rifle` → a link in the reader's language. Otherwise only https
 * links are kept.
 */
function resolve(url: string, language: Language): string {
  if (!url.startsWith('rule:')) return url.startsWith('https://') ? url : '#';
  const [ruleset = '', ...rest] = url.slice('rule:'.length).split('/');
  return href(language, ruleset, rest.join('/'));
}
