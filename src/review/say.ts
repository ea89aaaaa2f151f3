/** Writes the reply to a pull request: one comment, one status, and suggestions. It touches no file of the request. */
import { commentOf, fenced, MARK, statusOf } from './comment.ts';
import type { Request } from './request.ts';
import type { Result } from './result.ts';

/** Asks GitHub: a path below the repository, such as `/issues/7/comments`. Resolves to the JSON answer; throws on a refusal. */
export type Ask = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
) => Promise<unknown>;

const BOT = 'github-actions[bot]';
/** Comments that are looked through for the last answer. */
const PAGE = 100;

/** Edits the last comment while the answer is the same. Another answer is a new comment in its place, so that GitHub notifies the author. */
export async function say(
  result: Result,
  { request, ask, preview }: { request: Request; ask: Ask; preview?: string | undefined },
): Promise<void> {
  const body = commentOf(result, { request, preview });
  const last = await lastAnswer(request, ask);
  const [mark] = body.split('\n');
  if (last && last.body.startsWith(mark ?? body)) {
    await ask('PATCH', `/issues/comments/${last.id}`, { body });
  } else {
    await ask('POST', `/issues/${request.number}/comments`, { body });
    if (last) await ask('DELETE', `/issues/comments/${last.id}`);
  }
  await ask('POST', `/statuses/${request.head}`, {
    ...statusOf(result, request),
    context: 'Rules',
  });
  if (!last?.body.includes(result.head.slice(0, 7))) await suggest(result, request, ask);
}

async function lastAnswer(
  { number }: Request,
  ask: Ask,
): Promise<{ id: number; body: string } | undefined> {
  const own: { id: number; body: string }[] = [];
  for (let page = 1; page <= 10; page++) {
    const comments = await ask('GET', `/issues/${number}/comments?per_page=${PAGE}&page=${page}`);
    if (!Array.isArray(comments)) break;
    for (const { id, body, user } of comments as {
      id: number;
      body?: string;
      user?: { login?: string };
    }[])
      if (user?.login === BOT && body?.startsWith(MARK)) own.push({ id, body });
    if (comments.length < PAGE) break;
  }
  return own.at(-1);
}

/** One refused line would refuse all: then each is offered alone, and what GitHub does not take is left out. */
async function suggest(
  { suggestions, head }: Result,
  { number }: Request,
  ask: Ask,
): Promise<void> {
  const comments = suggestions.map(({ file, line, text }) => ({
    path: file,
    line,
    side: 'RIGHT',
    body: fenced(text, 'suggestion'),
  }));
  if (comments.length === 0) return;
  const review = (some: typeof comments) =>
    ask('POST', `/pulls/${number}/reviews`, { commit_id: head, event: 'COMMENT', comments: some });
  try {
    await review(comments);
  } catch {
    for (const comment of comments) await review([comment]).catch(() => undefined);
  }
}
