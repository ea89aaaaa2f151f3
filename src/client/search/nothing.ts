/** Nothing found: what else one can do. */
import type { Answer } from './session.ts';
import { element } from './dom.ts';
import { elsewhere } from './notices.ts';

export function drawNothing(answer: Answer): HTMLElement {
  const { say, search } = answer;
  const games = search.head.rulesets.map(({ title, link }) => element('a', { href: link }, title));
  const page = document.querySelector<HTMLElement>('[data-search-page]')!.dataset;
  return element(
    'section',
    { class: 'nohits' },
    element('p', {}, say('search.none.lead')),
    element(
      'ul',
      { class: 'plain' },
      element('li', {}, elsewhere(answer)),
      element(
        'li',
        {},
        say('search.none.index'),
        ' ',
        element('a', { href: page['index']! }, say('search.index')),
      ),
      element('li', {}, say('search.none.games'), ...games.flatMap((game) => [' ', game])),
      element('li', {}, element('a', { href: page['report']! }, say('search.none.report'))),
    ),
  );
}
