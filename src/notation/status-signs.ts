/** The signs of source statuses, where there is no room for their words; what is as printed has none. */
export const STATUS_SIGNS = {
  'as-printed': '',
  reconstructed: '◈',
  inferred: '∴',
  'other-source': '◇',
  disputed: '≠',
  unknown: '?',
} as const;

/** Those after an amount; `?` is an amount of its own. */
const AFTER = '◈∴◇≠';

/** A text and the sign at its end: `['−1', '∴']`; an empty sign if there is none. */
export function splitSign(text: string): [text: string, sign: string] {
  const cut = text.search(new RegExp(`[${AFTER}]?$`));
  return [text.slice(0, cut), text.slice(cut)];
}

/** A name and the sign behind it, with the space between them: `['HE', ' ?']`. */
export const splitMark = (name: string): [name: string, mark: string] => {
  const cut = name.search(new RegExp(`(?:\\s[${AFTER}?])?$`, 'u'));
  return [name.slice(0, cut), name.slice(cut)];
};

/** A line with the word before each sign and its status replaced: signs have no legend where a line is pasted. */
export const withoutSigns = (line: string, say: (text: string, status: string) => string): string =>
  line.replace(
    new RegExp(`(\\S*?)\\s?([${AFTER}]|(?<=\\s)[?])`, 'gu'),
    (_, text: string, sign: string) =>
      say(text, Object.entries(STATUS_SIGNS).find(([, own]) => own === sign)?.[0] ?? ''),
  );
