/** The words that only modules loaded later say. They are in the share data of the page, not in that of the calculator. */
import type { Words } from '../../calculator/say.ts';
import type { ShareData } from '../../share/data.ts';
import { fillerOf } from '../../text/fill-in.ts';
import { loadShareData } from '../share/share-data.ts';

/** @public `share` is the link to the share data; without it, or if it cannot be loaded, only the words of the calculator. */
export async function withLaterWords<Sayer extends Words>(
  sayer: Sayer,
  share: string,
): Promise<Sayer> {
  if (!share) return sayer;
  return withWordsOf(await loadShareData(share), sayer);
}

/** The same, where the share data are loaded. */
export function withWordsOf<Sayer extends Words>(
  { words, language }: ShareData,
  sayer: Sayer,
): Sayer {
  const tell = fillerOf(words, language);
  return { ...sayer, say: (key, fill) => sayer.say(key, fill) || tell(key, fill) };
}
