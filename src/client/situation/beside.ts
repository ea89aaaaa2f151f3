/** What is rarely beside a result: notices about a link, a comparison, and the last situation. */
import { noticeLine } from '../../calculator/notices.ts';
import type { Sayer } from '../../calculator/say.ts';
import { circumstancesOf } from '../../calculator/sentence.ts';
import { readSituation, type Notice } from '../../workout/link.ts';
import type { Refusal } from '../../workout/result.ts';
import { element } from '../dom.ts';

/** @public */
export { withLaterWords } from './later-words.ts';

/** @public The comparison of two situations. */
export { comparison } from './comparison.ts';

/** @public The parts of a link or of a situation that were not set. */
export function noticesOf(all: readonly (Notice | Refusal)[], sayer: Sayer): HTMLElement[] {
  return [
    element('b', {}, sayer.say('work.refused')),
    element('ul', {}, ...all.map((notice) => element('li', {}, noticeLine(notice, sayer)))),
  ];
}

/** @public Offers the situation of the last visit; `query` as in the address. */
export function offerOf(query: string, sayer: Sayer): HTMLElement {
  const { say, problem } = sayer;
  const button = (act: string, key: string) =>
    element('button', { type: 'button', class: 'button', 'data-do': act }, say(key));
  return element(
    'p',
    { class: 'tools' },
    say('work.labelled', {
      label: say('work.last-time'),
      text: circumstancesOf(readSituation(problem, query).situation, sayer),
    }),
    ' ',
    button('again', 'work.again'),
    ' ',
    button('forget', 'work.forget'),
  );
}
