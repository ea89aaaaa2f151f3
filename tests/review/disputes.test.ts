/** A dispute is settled in the web editor: by adopting the other claim, or by the plain figure of a new source. */
import { describe, expect, it } from 'vitest';
import { withRepository, type Repository } from '../cli/repository.ts';
import { commentOf, statusOf } from '../../src/review/comment.ts';
import { readIn, type Written } from './request.ts';

const MORTAR = 'cells: { range: 12..60,';
const disputed = (value: string, adopted: string, reason: string): string => `cells:
      range:
        value: ${value}
        dispute:
          id: mortar-range-dispute
          about: { en: The range, pl: Zasięg, ja: 射程 }
          field: value
          claims:
            - { id: from-12, says: { en: 12–60″., pl: 12–60″., ja: 12–60″。 }, value: 12..60, source: [{ document: sheet, page: 1 }] }
            - { id: from-18, says: { en: 18–60″., pl: 18–60″., ja: 18–60″。 }, value: 18..60, source: [{ document: sheet, page: 2 }] }
          adopted: ${adopted}
          reason: ${reason}
          confidence: high
      `;
const OLD = '{ en: The 18 looks like a slip., pl: 18 wygląda na pomyłkę., ja: 18は誤りらしい。 }';
const NEW =
  '{ en: Page 2 is the later print., pl: Strona 2 jest późniejszym drukiem., ja: 2ページの方が後の版。 }';
const REST =
  'shots: { value: D3, notes: [crew] }\n      special: [{ rule: rules/cover, with: D6 }, { rule: rules/cover#walls }]\n';

/** The game with a dispute on main. */
function withDispute(use: (repository: Repository, settle: (row: string) => void) => void): void {
  withRepository((repository) => {
    const whole = repository.read('tables/weapons.yaml');
    const row = whole.slice(whole.indexOf(MORTAR), whole.indexOf('  - { id: thrower'));
    const before = disputed('12..60', 'from-12', OLD) + REST;
    repository.change('tables/weapons.yaml', row, before);
    repository.git('branch', '--force', 'main', repository.commit('A dispute'));
    use(repository, (settled) => repository.change('tables/weapons.yaml', before, settled));
  });
}

function answer(repository: Repository, written?: Written) {
  const { request, result } = readIn(repository, written);
  return { result, comment: commentOf(result, { request }), status: statusOf(result, request) };
}

/** Presses the links of the comment, and commits the pages as they open. */
function addSource(repository: Repository, comment: string): void {
  for (const [link] of comment.matchAll(/https:\/\/github\.com\/[^)\s]+\/new\/[^)\s]+/g)) {
    const { searchParams } = new URL(link);
    const file = (searchParams.get('filename') ?? '').replace('rules/skirmish/', '');
    repository.write(file, searchParams.get('value') ?? '');
  }
}

const BODY = { body: 'Checked against: Sheet, page 2' };

describe('a dispute', () => {
  it('is settled by adopting the other claim, with a reason of its own', () =>
    withDispute((repository, settle) => {
      settle(disputed('18..60', 'from-18', OLD) + REST);
      const first = answer(repository, BODY);
      expect(first.result.verdict).toBe('mistakes');
      expect(first.result.findings[0]?.message).toContain('the reason is the one for `from-12`');
      repository.change('tables/weapons.yaml', OLD, NEW);
      const second = answer(repository, BODY);
      expect(second.result.verdict).toBe('source-missing');
      addSource(repository, second.comment);
      const last = answer(repository);
      expect({ findings: last.result.findings, state: last.status.state }).toEqual({
        findings: [],
        state: 'success',
      });
    }));

  it('is settled by the plain figure of a new source, and its address leads to the table', () =>
    withDispute((repository, settle) => {
      repository.change(
        'ruleset.yaml',
        'documents:\n',
        'documents:\n  - { id: book, title: { en: Book, pl: Księga, ja: 本 }, role: main, language: en, pages: 9 }\n',
      );
      settle(
        `cells:\n      range: { value: 18..60, source: [{ document: book, page: 3 }] }\n      ${REST}`,
      );
      const first = answer(repository, { body: 'Checked against: Book, page 3' });
      expect(first.result.verdict).toBe('source-missing');
      expect(first.comment).toContain('`skirmish/tables/weapons#mortar-range-dispute` is gone');
      expect(first.comment).not.toContain('npm run');
      addSource(repository, first.comment);
      expect(answer(repository).result).toMatchObject({ verdict: 'passed', findings: [] });
    }));
});
