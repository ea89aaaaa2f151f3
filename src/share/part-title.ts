/** Names and titles of a part, as search engines and link previews show them. */
import { listOf, lowerFirst, withoutStop } from '../i18n/format.ts';
import { upperFirst } from '../text/upper-first.ts';
import { inEachLanguage } from '../i18n/in-each-language.ts';
import type { Entry, Part } from '../model/entries.ts';
import { rowHeading } from '../model/key-column.ts';
import type { Ruleset } from '../model/rulebook.ts';
import type { Text } from '../../schemas/types.d.ts';
import { numberInEntry } from '../view/parts/steps.ts';
import type { Reader } from '../view/context.ts';
import { shortened, titleInGame } from '../view/pages/page-title.ts';
import { nameAt } from '../wording/names.ts';

/** `Rifle · Weapons chart · Bolt Action, 1st ed.`; where that is too long and the data has no short name, the part by its number. */
export function partTitle(entry: Entry, part: Part, reader: Reader): string {
  const { ruleset, language, plain } = reader;
  const whole = plain(entry.data.title);
  const { linkTitle } = part.data as { linkTitle?: Text };
  if (linkTitle) {
    const name = plain(linkTitle);
    return titleInGame(ruleset, language, [name, whole], [name]);
  }
  const own = nameOfPart(entry, part, reader);
  // A term such as `dr` is another one with a capital.
  const name = own.length < 3 ? own : upperFirst(own);
  const number = numbered(entry, part, reader);
  const isWhole = !name.endsWith('…') && !isShared(entry, part, reader);
  const isOnly = isWhole && namesIn(ruleset, language).get(name) === 1;
  return titleInGame(
    ruleset,
    language,
    // A step may have the name of its page.
    ...(isWhole
      ? [[name, name === whole ? lowerFirst(numbered(entry, part, reader, true)) : whole]]
      : []),
    ...(isOnly ? [[name]] : []),
    ...(isWhole && part.kind !== 'row' && !isElsewhere(entry, part, reader)
      ? [[name, lowerFirst(number)]]
      : []),
    [number, shortened(whole)],
    [listOf([shortened(whole), lowerFirst(number)], language)],
    [shortened(whole), /[\d.]+$/.exec(number)?.[0] ?? number],
  );
}

/** Its name; of a row whose name is only a figure, under the heading of its column. */
export function nameOfPart(
  entry: Entry,
  part: Part,
  { ruleset, language, plain, t }: Reader,
): string {
  const name = withoutStop(nameAt(ruleset, `${entry.address}#${part.id}`, language).name);
  if (entry.kind !== 'tables' || part.kind !== 'row' || /\p{L}/u.test(name)) return name;
  const head = plain(rowHeading(entry.data));
  return t('description.figure', { head, cell: name });
}

/** Whether an earlier part of the page has the same name. */
export const isShared = (
  { address, parts }: Entry,
  part: Part,
  { ruleset, language }: Reader,
): boolean => {
  const nameOf = ({ id }: Part) => nameAt(ruleset, `${address}#${id}`, language).name;
  const name = nameOf(part);
  return parts.find((other) => nameOf(other) === name)?.id !== part.id;
};

/** Whether a part of another page has the same name and number. */
function isElsewhere(entry: Entry, part: Part, reader: Reader): boolean {
  const pages = pagesOfParts(reader.ruleset, reader.language, reader);
  return (pages.get(inFull(entry, part, reader))?.size ?? 0) > 1;
}

/** Kind, name and number. */
const inFull = (entry: Entry, part: Part, reader: Reader): string =>
  [part.kind, nameOfPart(entry, part, reader), numbered(entry, part, reader)].join('\n');

/** The pages that have a part of that kind, name and number. */
const pagesOfParts = inEachLanguage(({ entries }: Ruleset, _, reader: Reader) => {
  const pages = new Map<string, Set<Entry>>();
  for (const entry of entries)
    for (const part of entry.parts) {
      const key = inFull(entry, part, reader);
      pages.set(key, (pages.get(key) ?? new Set()).add(entry));
    }
  return pages;
});

/** How often each name of a page or part stands in the ruleset. */
const namesIn = inEachLanguage((ruleset: Ruleset, language) => {
  const count = new Map<string, number>();
  for (const { address, parts } of ruleset.entries)
    for (const at of [address, ...parts.map(({ id }) => `${address}#${id}`)]) {
      const name = upperFirst(withoutStop(nameAt(ruleset, at, language).name));
      count.set(name, (count.get(name) ?? 0) + 1);
    }
  return count;
});

/** `Step 3.2`, `Note 1`; `Note` where it is the only one, unless it is to have its number. */
export function numbered(
  { parts }: Entry,
  { id, kind, path }: Part,
  { t }: Reader,
  hasNumber = false,
): string {
  const same = parts.filter((one) => one.kind === kind);
  const n = kind === 'step' ? numberInEntry(path) : same.findIndex((one) => one.id === id) + 1;
  const name = upperFirst(t(kind === 'dispute' ? 'evidence.disputed' : `part.${kind}`));
  return same.length === 1 && !hasNumber ? name : t('title.numbered', { name, n });
}
