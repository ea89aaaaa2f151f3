/** The controls of one stage, built from plain data. The page prints those of the first stage (components/situation). */
import type { ControlView, NumberView, StageView } from '../../view/stage.ts';
import { element } from '../dom.ts';

/** Link to the page of an address. */
export type LinkTo = (address: string) => string;

interface Words {
  inputs: string;
  exclusive: string;
  neither: string;
  follows: string;
}

/** `id` makes the names of radio buttons and labels unique on the page. */
export function buildForm(view: StageView, id: string, words: Words, linkTo: LinkTo): HTMLElement {
  const { rows, numbers, states, groups } = view;
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

function labelled(name: string, control: HTMLElement): HTMLElement {
  return element('label', { class: 'row-choice' }, element('span', {}, name), control);
}

const noneOf = (name: string, label: string): HTMLElement =>
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
): HTMLElement {
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
const hiddenTick = (id: string): HTMLElement =>
  element('input', {
    type: 'checkbox',
    class: 'vh',
    'data-with': id,
    tabindex: '-1',
    'aria-hidden': 'true',
  });

function numberField(view: NumberView, id: string): HTMLElement {
  return element(
    'div',
    { class: 'number' },
    element('label', { for: id }, view.name),
    ...(view.hint ? [element('small', { id: `${id}-hint` }, view.hint)] : []),
    stepper(view, id),
  );
}

/**
 * A text field between two buttons, because number fields change by accident when the page is
 * scrolled.
 */
function stepper(view: NumberView, id: string): HTMLElement {
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
      'aria-describedby': view.hint ? `${id}-hint` : undefined,
      inputmode: view.words ? 'text' : 'numeric',
      size: '3',
      autocomplete: 'off',
      placeholder: '–',
    }),
    element('button', { type: 'button', 'data-step': '1', 'aria-label': view.more }, '+'),
  );
}
