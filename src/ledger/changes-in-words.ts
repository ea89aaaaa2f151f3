/** Changed figures as a person made them: what came or went with a whole is one change, and of a long list only what differs is said. */
import type { Path } from '../diagnostics/diagnostic.ts';
import { asCode, list } from '../diagnostics/phrase.ts';
import { isText } from '../i18n/text.ts';
import type { DataFile } from '../schema/data-file.ts';
import { isObject } from '../schema/guards.ts';
import { valueAt } from '../schema/walk.ts';
import { parseDice } from '../notation/dice.ts';
import type { FigureDifference } from './compare.ts';
import { split } from './read-figure.ts';

interface Change {
  address: string;
  /** What is named: a figure, or the field that holds all of several. */
  figure: string;
  file: DataFile;
  path: Path;
  at?: 'key';
  isGone: boolean;
  /** What happened to the figure, whose name is given. */
  words: (name: string) => string;
}

export function changesIn(differences: readonly FigureDifference[]): Change[] {
  const groups = Map.groupBy(differences, (one) => groupOf(one, differences));
  return [...groups.values()].map(oneChange);
}

/** What belongs together: what came or went as a whole, and the fields that a value was split into. */
function groupOf(one: FigureDifference, all: readonly FigureDifference[]): string {
  const inside = all.find(
    (other) => isOpposite(other, one) && one.figure.startsWith(`${other.figure}.`),
  );
  const side = one.now === undefined ? 'gone' : 'new';
  return one.whole === undefined || inside
    ? (inside ?? one).figure
    : `${side} ${one.address} ${one.whole}`;
}

/** One came, and the other went. */
const isOpposite = (a: FigureDifference, b: FigureDifference): boolean =>
  (a.was === undefined && b.now === undefined) || (a.now === undefined && b.was === undefined);

function oneChange(group: readonly FigureDifference[]): Change {
  const [first, ...more] = group as readonly [FigureDifference, ...FigureDifference[]];
  const { address, file, path } = first;
  const isWhole = group.every(({ whole }) => whole !== undefined);
  if (more.length > 0 && isWhole) {
    const isGone = first.now === undefined;
    const words = (name: string) => `${name} is ${isGone ? 'gone' : 'new'}.`;
    const figure = commonName(group.map((one) => one.figure));
    return {
      address,
      figure,
      file,
      path: isGone ? path : path.slice(0, (first.whole ?? '').split('/').length),
      isGone,
      words,
    };
  }
  if (more.length > 0) {
    const whole = group.reduce((a, b) => (a.figure.length < b.figure.length ? a : b));
    const fields = group
      .filter((one) => one !== whole)
      .map((one) => `${one.figure.slice(whole.figure.length + 1)}=${one.was ?? one.now ?? ''}`)
      .join(' ');
    const sides = whole.now === undefined ? { now: fields } : { was: fields };
    return { ...change({ ...whole, ...sides }), figure: whole.figure };
  }
  return change(first);
}

/** `documents.forum.title`, `documents.forum.role` → `documents.forum` */
function commonName([first = '', ...more]: readonly string[]): string {
  const steps = first.split('.');
  const length = steps.findIndex((_, index) =>
    more.some((name) => name.split('.')[index] !== steps[index]),
  );
  return steps.slice(0, length < 0 ? steps.length : length).join('.');
}

function change(difference: FigureDifference): Change {
  const { address, figure, file, was, now, stands } = difference;
  const isEvidence = /(?:^|\.)evidence$/.test(difference.field);
  const isGone = now === undefined && stands.now === undefined && !isEvidence;
  const words = (name: string): string => {
    if (isFigures(stands.was) && isFigures(stands.now))
      return `The figures in the text ${name} changed from ${figuresIn(was)} to ${figuresIn(now)}.`;
    if (isGone) return `${name} is gone; it was ${asCode(was ?? '')}.`;
    if (was === undefined && stands.was === undefined && !isEvidence)
      return `${name} is new: ${said(now, stands.now)}.`;
    return (
      listWords(name, was, now) ??
      `${name} changed from ${said(was, stands.was)} to ${said(now, stands.now)}.`
    );
  };
  return { address, figure, file, ...placeOf(difference), isGone, words };
}

/** Where evidence is left out, the rule stands in the source as it is. */
const said = (figure: string | undefined, stands: unknown): string =>
  figure === undefined && stands !== undefined ? 'a text' : asCode(figure ?? 'as-printed');

/** A text of which only the figures count; dice with a rule beside them are none. */
const isFigures = (value: unknown): boolean =>
  isText(value) || (typeof value === 'string' && /\s/.test(value) && !parseDice(value));

const figuresIn = (figures: string | undefined): string =>
  figures === undefined ? 'none' : list(figures.replace(/^"|"$/g, '').split(' '));

/** Letters of a list that is said whole. */
const SHORT = 40;

/** The items of a long list that came, went or changed; undefined for what is no long list. */
function listWords(
  name: string,
  was: string | undefined,
  now: string | undefined,
): string | undefined {
  const [old, current] = [was, now].map((one) => split(one ?? '', ','));
  if (!old || !current || Math.min(old.length, current.length) < 2) return undefined;
  if ((was ?? '').length + (now ?? '').length < SHORT) return undefined;
  const gone = old.filter((item) => !current.includes(item));
  const added = current.filter((item) => !old.includes(item));
  if (gone.length === 0 && added.length === 0) return `The order of ${name} changed.`;
  if (gone.length > 0 && added.length > 0)
    return `In ${name}, ${list(gone)} became ${list(added)}.`;
  return gone.length > 0
    ? `In ${name}, ${list(gone)} is gone.`
    : `In ${name}, ${list(added)} is new.`;
}

/** The place where the sides differ; of evidence that is gone, the reason that is left. */
function placeOf({
  file,
  path,
  stands,
  field,
  was,
  now,
}: FigureDifference): Pick<Change, 'path' | 'at'> {
  if (now === undefined && field.endsWith('evidence') && stands.now === undefined) {
    const holder = valueAt(file.data, path);
    if (isObject(holder) && 'reason' in holder) return { path: [...path, 'reason'], at: 'key' };
  }
  // In a short list the eye finds it, and what is wrong with conditions is said of all of them.
  const isLong = path.includes('cells') && listWords('', was, now) !== undefined;
  return { path: isLong ? [...path, ...difference(stands.was, stands.now)] : path };
}

function difference(was: unknown, now: unknown): Path {
  if (isText(was) || isText(now)) return [];
  if (Array.isArray(was) && Array.isArray(now)) {
    const at = now.findIndex((item, index) => !isSame(item, was[index]));
    return at < 0 ? [] : [at, ...difference(was[at], now[at])];
  }
  if (!isObject(was) || !isObject(now)) return [];
  const key = Object.keys(now).find((one) => !isSame(now[one], was[one]));
  return key === undefined ? [] : [key, ...difference(was[key], now[key])];
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
