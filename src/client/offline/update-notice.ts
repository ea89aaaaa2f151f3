/** The notice on an older page that a newer one is on the device, with the figures that changed. */
import type { Updated, UpdatedRuleset } from '../../offline/messages.ts';
import styles from '../../styles/link-notice.css?url';
import { differenceNodes } from '../difference-nodes.ts';
import { element } from '../dom.ts';
import { loadStyles } from '../load-styles.ts';
import { dateText, loadWords, pageLanguage, type Words } from './words.ts';

/** Nothing is reloaded before the reader asks for it: the page may be in use. @throws when its words cannot be loaded */
export async function showUpdate({ rulesets }: Updated): Promise<void> {
  const { ruleset: own } = document.documentElement.dataset;
  const shown = rulesets.filter(
    ({ language, ruleset }) => language === pageLanguage() && (own ?? ruleset) === ruleset,
  );
  if (shown.length === 0) return;
  const words = await loadWords();
  await loadStyles(styles);
  const status = element('div', { role: 'status' });
  const update = element(
    'button',
    { type: 'button', class: 'button' },
    words('offline.update.now'),
  );
  const later = element(
    'button',
    { type: 'button', class: 'button' },
    words('offline.update.later'),
  );
  const notice = element(
    'aside',
    { class: 'arrival', 'data-update': true, 'aria-label': words('offline.update.title') },
    status,
    element('p', { class: 'choices' }, update, ' ', later),
  );
  update.addEventListener('click', () => location.reload());
  later.addEventListener('click', () => notice.remove());
  document.querySelector('[data-update]')?.remove();
  document.body.append(notice);
  // A live region must be in the page before its text, or the text is not read out.
  setTimeout(() => status.replaceChildren(...shown.flatMap((game) => about(game, words))), 100);
}

function about({ title, date, changes }: UpdatedRuleset, words: Words): HTMLElement[] {
  const lead =
    date === undefined
      ? words('offline.update.undated', { game: title })
      : words('offline.update.dated', { game: title, date: dateText(date) });
  const count =
    changes.length === 0
      ? words('offline.update.no-values')
      : words('offline.update.changed', { n: changes.length });
  return [
    element('p', {}, lead),
    element('p', {}, count),
    ...(changes.length === 0 ? [] : [element('dl', {}, ...changes.map(changeLine))]),
  ];
}

const changeLine = ({ name, href, differences }: UpdatedRuleset['changes'][number]): HTMLElement =>
  element(
    'div',
    {},
    element('dt', {}, element('a', { href }, name)),
    element('dd', {}, ...differenceNodes(differences)),
  );
