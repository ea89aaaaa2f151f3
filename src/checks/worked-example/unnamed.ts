/** Modifiers of the target that an example leaves to be guessed: one that a state makes apply, and two that leave the result open. */
import { calculate } from '../../arithmetic/calculate.ts';
import { allHold, isNumeric } from '../../arithmetic/conditions.ts';
import { linesFor, type Library, type Line } from '../../arithmetic/library.ts';
import { knownFrom } from '../../arithmetic/situation.ts';
import type { Example } from '../../../schemas/types.d.ts';

/** A modifier whose `when` is a state under `given`, and which `with` does not name: the state, and the modifier. */
export function unnamed(
  example: Example,
  library: Library,
): { kind: 'unnamed'; name: string; names: readonly string[] } | undefined {
  const { target, with: named = [] } = example;
  if (target === undefined) return undefined;
  const known = knownFrom(example);
  const lines = linesFor(target, library);
  const isNamed = ({ modifier }: Line) => named.includes(modifier.id);
  for (const line of lines) {
    const { id, when = [], onlyWith, always } = line.modifier;
    const [state] = when.filter(({ is, subject }) => is !== undefined && known.words.has(subject));
    const applies = !always && !isNumeric(when) && allHold(when, known) === true;
    // What another one takes the place of does not apply.
    const isReplaced = lines.some(
      (other) =>
        isNamed(other) &&
        (other.modifier.cancels?.includes(id) ||
          (line.group !== undefined && other.group?.id === line.group.id)),
    );
    const isOpen = onlyWith?.every((other) => !named.includes(other)) ?? false;
    if (state && applies && !isNamed(line) && !isReplaced && !isOpen)
      return { kind: 'unnamed', name: state.subject, names: [id] };
  }
  return undefined;
}

/** A modifier of `with` whose `when` is a state, of which `given` says another one: that state, and the modifier. */
export function refuted(
  example: Example,
  library: Library,
): { kind: 'contradicted'; name: string; names: readonly string[] } | undefined {
  const { target, with: named = [] } = example;
  if (target === undefined) return undefined;
  const known = knownFrom(example);
  for (const { modifier } of linesFor(target, library)) {
    if (!named.includes(modifier.id)) continue;
    const wrong = (modifier.when ?? []).find(
      (test) =>
        test.is !== undefined && known.words.has(test.subject) && allHold([test], known) === false,
    );
    if (wrong) return { kind: 'contradicted', name: wrong.subject, names: [modifier.id] };
  }
  return undefined;
}

/** Of several results: the modifiers that each set the value, or of which a group leaves open how they combine. */
export function clashing(
  example: Example,
  library: Library,
  results: number,
): { ids: string[]; isSet: boolean } | undefined {
  const { target } = example;
  if (target === undefined || results < 2) return undefined;
  const applied = (calculate(target, example, library)?.applied ?? []).map(({ id }) => id);
  const lines = linesFor(target, library).filter(({ modifier }) => applied.includes(modifier.id));
  const idsOf = (some: readonly Line[]) => some.map(({ modifier }) => modifier.id);
  const setting = lines.filter(({ modifier }) => modifier.change.set !== undefined);
  if (setting.length > 1) return { ids: idsOf(setting), isSet: true };
  const [open] = [...Map.groupBy(lines, ({ set, group }) => group && `${set}#${group.id}`)].flatMap(
    ([group, own]) => (group !== undefined && own.length > 1 ? [own] : []),
  );
  return open && { ids: idsOf(open), isSet: false };
}
