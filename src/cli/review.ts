/** `npm run review`: what the workflow calls to answer a pull request. */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { previewLink } from '../review/github-links.ts';
import { readRequest } from '../review/request.ts';
import { parseResult } from '../review/result.ts';
import { say, type Ask } from '../review/say.ts';
import { defineCommand } from './define-command.ts';

const HELP = `npm run review -- read --event FILE --out FILE
npm run review -- preview --event FILE --out FILE
npm run review -- say --event FILE --result FILE [--preview ADDRESS]

read     reads the data of a pull request, whose commits git must already have, as blobs; runs and checks out none of it
preview  writes the changed entries before and after as one HTML file; none where main changed the same lines
say      checks the result of read, and writes the comment and the status with the token in GITHUB_TOKEN

  --event FILE       the event as GitHub gives it (GITHUB_EVENT_PATH)
  --out FILE         where read writes its result, as JSON, and preview its page
  --result FILE      what read wrote
  --preview ADDRESS  where the page of preview was uploaded to; the comment links it
  --help             show this help

Exit codes: 0 = answered, 2 = could not run.
`;

/** Bytes of a result; read writes less. */
const MOST = 5_000_000;

const main = async (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      event: { type: 'string' },
      out: { type: 'string' },
      result: { type: 'string' },
      preview: { type: 'string' },
    },
  });
  const [job] = positionals;
  if (values.event === undefined) throw new Error('Name the event: --event FILE.');
  const request = readRequest(JSON.parse(readFileSync(values.event, 'utf8')));
  // Loaded where they are needed: the job that says needs no reader of rules.
  if (job === 'read' && values.out !== undefined) {
    const { readPullRequest } = await import('../review/read.ts');
    const today = new Date().toISOString().slice(0, 10);
    const result = readPullRequest(request, { folder: process.cwd(), today });
    writeFileSync(values.out, JSON.stringify(result));
    process.stdout.write(`Read ${request.head}: ${result.verdict}.\n`);
    return 0;
  }
  if (job === 'preview' && values.out !== undefined) {
    const { previewOf } = await import('../review/preview.ts');
    const page = previewOf(request, process.cwd());
    if (page !== undefined) writeFileSync(values.out, page);
    process.stdout.write(
      page === undefined ? 'There is nothing to show.\n' : 'Wrote the preview.\n',
    );
    return 0;
  }
  if (job === 'say' && values.result !== undefined) {
    if (statSync(values.result).size > MOST) throw new Error('The result is too long.');
    const result = parseResult(readFileSync(values.result, 'utf8'), request.head);
    await say(result, {
      request,
      ask: asking(request.repository),
      preview: previewLink(request, values.preview),
    });
    return 0;
  }
  throw new Error('Write read or preview with --out FILE, or say with --result FILE.');
};

/** Asks GitHub as the workflow, which may comment on requests and set statuses and nothing else. */
function asking(repository: string): Ask {
  const api = process.env['GITHUB_API_URL'] ?? 'https://api.github.com';
  return async (method, path, body) => {
    const answer = await fetch(`${api}/repos/${repository}${path}`, {
      method,
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${process.env['GITHUB_TOKEN'] ?? ''}`,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`GitHub answers ${answer.status} to ${method} ${path}.`);
    return answer.status === 204 ? undefined : ((await answer.json()) as unknown);
  };
}

export default defineCommand(import.meta, HELP, main);
