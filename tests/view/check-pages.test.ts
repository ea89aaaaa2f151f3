/** The pages of checks, from the pages that contributors write in Markdown. */
import { describe, expect, it } from 'vitest';
import { CODES } from '../../src/checks/codes.ts';
import { checkSheets, checksView, checkView } from '../../src/view/pages/lists/check-pages.ts';
import { findingViews, obstaclesView } from '../../src/view/findings.ts';
import { readGame } from './golden-game.ts';

const { book } = readGame();

describe('every check', () => {
  it('has a page, and a line in the list', () => {
    const codes = CODES.map(({ code }) => code);
    const sheets = checkSheets();
    expect(sheets.map(({ code }) => code)).toEqual(codes);
    const { items, frame } = checksView(book);
    expect(items).toEqual(
      sheets.map(({ code, title }) => ({ code, title, href: `/checks/${code}/` })),
    );
    expect(frame.head.title).toMatch(/^Checks/);
    expect(frame.head.description).toBe(
      'Every check run by npm run check, and how to fix what it reports.',
    );
    // It exists in English only.
    expect([frame.language, frame.band.languages]).toEqual(['en', []]);
    const { alternates, otherLocales, feeds } = frame.head;
    expect([alternates, otherLocales, feeds]).toEqual([[], [], []]);
  });
  it('has its title once, above the text', () => {
    for (const sheet of checkSheets()) {
      expect(sheet.title.length).toBeGreaterThan(4);
      expect(sheet.html).not.toContain('<h1');
      expect(sheet.html).toMatch(/^<p>/);
    }
  });
  it('can be excused only where the page of exceptions says so', () => {
    expect(checkSheets().map(({ excusable }) => excusable)).toEqual(
      CODES.map(({ excusable }) => excusable),
    );
  });
  it('is named with its place in the list', () => {
    for (const sheet of checkSheets().slice(0, 3)) {
      const { frame, ...rest } = checkView(book, { sheet });
      expect(rest).toEqual(sheet);
      expect(frame.head.title).toContain(`${sheet.code}: ${sheet.title}`);
      expect(frame.head.description).toBe(sheet.summary);
    }
  });
});

describe('an example', () => {
  const htmlOf = () => checkSheets().find(({ code }) => code === 'unknown-reference')?.html ?? '';
  const examplesIn = (html: string) =>
    [...html.matchAll(/<pre [^>]*><code>([^]*?)<\/code><\/pre>/g)].map((one) => one[1] ?? '');
  it('has the name of its file above it, also when it is scrolled with the keys', () => {
    expect(htmlOf()).toMatch(
      /<p><code>([\w/-]+\.yaml)<\/code><\/p>\s*<pre tabindex="0" role="group" aria-label="\1"><code>/,
    );
  });
  it('marks the line with the finding and shows no comment about it', () => {
    const examples = examplesIn(htmlOf());
    const marked = examples.flatMap((one) => [...one.matchAll(/<mark>([^]*?)<\/mark>/g)]);
    expect(marked.length).toBeGreaterThan(0);
    for (const [, line = ''] of marked) {
      expect(line).not.toMatch(/\n|#\s/);
      expect(line).not.toBe('');
    }
    const others = examples.join('\n').replace(/<mark>[^]*?<\/mark>/g, '');
    expect(others).toMatch(/\w/);
    expect(examples.join('')).toContain('\n');
    expect(examples.filter((one) => one.endsWith('\n'))).toEqual([]);
  });
});

describe('findings in development', () => {
  const diagnostic = {
    code: 'unknown-reference',
    severity: 'error',
    file: 'rules/x/tables/y.yaml',
    line: 12,
    column: 5,
    message: 'There is no z.',
  } as const;
  it('have their place, what is wrong, what to do and a link to the check', () => {
    const check = { href: '/checks/unknown-reference/', name: 'unknown-reference' };
    const place = 'rules/x/tables/y.yaml:12:5';
    expect(findingViews([diagnostic, { ...diagnostic, hint: 'Write a.' }])).toEqual([
      { place, message: 'There is no z.', hint: '', check },
      { place, message: 'There is no z.', hint: 'Write a.', check },
    ]);
  });
  it('stand in for the pages of a ruleset that cannot be shown', () => {
    expect(obstaclesView('x', [])).toBeUndefined();
    expect(obstaclesView('x', [diagnostic])).toEqual({
      title: 'The pages of x cannot be shown',
      text: 'They come back by themselves when the files below are corrected and saved.',
      findings: findingViews([diagnostic]),
    });
  });
});
