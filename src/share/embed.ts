/** Tables and rolls as a part of another site: in an `<iframe>`, whose size is given. */

/** What a frame shows, and how high it is, in pixels. */
export interface Embed {
  link: string;
  title: string;
  height: number;
}

/** Above and below the rows: heading, heads of columns, source. */
const AROUND = 260;
const ROW = 40;
/** Longer ones are scrolled. */
const HIGHEST = 800;

export const heightOf = (rows: number): number => Math.min(HIGHEST, AROUND + rows * ROW);

/** The HTML to paste. The frame is dark for readers who have set so; `#dark` or `#light` at the end of its link decides for all. */
export const embedCode = ({ link, title, height }: Embed): string =>
  `<iframe src="${inQuotes(link)}" title="${inQuotes(title)}" width="100%" height="${height}" loading="lazy" style="border:0"></iframe>`;

const inQuotes = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
