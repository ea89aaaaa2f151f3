/**
 * Texts are one paragraph of inline Markdown: emphasis, code, and links to the rules or to https
 * pages. No HTML. The text of the site's own page has several, with headings, lists and pictures.
 */
import type { Image, Nodes } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { isLongText, pageOf, type DataFile } from '../schema/data-file.ts';
import { indexOf } from '../schema/file-index.ts';
import { shaped } from '../schema/file-index.ts';
import { asCode } from '../diagnostics/phrase.ts';
import { latinLetters } from '../text/latin-letters.ts';
import { defineCheck } from './check.ts';

/** Pre-check, because parsing is slow and most texts contain none of these. */
const MAYBE = /[<[&`*_\\!~]|rule|^\s{0,3}(?:[#>|+-]|\d+[.)]\s)|^\s{4}|\n/;
const INLINE = new Set<Nodes['type']>([
  'root',
  'paragraph',
  'text',
  'emphasis',
  'inlineCode',
  'link',
]);
const BLOCKS = new Set<Nodes['type']>([
  ...INLINE,
  'heading',
  'list',
  'listItem',
  'strong',
  'image',
]);
const PICTURE = /^pictures\/[\w-][\w.-]*\.(?:jpe?g|png|webp|avif)$/i;
const LINK = /^(?:rule:[a-z0-9]|https:\/\/[^/\s@]+(?:\/|$))/;

/** The name of a file, as a problem says it. */
const NAME_OF_PICTURE = /^a picture whose file has .*: (pictures\/.*)$/;

/** `pictures/Gdańsk 1939.jpg` → `pictures/gdansk-1939.jpg` */
const plainName = (name: string): string =>
  latinLetters(decoded(name))
    .replace(/[^a-z0-9./-]+/g, '-')
    .replace(/-+(?=\.[a-z]+$)|(?<=\/)-+/g, '')
    .replace(/(?<=\/)(?=\.[a-z]+$)/, 'picture');

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** A link to the file of a page: `a link to ../tables/fleet.yaml#cutter`. */
const PAGE =
  /^a link to (?:rule:)?(?:\.{0,2}\/)*((?:phases|tables|modifiers|procedures|rules)\/[a-z0-9-]+|markers|terms)(?:\.ya?ml)?(#[a-z0-9.-]+)?$/;

const ONLY_ABOUT = 'Only `about` in `site.yaml` can have several paragraphs, lists and pictures.';

export const markdownUnsafe = defineCheck({
  code: 'markdown-unsafe',
  scope: 'file',
  severity: 'error',
  message: ({ what }: Unsafe) => `The text contains ${what}.`,
  hint: ({ what, ruleset, part }) => {
    if (part !== undefined)
      return `Write the address with the ruleset and the page: ${asCode(`rule:${ruleset}/${part}`)}.`;
    const named = NAME_OF_PICTURE.exec(what)?.[1];
    if (named !== undefined)
      return `Give the file a name of letters of English, digits, hyphens and full stops, and write that: ${asCode(`![…](${plainName(named)})`)}.`;
    if (what.includes('picture'))
      return 'Write it as `![what it shows](pictures/table.jpg)`; the file, a JPEG, PNG, WebP or AVIF, is in `pictures/` beside `site.yaml`.';
    if (what.includes('paragraph') || what.includes('list'))
      return `Write one paragraph; on a page or a part, more belongs in \`points\`, each with an \`id\` and a \`text\`. ${ONLY_ABOUT}`;
    if (what.includes('image'))
      return `Leave it out, and say in words what it shows. ${ONLY_ABOUT}`;
    const page = PAGE.exec(what);
    if (page)
      return `Write the address of the page behind the name of the ruleset: ${asCode(`rule:${ruleset}/${page[1]}${page[2] ?? ''}`)}.`;
    return what.includes('link')
      ? 'A link is its words in square brackets and, without a space, its address in round ones, with rule: or https: in front.'
      : 'Use one paragraph with *emphasis*, `code` and links to rule: or https:. Escape a character with a backslash to use it literally.';
  },
  run: ({ file, report }) => {
    for (const { value, path } of shaped(file, 'Text')) {
      for (const [language, text] of Object.entries(value)) {
        for (const { what, offset } of problemsIn(text as string, isLongText(file, path))) {
          const part = partNamed(what, file);
          report({ path: [...path, language], offset }, { what, ruleset: file.ruleset, part });
        }
      }
    }
  },
});

interface Unsafe {
  what: string;
  ruleset: string;
  /** The address inside the ruleset that a link to a part of its own page means. */
  part: string | undefined;
}

/** `#armoured-car`, which is a part of the page itself. */
function partNamed(what: string, file: DataFile): string | undefined {
  const id = /^a link to (?:rule:)?#?([a-z0-9-]+)$/.exec(what)?.[1];
  const part = id === undefined ? undefined : indexOf(file).byId(id);
  return part && `${pageOf(file)}#${part.id}`;
}

interface Problem {
  what: string;
  offset: number;
}

function problemsIn(text: string, isLong: boolean): Problem[] {
  if (!MAYBE.test(text)) return [];
  const problems: Problem[] = [];
  // Without the characters that a backslash makes literal; all others stay where they are.
  const sourceOf = ({ position }: Nodes): string =>
    text.slice(position?.start.offset, position?.end.offset).replace(/\\[^]/g, '  ');
  const see = (node: Nodes): void => {
    const offset = node.position?.start.offset ?? 0;
    const what = problemOf(node, isLong);
    const unclosed = node.type === 'text' ? unclosedIn(sourceOf(node)) : undefined;
    const found = what === undefined ? unclosed : { what, index: 0 };
    // <b> and </b> are one mistake.
    if (found) {
      if (!problems.some((one) => one.what === found.what))
        problems.push({ what: found.what, offset: offset + found.index });
    } else if ('children' in node) node.children.forEach(see);
  };
  see(unified().use(remarkParse).parse(text.trimEnd()));
  return problems;
}

function problemOf(node: Nodes, isLong: boolean): string | undefined {
  if (node.type === 'root' && node.children.length > 1 && !isLong) return 'more than one paragraph';
  if (node.type === 'link' && node.children.length === 0) return 'a link without words';
  if (node.type === 'link' && !LINK.test(node.url))
    return `a link to ${node.url.slice(0, 40) || 'an empty address'}`;
  const picture = isLong && node.type === 'image' ? pictureFault(node) : undefined;
  if (picture !== undefined) return picture;
  if (isLong && node.type === 'heading' && node.depth === 1) return 'a second title';
  return (isLong ? BLOCKS : INLINE).has(node.type)
    ? undefined
    : (NAMES.get(node.type) ?? node.type);
}

function pictureFault({ alt, url }: Pick<Image, 'alt' | 'url'>): string | undefined {
  if (!alt) return 'a picture without words for those who cannot see it';
  if (PICTURE.test(url)) return undefined;
  if (/^pictures\/.*\.(?:jpe?g|png|webp|avif)$/i.test(url))
    return `a picture whose file has another name than pages can show: ${url}`;
  const fault = url.startsWith('pictures/') ? 'no JPEG, PNG, WebP or AVIF' : 'not in pictures/';
  return `a picture that is ${fault}: ${url.slice(0, 40)}`;
}

/** What a reader would see as a sign: a link, code or emphasis that begins and does not end. */
const UNCLOSED: readonly [RegExp, what: string][] = [
  [/\[[^[\]]*\]\(rule:/, 'a link that is not closed'],
  [/\brule ?: ?[a-z0-9-]+\//i, 'the address of a link outside of a link'],
  [/\[\[/, 'a link of another notation'],
  [/`/, 'a backtick that is not closed'],
  [/(?<=^|\s)\*(?=\p{L})/u, 'emphasis that is not closed'],
];

/** A space ends the address of a picture, which is then none. */
const WITH_SPACE = /!\[[^\]]*\]\((pictures\/.*?\.(?:jpe?g|png|webp|avif))\)/i;

function unclosedIn(text: string): { what: string; index: number } | undefined {
  const picture = WITH_SPACE.exec(text);
  if (picture)
    return {
      what: `a picture whose file has another name than pages can show: ${picture[1]}`,
      index: picture.index,
    };
  for (const [pattern, what] of UNCLOSED) {
    const index = text.search(pattern);
    if (index !== -1) return { what, index };
  }
  return undefined;
}

const NAMES = new Map<Nodes['type'], string>([
  ['html', 'HTML'],
  ['strong', 'bold words'],
  ['image', 'an image'],
  ['heading', 'a heading'],
  ['list', 'a list'],
  ['blockquote', 'a quotation'],
  ['code', 'a block of code'],
  ['thematicBreak', 'a line'],
  ['break', 'a line break'],
  ['definition', 'a link definition'],
]);
