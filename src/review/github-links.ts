/** Links to the author's own branch. They are made of the checked facts of the event and of paths inside `rules/` only. */
import type { Request } from './request.ts';
import type { ResultRecord } from './result.ts';

const HOST = 'https://github.com';
/** GitHub refuses addresses of more than 8,191 bytes. */
const LONGEST = 7000;

const pathOf = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** GitHub's page for a new file, filled in; undefined where the link would be too long. */
export function newFileLink(
  { fork, branch }: Pick<Request, 'fork' | 'branch'>,
  { file, text }: Pick<ResultRecord, 'file' | 'text'>,
): string | undefined {
  const query = new URLSearchParams({ filename: file, value: text });
  const link = `${HOST}/${fork}/new/${pathOf(branch)}?${query.toString()}`;
  return Buffer.byteLength(link) <= LONGEST ? link : undefined;
}

/** The web editor at a line. */
export const editLink = (
  { fork, branch }: Pick<Request, 'fork' | 'branch'>,
  file: string,
  line: number,
): string => `${HOST}/${fork}/edit/${pathOf(branch)}/${pathOf(file)}#L${line}`;

/** The address of an artifact of this repository, as the upload says it; undefined for anything else. */
export function previewLink(
  { repository }: Pick<Request, 'repository'>,
  address: string | undefined,
): string | undefined {
  const start = `${HOST}/${repository}/actions/runs/`;
  return address?.startsWith(start) && /^\d+\/artifacts\/\d+$/.test(address.slice(start.length))
    ? address
    : undefined;
}
