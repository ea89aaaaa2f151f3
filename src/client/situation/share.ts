/** Shares a result as one line and a table, in every format of pages. Loaded on demand. */
import type { ShareData } from '../../share/data.ts';
import type { Shared } from '../../share/shared.ts';
import { chanceInWords, percentInWords, throwsInWords } from '../../calculator/odds-words.ts';
import { openShareDialog } from '../share/share-dialog.ts';
import { startOf } from '../../calculator/result-bar.ts';
import type { Shown } from '../../calculator/last-change.ts';
import { outcomeAt } from '../../calculator/signs.ts';
import { averagesOf } from '../../calculator/averages.ts';
import { fillerOf } from '../../text/fill-in.ts';
import { resultLine } from '../../calculator/result-line.ts';
import type { Sayer } from '../../calculator/say.ts';
import { withWordsOf } from './later-words.ts';

export function shareSituation(
  data: ShareData,
  shown: Shown,
  sayer: Sayer,
  active: string,
  opener: HTMLElement,
): void {
  openShareDialog(data, '', opener, sharedSituation(data, shown, withWordsOf(data, sayer), active));
}

/** `To hit (Bolt Action, 1st ed.): long range −1, soft cover −1 → 5+ (2 in 6 · 33%)` and the odds as a table. */
function sharedSituation(data: ShareData, shown: Shown, sayer: Sayer, active: string): Shared {
  const { result } = shown;
  const { say } = sayer;
  const stage = startOf(result, active);
  return {
    name: data.page.name,
    of: data.page.name,
    game: data.game,
    source: data.page.source,
    link: data.page.link,
    ...(stage && {
      line: resultLine(shown, active, data.game, sayer, fillerOf(data.words, data.language)),
    }),
    content: {
      heads: [say('work.outcome'), say('work.here'), say('work.chance')],
      figures: [false, true, true],
      rows: [...(stage ? averagesOf(stage, sayer) : new Map<string, string>())]
        .map(([name, average]) => [name, average, '–'])
        .concat(
          Object.entries(stage?.odds ?? {}).map(([key, one]) => [
            outcomeAt(key, sayer).full,
            one.type === 'known' ? throwsInWords(one.value, say) || '–' : '–',
            one.type === 'known' ? percentInWords(one.value, say) : chanceInWords(one, say) || '–',
          ]),
        ),
    },
  };
}
