/** How many pages the sheet will take, from the height that its parts have in the width of the paper. */

/** Height of what is printed on a page, on A4 and on Letter, in CSS pixels. */
const PAGE = (257 * 96) / 25.4;
/** What stays empty below blocks that are kept whole. */
const SLACK = 1.04;

/** At least 1. An estimate: only the browser's print view knows where pages end. */
export function countPages(): number {
  const sheet = document.querySelector<HTMLElement>('.sheet');
  if (!sheet) return 1;
  // On a phone the sheet has another form, which it gives up while it is measured.
  sheet.classList.add('measured');
  const heights = [...sheet.children].map((child) => ({
    height: child.getBoundingClientRect().height,
    ends: child.querySelector('.outline') !== null,
  }));
  sheet.classList.remove('measured');
  let pages = 0;
  let filled = 0;
  for (const { height, ends } of heights) {
    filled += height * SLACK;
    if (!ends || height === 0) continue;
    pages += Math.ceil(filled / PAGE);
    filled = 0;
  }
  return Math.max(1, pages + Math.ceil(filled / PAGE));
}
