/** Title and description of a part, as search engines and link previews show them. */
import {
  listOf,
  nested,
  quoted,
  sentencesOf,
  upperFirst,
  withAddition,
  withoutStop,
  withStop,
} from '../i18n/format.ts';
import { getLanguage, type Language } from '../i18n/languages.ts';
import type { Entry, Part } from '../model/entries.ts';
import { textOfPart, titleOfPart } from '../model/find.ts';
import { provenanceAt, type DisputeBody } from '../model/provenance.ts';
import type { Ruleset } from '../model/rulebook.ts';
import type { Text } from '../../schemas/types.d.ts';
import { fold } from '../text/fold.ts';
import type { Reader } from '../view/context.ts';
import { ATTESTATIONS } from '../view/evidence.ts';
import { shortened, titleInGame } from '../view/pages/page-title.ts';
import { nameAt } from '../wording/names.ts';
import { headed } from './heading.ts';
import { isRunning, LONGEST, rowSentence, runningRow, wholeWithin } from './row-words.ts';
import { isTable, type Shared } from './shared.ts';

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
  const name = nested(withoutStop(label || shared.name), language);
  const whole = nested(plain(entry.data.title), language);
  if (part.kind === 'dispute') return answerInUse(part.data, reader);
  if (part.kind === 'row' && isTable(shared.content)) {
    const said = rowSentence(shared.content, name, whole, reader);
    if (said !== undefined) return withLost(said, part, shared, reader);
  }
  const place = t('description.place', {
    entry: isShared(entry, part, reader)
      ? listOf([whole, numbered(entry, part, reader)], language)
      : whole,
  });
  const room = LONGEST - place.length - 1;
  const said =
    part.kind === 'modifier'
      ? modifierSentence(part, shared, name, reader)
      : wordsOf(part, shared, reader, room);
  if (said === '') return t('description.nothing', { name, entry: whole });
  const text = textOfPart(part);
  const isItem = part.kind === 'point' && text && !/[.!?。！？][)）]?$/u.test(plain(text));
  return isItem
    ? itemSentence(entry, part, shared, said, reader)
    : placed(entry, part, withStatus(entry, part, shared, said, reader), place, reader);
}

/** A point that is no sentence, as an item of the list in which it stands. */
function itemSentence(
  entry: Entry,
  part: Part,
  shared: Shared,
  said: string,
  reader: Reader,
): string {
  const { t, language, plain } = reader;
  const whole = nested(plain(entry.data.title), language);
  const bare = quoted(upperFirst(nested(withoutStop(said), language)), language);
  const item = withoutStop(withStatus(entry, part, shared, bare, reader));
  const list = listOfPoint(entry, part);
  return list === undefined
    ? t('description.item', { item, entry: whole })
    : t('description.item-of', { item, list: plain(list), entry: whole });
}

/** With its heading, and where it stands if there is only one sentence. */
function placed(entry: Entry, part: Part, said: string, place: string, reader: Reader): string {
  const { language, plain } = reader;
  const headed = underHeading(part, said, reader);
  const isLong = headed.split(getLanguage(language).sentence.boundary).length > 1;
  if (!isLong) {
    const both = sentencesOf([headed, place], language);
    return both.length <= LONGEST ? both : sentencesOf([said, place], language);
  }
  // Of a text that stands on two pages, the place tells which one it is.
  const own = headed.length <= LONGEST ? headed : said;
  const whole = plain(entry.data.title);
  return isRepeated(entry, part, reader)
    ? withStop(withAddition(withoutStop(own), whole, language), language)
    : own;
}

/** A sentence with the source status of the part; figures and claims say theirs themselves. */
function withStatus(
  entry: Entry,
  part: Part,
  shared: Shared,
  said: string,
  reader: Reader,
): string {
  const { t, language } = reader;
  const { evidence } = provenanceAt(entry, part.path);
  const status = t(`evidence.${evidence}`);
  // `Effect unknown.` and `The effect is disputed.` say it themselves.
  const isGap =
    (evidence === 'unknown' || evidence === 'disputed') &&
    said.toLowerCase().includes(status.slice(0, Math.max(2, status.length - 1)));
  return evidence === 'as-printed' || isTable(shared.content) || isGap
    ? withLost(said, part, shared, reader)
    : withStop(withAddition(withoutStop(said), status, language), language);
}

/** Texts do not repeat their heading: away from it they need it to be understood. */
function underHeading(part: Part, said: string, reader: Reader): string {
  const { language, plain } = reader;
  const title = titleOfPart(part);
  const [first = ''] = said.split(getLanguage(language).sentence.boundary);
  if (part.kind === 'modifier' || part.kind === 'row' || !title || /[:：]/.test(first)) return said;
  const heading = withoutStop(plain(title));
  return /[:：?？]/.test(heading) || isSaidIn(first, heading)
    ? said
    : headed(heading, said, reader);
}

/** Whether the words of a heading of several words are nearly all in the sentence, in any form. */
function isSaidIn(text: string, heading: string): boolean {
  const words = heading.match(/[\p{L}\p{N}#+−-]{2,}/gu) ?? [];
  const known = fold(text);
  const isIn = (word: string) => known.includes(fold(word).slice(0, Math.max(4, word.length - 3)));
  return words.length > 1 && words.filter(isIn).length >= words.length * 0.75;
}

/** A sentence with the statuses of its row that were cut or left out. */
function withLost(said: string, part: Part, shared: Shared, reader: Reader): string {
  const { language } = reader;
  const missing = lostStatuses(part, shared, said, reader);
  return withStop(
    missing.length === 0
      ? said
      : withAddition(withoutStop(said), listOf(missing, language), language),
    language,
  );
}

/** The answer that this site uses to a disputed question; only the answer where both are too long. */
function answerInUse({ claims, adopted, about }: DisputeBody, reader: Reader): string {
  const { t, language, plain } = reader;
  const used = claims.find(({ id }) => id === adopted);
  const question = nested(withoutStop(plain(about)), language);
  if (!used) return t('description.left-open', { question });
  const [first = ''] = plain(used.says).split(getLanguage(language).sentence.boundary);
  const answer = withoutStop(first);
  const whole = t('description.disputed', {
    question,
    answer: nested(answer, language),
  });
  return whole.length <= LONGEST
    ? whole
    : withStop(withAddition(upperFirst(answer), t('evidence.disputed'), language), language);
}

/** What a modifier changes, by the kind of its change. */
function modifierSentence(part: Part, { content }: Shared, name: string, reader: Reader): string {
  const { t } = reader;
  const amount = isTable(content) ? (content.rows[0]?.[1] ?? '') : content.text;
  const change = 'change' in part.data ? part.data.change : {};
  const unset = t('amount.set-unknown');
  if (amount.startsWith(unset) || amount === t('evidence.unknown')) {
    const status = amount.startsWith(unset) ? amount.slice(unset.length) : '';
    const said = withoutStop(t('description.unknown', { name }));
    return withStop(`${said}${status}`, reader.language);
  }
  if ('multiply' in change) return t('description.multiplier', { name, amount });
  if ('set' in change) return t('description.set', { name, amount: amount.replace(/^= /, '') });
  if ('shift' in change) return t('description.shift', { name, amount: upperFirst(amount) });
  return t('description.modifier', { name, amount });
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

/** The text of a step, a clause, an example or a note. */
function wordsOf(part: Part, shared: Shared, reader: Reader, room: number): string {
  if (isTable(shared.content))
    return runningRow(shared.content, withoutStop(shared.name), room, reader);
  // Of a step with nested steps only its own text.
  const [text = ''] = shared.content.text.split('\n');
  return wholeWithin(text, room, reader.language, part.kind === 'note' ? 1 : 2);
}
