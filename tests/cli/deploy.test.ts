/** Before main is published it is compared with what it was: the step of the workflow itself, on pushes of every sort. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { withRepository, type Repository } from './repository.ts';

const WEAPONS = 'tables/weapons.yaml';
const NOTHING = '0'.repeat(40);

interface Workflow {
  jobs: { check: { steps: { name?: string; run?: string }[] } };
}
const { jobs } = parse(readFileSync('.github/workflows/deploy.yml', 'utf8')) as Workflow;
const script =
  jobs.check.steps.find(({ name = '' }) => name.startsWith('Compare values'))?.run ?? 'exit 99';

/** Runs the step as the runner does. In place of npm stands a program that runs the same command on the rules of the game. */
function runStep(repository: Repository, before: string): { status: number | null; text: string } {
  const programs = join(repository.folder, '.git/programs');
  mkdirSync(programs, { recursive: true });
  const check = join(import.meta.dirname, '../../src/cli/check.ts');
  writeFileSync(
    join(programs, 'npm'),
    `#!/bin/sh\n[ "$1 $2 $3" = "run --silent check" ] || exit 98\nshift 3; [ "$1" = "--" ] && shift\nexec "${process.execPath}" "${check}" --rules "${repository.rules}" "$@"\n`,
  );
  chmodSync(join(programs, 'npm'), 0o755);
  const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', script], {
    cwd: repository.folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      BEFORE: before,
      PATH: programs + delimiter + (process.env['PATH'] ?? ''),
    },
  });
  return { status, text: stdout + stderr };
}

/** A repository whose main is checked out, and its commit. */
const onMain = (use: (repository: Repository, before: string) => void): void =>
  withRepository((repository) => {
    repository.git('switch', '--quiet', 'main');
    use(repository, repository.git('rev-parse', 'HEAD'));
  });

describe('a push to main', () => {
  it('passes when it changes no figure', () =>
    onMain((repository, before) => {
      repository.change('rules/cover.yaml', '壁は硬遮蔽', '壁は硬い遮蔽');
      repository.commit();
      expect(runStep(repository, before)).toMatchObject({ status: 0 });
    }));

  it('is stopped when it changes a figure without a record', () =>
    onMain((repository, before) => {
      repository.change(WEAPONS, '12..60', '12..50');
      repository.commit();
      expect(runStep(repository, before)).toMatchObject({
        status: 1,
        text: expect.stringContaining('changed-figures') as string,
      });
    }));

  it('passes when it is the first one', () =>
    onMain((repository) => expect(runStep(repository, NOTHING)).toMatchObject({ status: 0 })));

  /** Main is rewritten from its first commit on; the commit before the push is known to the server alone. */
  const forced = (
    rewrite: (repository: Repository, before: string) => void,
  ): ReturnType<typeof runStep> => {
    let answer: ReturnType<typeof runStep> | undefined;
    onMain((repository) => {
      repository.change(WEAPONS, '12..60', '12..50');
      repository.run('verify', 'skirmish/tables/weapons#mortar', '--against', 'sheet, page 2');
      const before = repository.commit('Correct the mortar');
      const server = join(repository.folder, '.git/server');
      repository.git('clone', '--quiet', '--bare', repository.folder, server);
      repository.git('remote', 'add', 'origin', `file://${server}`);
      repository.git('-C', server, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
      repository.git('-C', server, 'update-ref', 'refs/heads/main', `${before}~1`);
      repository.git('reset', '--quiet', '--hard', 'HEAD~1');
      rewrite(repository, before);
      repository.commit('Rewritten');
      // As in a fresh clone: what no branch has is not there.
      repository.git('reflog', 'expire', '--expire=now', '--all');
      repository.git('gc', '--quiet', '--prune=now');
      rmSync(join(repository.folder, '.git/ORIG_HEAD'), { force: true });
      answer = runStep(repository, before);
    });
    return answer ?? { status: null, text: '' };
  };

  it('is stopped when it was forced and takes back what was published', () => {
    const { status, text } = forced(() => undefined);
    expect(status).toBe(1);
    expect(text).toContain('change-record');
  });

  it('passes when it was forced and keeps what was published', () => {
    const { status } = forced((repository, before) =>
      repository.git('checkout', '--quiet', before, '--', '.'),
    );
    expect(status).toBe(0);
  });
});
