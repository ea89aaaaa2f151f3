/** Creates elements from plain data. */
import type { Tree } from '../../view/form.ts';
import { element } from '../dom.ts';

export const elementOf = ([tag, attributes, children]: Tree): HTMLElement =>
  element(
    tag,
    attributes,
    ...children.map((child) => (typeof child === 'string' ? child : elementOf(child))),
  );
