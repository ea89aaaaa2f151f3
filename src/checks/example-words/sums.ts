/** Sums that words write out: `12 − 2 + 2 = 12`. */

const SUM =
  /(?<![\p{L}\d.,:/%″)]|[+−×÷/·]\s*)\d+(?:\s*[+−]\s*\d+)+\s*=\s*(−?\d+)(?!\d|[.,]\d|″|%|\/|\s*[+−×÷/·=])/gu;

/** The first that is wrong: what it says, what it makes, and where its result stands. */
export function wrongSum(
  text: string,
): { sum: string; said: string; right: string; offset: number } | undefined {
  for (const match of text.matchAll(SUM)) {
    const [whole, said = ''] = match;
    const [sum = ''] = whole.split(/\s*=/);
    const terms = sum.match(/[+−]?\s*\d+/g) ?? [];
    const total = terms.reduce(
      (all, term) => all + Number(term.replace('−', '-').replace(/\s/g, '')),
      0,
    );
    const right = String(total).replace('-', '−');
    if (right !== said)
      return { sum, said, right, offset: match.index + whole.length - said.length };
  }
  return undefined;
}
