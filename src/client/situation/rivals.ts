/**
 * Claims of other sources beside the result. Loaded and worked out after the result is shown, each claim on its own, so that
 * nothing waits for them.
 */
import type { Shown } from '../../calculator/last-change.ts';
import { chanceInWords } from '../../calculator/odds-words.ts';
import { headline } from '../../calculator/result-bar.ts';
import { nameOf, type Sayer } from '../../calculator/say.ts';
import { outcomeAt } from '../../calculator/signs.ts';
import type { Result, Rival, StartResult } from '../../workout/result.ts';
import { agreed, claimsIn, shownIn } from '../../workout/rivals.ts';
import type { ShareData } from '../../share/data.ts';
import { element } from '../dom.ts';
import { loadShareData } from '../share/share-data.ts';
import { oddsGrid, type TableRow } from './elements.ts';
import { chanceCell } from './odds-table.ts';

/** Milliseconds after which a comparison that is not of this situation is greyed. */
const BEFORE_GREY = 100;

/**
 * Fills the places for rival claims, and leaves what is there until then. `isCurrent` says whether `shown` still is; what the
 * sources say is in the share data at `share`. Gives the result that all claims agree on, if no claim is adopted.
 */
export async function showRivals(
  host: ParentNode,
  shown: Shown,
  sayer: Sayer,
  isCurrent: () => boolean,
  share: string,
): Promise<Result | undefined> {
  const { problem } = sayer;
  const { result, situation } = shown;
  const places = [...host.querySelectorAll<HTMLElement>('[data-rivals]')];
  const grey = (isOld: boolean) =>
    places.forEach(({ classList }) => classList.toggle('idle', isOld));
  const timer = setTimeout(() => grey(true), BEFORE_GREY);
  const rivals: Rival[] = [];
  for (const claim of claimsIn(problem, situation, result)) {
    await new Promise((done) => setTimeout(done));
    if (!isCurrent()) break;
    rivals.push(...claim());
  }
  clearTimeout(timer);
  if (!isCurrent()) return undefined;
  const starts = agreed(problem, result, rivals);
  const fill = ({ claims = {} }: Pick<ShareData, 'claims'>): void => {
    if (!isCurrent()) return;
    grey(false);
    for (const place of places) {
      const start = starts.find(({ stage }) => stage === place.dataset['rivals']);
      place.replaceChildren(
        ...(start ? rivals.flatMap((rival) => comparison(start, rival, sayer, claims)) : []),
      );
    }
  };
  // The result does not wait for the words of the claims.
  if (share && rivals.length > 0) void loadShareData(share).then(fill, () => fill({}));
  else fill({});
  return starts === result.starts ? undefined : { ...result, starts };
}

/** All that differs under a claim, from the first roll to the last. */
function comparison(
  start: StartResult,
  { dispute, claim, starts }: Rival,
  sayer: Sayer,
  claims: NonNullable<ShareData['claims']>,
) {
  const { say, texts, problem, linkTo } = sayer;
  const there = starts?.find(({ stage }) => stage === start.stage);
  if (!there) return [];
  const others = shownIn([there]);
  const figures = shownIn([start]).flatMap((one): TableRow[] => {
    const other = others.find(({ stage }) => stage === one.stage);
    const cells = [one, other].map((stage) => (stage && headline(stage, sayer)) ?? '–');
    if (cells[0] === cells[1]) return [];
    const isValue = problem.stages[one.stage]?.type === 'value';
    const label = say(isValue ? 'work.outcome' : 'mod.need');
    const name = nameOf(texts, `stage:${one.stage}`);
    return [
      {
        head:
          one === start && problem.starts.length === 1
            ? label
            : say('work.labelled', { label: name, text: label }),
        cells,
      },
    ];
  });
  const odds = Object.keys({ ...start.odds, ...there.odds }).flatMap((key): TableRow[] => {
    const [here, other] = [start.odds[key], there.odds[key]];
    const [was, is] = [here, other].map((chance) => chance && chanceInWords(chance, say));
    if (was === is) return [];
    const cells = [here, other].map((chance) => (chance ? chanceCell(chance, say) : '–'));
    return [{ head: outcomeAt(key, sayer).full, cells }];
  });
  const rows = [...figures, ...odds];
  return rows.length === 0
    ? []
    : [
        oddsGrid(
          element('a', { href: linkTo(dispute) }, nameOf(texts, dispute)),
          [say('work.outcome'), say('work.used-here'), claims[`${dispute}.${claim}`] ?? '–'],
          rows,
        ),
      ];
}
