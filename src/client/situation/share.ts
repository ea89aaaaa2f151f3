/** Shares a result as one line and a table, in every format of pages. Loaded on demand. */
import type { ShareData } from '../../share/data.ts';
import type { Shared } from '../../share/shared.ts';
import { openShareDialog } from '../share/share-dialog.ts';
import { startOf } from '../../calculator/result-bar.ts';
import type { Shown } from '../../calculator/last-change.ts';
import { fillerOf } from '../../text/fill-in.ts';
import { resultLine } from '../../calculator/result-line.ts';
import { resultTable } from '../../calculator/result-table.ts';
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
  const stage = startOf(result, active);
  const tell = fillerOf(data.words, data.language);
  return {
    name: data.page.name,
    of: data.page.name,
    game: data.game,
    source: data.page.source,
    link: data.page.link,
    ...(stage && {
      line: resultLine(shown, active, data.game, sayer, tell),
    }),
    content: (stage && resultTable(stage, sayer, tell)) ?? { text: '' },
  };
}
