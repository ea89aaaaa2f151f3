/** Pages for contributors: one for every code that a finding can have. English only, as the messages are. */
import { withSite } from '../page-title.ts';
import type { Element, ElementContent } from 'hast';
import type { Code } from 'mdast';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { CODES, readPage, type CodeFacts } from '../../../checks/codes.ts';
import { splitMark, type CheckPage } from '../../../checks/page.ts';
import { PROJECT_LANGUAGE } from '../../../site/config.ts';
import { asTyped } from '../../../program.ts';
import type { Rulebook } from '../../../model/rulebook.ts';
import { checkHref, pageHref } from '../../../site/routes.ts';
import { CHECKS } from '../../../site/checks-folder.ts';
import { frameView, type FrameView } from '../frame.ts';
import type { PageSettings } from '../page-settings.ts';

export interface CheckSheet {
  code: string;
  title: string;
  /** What it finds, as plain text. */
  summary: string;
  /** Everything below the title, as HTML. */
  html: string;
  /** Whether exceptions.yaml may list exceptions to it. */
  excusable: boolean;
}

export const checkSheets = (): CheckSheet[] => CODES.map(toSheet);

function toSheet(facts: CodeFacts): CheckSheet {
  const { title, summary, content } = readPage(facts);
  return { code: facts.code, title, summary, html: toHtml(content), excusable: facts.excusable };
}

const markdown = unified()
  .use(remarkRehype, { handlers: { code: (_: unknown, node: Code) => toExample(node) } })
  .use(rehypeStringify);

/** Without the title, which is the heading of the page. */
function toHtml(content: CheckPage['content']): string {
  const body = { ...content, children: content.children.slice(1) };
  return markdown.stringify(markdown.runSync(body));
}

/** A block of code with the name of its file above it; lines with a finding are marked instead of commented. */
function toExample({ value, meta }: Code): Element[] {
  const lines = value.split('\n').map(splitMark);
  const code = lines.flatMap(({ text, marks }): ElementContent[] => [
    marks.length > 0 ? element('mark', text) : { type: 'text', value: text },
    { type: 'text', value: '\n' },
  ]);
  const block: Element = {
    ...element('pre', element('code', ...code.slice(0, -1))),
    // A long line is scrolled with the keys, too.
    properties: { tabIndex: 0, role: 'group', ariaLabel: meta ?? 'Example' },
  };
  return meta ? [element('p', element('code', meta)), block] : [block];
}

const element = (tagName: string, ...children: (ElementContent | string)[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: children.map((child) =>
    typeof child === 'string' ? { type: 'text', value: child } : child,
  ),
});

export interface ChecksView {
  frame: FrameView;
  /** The command that runs them. */
  command: string;
  /** The search page, which then looks in these pages only. */
  search: string;
  items: { code: string; href: string; title: string }[];
}
export interface CheckView extends CheckSheet {
  frame: FrameView;
}

/** The list of all checks. */
export const checksView = (book: Rulebook): ChecksView => ({
  frame: frameView(book, checkPage()),
  command: asTyped('npm run check'),
  search: `${pageHref(PROJECT_LANGUAGE, 'search')}?kind=${CHECKS}`,
  items: checkSheets().map(({ code, title }) => ({ code, href: checkHref(code), title })),
});

export const checkView = (book: Rulebook, { sheet }: { sheet: CheckSheet }): CheckView => ({
  ...sheet,
  frame: frameView(book, checkPage(sheet)),
});

/** Without a sheet, the list of all. */
function checkPage(sheet?: CheckSheet): PageSettings {
  const title = sheet ? `${sheet.code}: ${sheet.title}` : 'Checks';
  return {
    language: PROJECT_LANGUAGE,
    single: true,
    title: withSite(title),
    path: checkHref(sheet?.code),
    description:
      sheet?.summary ??
      asTyped('Every check run by npm run check, and how to fix what it reports.'),
  };
}
