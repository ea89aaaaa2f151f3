/** Pages for contributors: one for every code that a finding can have. English only, as the messages are. */
import { checkPages, excusable, type CheckPage } from '../checks/docs/index.ts';
import { sameText } from '../i18n/text.ts';
import { ui } from '../i18n/ui.ts';
import type { PageFrame } from './frame.ts';
import { inline } from './prose.ts';
import { previewHref } from '../site/routes.ts';
import { BASE } from '../site/config.ts';

export interface CheckSheet {
  code: string;
  page: CheckPage;
  /** What is looked at, and why, as HTML. */
  what: string;
  why: string;
  /** May exceptions.yaml name exceptions to it? */
  excusable: boolean;
}

export const checkHref = (code = ''): string => `${BASE}checks/${code && `${code}/`}`;

const html = (text: string): string => inline(sameText(text), 'en');

export const checkSheets = (): CheckSheet[] =>
  Object.entries(checkPages).map(([code, page]) => ({
    code,
    page,
    what: html(page.what),
    why: html(page.why),
    excusable: excusable.has(code),
  }));

/** Without a sheet, the list of all. */
export function checkFrame(sheet?: CheckSheet): PageFrame {
  const title = sheet ? `${sheet.code}: ${sheet.page.title}` : 'Checks';
  return {
    language: 'en',
    single: true,
    t: ui('en'),
    title: `${title} · Sandtable`,
    path: checkHref(sheet?.code),
    preview: previewHref('en'),
    description: sheet
      ? sheet.page.what.replaceAll('`', '')
      : 'Everything that npm run check looks at, and how to mend what it finds.',
    crumbs: sheet
      ? [{ name: 'Checks', link: checkHref() }, { name: sheet.code }]
      : [{ name: 'Checks' }],
  };
}
