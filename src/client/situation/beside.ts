/** What is rarely beside a result: notices about a link, a comparison, and the last situation. */
import { noticeLine } from '../../calculator/notices.ts';
import type { Sayer } from '../../calculator/say.ts';
import { fillerOf } from '../../text/fill-in.ts';
import { circumstancesOf } from '../../calculator/sentence.ts';
import { readSituation, type Notice } from '../../workout/link.ts';
import { refusedOnce } from '../../workout/stages/refused-once.ts';
import type { Refusal } from '../../workout/result.ts';
import { element } from '../dom.ts';
import { loadShareData } from '../share/share-data.ts';

/** @public With the words that only these need, from the share data of the page; as it is without a link to them. */
export async function withAllWords(sayer: Sayer, share: string): Promise<Sayer> {
  if (!share) return sayer;
  const { words, language } = await loadShareData(share);
  const tell = fillerOf(words, language);
  return { ...sayer, say: (key, fill) => sayer.say(key, fill) || tell(key, fill) };
}

/** @public The comparison of two situations. */
export { comparison } from './comparison.ts';

/** @public The parts of a link or of a situation that were not set. */
export function noticesOf(all: readonly (Notice | Refusal)[], sayer: Sayer): HTMLElement[] {
  const refused = all.filter((one): one is Refusal => 'ids' in one || one.kind === 'contradicted');
  const said: readonly (Notice | Refusal)[] = refusedOnce(sayer.problem, refused);
  const notices = all.filter(
    (one) => said.includes(one) || !refused.some((other) => other === one),
  );
  return [
    element('b', {}, sayer.say('work.refused')),
    element('ul', {}, ...notices.map((notice) => element('li', {}, noticeLine(notice, sayer)))),
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
