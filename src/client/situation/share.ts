/** Shares a result as one line and a table, in every format of pages. Loaded on demand. */
import type { ShareData } from '../../share/data.ts';
import type { Shared } from '../../share/shared.ts';
import { chanceInWords, percentInWords, throwsInWords } from '../../calculator/odds-words.ts';
import { openShareDialog } from '../share/share-dialog.ts';
import { headline, startOf } from '../../calculator/result-bar.ts';
import type { Shown } from '../../calculator/last-change.ts';
import { outcomeAt } from '../../calculator/signs.ts';
import { averagesOf } from '../../calculator/averages.ts';
import { answersOf } from '../../calculator/chain-answer.ts';
import type { Sayer } from '../../calculator/say.ts';
import { circumstancesOf } from '../../calculator/sentence.ts';

export function shareSituation(
  data: ShareData,
  shown: Shown,
  sayer: Sayer,
  active: string,
  opener: HTMLElement,
): void {
  openShareDialog(data, '', opener, sharedSituation(data, shown, sayer, active));
}

/** `To hit (Bolt Action, 1st ed.): long range −1, soft cover −1 → 5+ (2 in 6 · 33%)` and the odds as a table. */
function sharedSituation(data: ShareData, shown: Shown, sayer: Sayer, active: string): Shared {
  const { situation, result } = shown;
  const { say } = sayer;
  const stage = startOf(result, active);
  const need = (stage && headline(stage, sayer)) ?? '';
  const chance = stage?.success;
  const odds = chance?.type === 'known' ? chance.value : undefined;
  const summary = odds
    ? say('work.line-odds', {
        needed: need,
        odds: chanceInWords({ type: 'known', value: odds }, say),
      })
    : [...new Set([need, chance ? chanceInWords(chance, say) : ''].filter(Boolean))].join(
        say('work.comma'),
      );
  return {
    name: data.page.name,
    of: data.page.name,
    game: data.game,
    source: data.page.source,
    link: data.page.link,
    line: say('work.line', {
      title: data.page.name,
      game: data.game,
      circumstances: circumstancesOf(situation, sayer),
      result: [summary, ...answersOf(shown, active, sayer)].join(say('work.semicolon')),
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
