/** The share menu: every format with its text and a button to copy it. Loaded when it is first opened. */
import type { PageData, Places } from '../../share/page-data.ts';
import { formatsOf, write, type Format } from '../../share/formats.ts';
import { plainText } from '../../share/plain-text.ts';
import { reportLink } from '../../share/report.ts';
import { figuresOf, isTable, oneLine, type Shared, type SharedTable } from '../../share/shared.ts';
import { create } from './create.ts';
import { readPage } from './read-page.ts';

const NAMES: Partial<Record<Format, string>> = {
  markdown: 'Markdown',
  bbcode: 'BBCode',
  discord: 'Discord',
  csv: 'CSV',
};

let places: Promise<Places> | undefined;

/** Without a connection the menu still works; only lines and sources of single parts are then missing. */
const fetchPlaces = async (address: string): Promise<Places> => {
  try {
    return (await (await fetch(address)).json()) as Places;
  } catch {
    return {};
  }
};

export async function openMenu(data: PageData, part?: Element, from?: HTMLElement): Promise<void> {
  const known = await (places ??= fetchPlaces(data.places));
  const dialog = create('dialog', { className: 'share' });
  const status = create('p', { role: 'status', className: 'said' });
  const body = create('div', {});
  const fill = (chosen: Element | undefined) =>
    body.replaceChildren(...content(data, chosen, known, status));
  const heading = create('h2', { id: 'share-heading', textContent: data.words['share.open'] });
  const close = create('button', {
    className: 'button',
    ariaLabel: data.words['share.close'],
    textContent: '×',
  });
  dialog.append(
    create('form', { method: 'dialog' }, heading, close),
    ...chooser(data, part, fill),
    body,
    status,
  );
  dialog.setAttribute('aria-labelledby', heading.id);
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => {
    dialog.remove();
    from?.focus();
  });
  fill(part);
  document.body.append(dialog);
  dialog.showModal();
}

/** For a row, a list of its cells; from a cell one comes back to the row and to the page. */
function chooser(
  data: PageData,
  part: Element | undefined,
  fill: (part: Element | undefined) => void,
): HTMLElement[] {
  const row = part?.closest('tr') ?? part;
  if (!row || !part) return [];
  const cells = [...row.querySelectorAll<HTMLElement>(':scope > td[id]')];
  const targets = [row, ...cells, undefined];
  const options = targets.map((target, index) =>
    create('option', {
      value: String(index),
      selected: target === part,
      textContent: target ? oneLine(readPage(data, target, {}).name) : data.title,
    }),
  );
  const select = create('select', {}, ...options);
  select.addEventListener('change', () => fill(targets[Number(select.value)]));
  return [
    create(
      'label',
      { className: 'what' },
      create('span', { textContent: data.words['share.what'] }),
      select,
    ),
  ];
}

function content(
  data: PageData,
  part: Element | undefined,
  places: Places,
  status: HTMLElement,
): HTMLElement[] {
  const shared = readPage(data, part, places);
  const { words } = data;
  const heads = {
    table: words['share.table'],
    game: words['share.game'],
    source: words['plate.source'],
    link: words['share.link'],
  };
  const neutral = `${data.neutral}?v=${data.version}${part ? `#${part.id}` : ''}`;
  const lines = formatsOf(shared).flatMap((format) => {
    const name = NAMES[format] ?? words[format === 'link' ? 'share.link' : 'share.text'];
    const own = line(name, write(format, shared, heads), words, status);
    return format === 'link' ? [own, line(words['share.neutral'], neutral, words, status)] : [own];
  });
  return [create('dl', {}, ...lines), tools(data, part, shared, places)];
}

function line(
  name: string,
  text: string,
  words: PageData['words'],
  status: HTMLElement,
): HTMLElement {
  const code = create('code', { textContent: text });
  const button = create('button', {
    type: 'button',
    className: 'button',
    textContent: words['share.copy'],
    ariaLabel: `${words['share.copy']}: ${name}`,
  });
  button.addEventListener('click', async () => {
    const copied = await copy(text, code);
    status.textContent = words[copied ? 'share.copied' : 'share.not-copied'].replace(
      '{what}',
      name,
    );
  });
  return create(
    'div',
    {},
    create('dt', { textContent: name }),
    create('dd', {}, code),
    create('dd', {}, button),
  );
}

/** Where copying is not allowed, the text is selected, ready to be copied by hand. */
async function copy(text: string, code: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    getSelection()?.selectAllChildren(code);
    return false;
  }
}

function tools(
  data: PageData,
  part: Element | undefined,
  shared: Shared,
  places: Places,
): HTMLElement {
  const { words, address, edition, language, version, repository } = data;
  const fragment = part?.id ?? '';
  const [line, , edit] = places[fragment] ?? places[fragment.split('.')[0] ?? ''] ?? [];
  const value = isTable(shared.content)
    ? shared.content.rows.map((row) => figuresOf(row, shared.content as SharedTable)).join('; ')
    : shared.content.text;
  const report = reportLink(repository, {
    address: fragment ? `${address}#${fragment}` : address,
    edition,
    language,
    value,
    version,
  });
  const links = [
    create('a', {
      href: `${edit ?? data.edit}${line === undefined ? '' : `#L${line}`}`,
      textContent: words['correct.edit'],
    }),
    create('a', { href: report, textContent: words['correct.report'] }),
  ];
  return create('p', { className: 'tools' }, ...system(shared, words), ...links);
}

/** The system's own share sheet, where there is one. */
function system(shared: Shared, words: PageData['words']): HTMLElement[] {
  if (!navigator.share) return [];
  const button = create('button', {
    type: 'button',
    className: 'button',
    textContent: words['share.system'],
  });
  button.addEventListener('click', () => {
    // Whoever closes the sheet has changed their mind: nothing to say.
    navigator
      .share({
        title: `${shared.name} · ${shared.game}`,
        text: plainText({ ...shared, link: '' }),
        url: shared.link,
      })
      .catch(() => undefined);
  });
  return [button];
}
