/** A pull request as GitHub's event describes it, over a repository of the fixture game. */
import { readRequest, type Request } from '../../src/review/request.ts';
import { readPullRequest } from '../../src/review/read.ts';
import type { Result } from '../../src/review/result.ts';
import type { Repository } from '../cli/repository.ts';

export interface Written {
  body?: string;
  branch?: string;
  association?: string;
}

export const eventOf = (
  base: string,
  head: string,
  { body = '', branch = 'patch-1', association = 'FIRST_TIME_CONTRIBUTOR' }: Written = {},
) => ({
  repository: { full_name: 'sandtable/sandtable' },
  pull_request: {
    number: 7,
    title: '$(touch /tmp/hacked) `id`',
    body,
    author_association: association,
    base: { sha: base },
    head: { sha: head, ref: branch, repo: { full_name: 'anna/sandtable' } },
  },
});

/** Commits the working tree as the request, and reads it. */
export function readIn(
  repository: Repository,
  written: Written = {},
): { request: Request; result: Result } {
  const head = repository.commit('Request');
  const request = readRequest(eventOf(repository.git('rev-parse', 'main'), head, written));
  return {
    request,
    result: readPullRequest(request, { folder: repository.folder, today: '2026-01-02' }),
  };
}
