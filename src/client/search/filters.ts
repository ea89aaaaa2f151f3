/** Check boxes for games and kinds, each with how many hits it holds. */
import { HIT_KINDS, type HitKind } from '../../search/record.ts';
import type { Answer } from './session.ts';
import { element } from './dom.ts';

/** Undefined: all of them. */
export interface Chosen {
  rulesets: readonly string[] | undefined;
  kinds: readonly string[] | undefined;
}
interface Choice {
  id: string;
  name: string;
  count: number;
}

export function drawFilters(
  { hits, search, say }: Answer,
  chosen: Chosen,
  choose: (chosen: Chosen) => void,
): HTMLElement {
  const rulesets = hits.map(({ record }) => search.head.rulesets[search.ruleset(record)]!.id);
  const kinds = hits.map(({ record }) => search.kind(record));
  // Each list counts what the other lets through.
  const games = search.head.rulesets.map(({ id, title }): Choice => ({
    id,
    name: title,
    count: hits.filter((_, index) => rulesets[index] === id && allows(chosen.kinds, kinds[index]!))
      .length,
  }));
  const sorts = HIT_KINDS.filter((kind) => kinds.includes(kind)).map((kind): Choice => ({
    id: kind,
    name: nameOf(kind, say),
    count: hits.filter(
      (_, index) => kinds[index] === kind && allows(chosen.rulesets, rulesets[index]!),
    ).length,
  }));
  return element(
    'form',
    { class: 'filters', 'aria-label': say('search.narrow') },
    boxes(say('search.game'), games, chosen.rulesets, (list) =>
      choose({ ...chosen, rulesets: list }),
    ),
    boxes(say('search.kind'), sorts, chosen.kinds, (list) => choose({ ...chosen, kinds: list })),
  );
}

const allows = (list: readonly string[] | undefined, id: string): boolean =>
  list === undefined || list.includes(id);
const nameOf = (kind: HitKind, say: Answer['say']): string =>
  say(`search.kind.${kind}`) || say(`kind.${kind}`);

function boxes(
  legend: string,
  choices: readonly Choice[],
  chosen: readonly string[] | undefined,
  choose: (list: readonly string[] | undefined) => void,
): HTMLElement {
  const inputs = choices.map(({ id, count }) =>
    element('input', {
      type: 'checkbox',
      value: id,
      checked: allows(chosen, id) && (count > 0 || chosen !== undefined),
    }),
  );
  const changed = () => {
    const list = inputs.filter(({ checked }) => checked).map(({ value }) => value);
    const all = choices.every(({ id, count }) => count === 0 || list.includes(id));
    choose(all || list.length === 0 ? undefined : list);
  };
  return element(
    'fieldset',
    {},
    element('legend', {}, legend),
    ...choices.map(({ name, count }, index) => {
      inputs[index]!.addEventListener('change', changed);
      return element('label', {}, inputs[index]!, name, ' ', element('small', {}, String(count)));
    }),
  );
}
