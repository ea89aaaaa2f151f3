/** Requests that try to harm: one test for each row of the table of threats in docs/review.md. */
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commentOf, fenced, statusOf } from '../../src/review/comment.ts';
import { newFileLink } from '../../src/review/github-links.ts';
import { checkedAgainst, readRequest } from '../../src/review/request.ts';
import { parseResult } from '../../src/review/result.ts';
import { withRepository, type Repository } from '../cli/repository.ts';
import { eventOf, readIn } from './request.ts';

const WEAPONS = 'tables/weapons.yaml';
const RECORD = 'changes/mortar-aaaa.yaml';
const recordOf = (was: string, now: string) =>
  `on: 2026-01-02\nagainst: [{ document: sheet, page: 2 }]\nfigures:\n  tables/weapons#mortar.range: { was: ${was}, now: ${now} }\n`;
const put = ({ folder }: Repository, path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

describe('what a request contains is read as data', () => {
  it('its code is not run: not as configuration, not as a hook, not as a filter', () =>
    withRepository((repository) => {
      const mark = join(repository.folder, 'hacked');
      put(repository, '.gitattributes', '*.yaml filter=x diff=x merge=x\n');
      put(repository, 'src/cli/review.ts', `require('node:fs').writeFileSync('${mark}', '')`);
      put(repository, 'package.json', JSON.stringify({ scripts: { preinstall: `touch ${mark}` } }));
      const { result, request } = readIn(repository);
      expect(existsSync(mark)).toBe(false);
      expect(result.changesCode).toBe(true);
      expect(statusOf(result, request).state).toBe('pending');
      expect(statusOf(result, { isTrusted: true }).state).toBe('success');
    }));

  it('a name that looks like an option, or leads out of the folder, is not read', () =>
    withRepository((repository) => {
      put(repository, 'rules/skirmish/tables/--upload-pack=x.yaml', 'id: x\n');
      put(repository, 'rules/skirmish/tables/$(touch hacked).yaml', 'id: x\n');
      const { result } = readIn(repository);
      expect(result.verdict).toBe('refused');
      expect(result.files).toHaveLength(2);
    }));

  it('a symbolic link is not followed', () =>
    withRepository((repository) => {
      rmSync(join(repository.game, WEAPONS));
      symlinkSync('/etc/passwd', join(repository.game, WEAPONS));
      const { result, request } = readIn(repository);
      expect(result).toMatchObject({
        verdict: 'refused',
        files: ['rules/skirmish/tables/weapons.yaml'],
      });
      expect(commentOf(result, { request })).not.toContain('root:');
    }));

  it('a huge file is not read', () =>
    withRepository((repository) => {
      repository.write('rules/huge.yaml', `# ${'x'.repeat(1_100_000)}\n`);
      expect(readIn(repository).result).toMatchObject({
        verdict: 'refused',
        files: ['rules/skirmish/rules/huge.yaml'],
      });
    }));

  it('a YAML bomb is a finding', () =>
    withRepository((repository) => {
      const lines = ['a: &a [x, x, x, x, x, x, x, x, x, x]'];
      for (let i = 1; i < 12; i++)
        lines.push(
          `b${i}: &b${i} [${Array<string>(10)
            .fill(i === 1 ? '*a' : `*b${i - 1}`)
            .join(', ')}]`,
        );
      repository.write('rules/bomb.yaml', `${lines.join('\n')}\n`);
      repository.write('rules/deep.yaml', `${'['.repeat(5000)}\n`);
      expect(readIn(repository).result.verdict).toBe('mistakes');
    }));

  it('a title, a branch or a description is never a command, and a false one is refused', () => {
    const [base, head] = ['a'.repeat(40), 'b'.repeat(40)];
    expect(() => readRequest(eventOf(base, 'HEAD; rm -rf /'))).toThrow('head');
    expect(() => readRequest(eventOf('--output=x', head))).toThrow('base');
    expect(() => readRequest(eventOf(base, head, { branch: '--exec=x' }))).toThrow('branch');
    expect(() => readRequest(eventOf(base, head, { branch: 'a b' }))).toThrow('branch');
    const { fork, branch } = readRequest(eventOf(base, head, { branch: 'x/$(id)`)](evil' }));
    const link = newFileLink({ fork, branch }, { file: 'rules/a/changes/b.yaml', text: 'x' }) ?? '';
    expect(link).not.toMatch(/[`$\]]/);
    expect(new URL(link).host).toBe('github.com');
    expect(checkedAgainst('Checked against: `<img src=x>` @all\u202e')).toBe('img src=x @all');
    expect(checkedAgainst(`Checked against: ${'x'.repeat(300)}`)).toBeUndefined();
  });
});

describe('what the comment shows of a request', () => {
  it('mentions no account, links nowhere, opens no tag and closes no table', () =>
    withRepository((repository) => {
      const evil =
        '@octocat <img src=x> ![x](https://example.org/x.png) [y](https://example.org) | a ``` #1';
      repository.change(
        'rules/cover.yaml',
        'Walls are hard cover.',
        `'${evil}'`.replace(/^'|'$/g, ''),
      );
      const { request, result } = readIn(repository);
      const comment = commentOf(
        { ...result, changes: [{ game: evil, what: evil, was: evil, now: evil }], changeCount: 1 },
        { request },
      );
      expect(comment).not.toMatch(
        /@octocat|[^\\]<img|[^\\]!\[x|[^\\]\]\(https:\/\/example|https:\/\/example/,
      );
    }));

  it('a suggestion cannot end its block', () =>
    expect(fenced('a ```` b\n```', 'suggestion')).toMatch(/^`````suggestion\n[^]*\n`````$/));

  it('a result of another form or another commit is not written', () =>
    withRepository((repository) => {
      const { result, request } = readIn(repository);
      const json = (more: object) => JSON.stringify({ ...result, ...more });
      expect(parseResult(json({}), request.head).verdict).toBe('passed');
      expect(() => parseResult(json({}), 'f'.repeat(40))).toThrow('another commit');
      expect(() => parseResult(json({ more: 1 }), request.head)).toThrow('form');
      expect(() => parseResult(json({ verdict: 'merged' }), request.head)).toThrow('form');
      const link = [{ file: 'https://example.org', line: 1, message: '', hint: '' }];
      expect(() => parseResult(json({ findings: link }), request.head)).toThrow('form');
    }));
});

describe('evidence', () => {
  it('belongs to the commit: an edit after it is asked again', () =>
    withRepository((repository) => {
      repository.change(WEAPONS, '12..60', '12..50');
      repository.write(RECORD, recordOf('12..60', '12..50'));
      const first = readIn(repository);
      expect(first.result.verdict).toBe('passed');
      repository.change(WEAPONS, '12..50', '12..40');
      const second = readIn(repository);
      expect(second.result.verdict).toBe('mistakes');
      expect(second.request.head).not.toBe(first.request.head);
    }));

  it('on main is not changed, removed or used twice, and a move is not made up', () =>
    withRepository((repository) => {
      repository.change(WEAPONS, '12..60', '12..50');
      repository.write(RECORD, recordOf('12..60', '12..50'));
      repository.git('branch', '--force', 'main', repository.commit());
      const refused = (edit: () => void): void => {
        edit();
        expect(readIn(repository).result.verdict).not.toBe('passed');
        repository.git('reset', '--quiet', '--hard', 'main');
      };
      refused(() => repository.write(RECORD, recordOf('12..60', '12..48')));
      refused(() => rmSync(join(repository.game, RECORD)));
      // The figure goes back and forth: the old record is no evidence for it.
      refused(() => repository.change(WEAPONS, '12..50', '12..60'));
      refused(() =>
        repository.write(
          'changes/a-bbbb.yaml',
          'on: 2026-01-02\nmoved:\n  tables/weapons#ghost: [tables/weapons#rifle]\n',
        ),
      );
      refused(() => {
        repository.change(WEAPONS, '12..50', '12..40');
        repository.write(
          'changes/a-bbbb.yaml',
          recordOf('12..50', '12..40').replace('sheet', 'nowhere'),
        );
      });
      refused(() => {
        repository.change(WEAPONS, '12..50', '12..40');
        repository.write(
          'changes/a-bbbb.yaml',
          recordOf('12..50', '12..40').replace('page: 2', 'page: 999'),
        );
      });
    }));

  it('is asked of a direct push before it is deployed, by the command of the workflow', () =>
    withRepository((repository) => {
      const before = repository.git('rev-parse', 'main');
      repository.git('switch', '--quiet', 'main');
      repository.change(WEAPONS, '12..60', '12..50');
      repository.commit();
      expect(repository.codes()).toEqual([]);
      expect(repository.codes('--since', before)).toEqual(['error changed-figures']);
    }));
});
