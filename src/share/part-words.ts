/** The description of a part, as search engines and link previews show it. */
import {
  lowerFirst,
  nested,
  quoted,
  sentencesOf,
  withAddition,
  withoutStop,
  withStop,
} from '../i18n/format.ts';
import { upperFirst } from '../text/upper-first.ts';
import { getLanguage } from '../i18n/languages.ts';
import type { Entry, Part } from '../model/entries.ts';
import { textOfPart } from '../model/find.ts';
import { provenanceAt, type DisputeBody } from '../model/provenance.ts';
import { unitOf } from '../notation/units.ts';
import type { Text } from '../../schemas/types.d.ts';
import type { Reader } from '../view/context.ts';
import { shortened } from '../view/pages/page-title.ts';
import { headed, lowered, lowerWord } from '../wording/heading.ts';
import { isShared, nameOfPart, numbered, partTitle } from './part-title.ts';
import { LONGEST, rowSentence, runningRow, wholeWithin, withoutStatus } from './row-words.ts';
import { isTable, type Shared } from './shared.ts';

/**
 * One or two whole sentences that begin with what a reader looks for: the figures, the rule, the answer in use. A short one
 * says where it stands, because a bare `−1` means nothing away from its page.
 */
export function partDescription(entry: Entry, part: Part, shared: Shared, reader: Reader): string {
  const { t, language, plain } = reader;
  // The label of a row may have a status of its own.
  const label = isTable(shared.content) && part.kind === 'row' ? shared.content.rows[0]?.[0] : '';
  const own = /\p{L}/u.test(shared.name) ? label : '';
  const name = nested(withoutStop(own || nameOfPart(entry, part, reader)), language);
  const whole = nested(plain(entry.data.title), language);
  const place = placeOf(entry, part, reader, isShared(entry, part, reader));
  if (part.kind === 'row' && isTable(shared.content)) {
    const said = rowSentence(shared.content, name, whole, place, reader);
    if (said !== undefined) return withLost(said, part, shared, reader);
  }
  const room = LONGEST - place.join('').length - 1;
  if (part.kind === 'dispute') {
    const answer = answerInUse(part.data, reader);
    return answer.length <= room ? sentencesOf([answer, ...place], language) : answer;
  }
  const said =
    part.kind === 'modifier'
      ? modifierSentence(entry, part, shared, name, reader)
      : wordsOf(part, shared, reader, room);
  if (said === '') return t('description.nothing', { name, entry: whole });
  const text = textOfPart(part);
  const isItem = part.kind === 'point' && text && !/[.!?。！？][)）]?$/u.test(plain(text));
  if (isItem) return itemSentence(entry, part, shared, said, reader);
  const told = withStatus(entry, part, shared, said, reader);
  return placed(entry, part, withSubject(name, part, told, room, reader), place, reader);
}

/** `See “Movement”.`, unless the title of the part names the page; with its number where its words are not its own. */
function placeOf(entry: Entry, part: Part, reader: Reader, hasNumber: boolean): string[] {
  const { t, language, plain } = reader;
  const whole = plain(entry.data.title);
  if (partTitle(entry, part, reader).includes(shortened(whole))) return [];
  const at = nested(whole, language);
  const number = lowerFirst(numbered(entry, part, reader));
  return [
    hasNumber && /\d/.test(number)
      ? t('description.place.part', { entry: at, part: number })
      : t('description.place', { entry: at }),
  ];
}

/** A point that is no sentence, in its list; of a page that is one list, with what the page is about. */
function itemSentence(
  entry: Entry,
  part: Part,
  shared: Shared,
  item: string,
  reader: Reader,
): string {
  const { t, language, plain } = reader;
  const { title, summary } = entry.data;
  const list = listOfPoint(entry, part);
  const [named, whole, within] = [withoutStop(item), plain(title), list && plain(list)].map(
    (text) => nested(text ?? '', language),
  ) as [string, string, string];
  // One of several is not the whole list.
  const said = within
    ? t('description.one-of', { item: lowered(named, reader), list: within })
    : t('description.listed', { item: lowered(named, reader), list: whole });
  const about =
    within === '' && summary
      ? plain(summary).split(getLanguage(language).sentence.boundary).slice(0, 1)
      : placeOf(entry, part, reader, false);
  return sentencesOf([withStatus(entry, part, shared, said, reader), ...about], language);
}

/**
 * With where it stands if it is an amount, or if another page has the same words. What the title says already gives way to
 * what the page is about.
 */
function placed(
  entry: Entry,
  part: Part,
  said: string,
  place: readonly string[],
  reader: Reader,
): string {
  const { language, plain } = reader;
  const isTitle = withoutStop(said) === nameOfPart(entry, part, reader);
  const about = isTitle ? aboutPage(entry, part, reader) : undefined;
  if (about !== undefined) return about;
  if (
    place.length === 0 ||
    (part.kind !== 'modifier' && !isTitle && !isRepeated(entry, part, reader))
  )
    return said;
  return said.split(getLanguage(language).sentence.boundary).length === 1
    ? sentencesOf([said, ...place], language)
    : withStop(withAddition(withoutStop(said), plain(entry.data.title), language), language);
}

/** What the page is about; undefined without a summary that fits, or where the title is a shorter one. */
function aboutPage(entry: Entry, part: Part, reader: Reader): string | undefined {
  const { language, plain } = reader;
  const { summary } = entry.data;
  if (!summary || 'linkTitle' in part.data) return undefined;
  const [first = ''] = plain(summary).split(getLanguage(language).sentence.boundary);
  const said = sentencesOf([first, ...placeOf(entry, part, reader, true)], language);
  return said.length <= LONGEST ? said : undefined;
}

/** A sentence that begins with a word for its heading, with that heading: `Adjacent hexes: they may form a Fire Group.` */
function withSubject(name: string, part: Part, said: string, room: number, reader: Reader): string {
  // A second colon would make a chain of them.
  const isLost =
    'title' in part.data &&
    getLanguage(reader.language).refersBack.test(said) &&
    !/[:：]/.test(said);
  const whole = isLost ? headed(name, said, reader) : said;
  return whole.length <= room ? whole : said;
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
    (evidence === 'unknown' && getLanguage(language).notInSources.test(said)) ||
    ((evidence === 'unknown' || evidence === 'disputed') &&
      said.toLowerCase().includes(status.slice(0, Math.max(2, status.length - 1))));
  if (evidence === 'as-printed' || isTable(shared.content) || isGap)
    return withLost(said, part, shared, reader);
  // Behind brackets, others would stand beside them.
  const isBefore = evidence === 'unknown' || /[)）]$/.test(withoutStop(said));
  return isBefore && !/[:：]/.test(said)
    ? headed(upperFirst(status), said, reader)
    : withStop(withAddition(withoutStop(said), status, language), language);
}

/** A sentence with the status of the label of its row where it leaves out the label. */
function withLost(said: string, part: Part, { content }: Shared, reader: Reader): string {
  const { language } = reader;
  const label = isTable(content) && part.kind === 'row' ? content.rows[0]?.[0] : undefined;
  const [, status] = withoutStatus(label ?? '', reader);
  const isSaid = status === '' || said.includes(withAddition('', status, language));
  return withStop(isSaid ? said : withAddition(withoutStop(said), status, language), language);
}

/** The answer that this site uses to a disputed question, which is the title. */
function answerInUse({ claims, adopted, about }: DisputeBody, reader: Reader): string {
  const { t, language, plain } = reader;
  const used = claims.find(({ id }) => id === adopted);
  // A colon of its own would make a chain of them.
  const framed = (text: string) =>
    withoutStop(
      /[:：]/.test(text)
        ? quoted(nested(withoutStop(text), language), language)
        : lowered(withStop(text, language), reader),
    );
  if (!used) return t('description.left-open', { question: framed(plain(about)) });
  const [first = ''] = plain(used.says).split(getLanguage(language).sentence.boundary);
  return t('description.disputed', { answer: framed(first) });
}

/** What a modifier changes, by the kind of its change. */
function modifierSentence(
  { data }: Entry,
  part: Part,
  { content }: Shared,
  name: string,
  reader: Reader,
): string {
  const { t } = reader;
  const amount = isTable(content) ? (content.rows[0]?.[1] ?? '') : content.text;
  const change = 'change' in part.data ? part.data.change : {};
  const unset = [t('amount.set-unknown'), t('evidence.unknown')].find((words) =>
    amount.startsWith(words),
  );
  if (unset !== undefined) {
    const status = amount.slice(unset.length);
    if (status.includes(t('evidence.disputed')))
      return t('description.left-open', { question: t('description.modifier-of', { name }) });
    const said = withoutStop(t('description.unknown', { name }));
    return withStop(`${said}${status}`, reader.language);
  }
  if ('multiply' in change)
    return t('description.multiplier', {
      name,
      amount: amount.replace(/^×/, ''),
      of: modifiedBy(data, reader),
    });
  if ('set' in change) {
    const [value, status] = withoutStatus(amount.replace(/^= /, ''), reader);
    const said = t('description.set', { name, ...setBy(data, value, reader) });
    return status
      ? withStop(withAddition(withoutStop(said), status, reader.language), reader.language)
      : said;
  }
  if ('shift' in change) return t('description.shift', { name, amount: upperFirst(amount) });
  const added = /^([+−]) (\p{L}.*?)( ?[(（][^()（）]*[)）])?$/u.exec(amount);
  return added
    ? addedSentence('add' in change ? change.add : undefined, added, reader)
    : t('description.modifier', { name, amount, of: modifiedBy(data, reader) });
}

/** The value or the roll that the modifiers of a page change; empty where the page is only a list of them. */
const modifiedBy = (data: Entry['data'], { name, plain }: Reader): string => {
  if ('value' in data) return name(data.value.name);
  return 'roll' in data ? plain(data.title) : '';
};

/** What the modifiers of a page change, its value or the target number of its roll, and the number that it becomes, in its unit. */
function setBy(data: Entry['data'], amount: string, { name, ruleset, t, language }: Reader) {
  const target = 'roll' in data ? data.roll.target : undefined;
  const id = 'value' in data ? data.value.name : target;
  const found = ruleset.values.find((one) => one.id === id);
  if (!found) return { value: t('reserved.target'), amount };
  const unit = /\d$/.test(amount) ? unitOf(found, language) : '';
  return { value: lowerWord(name(found.id), language), amount: `${amount}${unit}` };
}

/** What is added, by its title, also where the figure has its abbreviation; its status stands behind the sentence. */
function addedSentence(
  id: unknown,
  [, sign, value = '', status = '']: readonly string[],
  { t, ruleset, plain, language }: Reader,
): string {
  const title = ruleset.values.find((one) => one.id === id)?.title;
  const said = t(sign === '+' ? 'description.added' : 'description.subtracted', {
    // The names in a formula keep their capitals.
    amount: /[×·]| [−+] /.test(value) ? value : lowerWord(title ? plain(title) : value, language),
  });
  return withStop(`${withoutStop(said)}${status}`, language);
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

/** The text of a step, a clause, an example or a note. */
function wordsOf(part: Part, shared: Shared, reader: Reader, room: number): string {
  if (isTable(shared.content))
    return runningRow(shared.content, withoutStop(shared.name), room, reader);
  // Of a step with nested steps only its own text.
  const [text = ''] = shared.content.text.split('\n');
  return wholeWithin(text, room, reader.language, part.kind === 'note' ? 1 : 2);
}
