/** A row of a table as a sentence, as its link preview says it. */
import {
  haveCommas,
  labelled,
  listOf,
  lowerFirst,
  sentencesOf,
  withAddition,
  withoutStop,
  withStop,
} from '../i18n/format.ts';
import { upperFirst } from '../text/upper-first.ts';
import { getLanguage, type Language } from '../i18n/languages.ts';
import type { Reader } from '../view/context.ts';
import { ATTESTATIONS } from '../view/evidence.ts';
import { headed, lowerWord } from '../wording/heading.ts';
import { figureLines, type FigureLine, type SharedTable } from './shared.ts';

/** Search engines and chats cut longer descriptions. */
export const LONGEST = 200;

/**
 * The figures of a row: `Rifle: range 24″, shots 1; special rules: none.`; undefined for a row with running words. Where all
 * are words or stand in groups, the name is left to the title. `place` is the sentence that says where it stands, if it needs one.
 */
export function rowSentence(
  content: SharedTable,
  row: string,
  table: string,
  place: readonly string[],
  reader: Reader,
): string | undefined {
  const { t, language } = reader;
  const lines = figureLines(content);
  const [first] = lines;
  if (!first || lines.some(({ cell }) => isRunning(cell, language))) return undefined;
  const unknown = t('evidence.unknown');
  const marked = withAddition('', unknown, language);
  if (lines.every(({ cell }) => cell === unknown || cell.endsWith(marked)))
    return t('description.row-unknown', { row, table });
  if (lines.length === 1) return sentencesOf([oneFigure(row, first, reader), ...place], language);
  const candidates = lines.map((_, left) =>
    figuresInWords(row, lines.slice(0, lines.length - left), reader),
  );
  return candidates.find(fits);
}

/** A row with a figure in one column, or with what happens there: `Fire: shoots without moving.` */
function oneFigure(row: string, line: FigureLine, reader: Reader): string {
  const { t, language } = reader;
  const { head, cell } = line;
  if (isDice(head)) return t('description.result', { row, dice: head, range: cell });
  // What happens, in words: not a number, not `unknown`.
  const isText = !isFigure(cell) && cell.length > (getLanguage(language).words.spaced ? 12 : 6);
  if (isText) return withStop(labelled(row, lowerFirst(cell, language), language), language);
  if (isFigure(cell) && !/\d/.test(head))
    return withStop(labelled(row, figureOf(line, reader), language), language);
  const label =
    head === '' ? row : t('description.at-row', { row, head: lowerWord(head, language) });
  return withStop(labelled(label, lowerWord(cell, language), language), language);
}

/** Numbers after the name; then words, each after its heading; or what stands under each group of columns. */
function figuresInWords(row: string, lines: readonly FigureLine[], reader: Reader): string {
  const { language } = reader;
  const { list } = getLanguage(language);
  if (lines.some(({ group }) => group !== '')) {
    const said = [...Map.groupBy(lines, ({ group }) => group)].map(([group, own]) =>
      inGroup(lowerWord(group, language), own, reader),
    );
    return sentencesOf(
      [row, upperFirst(said.join(list.things))].map((one) => withStop(one, language)),
      language,
    );
  }
  const [figures, texts] = [true, false].map((is) =>
    lines.filter(
      ({ head, cell }) => (isDice(head) || isFigure(cell) || isCode(cell, reader)) === is,
    ),
  ) as [FigureLine[], FigureLine[]];
  const said = [
    listOf(
      figures.map((line) => figureOf(line, reader)),
      language,
    ),
    // Words of a legend have a capital only in their cells.
    ...texts.map((line) =>
      figureOf(texts.length > 1 ? { ...line, cell: lowerWord(line.cell, language) } : line, reader),
    ),
  ].filter(Boolean);
  const whole = said.join(list.things);
  return figures.length > 0
    ? withStop(labelled(row, whole, language), language)
    : withStop(upperFirst(whole), language);
}

/** `range 24″`, `2–5 on D20`, `special rules: none` */
function figureOf({ head, cell }: FigureLine, { t, language }: Reader): string {
  if (isDice(head)) return t('description.on-dice', { dice: head, range: cell });
  const name = lowerWord(head, language);
  if (name === '') return cell;
  // Behind a list a status would be read as that of its last item, and behind brackets it would stand beside them.
  const [said, status] = withoutStatus(isClause(cell) ? lowerWord(cell, language) : cell, {
    t,
    language,
  });
  const isBefore = status !== '' && (haveCommas([said, ''], language) || /\p{L}[)）]$/u.test(said));
  const [label, figure] = isBefore ? [withAddition(name, status, language), said] : [name, cell];
  if ((isFigure(cell) || isCode(cell, { t, language })) && !/\d/.test(name))
    return t('description.figure', { head: label, cell: figure });
  return labelled(label, isClause(figure) ? lowerWord(figure, language) : figure, language);
}

/** A cell and the word of its source status, which stands behind it in brackets; an empty one if there is none. */
export function withoutStatus(
  cell: string,
  { t, language }: Pick<Reader, 't' | 'language'>,
): [text: string, status: string] {
  const status = ATTESTATIONS.map((one) => t(`evidence.${one}`)).find((word) =>
    cell.endsWith(withAddition('', word, language)),
  );
  return status === undefined
    ? [cell, '']
    : [cell.slice(0, -withAddition('', status, language).length), status];
}

/** An abbreviation in place of a number: `penetration HE`. */
const isCode = (cell: string, reader: Pick<Reader, 't' | 'language'>): boolean =>
  /^\p{Lu}{2,4}$/u.test(withoutStatus(cell, reader)[0]);

/** `Attack on infantry: 1–13 gives 1, 14–20 gives 2`; `AP below 3: +1, AP 3–6: 0` */
function inGroup(group: string, lines: readonly FigureLine[], reader: Reader): string {
  const { t, language } = reader;
  const inHeads = lines.some(({ head }) => /\d/.test(head) && !/^\d+$/.test(head));
  const said = lines.map(({ head, cell }) => {
    if (inHeads)
      return labelled(t('description.figure', { head: group, cell: head }), cell, language);
    // A number beside a number would read as one.
    if (/^\d+$/.test(head)) return t('description.on', { head, range: cell });
    return isFigure(cell)
      ? t('description.figure', { head: lowerWord(head, language), cell })
      : `${lowerWord(head, language)} – ${cell}`;
  });
  const list = listOf(said, language);
  if (lines.every(({ head }) => /^\d+$/.test(head)))
    return t('description.on-roll', { group, list });
  return inHeads || group === '' ? list : labelled(group, list, language);
}

/** Several words without a name: `conscripts with little training`. */
const isClause = (cell: string): boolean => /^\p{L}+( \p{Ll}+){3}/u.test(cell);

const isFigure = (cell: string): boolean => /^[\d+−×½¼¾⅓⅔(≤≥<>]|^\d*[DK]\d/.test(cell);

const isDice = (head: string): boolean => /^\d*[DK]\d+$/.test(head);

const fits = (text: string): boolean => text.length <= LONGEST;

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
  const [cell, status] = withoutStatus(words.cell, reader);
  const whole = wholeWithin(cell, room - 40, language);
  // The status stands before the full stop.
  const said = status
    ? withStop(withAddition(withoutStop(whole), status, language), language)
    : whole;
  const [first = ''] = said.split(getLanguage(language).sentence.boundary);
  const figures = lines
    .filter((line) => line !== words)
    .map(({ head, cell }) =>
      isDice(head)
        ? t('description.on-dice', { dice: head, range: cell })
        : t('description.figure', { head: lowerWord(head, language), cell }),
    );
  const all = listOf(figures, language);
  if (/[:：]/.test(first)) return all ? withAddition(withoutStop(said), all, language) : said;
  const isBare = all !== '' && !/[(（]/.test(all + name);
  const heading = isBare
    ? withAddition(name, all, language)
    : listOf([name, all].filter(Boolean), language);
  return headed(heading, said, reader);
}

/** A sentence, also before a status in brackets. */
const isRunning = (text: string, language: Language): boolean =>
  text.split(getLanguage(language).sentence.boundary).length > 1 ||
  /[.。](?: ?[(（][^()（）]*[)）])?$/u.test(text);

/** The whole sentences that fit; at least the first one, up to its last clause or word that fits. */
export function wholeWithin(text: string, room: number, language: Language, most = 2): string {
  const sentences = text.split(getLanguage(language).sentence.boundary);
  const fitting = sentences.reduce<string[]>((list, sentence) => {
    const longer = [...list, sentence];
    return list.length < most && sentencesOf(longer, language).length <= room ? longer : list;
  }, []);
  if (fitting.length > 0 && fitting[0] === sentences[0]) return sentencesOf(fitting, language);
  const [first = ''] = sentences;
  const clause = first
    .slice(0, room + 1)
    .replace(/(?:\s?[;:–,]\s|[；：、])[^;:–,；：、]*$|\s\S*$/u, '');
  return withStop(clause, language);
}
