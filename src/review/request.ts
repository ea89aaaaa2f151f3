/** The facts of a pull request from GitHub's event. Any person can write them, so each is checked here. */

export interface Request {
  /** The repository itself: `owner/name`. */
  repository: string;
  number: number;
  /** Main, as it was when the event came: a commit. */
  base: string;
  /** The last commit of the request. */
  head: string;
  /** Where the author's branch is: `owner/name`, and the name of the branch. */
  fork: string;
  branch: string;
  body: string;
  /** May the author write to the repository? */
  isTrusted: boolean;
  /** GitHub knows no earlier contribution of the author. */
  isFirst: boolean;
}

const COMMIT = /^[0-9a-f]{40}$/;
const REPOSITORY = /^[A-Za-z0-9][A-Za-z0-9-]{0,38}\/[A-Za-z0-9._-]{1,100}$/;
/** As git allows it, without what could end a link or a line. */
const BRANCH = /^(?!-)[^\s\\~^:?*[\p{C}]{1,200}$/u;
/** Characters of the description that are read. */
const BODY = 20_000;

/** Throws when the event is not one of a pull request, or when a fact has not the form that GitHub gives it. */
export function readRequest(event: unknown): Request {
  const pull = field(event, 'pull_request');
  const head = field(pull, 'head');
  const association = String(field(pull, 'author_association'));
  const body = field(pull, 'body');
  return {
    repository: matching(field(field(event, 'repository'), 'full_name'), REPOSITORY, 'repository'),
    number: whole(field(pull, 'number')),
    base: matching(field(field(pull, 'base'), 'sha'), COMMIT, 'base'),
    head: matching(field(head, 'sha'), COMMIT, 'head'),
    fork: matching(field(field(head, 'repo'), 'full_name'), REPOSITORY, 'fork'),
    branch: matching(field(head, 'ref'), BRANCH, 'branch'),
    body: typeof body === 'string' ? body.slice(0, BODY) : '',
    isTrusted: ['OWNER', 'MEMBER', 'COLLABORATOR'].includes(association),
    isFirst: ['FIRST_TIME_CONTRIBUTOR', 'FIRST_TIMER', 'NONE'].includes(association),
  };
}

function field(from: unknown, name: string): unknown {
  return typeof from === 'object' && from !== null && Object.hasOwn(from, name)
    ? (from as Record<string, unknown>)[name]
    : undefined;
}

function matching(value: unknown, pattern: RegExp, name: string): string {
  if (typeof value === 'string' && pattern.test(value)) return value;
  throw new Error(`The ${name} of the pull request has an unexpected form.`);
}

function whole(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return value;
  throw new Error('The number of the pull request has an unexpected form.');
}

/** Characters of the source; a longer one is no place in a document. */
const SOURCE = 200;

/** What follows `Checked against:` in the description; undefined where nothing does. */
export function checkedAgainst(body: string): string | undefined {
  const text = body.replace(/<!--[^]*?-->/g, '').replace(/\r/g, '');
  // The source stands on the same line, or on the one after it.
  const [, said = ''] =
    /^[ \t>*_-]*checked against[*_]*[ \t]*:[*_]*[ \t]*(?:\n(?![ \t]*[-#*[])[ \t]*)?([^\n]*)$/im.exec(
      text,
    ) ?? [];
  const source = said.replace(/\p{C}/gu, '').replace(/[`<>]/g, '').trim();
  return source === '' || source.length > SOURCE ? undefined : source;
}
