/** Of the tags that are offered, the one that a reader wants most, who takes `pt-BR` for `pt`, but rather `pt` itself. */
export function preferredOf<Tag extends string>(
  wanted: readonly string[],
  offered: readonly Tag[],
): Tag | undefined {
  for (const first of wanted) {
    const same = offered.filter((tag) => languageOf(tag) === languageOf(first));
    const exact = wanted.flatMap((tag) => same.find((one) => one === tag) ?? []);
    const tag = exact[0] ?? same[0];
    if (tag !== undefined) return tag;
  }
  return undefined;
}

const languageOf = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';
