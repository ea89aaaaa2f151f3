/** Corrections from a browser, from the edit to the green status: each link that a comment prints is followed. */
import { describe, expect, it } from 'vitest';
import { commentOf, statusOf } from '../../src/review/comment.ts';
import { parseResult } from '../../src/review/result.ts';
import { say, type Ask } from '../../src/review/say.ts';
import { withRepository, type Repository } from '../cli/repository.ts';
import { readIn, type Written } from './request.ts';

const WEAPONS = 'tables/weapons.yaml';

/** Presses “Commit changes” on the page that a link of the comment opens. */
function follow(repository: Repository, comment: string): string {
  const [link = ''] = /https:\/\/github\.com\/[^)\s]+\/new\/[^)\s]+/.exec(comment) ?? [];
  const { pathname, searchParams } = new URL(link);
  expect(pathname).toBe('/anna/sandtable/new/patch-1');
  const file = searchParams.get('filename') ?? '';
  expect(file).toMatch(/^rules\/skirmish\/changes\/[a-z0-9-]+\.yaml$/);
  repository.write(file.replace('rules/skirmish/', ''), searchParams.get('value') ?? '');
  return searchParams.get('value') ?? '';
}

function answer(repository: Repository, written?: Written) {
  const { request, result } = readIn(repository, written);
  // The job that writes takes only what has the form.
  const checked = parseResult(JSON.stringify(result), request.head);
  return {
    request,
    result: checked,
    comment: commentOf(checked, { request }),
    status: statusOf(checked, request),
  };
}

describe('a first correction in the web editor', () => {
  it('is green after one click on the link in the comment', () =>
    withRepository((repository) => {
      repository.change(WEAPONS, '12..60', '12..50');
      const first = answer(repository, { body: 'A slip.\n\nChecked against: Sheet, page 2\n' });
      expect(first.status.state).toBe('failure');
      expect(first.comment).toContain('One step left');
      expect(first.comment).toContain('this is your first correction here');
      expect(first.comment).toContain('|Weapons, Mortar: range|12–60″|**12–50″**|');
      expect(first.comment).not.toContain('npm run');
      expect(follow(repository, first.comment)).toContain(
        'against: [{ document: sheet, page: 2 }]',
      );
      const second = answer(repository);
      expect(second.result.verdict).toBe('passed');
      expect(second.status).toMatchObject({ state: 'success' });
    }));

  it('opens a page with a gap for the source where the description names none', () =>
    withRepository((repository) => {
      repository.change(WEAPONS, '12..60', '12..50');
      const { comment } = answer(repository, { body: '<!-- say it here -->\nChecked against:\n' });
      const text = follow(repository, comment);
      expect(answer(repository).status.state).toBe('failure');
      const [name = ''] = repository
        .git('ls-files', '--others', '--cached', 'rules/skirmish/changes')
        .split('\n');
      repository.write(name.replace('rules/skirmish/', ''), text.replace('page:  }', 'page: 2 }'));
      expect(answer(repository).result.findings).toEqual([]);
    }));

  it('opens a page with a gap where the description names no document', () =>
    withRepository((repository) => {
      repository.change(WEAPONS, '12..60', '12..50');
      const { comment, result } = answer(repository, { body: 'Checked against: I am sure' });
      expect(comment).toContain('“I am sure” in your description names no document of the game');
      expect(result.records[0]?.text).toContain('against: [{ document: sheet, page:  }]');
    }));

  it('of a text needs nothing else', () =>
    withRepository((repository) => {
      repository.change('rules/cover.yaml', '壁は硬遮蔽', '壁は硬い遮蔽');
      const { comment, status } = answer(repository);
      expect(status.state).toBe('success');
      expect(comment).toContain('text, Japanese');
    }));

  it('with a mistake is led to its line, the cause first, with a count', () =>
    withRepository((repository) => {
      repository.change(WEAPONS, 'range: 24,', 'range: 24 inches,');
      const { comment, result } = answer(repository);
      expect(result.verdict).toBe('mistakes');
      expect(comment).toContain(
        '/anna/sandtable/edit/patch-1/rules/skirmish/tables/weapons.yaml#L11',
      );
      expect(comment).not.toContain('npm run');
    }));

  it('with a slip of form is offered the repaired line', () =>
    withRepository((repository) => {
      repository.change('rules/cover.yaml', 'Walls are hard cover.', 'Walls cost -1.');
      repository.change('rules/cover.yaml', 'Mury to twarda osłona.', 'Mury kosztują −1.');
      repository.change('rules/cover.yaml', '壁は硬遮蔽。', '壁は−1。');
      const { result } = answer(repository);
      expect(result.suggestions).toEqual([
        expect.objectContaining({ text: expect.stringContaining('Walls cost −1.') as string }),
      ]);
    }));

  it('of the English text names the translations that are older now, with a link to each', () =>
    withRepository((repository) => {
      repository.change('rules/cover.yaml', 'Walls are hard cover.', 'Walls are good cover.');
      const { comment, status } = answer(repository);
      expect(status.state).toBe('success');
      const place =
        '[rules/skirmish/rules/cover.yaml, line 7](https://github.com/anna/sandtable/edit/patch-1/rules/skirmish/rules/cover.yaml#L7)';
      for (const language of ['Polish', 'Japanese'])
        expect(comment).toContain(
          `${place}: The English text changed after it was translated into ${language}. Update the translation.\n`,
        );
      expect(comment).not.toContain('npm run');
    }));

  it('that main overtook says so', () =>
    withRepository((repository) => {
      repository.change(WEAPONS, '12..60', '12..50');
      repository.commit();
      repository.git('switch', '--quiet', 'main');
      repository.change(WEAPONS, '12..60', '12..48');
      repository.commit();
      repository.git('switch', '--quiet', 'correction');
      const { comment, result } = answer(repository);
      expect(result.verdict).toBe('conflict');
      expect(comment).toContain('`rules/skirmish/tables/weapons.yaml`');
    }));
});

describe('what a terminal would do', () => {
  const THROWER =
    '  - { id: thrower, title: { en: Thrower, pl: Miotacz, ja: 放射器 }, cells: { range: flame, shots: 2D6, special: none } }\n';

  it('is a link filled in for a row that is deleted', () =>
    withRepository((repository) => {
      repository.change(WEAPONS, THROWER, '');
      // Its figures are gone, which a source has to show.
      for (const sure of ['I am sure', 'Sheet, because I am sure']) {
        const open = answer(repository, { body: `Checked against: ${sure}` });
        expect(open.result.findings).toEqual([]);
        expect(open.comment).toContain('`skirmish/tables/weapons#thrower` is gone');
        expect(open.comment).toContain('filled in but for the place in the document');
      }
      const { comment } = answer(repository, { body: 'Checked against: Sheet, page 1' });
      expect(follow(repository, comment)).toContain('tables/weapons#thrower: [tables/weapons]');
      expect(answer(repository).status.state).toBe('success');
    }));

  it('is a link filled in for an id that is renamed', () =>
    withRepository((repository) => {
      repository.change(WEAPONS, 'id: thrower', 'id: flamethrower');
      const { comment } = answer(repository);
      expect(follow(repository, comment)).toContain(
        'tables/weapons#thrower: [tables/weapons#flamethrower]',
      );
      expect(answer(repository).status.state).toBe('success');
    }));

  it('is a link for each address of a file that is deleted', () =>
    withRepository((repository) => {
      repository.git('rm', '--quiet', 'rules/skirmish/terms.yaml');
      const { comment, result } = answer(repository);
      expect(result.findings).toHaveLength(1);
      expect(comment).toContain('`terms.yaml`'.replaceAll('`', '\\`'));
      expect(comment).toContain(
        'or record where links to \\`skirmish/terms\\#firepower\\` lead: the comment on the pull request has the link.',
      );
      expect(comment).toContain('terms%23firepower%3A');
      const { output } = repository.run('check');
      expect(output).toContain('`npm run verify -- --rules');
      expect(output).toContain('skirmish/terms#firepower --moved NEW');
    }));

  it('is offered beside a mistake, and a right figure is not told to go back', () =>
    withRepository((repository) => {
      repository.change(WEAPONS, '12..60', '12..50');
      repository.change(WEAPONS, 'shots: 2D6', 'shots: 2K6');
      const { comment, result } = answer(repository);
      expect(result.findingCount).toBe(1);
      expect(comment).toContain('Add the source');
      expect(comment).not.toContain('change it back');
    }));

  it('is not offered again beside a record that cannot be read', () =>
    withRepository((repository) => {
      repository.change(WEAPONS, '12..60', '12..50');
      const { comment } = answer(repository);
      const text = follow(repository, comment);
      const [name = ''] = repository
        .git('ls-files', '--others', 'rules/skirmish/changes')
        .split('\n');
      repository.write(
        name.replace('rules/skirmish/', ''),
        text.replace('page:  }', 'page: p. 2 }'),
      );
      const second = answer(repository);
      expect(second.result.findings).toHaveLength(1);
      expect(second.comment).toContain('Write the number alone: 2.');
      expect(second.comment).not.toContain('Add the source');
    }));

  it('names no file that is gone in a link to the editor', () =>
    withRepository((repository) => {
      repository.git('rm', '--quiet', 'rules/skirmish/rules/cover.yaml');
      const { comment } = answer(repository);
      expect(comment).not.toContain('/edit/patch-1/rules/skirmish/rules/cover.yaml');
    }));

  it('offers no repaired line in a file that stays broken', () =>
    withRepository((repository) => {
      repository.change(WEAPONS, 'words:\n', 'words: [  \n');
      expect(answer(repository).result.suggestions).toEqual([]);
    }));

  it('keeps what a record was checked against in the answer', () =>
    withRepository((repository) => {
      repository.change(WEAPONS, '12..60', '12..50');
      const first = answer(repository, { body: 'Checked against:\nSheet, pages 1-2\n' });
      expect(follow(repository, first.comment)).toContain(
        'page: 1 }, { document: sheet, page: 2 }',
      );
      expect(answer(repository).comment).toContain('Checked against: Sheet, page 1; Sheet, page 2');
    }));
});

describe('the answer', () => {
  async function answers(bodies: readonly { id: number; login: string; body: string }[]) {
    const calls: string[] = [];
    const ask: Ask = (method, path) => {
      calls.push(`${method} ${path.replace(/\?.*/, '').replace(/[0-9a-f]{40}/, 'HEAD')}`);
      return Promise.resolve(
        method === 'GET'
          ? bodies.map(({ id, login, body }) => ({ id, body, user: { login } }))
          : {},
      );
    };
    const { request, result } = withRepository((repository) => readIn(repository));
    await say(result, { request, ask });
    return { calls, body: commentOf(result, { request }) };
  }

  it('thanks for a first correction only where it has no mistakes', () =>
    withRepository((repository) => {
      repository.change(WEAPONS, 'range: 24,', 'range: 24 inches,');
      expect(answer(repository).comment).not.toContain('Thank you');
    }));

  it('is another where other mistakes are found, not where they stand in other lines', () =>
    withRepository((repository) => {
      const markOf = () => answer(repository).comment.split('\n')[0];
      repository.change(WEAPONS, 'range: 24,', 'range: 24 inches,');
      const first = markOf();
      repository.change(WEAPONS, 'id: weapons\n', '# A comment.\nid: weapons\n');
      expect(markOf()).toBe(first);
      repository.change(WEAPONS, 'shots: 2D6', 'shots: 2K6');
      expect(markOf()).not.toBe(first);
    }));

  it('is edited while it is the same, and posted in place of the last one when it changes', async () => {
    const { calls, body } = await answers([]);
    expect(calls).toEqual([
      'GET /issues/7/comments',
      'POST /issues/7/comments',
      'POST /statuses/HEAD',
    ]);
    const bot = 'github-actions[bot]';
    expect((await answers([{ id: 3, login: bot, body }])).calls).toContain(
      'PATCH /issues/comments/3',
    );
    const other = body.replace('sandtable-review passed', 'sandtable-review mistakes');
    expect((await answers([{ id: 3, login: bot, body: other }])).calls).toEqual([
      'GET /issues/7/comments',
      'POST /issues/7/comments',
      'DELETE /issues/comments/3',
      'POST /statuses/HEAD',
    ]);
    expect((await answers([{ id: 3, login: 'mallory', body }])).calls).toContain(
      'POST /issues/7/comments',
    );
  });
});
