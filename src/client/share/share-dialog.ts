/** The share dialog: every format with its text and a copy button. Loaded at the first use. */
import { labelledAs } from '../../text/by-script.ts';
import { fillIn } from '../../text/fill-in.ts';
import styles from '../../styles/share-dialog.css?url';
import { correctionsOf } from '../../share/corrections.ts';
import { cellsIn, select, type ShareData, type Word } from '../../share/data.ts';
import { embedCode } from '../../share/embed.ts';
import { formatsOf, write, type Format } from '../../share/formats.ts';
import { plainText } from '../../share/plain-text.ts';
import type { Shared } from '../../share/shared.ts';
import { situationParameters } from '../../workout/parameters.ts';
import { copyText } from './copy-text.ts';
import { element, links } from '../dom.ts';
import { loadStyles } from '../load-styles.ts';

// The dialog needs its style sheet.
await loadStyles(styles);

const WORD_OF: Partial<Record<Format, Word>> = { link: 'share.link', line: 'share.line' };

/** Names that are the same in every language. */
const NAMES: Partial<Record<Format, string>> = {
  markdown: 'Markdown',
  bbcode: 'BBCode',
  discord: 'Discord',
  csv: 'CSV',
};

/**
 * `fragment` is a part or a cell, empty for the page; `result` is the result of a calculator,
 * shared instead. The focus returns to `opener`.
 */
export function openShareDialog(
  data: ShareData,
  fragment: string,
  opener: HTMLElement,
  result?: Shared,
): void {
  const { words } = data;
  const status = element('p', { role: 'status', class: 'said' });
  const body = element('div');
  const fill = (chosen: string) => body.replaceChildren(...content(data, chosen, status, result));
  const heading = element('h2', { id: 'share-heading' }, words['share.open']);
  const close = element(
    'button',
    { type: 'submit', class: 'button', 'aria-label': words['share.close'] },
    '×',
  );
  const dialog = element(
    'dialog',
    { class: 'share', 'aria-labelledby': heading.id },
    element('form', { method: 'dialog' }, heading, close),
    ...chooser(data, fragment, fill),
    body,
    status,
  );
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => {
    dialog.remove();
    opener.focus();
  });
  fill(fragment);
  document.body.append(dialog);
  dialog.showModal();
}

/** Lets readers switch from a part to its cells and to the whole page. */
function chooser(
  data: ShareData,
  fragment: string,
  fill: (fragment: string) => void,
): HTMLElement[] {
  const [part = ''] = fragment.split('.');
  if (!data.parts[part]) return [];
  const options = [part, ...cellsIn(data, part), ''].map((value) =>
    element('option', { value, selected: value === fragment }, select(data, value).shared.name),
  );
  const choice = element('select', {}, ...options);
  choice.addEventListener('change', () => fill(choice.value));
  return [
    element('label', { class: 'what' }, element('span', {}, data.words['share.what']), choice),
  ];
}

function content(
  data: ShareData,
  fragment: string,
  status: HTMLElement,
  result: Shared | undefined,
): HTMLElement[] {
  const { words } = data;
  const selected = select(data, fragment);
  const neutral = withSituation(selected.neutral);
  const plain = result ?? selected.shared;
  const shared = { ...plain, link: withSituation(plain.link) };
  const heads = {
    table: words['share.table'],
    game: words['share.game'],
    source: words['plate.source'],
    link: words['share.link'],
  };
  const lines = formatsOf(shared).flatMap((format) => {
    const name = NAMES[format] ?? words[WORD_OF[format] ?? 'share.text'];
    const own = line(name, write(format, shared, heads), words, status);
    return format === 'link' ? [line(words['share.neutral'], neutral, words, status), own] : [own];
  });
  const tools = (...children: HTMLElement[]) =>
    children.length > 0 ? [element('p', { class: 'tools' }, ...children)] : [];
  return [
    ...tools(...systemShare(shared, words)),
    element('dl', {}, ...lines, ...(result ? [] : embedLine(data, status))),
    ...tools(...links(correctionsOf(data, { ...selected, shared }))),
  ];
}

/** The HTML of a frame with the table or the roll; a frame has no script, and no result. */
function embedLine({ embed, words }: ShareData, status: HTMLElement): HTMLElement[] {
  if (!embed) return [];
  const link = new URL(embed.link, location.href).href;
  return [line(words['share.embed'], embedCode({ ...embed, link }), words, status)];
}

/** Adds the situation in the address of the page to a link, without its other parameters. */
function withSituation(link: string): string {
  const own = situationParameters(location.search);
  if (own.length === 0) return link;
  const [page = '', fragment] = link.split('#');
  const query = `${page.includes('?') ? '&' : '?'}${own.join('&')}`;
  return page + query + (fragment === undefined ? '' : `#${fragment}`);
}

function line(
  name: string,
  text: string,
  words: ShareData['words'],
  status: HTMLElement,
): HTMLElement {
  // Long texts scroll in a box, which must be reachable by keyboard.
  const code = element('code', { tabindex: '0', role: 'group', 'aria-label': name }, text);
  const button = element(
    'button',
    { type: 'button', class: 'button', 'aria-label': labelledAs(words['share.copy'], name) },
    words['share.copy'],
  );
  button.addEventListener('click', () => {
    void copyText(text, code).then((copied) => {
      const said = words[copied ? 'share.copied' : 'share.not-copied'];
      status.textContent = fillIn(said, { what: name });
    });
  });
  return element(
    'div',
    {},
    element('dt', {}, name),
    element('dd', {}, code),
    element('dd', {}, button),
  );
}

/** The share function of the system, if there is one. */
function systemShare(shared: Shared, words: ShareData['words']): HTMLElement[] {
  if (!('share' in navigator)) return [];
  const button = element('button', { type: 'button', class: 'button' }, words['share.system']);
  button.addEventListener('click', () => {
    navigator
      .share({
        title: `${shared.name} · ${shared.game}`,
        text: plainText({ ...shared, link: '' }),
        url: shared.link,
      })
      // Closing the share sheet needs no message.
      .catch(() => undefined);
  });
  return [button];
}
