/** The one comment on a pull request. All texts of the request are escaped; links are made by github-links.ts alone. */
import { createHash } from 'node:crypto';
import { withoutCommands } from '../diagnostics/phrase.ts';
import { code, escape } from '../diff/markdown.ts';
import { editLink, newFileLink } from './github-links.ts';
import type { Request } from './request.ts';
import type { Result, ResultFinding } from './result.ts';

/** GitHub refuses comments over 65,536 characters. */
const MOST = 60_000;
/** Marks the comment as this one. The answer in short follows it: another answer is a new comment. */
export const MARK = '<!-- sandtable-review';

/** What a comment says besides the result. */
export interface Surroundings {
  request: Request;
  /** The page with the changed entries before and after; undefined where there is none. */
  preview?: string | undefined;
}

/** The comment as Markdown. */
export function commentOf(result: Result, { request, preview }: Surroundings): string {
  const blocks = [
    `${MARK} ${headOf(result)} ${answerIn(result)} -->`,
    `**${TITLES[headOf(result)]}**`,
    request.isFirst && isWelcome(result) ? 'Thank you, this is your first correction here.' : '',
    ...stepsOf(result, request),
    changesTable(result),
    outdatedNote(result, request),
    ...result.sources.map((source) => `Checked against: ${escape(source)}`),
    codeNote(result),
    preview === undefined
      ? ''
      : `[See the entries before and after](${preview}) (sign-in, 14 days).`,
    `<sub>Read at ${result.head.slice(0, 7)}. I write again only if the answer changes.</sub>`,
  ].filter(Boolean);
  const text = blocks.join('\n\n');
  return text.length > MOST ? `${text.slice(0, MOST)}\n\n…` : text;
}

/** Differs where other mistakes are found, or other records are missing; the lines of a mistake may change. */
function answerIn({ findings, findingCount, records, outdated }: Result): string {
  const found = [...findings, ...outdated].map(({ file, message }) => [file, message]);
  const missing = records.map(({ text }) => text.replace(/^on: .*\n/, ''));
  const hash = createHash('sha1').update(JSON.stringify([findingCount, found, missing]));
  return hash.digest('hex').slice(0, 8);
}

export type Head = Result['verdict'] | 'code';

/** A request that also changes code is never answered as passed on its data alone. */
const headOf = ({ verdict, changesCode }: Result): Head =>
  verdict === 'passed' && changesCode ? 'code' : verdict;

/** The thanks would mock a person whose change has mistakes. */
const isWelcome = ({ verdict }: Result): boolean =>
  verdict === 'passed' || verdict === 'source-missing';

const TITLES: Record<Head, string> = {
  passed: 'Every check passes. A maintainer will compare the change with its source.',
  'source-missing': 'One step left: add what the change needs',
  mistakes: 'The check found mistakes',
  conflict: 'Main changed the same lines',
  refused: 'Some files cannot be read',
  code: 'The rules pass every check; code is changed too',
};

function stepsOf(result: Result, request: Request): string[] {
  switch (headOf(result)) {
    case 'passed':
    case 'code':
      return [];
    case 'source-missing':
      return recordSteps(result, request);
    case 'mistakes':
      return [...mistakeSteps(result, request), ...recordSteps(result, request)];
    case 'conflict':
      return [
        `Main has another change of the same lines in ${filesOf(result)}. Press *Resolve conflicts* below: it shows both versions, one above the other. Keep what the source says, and commit.`,
      ];
    case 'refused':
      return [
        `Data files are ordinary text files below 1 MB, named in small letters, digits and hyphens like \`rules/bolt-action/tables/weapons.yaml\`. Not read: ${filesOf(result)}.`,
      ];
  }
}

const filesOf = ({ files }: Result): string => files.map(code).join(', ');

function recordSteps({ records }: Result, request: Request): string[] {
  return records.map((record) => {
    const link = newFileLink(request, record);
    const { file, text, source, gone, leads } = record;
    const about = gone === '' ? '' : `${code(gone)} is gone, and links lead to it. `;
    if (link === undefined)
      return `${about}There is too much for one link. Add a file ${code(file)} with this text:\n\n${fenced(text)}`;
    // The place in a document is left for who looked there.
    const isOpen = /: {2}\}/.test(text);
    const press = 'press *Commit changes* twice';
    if (gone !== '')
      return leads === ''
        ? `${about}Restore it, or **[say where it leads](${link})**: a page opens; write the address that replaces it between the brackets, then ${press}.`
        : `${about}Restore it, or **[let it lead to ${code(leads)}](${link})**: a page opens, filled in${isOpen ? ` but for the place in the document which shows the change; write it, then ${press}` : `; ${press}`}.`;
    if (isOpen && source !== '')
      return `“${escape(source)}” in your description names no document of the game with its page or section. **[Add the source](${link})**: a page opens, filled in but for the place in each document that the figures cite. Keep the documents that you looked into, write the place, then ${press}.`;
    return source === ''
      ? `**[Add the source](${link})**: a page opens, filled in but for the place in each document that the figures cite. Keep the documents that you looked into, write the place, then ${press}.`
      : `**[Add the source](${link})**: a page opens, filled in with “${escape(source)}” from your description; ${press}.`;
  });
}

/** Findings that are listed at once; the others unfold. */
const LISTED = 3;

function mistakeSteps(result: Result, request: Request): string[] {
  const { findings, findingCount, suggestions } = result;
  const listed = findings.slice(0, LISTED).map((finding) => `- ${findingLine(finding, request)}`);
  const more = findingCount - listed.length;
  const rest = findings.slice(LISTED).map((finding) => `- ${findingLine(finding, request)}`);
  return [
    suggestions.length > 0 ? 'Press *Commit suggestion* where one is offered.' : '',
    listed.join('\n'),
    more > 0
      ? `<details><summary>${more} more; some of them may follow from the first</summary>\n\n${rest.join('\n')}${more > rest.length ? `\n- … and ${more - rest.length} others` : ''}\n\n</details>`
      : '',
  ];
}

function findingLine({ file, line, message, hint }: ResultFinding, request: Request): string {
  const place =
    file.endsWith('.yaml') && line > 0
      ? `[${escape(file)}, line ${line}](${editLink(request, file, line)})`
      : code(file);
  return `${place}: ${escape(message)} ${escape(withoutCommands(hint))}`.trim();
}

function changesTable({ changes, changeCount, verdict }: Result): string {
  if (changes.length === 0) {
    const isRead = verdict !== 'refused' && verdict !== 'conflict';
    return changeCount === 0 && isRead ? 'No figure or text of the rules changes.' : '';
  }
  const games = Map.groupBy(changes, ({ game }) => game);
  const tables = [...games].map(([game, list]) =>
    [
      `|${escape(game)}|was|now|`,
      '|-|-|-|',
      ...list.map(({ what, was, now }) => `|${escape(what)}|${escape(was)}|**${escape(now)}**|`),
    ].join('\n'),
  );
  const more = changeCount - changes.length;
  return [...tables, more > 0 ? `… and ${more} more changes.` : ''].filter(Boolean).join('\n\n');
}

/** The checks pass without these translations. */
function outdatedNote({ outdated }: Result, request: Request): string {
  if (outdated.length === 0) return '';
  const lines = outdated.map((finding) => `- ${findingLine(finding, request)}`);
  return ['The site marks these translations as older than the English text:', ...lines].join('\n');
}

const codeNote = ({ changesCode }: Result): string =>
  changesCode
    ? 'This request also changes files outside `rules/`. Its tests and a maintainer’s approval decide about those; a request with the rules alone is answered at once.'
    : '';

/** A fence that the text cannot close. */
export function fenced(text: string, language = ''): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text.replace(/\n$/, '')}\n${fence}`;
}

/** The commit status: at most 140 characters. */
export function statusOf(
  result: Result,
  { isTrusted }: Pick<Request, 'isTrusted'>,
): { state: 'success' | 'failure' | 'pending'; description: string } {
  const head = headOf(result);
  switch (head) {
    case 'passed':
      return {
        state: 'success',
        description: 'Every check passes, and every changed figure has a record.',
      };
    case 'code':
      // Only authors with write access get a green status for code by their data alone; they could set it themselves.
      return isTrusted
        ? {
            state: 'success',
            description: 'The rules pass every check. The tests decide about the code.',
          }
        : {
            state: 'pending',
            description: 'Code is changed too: a maintainer decides after the tests.',
          };
    case 'source-missing':
      return {
        state: 'failure',
        description: 'One step left: add what the change needs. The comment has the link.',
      };
    case 'mistakes':
      return {
        state: 'failure',
        description: `Findings: ${result.findingCount}. The comment says what to do.`,
      };
    case 'conflict':
      return { state: 'failure', description: 'Main changed the same lines.' };
    case 'refused':
      return { state: 'failure', description: 'Some files cannot be read.' };
  }
}
