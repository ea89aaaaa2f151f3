/**
 * The controls of one stage as plain data, the same for the page, which prints those of a modifier
 * set (`components/situation/FormTree.astro`), and for the browser, which creates all others.
 */
import { MINUS } from '../notation/numbers.ts';
import type { StageKey } from '../workout/problem.ts';
import type { Say, Sayer } from './say.ts';
import {
  stageView,
  type ControlView,
  type GroupView,
  type NumberView,
  type StageView,
} from './stage.ts';

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

/** `id` makes the names of radio buttons and labels unique on the page. */
export function formTree(stage: StageKey, id: string, sayer: Sayer): Tree {
  const view = stageView(stage, sayer);
  return element(
    'div',
    { class: 'stage-form sum' },
    ...view.groups.map((group) => groupTree(group, id, sayer)),
    ...inputsOf(view, id, sayer.say, true),
  );
}

/** The inputs besides modifiers, folded under their names: rows of tables, numbers, states. Empty if there are none. */
export function inputsOf(
  { rows, numbers, states }: StageView,
  id: string,
  say: Say,
  open: boolean,
): Tree[] {
  const names = [...rows, ...numbers, ...states].map(({ name }) => name);
  const inputs = [
    ...rows.map(({ id: table, name, lang, none, options }) =>
      element(
        'label',
        { class: 'row-choice' },
        element('span', { lang }, name),
        element(
          'select',
          { 'data-row': table },
          element('option', { value: '' }, none),
          ...options.map((row) => element('option', { value: row.id, lang: row.lang }, row.name)),
        ),
      ),
    ),
    ...numbers.map((number) => numberField(number, `set.${id}.${number.id}`)),
    ...states.map(({ role, name, lang, options }) =>
      element(
        'div',
        { class: 'states', role: 'group', 'aria-label': name },
        element('span', { 'aria-hidden': 'true', lang }, name),
        ...options.map((state) =>
          element(
            'label',
            { lang: state.lang },
            element('input', { type: 'checkbox', 'data-state': role, value: state.id }),
            state.name,
          ),
        ),
      ),
    ),
  ];
  return inputs.length === 0
    ? []
    : [
        element(
          'details',
          { class: 'inputs', open },
          element(
            'summary',
            {},
            element('b', {}, say('work.inputs')),
            ' ',
            element('small', {}, names.join(say('work.comma'))),
          ),
          ...inputs,
        ),
      ];
}

export function groupTree(group: GroupView, id: string, { say, linkTo }: Sayer): Tree {
  const { title, look, lang, exclusive, modifiers } = group;
  const words = exclusive ? [element('small', {}, say('mod.combine.unique'))] : [];
  return element(
    'fieldset',
    { class: look },
    ...(title === undefined ? [] : [element('legend', {}, inLanguage(title, lang), ...words)]),
    element(
      'ul',
      {},
      ...modifiers.map((modifier) => line(modifier, controlsOf(modifier, id), say, linkTo)),
    ),
  );
}

const inLanguage = (words: string, lang: string | undefined): Tree | string =>
  lang === undefined ? words : element('span', { lang }, words);

/** The controls of one modifier, without its words. */
export interface LineControls {
  /** A box in the label, after the words. */
  tick?: Tree;
  /**
   * A box that nobody sees, for a modifier that its number sets: a link may name it without the
   * number.
   */
  hidden?: Tree;
  /** The number that it counts. */
  field?: Tree;
}

export function controlsOf({ id, type, number }: ControlView, stage: string): LineControls {
  // A line of modifiers has room for one row of buttons.
  const field =
    number &&
    stepper({ ...number, common: [] }, `set.${stage.replaceAll(':', '.')}.${number.id}.${id}`);
  const box = {
    type: 'checkbox',
    'data-with': id,
    'data-only': type === 'one' ? '' : undefined,
  };
  return {
    ...((type === 'tick' || type === 'one') && !field && { tick: element('input', box) }),
    ...(field && {
      hidden: element('input', { ...box, class: 'vh', tabindex: '-1', 'aria-hidden': 'true' }),
    }),
    ...(field && { field }),
  };
}

function line(
  { id, name, lang, amount, type, unknown, address }: ControlView,
  { tick, hidden, field }: LineControls,
  say: Say,
  linkTo: Sayer['linkTo'],
): Tree {
  const notes = [...(unknown === undefined ? [] : [unknown]), ...followsNote(type, say)];
  const note = notes.length > 0 ? [' ', element('small', {}, notes.join(' '))] : [];
  // A link inside a label would take the click that should tick it.
  const words = tick ? inLanguage(name, lang) : element('a', { href: linkTo(address), lang }, name);
  const figure = element('b', {}, amount);
  const box = [tick, hidden].flatMap((one) => (one ? [one] : []));
  const text = isShort(amount)
    ? [figure, ' ', element('span', {}, words, ...note)]
    : [element('span', {}, words, ' ', figure, ...note)];
  return element(
    'li',
    { 'data-line': id },
    element(tick ? 'label' : 'p', {}, ...text, ...box),
    ...(field ? [field] : []),
  );
}

/** Whether an amount fits into the column of figures: `−1`, `×2`, not `shift 1 column` or `+ TEM`. */
export const isShort = (amount: string): boolean =>
  amount.length < 6 && !/\p{Letter}{2}/u.test(amount);

/** What is said at a modifier that its conditions set. */
export const followsNote = (type: ControlView['type'], say: Say): string[] =>
  type === 'follows' ? [say('work.follows')] : [];

function numberField(view: NumberView, id: string): Tree {
  const hint = view.hint ? `${id}-hint` : undefined;
  return element(
    'div',
    { class: 'number' },
    element('label', { for: id, lang: view.lang }, view.name),
    ...(hint ? [element('small', { id: hint }, view.hint)] : []),
    stepper({ ...view, name: undefined }, id, hint),
  );
}

/**
 * A text field between two buttons, because number fields change by accident when the page is
 * scrolled, and a button for each common number. `hint` is the id of the text that explains it; `name` is left out where
 * the field has a label.
 */
function stepper(
  view: Omit<NumberView, 'name'> & { name?: string | undefined },
  id: string,
  hint?: string,
): Tree {
  const limit = (bound: number | undefined) => (bound === undefined ? undefined : String(bound));
  return element(
    'span',
    { class: 'stepper' },
    element('button', { type: 'button', 'data-step': '-1', 'aria-label': view.less }, MINUS),
    element('input', {
      id,
      'data-number': view.id,
      'data-least': limit(view.least),
      'data-most': limit(view.most),
      'aria-label': view.name,
      'aria-describedby': hint,
      inputmode: view.words ? 'text' : 'numeric',
    }),
    element('button', { type: 'button', 'data-step': '1', 'aria-label': view.more }, '+'),
    ...view.common.map(({ value, label }) =>
      element('button', { type: 'button', 'data-set': value, 'aria-label': label }, value),
    ),
  );
}
