/**
 * The words of everything that a problem names, in one language, as plain text. Node only.
 *
 * By address: modifiers, groups, outcomes, rows, values and roles (`terms#distance`), disputes. With a prefix: `stage:<key>`,
 * `letters` for one letter per outcome of each stage in order, `state:<word>`, `because:<address>` for why something is unknown,
 * `dice:<notation>` for dice that are more than added up, `lang:<key>` for the language of words that is not the reader's.
 */
import { listOf } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { fragmentIn, pageIn, partIn } from '../../model/address.ts';
import type { Entry } from '../../model/entries.ts';
import { find, textOfPart, titleOfPart } from '../../model/find.ts';
import { provenanceAt } from '../../model/provenance.ts';
import { rowName } from '../../model/row-label.ts';
import type { Ruleset } from '../../model/rulebook.ts';
import { nameIn, plain, showDice, type Name } from '../../notation/show.ts';
import type { Text } from '../../../schemas/types.d.ts';
import type { Address, Problem, Stage } from '../problem.ts';
import { isUnknownAmount } from '../stages/lacking.ts';
import { bodyOf } from './disputes-of.ts';
import { outcomeLetters } from './outcome-letters.ts';

export function textsOf(
  problem: Problem,
  ruleset: Ruleset,
  language: Language,
): Record<string, string> {
  const words = new Words(ruleset, language);
  for (const [key, stage] of Object.entries(problem.stages)) {
    words.add(`stage:${key}`, words.titleOf(nameAt(stage)));
    addStage(words, stage);
    if ('dice' in stage) words.dice(stage.dice);
  }
  const letters = Object.values(problem.stages).map(({ outcomes = [] }) =>
    outcomeLetters(outcomes.map(({ address }) => words.texts[address] ?? '')).join(''),
  );
  words.add('letters', { name: letters.join(' ') });
  for (const name of Object.keys(problem.values)) words.name(`terms#${name}`);
  for (const table of Object.values(problem.tables)) {
    words.name(table.address);
    for (const { id, gives } of table.rows) {
      words.name(`${table.address}#${id}`);
      for (const given of Object.values(gives)) words.cell(given);
    }
    for (const { cells } of table.by?.columns ?? []) cells.forEach((cell) => words.cell(cell));
    if (table.by?.outside !== undefined) words.reason(table.by.outside);
    // Of what is in no row nothing says why.
    else if (table.by) words.texts[`because:${table.address}`] ??= '';
  }
  for (const [set, parts] of Object.entries(problem.sets)) addSet(words, set, parts);
  for (const [address, { target, beyondDice, outcomes }] of Object.entries(problem.rolls)) {
    for (const { id, prevents } of outcomes) if (prevents) words.name(`${pageIn(address)}#${id}`);
    if (isUnknownAmount(target)) words.reason(address);
    if (beyondDice !== undefined) words.reason(beyondDice);
  }
  return words.texts;
}

/** A value of a table is named for itself where its column is only one of several with it. */
const nameAt = (stage: Stage): Address =>
  stage.type === 'value' && stage.address.startsWith('tables/') && stage.address.includes('#')
    ? `terms#${stage.value}`
    : stage.address;

function addSet(words: Words, set: Address, { modifiers, value }: Problem['sets'][Address]): void {
  for (const { id, change, unknownWhen } of modifiers)
    if (unknownWhen ?? (isUnknownAmount(change.add) || isUnknownAmount(change.set)))
      words.reason(`${pageIn(set)}#${id}`);
  for (const { id, prevents } of value?.outcomes ?? [])
    if (prevents) words.name(`${pageIn(set)}#${id}`);
}

function addStage(words: Words, stage: Stage): void {
  words.name(stage.address);
  words.name(pageIn(stage.address));
  // Why a known roll is read as it is explains nothing that is unknown.
  if (stage.type !== 'roll' || stage.dice === undefined) words.reason(stage.address);
  if (stage.type === 'value') words.name(`terms#${stage.value}`);
  for (const outcome of stage.outcomes ?? []) {
    words.name(outcome.address);
    if (outcome.unknown !== undefined) words.reason(outcome.unknown);
  }
  for (const { address, set, group, unknown } of stage.modifiers) {
    words.name(address);
    words.name(set);
    if (group !== undefined) words.name(group);
    if (unknown !== undefined) words.reason(unknown);
  }
  for (const { role, words: states } of stage.states) {
    words.name(`terms#${role}`);
    for (const state of states) words.state(state);
  }
  for (const next of Object.values(stage.next ?? {}).flat())
    if (next.unknown !== undefined) words.reason(next.unknown);
  if (stage.type === 'table' && stage.outside !== undefined) words.reason(stage.outside);
  // A claim that has no value to work out with is compared with nothing.
  for (const { address, rivals } of stage.disputes ?? [])
    if (rivals.some(({ changes }) => changes)) words.dispute(address);
}

class Words {
  /** Words; under `lang:` and the same key their language, where it is not the reader's. */
  readonly texts: Record<string, string> = {};
  private readonly ruleset: Ruleset;
  private readonly language: Language;

  constructor(ruleset: Ruleset, language: Language) {
    this.ruleset = ruleset;
    this.language = language;
  }

  add(key: string, words: Name | undefined): void {
    if (!words?.name || this.texts[key] !== undefined) return;
    this.texts[key] = words.name;
    if (words.lang) this.texts[`lang:${key}`] = words.lang;
  }
  name(address: Address): void {
    this.add(address, this.titleOf(address));
  }
  /** Where something is done with them, that is said in words. */
  dice(notation = ''): void {
    if (notation.includes(' '))
      this.add(`dice:${notation}`, { name: showDice(notation, this.language) });
  }
  reason(address: Address): void {
    this.add(`because:${address}`, this.reasonAt(address));
  }
  /** A cell with a word that ends the calculation. */
  cell(cell: unknown): void {
    if (typeof cell !== 'object' || cell === null) return;
    if ('unknown' in cell) this.reason(String(cell.unknown));
    if ('none' in cell) this.add(String(cell.none), this.wordIn(String(cell.none)));
  }
  state(word: string): void {
    const { terms, markers, values } = this.ruleset;
    const named = [...markers, ...terms, ...values].find(({ id }) => id === word);
    this.add(
      `state:${word}`,
      this.plain(named?.title ?? this.shapeWith(word)?.title) ?? { name: word },
    );
  }
  dispute(address: Address): void {
    const target = find(this.ruleset, address);
    const part = target?.type === 'entry' ? target.part : undefined;
    if (part?.kind !== 'dispute') return;
    this.add(address, this.plain(part.data.about));
  }

  titleOf(address: Address): Name | undefined {
    const target = find(this.ruleset, address);
    if (target?.type === 'terms') return this.plain(target.word?.title);
    if (target?.type !== 'entry') return this.plain(this.shapeAt(address)?.title);
    const { entry, part, cell } = target;
    if (cell && entry.kind === 'tables') {
      const row = rowName(cell.row, entry.data, this.language);
      return {
        ...row,
        name: listOf([row.name, plain(cell.column.title, this.language)], this.language),
      };
    }
    if (!part) return this.plain(entry.data.title);
    if (part.kind === 'row' && entry.kind === 'tables')
      return rowName(part.data, entry.data, this.language);
    return this.plain(titleOfPart(part) ?? textOfPart(part));
  }

  /** Why it is unknown: its own reason, or the text of the point. */
  private reasonAt(address: Address): Name | undefined {
    const target = find(this.ruleset, address);
    if (target?.type !== 'entry') return this.plain(this.shapeAt(address)?.reason);
    const { entry, part, cell } = target;
    if (cell) {
      const row = part?.path ?? [];
      return this.plain(provenanceAt(entry, [...row, 'cells', cell.column.id]).reason);
    }
    if (!part) {
      const roll = 'roll' in entry.data ? entry.data.roll : undefined;
      return this.plain(roll?.reason ?? entry.data.reason);
    }
    if (part.kind === 'point') return this.plain(part.data.text);
    const roll = 'roll' in part.data ? part.data.roll : undefined;
    const own = 'reason' in part.data && part.kind !== 'dispute' ? part.data.reason : undefined;
    const dispute = part.kind === 'modifier' ? part.data.dispute : undefined;
    const disputed = bodyOf(this.ruleset, { dispute, page: entry.address })?.body.reason;
    return this.plain(roll?.reason ?? own ?? disputed);
  }

  /** The text or title of a word in the legend. */
  private wordIn(address: Address): Name | undefined {
    const target = find(this.ruleset, address);
    const cell = target?.type === 'entry' ? target.cell : undefined;
    const value = cell?.row.cells[cell.column.id];
    if (target?.type !== 'entry' || target.entry.kind !== 'tables') return undefined;
    const word = target.entry.data.words?.find(({ id }) => id === value);
    return this.plain(word?.text ?? word?.title);
  }

  /** An outcome, a group or a way of rolling, which have an id but no address. */
  private shapeAt(address: Address): { title: Text; reason?: Text } | undefined {
    const id = fragmentIn(address);
    const entry = this.ruleset.entries.find((one) => one.address === pageIn(address));
    return entry && id !== undefined ? shapeIn(entry, partIn(id).part) : undefined;
  }
  private shapeWith(id: string): { title: Text } | undefined {
    for (const entry of this.ruleset.entries) {
      const found = shapeIn(entry, id);
      if (found) return found;
    }
    return undefined;
  }

  private plain(text: Text | undefined): Name | undefined {
    return text && nameIn(text, this.language);
  }
}

const shapeIn = ({ index }: Entry, id: string): { title: Text; reason?: Text } | undefined =>
  [
    ...index.ofShape('Outcome'),
    ...index.ofShape('Group'),
    ...index.ofShape('TableRoll'),
    ...index.ofShape('Word'),
  ].find(({ value }) => value.id === id)?.value;
