/** Title and description of a part, as search engines and link previews show them. */
import {
  listOf,
  longListOf,
  lowerFirst,
  quoted,
  sentencesOf,
  upperFirst,
  withAddition,
  withoutStop,
  withStop,
} from '../i18n/format.ts';
import { getLanguage, type Language } from '../i18n/languages.ts';
import type { Entry, Part } from '../model/entries.ts';
import { textOfPart } from '../model/find.ts';
import { provenanceAt } from '../model/provenance.ts';
import type { Ruleset } from '../model/rulebook.ts';
import type { Text } from '../../schemas/types.d.ts';
import type { Reader } from '../view/context.ts';
import { ATTESTATIONS } from '../view/evidence.ts';
import { shortened, titleInGame } from '../view/pages/page-title.ts';
import { nameAt } from '../wording/names.ts';
import { figureLines, isTable, type FigureLine, type Shared } from './shared.ts';

/** Search engines and chats cut longer descriptions. */
const LONGEST = 200;

/** `Rifle · Weapons chart · Bolt Action, 1st ed.`; where that is too long, the part by its number: `Step 3 · Rally Phase · …` */
export function partTitle(entry: Entry, part: Part, reader: Reader): string {
  const { ruleset, language, plain } = reader;
  const name = withoutStop(nameAt(ruleset, `${entry.address}#${part.id}`, language).name);
  const whole = plain(entry.data.title);
  const number = numbered(entry, part, reader);
  const isWhole = !name.endsWith('…') && !isShared(entry, part, reader);
  const isOnly = isWhole && namesIn(ruleset, language).get(name) === 1;
  return titleInGame(
    ruleset,
    language,
    ...(isWhole ? [[name, whole]] : []),
    ...(isOnly ? [[name]] : []),
    [number, whole],
    [number, shortened(whole)],
    [/[\d.]+$/.exec(number)?.[0] ?? number, shortened(whole)],
  );
}

/** Whether an earlier part of the page has the same name. */
const isShared = (
  { address, parts }: Entry,
  part: Part,
  { ruleset, language }: Reader,
): boolean => {
  const nameOf = ({ id }: Part) => nameAt(ruleset, `${address}#${id}`, language).name;
  const name = nameOf(part);
  return parts.find((other) => nameOf(other) === name)?.id !== part.id;
};

const counts = new WeakMap<Ruleset, Map<Language, Map<string, number>>>();

/** How often each name of a page or part stands in the ruleset. */
function namesIn(ruleset: Ruleset, language: Language): Map<string, number> {
  const ofRuleset = counts.get(ruleset) ?? new Map<Language, Map<string, number>>();
  counts.set(ruleset, ofRuleset);
  const known = ofRuleset.get(language);
  if (known) return known;
  const count = new Map<string, number>();
  for (const { address, parts } of ruleset.entries)
    for (const at of [address, ...parts.map(({ id }) => `${address}#${id}`)]) {
      const name = withoutStop(nameAt(ruleset, at, language).name);
      count.set(name, (count.get(name) ?? 0) + 1);
    }
  ofRuleset.set(language, count);
  return count;
}

/** `Step 3.2`, `Note 1`; `Note` where it is the only one. */
function numbered({ parts }: Entry, { id, kind, path }: Part, { t }: Reader): string {
  const places = path.filter((step) => typeof step === 'number').map((step) => step + 1);
  const same = parts.filter((one) => one.kind === kind);
  const n = kind === 'step' ? places.join('.') : same.findIndex((one) => one.id === id) + 1;
  const name = upperFirst(t(kind === 'dispute' ? 'evidence.disputed' : `part.${kind}`));
  return same.length === 1 ? name : t('title.numbered', { name, n });
}

/**
 * One or two whole sentences that begin with what a reader looks for: the figures, the rule, the answer in use. A short one
 * says where it stands, because a bare `−1` means nothing away from its page.
 */
export function partDescription(entry: Entry, part: Part, shared: Shared, reader: Reader): string {
  const { t, language, plain } = reader;
  // The label of a row may have a status of its own.
  const label = isTable(shared.content) && part.kind === 'row' ? shared.content.rows[0]?.[0] : '';
  const name = withoutStop(label || shared.name);
  const whole = plain(entry.data.title);
  const place = t('description.place', {
    entry: isShared(entry, part, reader)
      ? listOf([whole, numbered(entry, part, reader)], language)
      : whole,
  });
  const room = LONGEST - place.length - 1;
  const said = answerOf(part, shared, reader, name, room);
  if (said === '') return t('description.nothing', { name, entry: whole });
  if (part.kind === 'dispute') return said;
  const { evidence } = provenanceAt(entry, part.path);
  // Figures and claims say their status themselves.
  const isSaid = evidence === 'as-printed' || isTable(shared.content);
  const status = t(`evidence.${evidence}`);
  // `Effect unknown.` says itself that it is.
  const isGap = evidence === 'unknown' && said.includes(status);
  const missing = isSaid || isGap ? lostStatuses(part, shared, said, reader) : [status];
  const marked =
    missing.length === 0
      ? said
      : withAddition(withoutStop(said), listOf(missing, language), language);
  const text = textOfPart(part);
  if (part.kind === 'point' && text && !/[.!?。！？][)）]?$/u.test(plain(text))) {
    const item = quoted(upperFirst(withoutStop(said)), language);
    const named =
      missing.length === 0 ? item : withAddition(item, listOf(missing, language), language);
    const list = listOfPoint(entry, part);
    return list === undefined
      ? t('description.item', { item: named, entry: whole })
      : t('description.item-of', { item: named, list: plain(list), entry: whole });
  }
  const isLong = marked.split(getLanguage(language).sentence.boundary).length > 1;
  if (!isLong) return sentencesOf([withStop(marked, language), place], language);
  // Of a text that stands on two pages, the place tells which one it is.
  return isRepeated(entry, part, reader)
    ? withStop(withAddition(withoutStop(marked), whole, language), language)
    : withStop(marked, language);
}

/** The title of the list in which a point stands: what is true of its items. */
function listOfPoint({ data }: Entry, part: Part): Text | undefined {
  if (!('groups' in data) || !('group' in part.data)) return undefined;
  const { group } = part.data;
  const found = data.groups.find(({ id }) => id === group);
  return found && 'title' in found ? found.title : undefined;
}

/** Whether a part of another page has the same text. */
function isRepeated(entry: Entry, part: Part, { ruleset, plain }: Reader): boolean {
  const text = textOfPart(part);
  if (!text) return false;
  const own = plain(text);
  return ruleset.entries.some(
    ({ address, parts }) =>
      address !== entry.address &&
      parts.some((other) => {
        const words = textOfPart(other);
        return words !== undefined && plain(words) === own;
      }),
  );
}

/** Statuses of a row and of its running words that went with what was cut or left out. */
function lostStatuses(part: Part, { content }: Shared, said: string, reader: Reader): string[] {
  if (!isTable(content) || part.kind !== 'row') return [];
  const { t, language } = reader;
  const [label = '', ...cells] = content.rows[0] ?? [];
  const texts = [label, ...cells.filter((cell) => isRunning(cell, language))];
  return ATTESTATIONS.map((evidence) => t(`evidence.${evidence}`)).filter((word) => {
    const mark = withAddition('', word, language);
    return texts.some((text) => text.includes(mark)) && !said.includes(mark);
  });
}

function answerOf(part: Part, shared: Shared, reader: Reader, name: string, room: number): string {
  const { t, language, plain } = reader;
  if (part.kind === 'dispute') {
    const { claims, adopted, about } = part.data;
    const used = claims.find(({ id }) => id === adopted);
    const question = withoutStop(plain(about));
    if (!used) return t('description.left-open', { question });
    const of = t('description.disputed', { question });
    const [first = ''] = plain(used.says).split(getLanguage(language).sentence.boundary);
    const answer = upperFirst(withStop(first, language));
    const whole = sentencesOf([answer, of], language);
    return whole.length <= LONGEST
      ? whole
      : withStop(withAddition(withoutStop(answer), t('evidence.disputed'), language), language);
  }
  if (!isTable(shared.content)) {
    // Of a step with nested steps only its own text.
    const [text = ''] = shared.content.text.split('\n');
    return part.kind === 'modifier'
      ? t('description.row', { name, figures: upperFirst(withoutStop(text)) })
      : wholeWithin(text, room, language, part.kind === 'note' ? 1 : 2);
  }
  const lines = figureLines(shared.content);
  // Running words, such as the result of a throw, are what a reader came for.
  const words = lines.find(({ cell }) => isRunning(cell, language));
  const figures = inGroups(
    lines.filter((line) => line !== words),
    reader,
  );
  const said = words ? wholeWithin(words.cell, room - 40, language) : name;
  const most = room - said.length - 8;
  const join = (list: readonly string[]) =>
    (list.some((line) => line.includes(',')) ? longListOf : listOf)(list, language);
  const fitting = figures.reduce<string[]>((list, line) => {
    const longer = [...list, line];
    return join(longer).length <= most ? longer : list;
  }, []);
  const all = join(fitting);
  if (!words)
    return all === t('evidence.unknown')
      ? t('description.unknown', { name })
      : t('description.row', { name, figures: upperFirst(all) });
  return all === '' ? said : withAddition(withoutStop(said), all, language);
}

/** `range 24″`, `2–5 on D20`; under the heading of several columns `attack on infantry (4 = 1, 5 = 2–20)`. */
const inGroups = (lines: readonly FigureLine[], { t, language }: Reader): string[] =>
  [...Map.groupBy(lines, ({ group }) => group)].flatMap(([group, own]) => {
    if (group !== '') {
      // A number beside a number would read as one.
      const said = own.map(({ head, cell }) => `${head} ${/\d$/.test(head) ? '= ' : ''}${cell}`);
      return [withAddition(inLine(group), listOf(said, language), language)];
    }
    return own.map(({ head, cell }) => {
      if (/^\d*[DK]\d+$/.test(head)) return t('description.on-dice', { dice: head, range: cell });
      return [inLine(head), cell].filter(Boolean).join(' ');
    });
  });

/** In the middle of a sentence, ordinary words have no capital; `Morale Level` and `FP` keep theirs. */
const inLine = (head: string): string => (/\p{Lu}/u.test(head.slice(1)) ? head : lowerFirst(head));

/** A sentence, also before a status in brackets. */
const isRunning = (text: string, language: Language): boolean =>
  text.split(getLanguage(language).sentence.boundary).length > 1 ||
  /[.。](?: ?[(（][^()（）]*[)）])?$/u.test(text);

/** The whole sentences that fit; at least the first one, up to its last clause that fits. */
function wholeWithin(text: string, room: number, language: Language, most = 2): string {
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
