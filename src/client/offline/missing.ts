/** Says that the page that was asked for is not kept: its address, its title where that is known, and what can be done. */
import type { AddressBook } from '../../publish/addresses.ts';
import { pageLanguage } from './words.ts';

export function drawMissing(host: HTMLElement): void {
  const { missingTitle = '', missingPage = '', addresses = '' } = host.dataset;
  const title = document.querySelector('h1');
  if (title) title.textContent = missingTitle;
  document.title = missingPage;
  document.querySelector('.title .lead')?.remove();
  const section = host.querySelector<HTMLElement>('.missing');
  if (!section) return;
  section.hidden = false;
  const address = section.querySelector('.address');
  if (address) address.textContent = decodeURI(location.pathname) + location.search;
  section.querySelector('button')?.addEventListener('click', () => location.reload());
  addEventListener('online', () => void reloadWhereFound());
  void titleOf(location.pathname, addresses).then((name) => {
    const place = section.querySelector('.name');
    if (place && name !== undefined) place.textContent = name;
  });
}

/** A device says that it is online before anything can be had, and the reader may be choosing what is kept. */
async function reloadWhereFound(): Promise<void> {
  const found = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(
    () => undefined,
  );
  if (found?.ok) location.reload();
}

/** Undefined where the list of addresses is not kept, or the address is not in it. */
async function titleOf(path: string, addresses: string): Promise<string | undefined> {
  try {
    const { pages } = (await (await fetch(addresses)).json()) as AddressBook;
    for (const { title, link } of Object.values(pages))
      for (const [language, href] of Object.entries(link))
        if (path === href || (path.startsWith(href) && /^[^/]+\/$/.test(path.slice(href.length))))
          return Object.entries(title).find(([tag]) => tag === language)?.[1];
  } catch {
    // The address alone is shown.
  }
  return undefined;
}

/** The page that was asked for in another language: only the first step of its path differs. */
export const samePageIn = (language: string): string => {
  const { base = '/' } = document.documentElement.dataset;
  const below = location.pathname.slice(base.length);
  return `${base}${below.replace(/^[^/]+(?=\/)/, language)}`;
};

/** The ruleset of the page that was asked for. */
export const askedPack = (): { language: string; ruleset: string } => {
  const { base = '/' } = document.documentElement.dataset;
  const [language = pageLanguage(), ruleset = ''] = location.pathname.slice(base.length).split('/');
  return { language, ruleset };
};
