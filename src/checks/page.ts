/**
 * The page of a diagnostic: `<code>.md` beside the module that reports it. It has a title, what is
 * found and why, the sections Found and Correct with examples, and the remedy. The examples run as
 * tests.
 */
import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

export interface CheckPage {
  title: string;
  /** The first paragraph as plain text: what is found. */
  summary: string;
  /** The whole page as parsed Markdown. */
  content: Root;
  examples: Example[];
}

/** Files that replace or extend those of the fixture game. */
export interface Example {
  section: 'Found' | 'Correct';
  /** The heading above the example; empty for the first one of a section. */
  name: string;
  files: ExampleFile[];
}

export interface ExampleFile {
  /** Relative to the folder of the ruleset: `tables/cells.yaml`. */
  path: string;
  text: string;
}

/** Reads a page. Throws if it has no title or no summary. */
export function parsePage(markdown: string): CheckPage {
  const content = unified().use(remarkParse).parse(markdown);
  const [title, summary] = content.children;
  if (title?.type !== 'heading' || title.depth !== 1)
    throw new Error('A page begins with a title.');
  if (summary?.type !== 'paragraph') throw new Error('The title is followed by a paragraph.');
  return {
    title: plainText(title),
    summary: plainText(summary),
    content,
    examples: examplesIn(content),
  };
}

/**
 * A block with a file name belongs to the example above it; a heading or a repeated file name
 * begins the next example.
 */
function examplesIn({ children }: Root): Example[] {
  const examples: Example[] = [];
  let section = '';
  let current: Example | undefined;
  let name = '';
  for (const node of children) {
    if (node.type === 'heading') {
      if (node.depth === 2) section = plainText(node);
      name = node.depth === 2 ? '' : plainText(node);
      current = undefined;
    }
    if (node.type !== 'code' || !node.meta) continue;
    if (section !== 'Found' && section !== 'Correct')
      throw new Error(`An example is under "${section}" instead of Found or Correct.`);
    const path = node.meta;
    if (!current || current.files.some((file) => file.path === path))
      examples.push((current = { section, name, files: [] }));
    current.files.push({ path, text: `${withCharacters(node.value)}\n` });
  }
  return examples;
}

/** `<U+0009>` represents an invisible character. */
const withCharacters = (text: string): string =>
  text.replace(/<U\+([0-9A-F]{4,6})>/g, (_, hex: string) =>
    String.fromCodePoint(parseInt(hex, 16)),
  );

/** Splits the comment that lists expected findings from a line of an example. */
export function splitMark(line: string): { text: string; marks: string[] } {
  const match = /^(.*?) ?# expect: (.+)$/.exec(line);
  return match
    ? { text: match[1] ?? '', marks: (match[2] ?? '').trim().split(' ') }
    : { text: line, marks: [] };
}

function plainText(node: { value?: unknown; children?: readonly unknown[] }): string {
  if (typeof node.value === 'string') return node.value;
  return (node.children ?? []).map((child) => plainText(child as typeof node)).join('');
}
