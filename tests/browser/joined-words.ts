/**
 * Words that stand apart on the page are apart in its text: screen readers and copied text would join `Fire` and `may`, if
 * only a margin separated them. Finds `Recover weapons|may`: texts of one line without a space between them, although there
 * is room. Runs in the page.
 */
export function joinedWords(): string[] {
  const LEAST_GAP = 2;
  const found = new Set<string>();
  const isInline = (element: Element) =>
    /^(inline|contents)$/.test(getComputedStyle(element).display);
  /** Is a text a line of its own, so that nothing joins it to what is beside it? */
  const isSeparate = (node: Node, top: Node): boolean => {
    for (let parent = node.parentElement; parent && parent !== top; parent = parent.parentElement)
      if (!isInline(parent)) return true;
    return false;
  };
  const boxes = (node: Node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let before: Text | undefined;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node as Text;
    if (text.data === '' || text.parentElement?.closest('script, style, noscript, option'))
      continue;
    const last = before;
    before = text;
    if (!last || !/[\p{L}\p{N}.:;,)]$/u.test(last.data) || !/^[\p{L}\p{N}(]/u.test(text.data))
      continue;
    const range = document.createRange();
    range.setStart(last, 0);
    range.setEnd(text, 1);
    const common = range.commonAncestorContainer as Element;
    if (/flex|grid/.test(getComputedStyle(common).display)) continue;
    if (isSeparate(last, common) || isSeparate(text, common)) continue;
    const [end, start] = [boxes(last).at(-1), boxes(text)[0]];
    if (end && start && Math.abs(end.top - start.top) < 6 && start.left - end.right >= LEAST_GAP)
      found.add(`${last.data.slice(-20)}|${text.data.slice(0, 20)}`);
  }
  return [...found];
}
