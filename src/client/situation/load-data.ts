/** What a calculator loads: its data and styles, and what reads a link. */
import { unpack, type PackedFile } from '../../calculator/packed.ts';
import type { Sayer } from '../../calculator/say.ts';
import { withItsDice, type SituationFile } from '../../calculator/situation-file.ts';
import { situationParameters } from '../../workout/parameters.ts';
import type { StageResult } from '../../workout/result.ts';
import type { writeSituation } from '../../workout/write-link.ts';
import formStyles from '../../styles/calculator.css?url';
import styles from '../../styles/situation-results.css?url';
import { loadStyles } from '../load-styles.ts';
import { useTwoSides } from './bar.ts';

/** @public @throws if the data cannot be loaded. */
export async function loadData(source: string): Promise<SituationFile> {
  const [response] = await Promise.all([fetch(source), loadStyles(formStyles), loadStyles(styles)]);
  if (!response.ok) throw new Error(`${source}: ${response.status}`);
  const file = await withItsDice(unpack((await response.json()) as PackedFile));
  if (Object.values(file.problem.rolls).some(({ contest }) => contest && !contest.among))
    useTwoSides(await import('./two-sides.ts'));
  return file;
}

/** The module that reads links. */
export const readLinks = () => import('../../workout/link.ts');

/** The situation as a query, without `?`. Loaded when the address is first written. */
export async function queryOf(...what: Parameters<typeof writeSituation>): Promise<string> {
  const { writeSituation } = await import('../../workout/write-link.ts');
  return writeSituation(...what);
}

/** The result as announced. Loaded when it is first said. */
export async function spokenOf(
  result: StageResult | undefined,
  sayer: Sayer,
  share: string,
): Promise<string> {
  const { inWords } = await import('./spoken.ts');
  return result ? inWords(result, sayer, share) : '';
}

/** Where pages are kept for reading without a connection, a link must be read then, too. */
export function keepLinkReader(): void {
  if ('serviceWorker' in navigator && navigator.serviceWorker.controller)
    readLinks().catch(() => undefined);
}

/** Whether the address holds a situation of the entry. */
export const isInAddress = async ({ problem }: SituationFile): Promise<boolean> =>
  situationParameters(location.search).length > 0 &&
  (await readLinks()).holdsSituation(problem, location.search);
