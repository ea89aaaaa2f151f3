/** A row of a table as a sentence, as its link preview says it. */
import {
  allOf,
  labelled,
  listOf,
  longListOf,
  lowerFirst,
  sentencesOf,
  withAddition,
  withoutStop,
  withStop,
} from '../i18n/format.ts';
import { getLanguage, type Language } from '../i18n/languages.ts';
import type { Reader } from '../view/context.ts';
import { headed, lowerWord } from './heading.ts';
import { figureLines, type FigureLine, type SharedTable } from './shared.ts';

/** Search engines and chats cut longer descriptions. */
export const LONGEST = 200;

/** The figures of a row as one sentence; undefined for a row with running words. */
export function rowSentence(
  content: SharedTable,
  row: string,
  table: string,
  reader: Reader,
): string | undefined {
  const { t, language } = reader;
  const lines = figureLines(content);
  const [first] = lines;
  if (!first || lines.some(({ cell }) => isRunning(cell, language))) return undefined;
  if (lines.length === 1) {
    const place = t('description.place', { entry: table });
    return sentencesOf([oneFigure(row, first, reader), place], language);
  }
  if (lines.every(({ cell }) => cell === t('evidence.unknown')))
    return t('description.row-unknown', { row, table });
  const said = inGroups(lines, reader);
  const isGrouped = said.length > 1 && lines.some(({ group }) => group !== '');
  const isLong = isGrouped || said.some((one) => /[,、]/.test(one));
  const candidates = [table, ''].flatMap((of) =>
    said.map((_, left) => {
      const list = said.slice(0, said.length - left);
      return t('description.row', {
        row,
        table: of,
        figures: isLong ? longListOf(list, language) : joined(list, language),
      });
    }),
  );
  return (
    candidates.filter((_, index) => index === 0 || index === said.length).find(fits) ??
    candidates.find(fits)
  );
}

/** A row with a figure in one column, or with what happens there: `Fire: shoots without moving.` */
function oneFigure(row: string, { head, cell }: FigureLine, { t, language }: Reader): string {
  if (isDice(head))
    return t('description.result', {
      row,
      range: t('description.on-dice', { dice: head, range: cell }),
    });
  // What happens, in words: not a number, not `unknown`.
  const isText =
    !/^[\d+−×(]/.test(cell) && cell.length > (getLanguage(language).words.spaced ? 12 : 6);
  return isText
    ? withStop(labelled(row, lowerFirst(cell), language), language)
    : t('description.one', { row, head, cell });
}

const isDice = (head: string): boolean => /^\d*[DK]\d+$/.test(head);

const fits = (text: string): boolean => text.length <= LONGEST;

/** Japanese lists figures with commas alone. */
const joined = (list: readonly string[], language: Language): string =>
  (getLanguage(language).words.spaced ? allOf : listOf)(list, language);

/** A row with running words, such as the result of a throw: its name, its figures and the words. */
export function runningRow(
  content: SharedTable,
  name: string,
  room: number,
  reader: Reader,
): string {
  const { t, language } = reader;
  const lines = figureLines(content);
  const words = lines.find(({ cell }) => isRunning(cell, language));
  if (!words) return '';
  const said = wholeWithin(words.cell, room - 40, language);
  const [first = ''] = said.split(getLanguage(language).sentence.boundary);
  const figures = lines
    .filter((line) => line !== words)
    .map(({ head, cell }) =>
      isDice(head)
        ? t('description.on-dice', { dice: head, range: cell })
        : [lowerWord(head), cell].join(' '),
    );
  const all = listOf(figures, language);
  if (/[:：]/.test(first)) return all ? withAddition(withoutStop(said), all, language) : said;
  const isBare = all !== '' && !/[(（]/.test(all + name);
  const heading = isBare
    ? withAddition(name, all, language)
    : listOf([name, all].filter(Boolean), language);
  return headed(heading, said, reader);
}

/** `24″ for range`, `2–5 on D20`; under a heading of several columns `1 on 1–13, 2 on 14–20 under “Attack on infantry”`. */
const inGroups = (lines: readonly FigureLine[], { t, language }: Reader): string[] =>
  [...Map.groupBy(lines, ({ group }) => group)].flatMap(([group, own]) => {
    const figures = own.map(({ head, cell }) => {
      if (isDice(head)) return t('description.on-dice', { dice: head, range: cell });
      // A number beside a number would read as one.
      if (group !== '' && /^\d+$/.test(head)) return t('description.on', { head, range: cell });
      if (head === '') return cell;
      // A long text is a word group of the sentence.
      const isText = cell.length > 20 && !/^[\d+−×(]/.test(cell);
      return t('description.figure', {
        head: lowerWord(head),
        cell: isText ? lowerWord(cell) : cell,
      });
    });
    return group === ''
      ? figures
      : [t('description.group', { group, figures: joined(figures, language) })];
  });

/** A sentence, also before a status in brackets. */
export const isRunning = (text: string, language: Language): boolean =>
  text.split(getLanguage(language).sentence.boundary).length > 1 ||
  /[.。](?: ?[(（][^()（）]*[)）])?$/u.test(text);

/** The whole sentences that fit; at least the first one, up to its last clause that fits. */
export function wholeWithin(text: string, room: number, language: Language, most = 2): string {
  const sentences = text.split(getLanguage(language).sentence.boundary);
  const fitting = sentences.reduce<string[]>((list, sentence) => {
    const longer = [...list, sentence];
    return list.length < most && sentencesOf(longer, language).length <= room ? longer : list;
  }, []);
  if (fitting.length > 0 && fitting[0] === sentences[0]) return sentencesOf(fitting, language);
  const [first = ''] = sentences;
  const clause = first.slice(0, room).replace(/(?:[;:–,]\s|[；：、])[^;:–,；：、]*$/u, '');
  return withStop(clause, language);
}
