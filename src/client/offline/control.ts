/** The control that keeps a ruleset or several: button, progress, what is kept, remove. */
import type { PackInfo } from '../../offline/pack-format.ts';
import type { Ending } from '../../offline/messages.ts';
import { sizeText } from '../../offline/size.ts';
import { element } from '../dom.ts';
import { chosenPacks, keptPacks, missingBytes } from './choice.ts';
import { askToPersist, openStore, type Store } from './store.ts';
import { dateText, pageLanguage, type Words } from './words.ts';

interface Parts {
  button: HTMLButtonElement;
  cancel: HTMLButtonElement;
  remove: HTMLButtonElement;
  progress: HTMLProgressElement;
  /** What is kept, or how much has arrived. */
  line: HTMLElement;
  note: HTMLElement;
  /** Read out when it changes. */
  status: HTMLElement;
}

/**
 * Takes over the button in `host`, whose `data-choice` says what it keeps. `pressed` is asked whether the button was
 * pressed before this was there. @throws when the words cannot be loaded
 */
export async function attach(host: HTMLElement, pressed = () => false): Promise<void> {
  const store = await openStore();
  const { words } = store;
  const choice = host.dataset['choice'] ?? '';
  const parts = partsOf(host, words);
  /** Did the reader press something here? Then what comes of it is said here. */
  let asked = false;
  const draw = () => drawControl(host, parts, store, choice);
  /** What is shown beside the button anyway is only read out. */
  const say = (text: string, shown = true) => {
    parts.status.classList.toggle('vh', !shown);
    parts.status.textContent = text;
  };
  const ask = (request: Parameters<Store['send']>[0]) => {
    asked = true;
    say('');
    store.send(request);
  };
  const keep = async () => {
    const kept = keptPacks(choice, store.index, store.status);
    if (kept) {
      ask({ do: 'check', silent: false });
      return;
    }
    asked = true;
    say(words('offline.started'), false);
    // The keys of what is kept are those of the index; without one, the worker says why it fails.
    const packs = chosenPacks(choice, store.index, []).map(({ id }) => id);
    store.send({ do: 'keep', packs: packs.length > 0 ? packs : [choice] });
    await askToPersist(store);
  };
  parts.button.addEventListener('click', () => void keep());
  parts.cancel.addEventListener('click', () => ask({ do: 'cancel' }));
  parts.remove.addEventListener('click', () => {
    ask({
      do: 'remove',
      packs: chosenPacks(choice, undefined, store.status.kept).map(({ id }) => id),
    });
    parts.button.focus();
  });
  store.listen((ended) => {
    draw();
    if (!ended || !asked) return;
    asked = false;
    say(endText(ended, store, choice), ended.how !== 'done');
  });
  draw();
  if (pressed() && !parts.button.disabled) await keep();
}

function partsOf(host: HTMLElement, words: Words): Parts {
  const newButton = (text: string, hidden: boolean) =>
    element('button', { type: 'button', class: 'button', hidden }, text);
  const button = host.querySelector('button') ?? newButton('', false);
  const status =
    host.querySelector<HTMLElement>('[role=status]') ?? element('p', { role: 'status' });
  const cancel = newButton(words('offline.cancel'), true);
  const remove = newButton(words('offline.remove'), true);
  const progress = element('progress', { hidden: true, 'aria-label': words('offline.progress') });
  const line = element('span', { class: 'line' });
  const note = element('p', { class: 'note' });
  if (!button.isConnected) host.append(button);
  button.before(line, progress);
  button.after(cancel, remove);
  host.append(status, note);
  return { button, cancel, remove, progress, line, note, status };
}

function drawControl(host: HTMLElement, parts: Parts, store: Store, choice: string): void {
  const { words, status, index, obstacle } = store;
  const { button, cancel, remove, progress, line, note } = parts;
  const kept = keptPacks(choice, index, status);
  const wanted = chosenPacks(choice, index, status.kept).map(({ id }) => id);
  const running = status.running && isOwn(status.running.packs, wanted, kept) && status.running;
  const focused = document.activeElement === cancel || document.activeElement === remove;
  host.toggleAttribute('data-running', Boolean(running));
  button.disabled = Boolean(obstacle ?? status.running);
  button.hidden = Boolean(running);
  cancel.hidden = progress.hidden = !running;
  remove.hidden = !kept || Boolean(running);
  if (kept) button.dataset['kept'] = String(pagesOf(kept));
  else delete button.dataset['kept'];
  button.textContent = kept
    ? words('offline.check')
    : keepText(store, choice, host.dataset['label']);
  line.textContent = kept ? keptText(kept, words) : '';
  note.textContent = noteText(store, kept, wanted);
  if (running) {
    const [done, size] = [running.received, running.total].map((bytes) =>
      sizeText(bytes, pageLanguage()),
    );
    progress.max = Math.max(1, running.total);
    progress.value = running.received;
    line.textContent = words('offline.running', { done: done ?? '', size: size ?? '' });
  }
  // What was pressed is gone.
  if (focused && (running ? remove : cancel).hidden && button.checkVisibility()) button.focus();
}

/** A check is about everything that is kept. */
const isOwn = (packs: readonly string[], wanted: readonly string[], kept: unknown): boolean =>
  packs.length === 0
    ? kept !== undefined
    : packs.length === wanted.length && packs.every((id) => wanted.includes(id));

/** The button with the size of what is still to be fetched. */
function keepText({ words, index, status }: Store, choice: string, label = ''): string {
  const size = index && sizeText(missingBytes(choice, index, status.kept), pageLanguage());
  if (size === undefined) return words('offline.keep');
  if (label === 'all') return words('offline.all', { size });
  return label === 'everything'
    ? words('offline.everything', { size })
    : words('offline.keep-size', { size });
}

function keptText(kept: readonly PackInfo[], words: Words): string {
  const n = pagesOf(kept);
  // Of several, the one that was edited last.
  const date = kept
    .map((pack) => pack.date ?? '')
    .sort()
    .at(-1);
  return date
    ? words('offline.kept', { n, date: dateText(date) })
    : words('offline.kept-undated', { n });
}

const pagesOf = (packs: readonly PackInfo[]): number =>
  packs.reduce((sum, { pages }) => sum + pages, 0);

function noteText(
  { words, status, obstacle, persisted }: Store,
  kept: readonly PackInfo[] | undefined,
  wanted: readonly string[],
): string {
  if (obstacle) return words(obstacle);
  if (kept) return words(persisted ? 'offline.safe' : 'offline.unsafe');
  return status.lost.some((id) => wanted.includes(id)) ? words('offline.lost') : '';
}

function endText(ended: Ending, { words, index, status }: Store, choice: string): string {
  if (ended.how === 'failed') return words(`offline.failed.${ended.failure}`);
  if (ended.how !== 'done') return words(`offline.${ended.how}`);
  const kept = keptPacks(choice, index, status);
  return kept ? keptText(kept, words) : '';
}
