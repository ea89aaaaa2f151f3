/** Check boxes for games and kinds, each with its number of hits. */
import { HIT_KINDS, type HitKind } from '../../search/record.ts';
import type { Answer } from './session.ts';
import { element } from '../dom.ts';

/** Undefined means all. */
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
  const found = hits.map(({ record }) => ({
    ruleset: search.head.rulesets[search.ruleset(record)]?.id,
    kind: search.kind(record),
  }));
  // Each list counts the hits that pass the other filter.
  const games = search.head.rulesets.map(({ id, title }): Choice => ({
    id,
    name: title,
    count: found.filter((hit) => hit.ruleset === id && allows(chosen.kinds, hit.kind)).length,
  }));
  const sorts = HIT_KINDS.filter((kind) => found.some((hit) => hit.kind === kind)).map(
    (kind): Choice => ({
      id: kind,
      name: nameOf(kind, say),
      count: found.filter((hit) => hit.kind === kind && allows(chosen.rulesets, hit.ruleset))
        .length,
    }),
  );
  return element(
    'form',
    { class: 'filters', 'aria-label': say('search.narrow') },
    checkBoxes(say('search.game'), games, chosen.rulesets, (list) =>
      choose({ ...chosen, rulesets: list }),
    ),
    checkBoxes(say('search.kind'), sorts, chosen.kinds, (list) =>
      choose({ ...chosen, kinds: list }),
    ),
  );
}

/** Names of the chosen games and kinds: seen where the filter is folded. */
export const namesOf = (
  { search, say }: Answer,
  { rulesets = [], kinds = [] }: Chosen,
): string[] => [
  ...search.head.rulesets.filter(({ id }) => rulesets.includes(id)).map(({ title }) => title),
  ...HIT_KINDS.filter((kind) => kinds.includes(kind)).map((kind) => nameOf(kind, say)),
];

const allows = (list: readonly string[] | undefined, id: string | undefined): boolean =>
  list === undefined || (id !== undefined && list.includes(id));
const nameOf = (kind: HitKind, say: Answer['say']): string =>
  say(`search.kind.${kind}`) || say(`kind.${kind}`);

function checkBoxes(
  legend: string,
  choices: readonly Choice[],
  chosen: readonly string[] | undefined,
  choose: (list: readonly string[] | undefined) => void,
): HTMLElement {
  const boxes = choices.map(({ id, name, count }) => ({
    id,
    name,
    count,
    input: element('input', {
      type: 'checkbox',
      value: id,
      // None ticked means all, so that one tap shows one game.
      checked: chosen?.includes(id) ?? false,
    }),
  }));
  const changed = () => {
    const list = boxes.filter(({ input }) => input.checked).map(({ id }) => id);
    choose(list.length === 0 ? undefined : list);
  };
  return element(
    'fieldset',
    {},
    element('legend', {}, legend),
    ...boxes.map(({ name, count, input }) => {
      input.addEventListener('change', changed);
      return element('label', {}, input, name, ' ', element('small', {}, String(count)));
    }),
  );
}
