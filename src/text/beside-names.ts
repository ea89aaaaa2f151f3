/** What stands beside a name, by the script of the words; apart from by-script.ts, which every calculator loads. */
import { isJapanese, labelledAs, listedAs } from './by-script.ts';

/** What stands between a name and its figure: a colon before words; a number stands out by itself. */
export const figureAfter = (name: string, figure: string): string =>
  /^\p{L}/u.test(figure) ? labelledAs(name, '').slice(name.length) : ' ';

/** `Bolt Action, 1st ed.`; `Bolt Action 第1版`; 版は不明 would read as the end of the name. */
export const editionAs = (title: string, edition: string): string =>
  isJapanese(title + edition) && !edition.startsWith('版')
    ? `${title} ${edition}`
    : listedAs([title, edition]);
