/** Check boxes for games, kinds and modules, each with its number of hits. */
import { BASIC } from '../../search/format.ts';
import { HIT_KINDS, type HitKind } from '../../search/record.ts';
import type { Answer } from './session.ts';
import { element } from '../dom.ts';

/** Undefined means all. */
export interface Chosen {
  rulesets: readonly string[] | undefined;
  kinds: readonly string[] | undefined;
  modules: readonly string[] | undefined;
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
  const found = hits.map(({ record }) => factsOf(record, search));
  const box = (legend: string, of: keyof Chosen, names: readonly Named[]): HTMLElement => {
    // Each list counts the hits that pass the other filters.
    const choices = names.map(([id, name]): Choice => ({
      id,
      name,
      count: found.filter((facts) => passes(facts, { ...chosen, [of]: [id] })).length,
    }));
    return checkBoxes(legend, choices, chosen[of], (list) => choose({ ...chosen, [of]: list }));
  };
  const sorts = HIT_KINDS.filter((kind) => found.some(({ kinds }) => kinds === kind));
  return element(
    'form',
    { class: 'filters', 'aria-label': say('search.narrow') },
    box(
      say('search.game'),
      'rulesets',
      search.head.rulesets.map(({ id, title }) => [id, title]),
    ),
    box(
      say('search.kind'),
      'kinds',
      sorts.map((kind) => [kind, nameOf(kind, say)]),
    ),
    ...(search.head.modules ? [box(say('module.legend'), 'modules', modulesOf(search, say))] : []),
  );
}

type Named = readonly [id: string, name: string];

/** What always applies, optional rules and modules. */
const modulesOf = ({ head }: Answer['search'], say: Answer['say']): Named[] => [
  [BASIC, say('module.basic')],
  ...(head.modules ?? []),
];

type Facts = Record<keyof Chosen, string>;

const factsOf = (record: number, search: Answer['search']): Facts => ({
  rulesets: search.head.rulesets[search.ruleset(record)]?.id ?? '',
  kinds: search.kind(record),
  modules: search.module(record),
});

const passes = (facts: Facts, chosen: Chosen): boolean =>
  (['rulesets', 'kinds', 'modules'] as const).every(
    (of) => chosen[of]?.includes(facts[of]) ?? true,
  );

/** Whether a hit is among the chosen. */
export const fits = (record: number, { search }: Answer, chosen: Chosen): boolean =>
  passes(factsOf(record, search), chosen);

/** Names of the chosen games and kinds: seen where the filter is folded. */
export const namesOf = (
  { search, say }: Answer,
  { rulesets = [], kinds = [], modules = [] }: Chosen,
): string[] => [
  ...search.head.rulesets.filter(({ id }) => rulesets.includes(id)).map(({ title }) => title),
  ...HIT_KINDS.filter((kind) => kinds.includes(kind)).map((kind) => nameOf(kind, say)),
  ...modulesOf(search, say).flatMap(([id, name]) => (modules.includes(id) ? [name] : [])),
];

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
