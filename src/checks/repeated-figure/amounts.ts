/** What modifiers add, as words say it: their own, those of parts that they are linked with, and those of examples. */
import { boundsIn } from '../../arithmetic/conditions.ts';
import { writtenIn } from '../../i18n/text.ts';
import { fragmentIn, pageIn } from '../../model/address.ts';
import type { Path } from '../../diagnostics/diagnostic.ts';
import type { Entry } from '../../model/entries.ts';
import { fileKey, type DataFile } from '../../schema/data-file.ts';
import { indexOf, shaped } from '../../schema/file-index.ts';
import { isObject } from '../../schema/guards.ts';
import { valueAt } from '../../schema/walk.ts';
import type { Amount, Example, Modifier, Test, Text } from '../../../schemas/types.d.ts';
import { limitsSaid } from './limits-in-words.ts';
import { figuresIn, type Found } from './said.ts';

/** What each modifier adds, by its address; for each of something, what it adds for one. */
export type Amounts = ReadonlyMap<string, { added: number; isEach: boolean }>;

const addedBy = ({ change }: Modifier): number | undefined => {
  const { add } = change;
  const each = isObject(add) ? add['each'] : add;
  return typeof each === 'number' ? each : undefined;
};

export const amountsOf = (files: readonly DataFile[]): Amounts =>
  new Map(
    files.flatMap((file) =>
      shaped(file, 'Modifier').flatMap(({ value }) => {
        const added = addedBy(value);
        const isEach = typeof value.change.add !== 'number';
        return added === undefined
          ? []
          : [[`${fileKey(file)}#${value.id}`, { added, isEach }] as const];
      }),
    ),
  );

/** `−2 in woods`: signed figures in the words of a modifier, none of which is what it adds. */
export function* inModifiers(file: DataFile): Generator<Found> {
  for (const { value, path } of shaped(file, 'Modifier')) {
    const { dice } = value.change;
    const added = addedBy(value) ?? (typeof dice === 'number' ? dice : undefined);
    if (added === undefined) continue;
    const worded = wordedIn(value, path);
    if (worded && worded.added !== added && Number(dice ?? 0) === 0)
      yield { ...worded.found, field: 'change', figures: [withSign(added)] };
    const signed = signedIn(value, path);
    const [first] = signed;
    if (first && !signed.some(({ said }) => Number(said) === added))
      yield { ...first, field: 'change', figures: [withSign(added)] };
  }
}

/** `Subtract 3`: what the text of a modifier says is added, if that is all that it says in figures. */
function wordedIn(
  { text }: Modifier,
  path: Path,
): { added: number; found: Omit<Found, 'field' | 'figures'> } | undefined {
  const [language] = text ? writtenIn(text) : [];
  const words = (language && text?.[language]) ?? '';
  const [only, ...more] = figuresIn(text, [...path, 'text']);
  const verb = /(?:^|[.;:]\s*)(add|subtract|deduct|dodaj|odejmij) (?=\d+(?![\d\p{L}]))/iu.exec(
    words,
  );
  if (!verb || !only || more.length > 0 || !/^\d+$/.test(only.said)) return undefined;
  const isPlus = /add|dodaj/i.test(verb[1] ?? '');
  return { added: isPlus ? Number(only.said) : -Number(only.said), found: only };
}

/** An amount that counts from another limit than the condition of its modifier: `above: 24` beside `when … above: 27`. */
export function* inConditions(file: DataFile): Generator<Found> {
  for (const { value, path } of shaped(file, 'Modifier')) {
    const { add } = value.change;
    if (!isObject(add)) continue;
    const { per, above } = add as { per?: string; above?: number };
    const limits = (value.when ?? []).flatMap((test) =>
      test.subject === per && typeof test.above === 'number' ? [test.above] : [],
    );
    const [limit, ...more] = limits;
    if (typeof above === 'number' && limit !== undefined && more.length === 0 && limit !== above)
      yield {
        where: 'amount',
        said: String(above),
        field: 'when',
        figures: [String(limit)],
        at: { path: [...path, 'change', 'add', 'above'] },
      };
  }
}

/** `2 or more successes`: the limit in the words of an outcome, and that from which a die of a pool succeeds. */
export function* inOutcomes(file: DataFile): Generator<Found> {
  const { summary } = file.data as { summary?: Text };
  for (const { value, path } of shaped(file, 'Roll')) {
    const own = path[0] === 'roll' ? summary : undefined;
    const success = value.pool?.success;
    if (own && success) yield* limitsSaid(own, success, ['summary'], { field: 'success' });
    for (const [index, { title, text, when: written = [] }] of value.outcomes.entries()) {
      const when = written.map((test) => withTarget(test, value.target));
      for (const [field, words] of Object.entries({ title, text }))
        yield* limitsSaid(words, when, [...path, 'outcomes', index, field], { isOnly: true });
    }
  }
}

/** A test with the number that the target is, where it is one. */
const withTarget = (test: Test, target: Amount | undefined): Test =>
  typeof target === 'number'
    ? (Object.fromEntries(
        Object.entries(test).map(([field, is]) => [
          field,
          is === 'target' && field !== 'subject' ? target : (is as string),
        ]),
      ) as unknown as Test)
    : test;

/** `Over 12″` and `7–12″`: the numbers in a title, and those from which and to which its part applies. */
export function* inBands(file: DataFile): Generator<Found> {
  for (const shape of ['Modifier', 'Column'] as const)
    for (const { value, path } of shaped(file, shape)) {
      const limits = (value.when ?? []).flatMap(boundsIn);
      // `contradictory-fields` reports limits that no number meets.
      if (value.when?.some(({ atLeast, atMost }) => Number(atLeast) > Number(atMost))) continue;
      const inWords = [...limitsSaid(value.title, value.when ?? [], [...path, 'title'])];
      yield* inWords;
      if (inWords.length > 0) continue;
      const numbers = limits.flatMap(({ bound }) => (typeof bound === 'number' ? [bound] : []));
      const isSaid = (said: string): boolean =>
        limits.some(
          ({ bound, isMet }) => typeof bound === 'number' && isEnd(Number(said), bound, isMet),
        );
      // Both ends of `7–12` belong to it.
      const isWithin = (end: string): boolean =>
        isSaid(end) &&
        limits.every(({ bound, isMet }) => typeof bound !== 'number' || isMet(Number(end), bound));
      const words = figuresIn(value.title, [...path, 'title'])
        .map((one) => ({ ...one, ends: one.said.replace(/[+″]$/, '').split('-') }))
        .filter(({ ends }) => ends.every((end) => /^\d+$/.test(end)));
      const wrong =
        words.find(({ ends }) => ends.length > 1 && !ends.every(isWithin)) ??
        (words.some(({ ends }) => ends.some(isSaid)) ? undefined : words[0]);
      if (!wrong || numbers.length === 0) continue;
      const { ends: _, ...found } = wrong;
      yield { ...found, field: 'when', figures: numbers.map(String) };
    }
}

/** Whether words may say a limit by this number: the last one that meets it, or the first one that does not. */
const isEnd = (
  said: number,
  bound: number,
  isMet: (number: number, bound: number) => boolean,
): boolean =>
  said === bound || (Math.abs(said - bound) === 1 && isMet(said, bound) !== isMet(bound, bound));

const signedIn = (part: object, path: Path) =>
  ['title', 'text']
    .flatMap((field) => figuresIn(valueAt(part, [field]), [...path, field]))
    .filter(({ said }) => SIGNED.test(said));
export const SIGNED = /^[+-]\d+$/;
export const withSign = (number: number): string => (number > 0 ? `+${number}` : String(number));

/** Signed figures in the words of a part, none of which is what a modifier adds that it links to or that links to it. */
export function* inLinked(
  files: readonly DataFile[],
  amounts: Amounts,
): Generator<Found & { file: string }> {
  const byKey = new Map(files.map((file) => [fileKey(file), file]));
  const linked = new Map<string, string[]>();
  const add = (part: string, modifier: string): void =>
    void linked.set(part, [...(linked.get(part) ?? []), modifier]);
  for (const file of files)
    for (const { to, path, ruleset } of indexOf(file).references) {
      const id = ruleset === file.ruleset ? indexOf(file).partAt(path)?.part.id : undefined;
      const from = `${fileKey(file)}#${id ?? ''}`;
      if (id !== undefined && amounts.has(to)) add(from, to);
      if (amounts.has(from)) add(to, from);
    }
  for (const [address, modifiers] of linked) {
    const file = byKey.get(pageIn(address));
    const part = file && indexOf(file).byId(fragmentIn(address) ?? '');
    if (!part || part.kind === 'modifier' || part.kind === 'example') continue;
    const figures = modifiers.map((one) => amounts.get(one)?.added ?? 0);
    const signed = signedIn(part.data, part.path);
    const [first] = signed;
    if (first && !signed.some(({ said }) => figures.includes(Number(said))))
      yield {
        ...first,
        file: file.file,
        field: modifiers[0] ?? '',
        figures: figures.map(withSign),
      };
  }
}

/** `−2 for the wall`: a signed figure in the words of an example that none of its modifiers adds, where all of them add a number. */
export function* inExamples({ data, address }: Entry, amounts: Amounts): Generator<Found> {
  for (const [index, example] of (data.examples ?? []).entries()) {
    const modifiers = (example.with ?? []).map((id) => ownAddress(id, example, address));
    const known = modifiers.flatMap((one) => amounts.get(one) ?? []);
    if (known.length < Math.max(modifiers.length, 1) || known.some(({ isEach }) => isEach))
      continue;
    const figures = known.map(({ added }) => added);
    const given = Object.values({ ...example.given, ...example.expect }).map(Number);
    for (const found of figuresIn(example.text, ['examples', index, 'text'])) {
      const said = Number(found.said);
      if (!SIGNED.test(found.said) || figures.includes(said) || given.includes(said)) continue;
      const [nearest = 0] = figures.toSorted(
        (a = 0, b = 0) => Math.abs(a - said) - Math.abs(b - said),
      );
      const modifier = modifiers[figures.indexOf(nearest)] ?? '';
      yield { ...found, field: fragmentIn(modifier) ?? modifier, figures: [withSign(nearest)] };
      break;
    }
  }
}

const ownAddress = (id: string, { target = '' }: Example, address: string): string =>
  id.includes('#') ? id : `${pageIn(target) || address}#${id}`;
