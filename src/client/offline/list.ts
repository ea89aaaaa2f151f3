/** Every game with what is kept of it, and the buttons for all of them at once. */
import type { PackInfo } from '../../offline/pack-format.ts';
import { element } from '../dom.ts';
import { attach } from './control.ts';
import { askedPack, samePageIn } from './missing.ts';
import type { Store } from './store.ts';
import { pageLanguage, pathInSite } from './words.ts';

/** `missing`: the page stands for one that is not kept, so what can be read comes first. */
export function drawList(host: HTMLElement, store: Store, missing: boolean): void {
  const { words, index, status } = store;
  const kept = status.kept.filter(({ ruleset }) => ruleset !== undefined);
  if (missing) host.append(...otherLanguages(kept, store));
  const games = (index?.packs ?? kept).filter(({ ruleset }) => ruleset !== undefined);
  const own = games.filter(({ language }) => language === pageLanguage());
  const others = kept.filter(({ language }) => language !== pageLanguage());
  if (missing)
    host.append(
      element('p', {}, words(kept.length > 0 ? 'offline.missing.kept' : 'offline.missing.none')),
    );
  else if (!index) host.append(element('p', {}, words('offline.no-list')));
  // Without a connection there is nothing to be had but what is kept.
  const rows = index ? [...own, ...others] : kept;
  if (rows.length > 0) host.append(element('ul', { class: 'games' }, ...rows.map(gameRow)));
  if (index) host.append(all(`${pageLanguage()}/`, 'all'), all('/', 'everything'));
}

function gameRow({ id, language = '', ruleset = '', title = '' }: PackInfo): HTMLElement {
  const control = element('div', { class: 'keep', 'data-choice': id });
  void attach(control);
  const foreign = language === pageLanguage() ? {} : { lang: language };
  return element(
    'li',
    foreign,
    element('a', { href: pathInSite(`${language}/${ruleset}/`) }, title),
    control,
  );
}

function all(choice: string, label: string): HTMLElement {
  const control = element('div', { class: 'keep', 'data-choice': choice, 'data-label': label });
  void attach(control);
  return control;
}

/** The page that was asked for, where it is kept in another language. */
function otherLanguages(kept: readonly PackInfo[], { words }: Store): HTMLElement[] {
  const asked = askedPack();
  const found = kept.filter(
    ({ language, ruleset }) => ruleset === asked.ruleset && language !== asked.language,
  );
  if (found.length === 0) return [];
  const links = found.map(({ language = '', title = '' }) =>
    element(
      'li',
      {},
      element(
        'a',
        { href: samePageIn(language), lang: language, hreflang: language },
        `${title} (${language.toUpperCase()})`,
      ),
    ),
  );
  return [
    element('p', {}, words('offline.missing.other')),
    element('ul', { class: 'plain' }, ...links),
  ];
}
