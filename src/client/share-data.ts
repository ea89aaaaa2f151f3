/** Fetches what is shared of the page, when it is first needed. */
import type { ShareData } from '../share/data.ts';

const loaded = new Map<string, Promise<ShareData>>();

/** @throws when the file cannot be read; the next call tries again. */
export function loadShareData(link: string): Promise<ShareData> {
  const known = loaded.get(link);
  if (known) return known;
  const data = fetchData(link).catch((error: unknown) => {
    loaded.delete(link);
    throw error;
  });
  loaded.set(link, data);
  return data;
}

async function fetchData(link: string): Promise<ShareData> {
  const response = await fetch(link);
  if (!response.ok) throw new Error(`${link}: ${response.status}`);
  return (await response.json()) as ShareData;
}
