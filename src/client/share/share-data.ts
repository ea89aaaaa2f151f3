/** Fetches the share data of the page on demand. */
import type { ShareData, SharedPart } from '../../share/data.ts';

const loaded = new Map<string, Promise<ShareData>>();

/** @throws if the file cannot be read; the next call tries again. */
export function loadShareData(link: string): Promise<ShareData> {
  const fetched = loaded.get(link);
  if (fetched) return fetched;
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
  return complete((await response.json()) as ShareData);
}

/** Adds the origin of the page to links without one. */
function complete(data: ShareData): ShareData {
  const absolute = <Part extends SharedPart>(part: Part): Part => ({
    ...part,
    link: new URL(part.link, location.href).href,
    neutral: new URL(part.neutral, location.href).href,
  });
  const parts = Object.entries(data.parts).map(([id, part]) => [id, absolute(part)] as const);
  return { ...data, page: absolute(data.page), parts: Object.fromEntries(parts) };
}
