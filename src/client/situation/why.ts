/** Shows why a result is what it is, each line with its page and source. Loaded when opened. */
import { withStatuses } from '../../calculator/result-line.ts';
import type { Sayer } from '../../calculator/say.ts';
import { linesOf } from '../../calculator/why/lines.ts';
import type { Aside } from '../../calculator/why/aside.ts';
import { whyOf, type Why } from '../../calculator/why/why.ts';
import type { ShareData } from '../../share/data.ts';
import type { StageResult } from '../../workout/result.ts';
import type { Situation } from '../../workout/situation.ts';
import { figureAfter } from '../../text/beside-names.ts';
import { fillerOf } from '../../text/fill-in.ts';
import { element } from '../dom.ts';
import { withWordsOf } from './later-words.ts';
import { loadShareData } from '../share/share-data.ts';
import { openShareDialog } from '../share/share-dialog.ts';

/** `share` is the link to the share data of the page; those of other pages are beside it. */
export async function showWhy(
  place: HTMLElement,
  result: StageResult,
  situation: Situation,
  sayer: Sayer,
  share: string,
): Promise<void> {
  const own = sayer.problem.entry;
  const main = await loadShareData(share);
  const tell = fillerOf(main.words, main.language);
  const why = whyOf(result, situation, withWordsOf(main, sayer), tell);
  const pages = new Set(addressesIn(why).map((address) => address.replace(/#.*/, '')));
  const loaded = await Promise.all(
    [...pages].map(async (page) => {
      const link = share.replace(`${own}.json`, `${page}.json`);
      return [page, await loadShareData(link).catch(() => undefined)] as const;
    }),
  );
  const data = new Map(loaded);
  const reason = (aside: Aside) => reasonOf(aside, main, sayer);
  const button = element('button', { type: 'button', class: 'button' }, main.words['share.open']);
  button.addEventListener('click', () => {
    const [name = '', ...lines] = linesOf(why, reason, sayer.say, tell);
    openShareDialog(main, '', button, {
      name,
      // A roll with the name of its page is named once.
      of: why.name === main.page.name ? name : main.page.name,
      game: main.game,
      source: main.page.source,
      link: main.page.link,
      content: { text: withStatuses(lines.join('\n'), tell) },
    });
  });
  const sourceAt = (address: string) => {
    const [page = '', part = ''] = address.split('#');
    const found = data.get(page);
    return found?.parts[part.split('.')[0] ?? '']?.source ?? found?.page.source ?? '';
  };
  place.replaceChildren(
    element('ul', { class: 'tree' }, lineOf(why, '', sayer, sourceAt, reason)),
    element('p', { class: 'tools' }, button),
  );
}

const addressesIn = ({ address, parts }: Why): string[] => [address, ...parts.flatMap(addressesIn)];

/** Its source stands at a line only where it differs from that of the line above. */
function lineOf(
  { name, address, figure, aside, parts }: Why,
  above: string,
  sayer: Sayer,
  sourceAt: (address: string) => string,
  reason: (aside: Aside) => string,
): HTMLElement {
  const source = sourceAt(address);
  const note = [...(aside ? [reason(aside)] : []), ...(source === above ? [] : [source])];
  return element(
    'li',
    {},
    element(
      aside && figure === undefined ? 's' : 'span',
      {},
      element('a', { href: sayer.linkTo(address) }, name),
    ),
    ...(figure === undefined ? [] : [figureAfter(name, figure), element('b', {}, figure)]),
    ...note.filter(Boolean).map((text) => element('small', {}, text)),
    ...(parts.length > 0
      ? [element('ul', {}, ...parts.map((part) => lineOf(part, source, sayer, sourceAt, reason)))]
      : []),
  );
}

function reasonOf(aside: Aside, { words }: ShareData, { say }: Sayer): string {
  if (aside.by === 'contradicted') return words['why.contradicted'];
  if (aside.by === 'cancelled') return words['why.cancelled'].replace('{name}', aside.name);
  return say('work.labelled', { label: aside.group, text: words[`mod.combine.${aside.by}`] });
}
