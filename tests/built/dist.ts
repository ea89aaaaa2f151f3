/** The built site as files. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { planPreviews, type Sheet } from '../../src/preview/plan.ts';
import { getRulebook } from '../../src/rulebook.ts';
import { BASE } from '../../src/site/config.ts';

/** Can be set, to compare two builds. */
export const DIST = process.env['SITE_DIST'] ?? 'dist';

export interface BuiltPage {
  /** `/pl/bolt-action/tables/weapons/` */
  path: string;
  html: string;
  root: HTMLElement;
  ids: Set<string>;
}

/** Every HTML page that stays on the screen. All tests share them: none may change one. */
export const builtPages = (): readonly BuiltPage[] => read().pages;
/** Every HTML page that leads on to another one, share pages among them. */
export const redirectPages = (): readonly BuiltPage[] => read().redirects;

/** Every table and roll without the frame of the site. */
export const embeddedPages = (): readonly BuiltPage[] => read().embedded;

let reading: Record<'pages' | 'redirects' | 'embedded', BuiltPage[]> | undefined;

/** All pages, read once in a process. */
function read(): NonNullable<typeof reading> {
  if (reading) return reading;
  const all = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('index.html') || file === '404.html')
    .sort()
    .map(readPage);
  const leadsOn = ({ html }: BuiltPage): boolean => html.includes('http-equiv="refresh"');
  const isEmbedded = ({ path }: BuiltPage): boolean => path.startsWith('/embed/');
  return (reading = {
    pages: all.filter((page) => !leadsOn(page) && !isEmbedded(page)),
    redirects: all.filter(leadsOn),
    embedded: all.filter(isEmbedded),
  });
}

function readPage(file: string): BuiltPage {
  const html = readFileSync(join(DIST, file), 'utf8');
  const root = parse(html);
  return {
    path: `/${file.replace(/index\.html$/, '')}`,
    html,
    root,
    ids: new Set(root.querySelectorAll('[id]').map((node) => node.id)),
  };
}

let planned: Sheet[] | undefined;
/** The preview images of the site, planned once in a process. */
export const plannedPreviews = (): readonly Sheet[] => (planned ??= planPreviews(getRulebook()));

/** `/pl/` → `dist/pl/index.html` */
export const fileOf = (path: string): string =>
  join(DIST, path.endsWith('/') ? `${path}index.html` : path);

/** Whether a link inside the site leads to a file. `link` begins with the base path. */
export function leadsToFile(link: string): boolean {
  const path = decodeURIComponent(new URL(link, 'http://site').pathname).slice(BASE.length);
  return existsSync(fileOf(`/${path}`));
}
