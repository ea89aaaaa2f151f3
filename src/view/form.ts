/**
 * The controls of one stage as plain data, from which a browser creates them. The page prints those
 * of the first stage of a modifier set (components/situation).
 */
import type { Problem, StageKey } from '../workout/problem.ts';
import type { Say, Texts } from './say.ts';
import { stageView, type ControlView, type NumberView } from './stage.ts';

/** A tag, its attributes and its children. */
export type Tree = readonly [
  tag: keyof HTMLElementTagNameMap,
  attributes: Readonly<Record<string, string | boolean | undefined>>,
  children: readonly (Tree | string)[],
];

const element = (
  tag: Tree[0],
  attributes: Tree[1],
  ...children: readonly (Tree | string)[]
): Tree => [tag, attributes, children];

/** Link to the page of an address. */
type LinkTo = (address: string) => string;

interface Words {
  inputs: string;
  exclusive: string;
  neither: string;
  follows: string;
}

interface Game {
  problem: Problem;
  texts: Texts;
  say: Say;
  linkTo: LinkTo;
}

/** `id` makes the names of radio buttons and labels unique on the page. */
export function formTree(stage: StageKey, id: string, { problem, texts, say, linkTo }: Game): Tree {
  const { rows, numbers, states, groups } = stageView(problem, stage, texts, say);
  const words = {
    inputs: say('work.inputs'),
    exclusive: say('mod.combine.unique'),
    neither: say('mod.neither'),
    follows: say('work.follows'),
  };
  const inputs = [
    ...rows.map(({ id: table, name, none, options }) =>
      labelled(
        name,
        element(
          'select',
          { 'data-row': table },
          element('option', { value: '' }, none),
          ...options.map((row) => element('option', { value: row.id }, row.name)),
        ),
      ),
    ),
    ...numbers.map((number) => numberField(number, `set.${id}.${number.id}`)),
    ...states.map(({ role, name, options }) =>
      element(
        'div',
        { class: 'states', role: 'group', 'aria-label': name },
        element('span', { 'aria-hidden': 'true' }, name),
        ...options.map((state) =>
          element(
            'label',
            {},
            element('input', { type: 'checkbox', 'data-state': role, value: state.id }),
            state.name,
          ),
        ),
      ),
    ),
  ];
  return element(
    'div',
    { class: 'stage-form sum' },
    ...(inputs.length > 0
      ? [element('fieldset', { class: 'inputs' }, element('legend', {}, words.inputs), ...inputs)]
      : []),
    ...groups.map(({ id: group, title, exclusive, modifiers }) =>
      element(
        'fieldset',
        {},
        ...(title === undefined
          ? []
          : [
              element(
                'legend',
                {},
                title,
                ...(exclusive ? [' ', element('small', {}, words.exclusive)] : []),
              ),
            ]),
        element(
          'ul',
          {},
          ...(exclusive ? [noneOf(`${id}:${group}`, words.neither)] : []),
          ...modifiers.map((modifier) => line(modifier, `${id}:${group}`, id, words, linkTo)),
        ),
      ),
    ),
  );
}

function labelled(name: string, control: Tree): Tree {
  return element('label', { class: 'row-choice' }, element('span', {}, name), control);
}

const noneOf = (name: string, label: string): Tree =>
  element(
    'li',
    {},
    element(
      'label',
      {},
      element('input', { type: 'radio', name, 'data-with': '', checked: true }),
      element('span', {}, label),
      element('b', {}, '0'),
    ),
  );

function line(
  { id, name, amount, type, number, unknown, address }: ControlView,
  group: string,
  prefix: string,
  words: Words,
  linkTo: LinkTo,
): Tree {
  const note = [unknown, type === 'follows' ? words.follows : undefined].filter(Boolean).join(' ');
  const texts = [
    element(
      'span',
      {},
      element('a', { href: linkTo(address), class: 'plain-link' }, name),
      ...(note ? [element('small', {}, note)] : []),
    ),
    element('b', {}, amount),
  ];
  const field = number
    ? [stepper(number, `set.${prefix.replaceAll(':', '.')}.${number.id}.${id}`)]
    : [];
  if (type === 'tick' || type === 'one')
    return element(
      'li',
      { 'data-line': id, class: number ? 'counted' : undefined },
      element(
        'label',
        {},
        element('input', {
          type: type === 'one' ? 'radio' : 'checkbox',
          name: type === 'one' ? group : undefined,
          'data-with': id,
        }),
        // A link inside a label would take the click that should tick it.
        element('span', {}, name, ...(note ? [element('small', {}, note)] : [])),
        element('b', {}, amount),
      ),
      ...field,
    );
  return element(
    'li',
    { 'data-line': id, class: number ? 'counted' : 'plain-line' },
    element('p', {}, ...texts, ...(number ? [hiddenTick(id)] : [])),
    ...field,
  );
}

/**
 * A hidden tick for a modifier that its number sets, because a link may name it without the number.
 */
const hiddenTick = (id: string): Tree =>
  element('input', {
    type: 'checkbox',
    class: 'vh',
    'data-with': id,
    tabindex: '-1',
    'aria-hidden': 'true',
  });

function numberField(view: NumberView, id: string): Tree {
  return element(
    'div',
    { class: 'number' },
    element('label', { for: id }, view.name),
    ...(view.hint ? [element('small', { id: `${id}-hint` }, view.hint)] : []),
    stepper(view, id, view.hint ? `${id}-hint` : undefined),
  );
}

/**
 * A text field between two buttons, because number fields change by accident when the page is
 * scrolled. `hint` is the id of the text that explains it.
 */
function stepper(view: NumberView, id: string, hint?: string): Tree {
  return element(
    'span',
    { class: 'stepper' },
    element('button', { type: 'button', 'data-step': '-1', 'aria-label': view.less }, '−'),
    element('input', {
      id,
      'data-number': view.id,
      'data-least': view.least === undefined ? undefined : String(view.least),
      'data-most': view.most === undefined ? undefined : String(view.most),
      'aria-label': view.name,
      'aria-describedby': hint,
      inputmode: view.words ? 'text' : 'numeric',
      size: '3',
      autocomplete: 'off',
      placeholder: '–',
    }),
    element('button', { type: 'button', 'data-step': '1', 'aria-label': view.more }, '+'),
  );
}

/** A form with this many controls is in the page, because its first use should load little. */
const LONG = 2;

export const isLong = (tree: Tree): boolean => controlsIn(tree) >= LONG;

const controlsIn = ([tag, , children]: Tree): number =>
  children.reduce(
    (sum, child) => sum + (typeof child === 'string' ? 0 : controlsIn(child)),
    tag === 'input' || tag === 'select' ? 1 : 0,
  );
