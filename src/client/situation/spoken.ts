/** The result as announced, with the words that are loaded for it. */
import type { Sayer } from '../../calculator/say.ts';
import { spokenResult } from '../../calculator/spoken-result.ts';
import type { StageResult } from '../../workout/result.ts';
import { withLaterWords } from './later-words.ts';

/** `share` is the link to the share data of the page. */
export const inWords = async (result: StageResult, sayer: Sayer, share: string): Promise<string> =>
  spokenResult(result, await withLaterWords(sayer, share));
