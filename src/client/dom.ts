/**
 * Creates elements and finds parts of the page. Never parses markup, so that user input stays text.
 */
type Attributes = Readonly<Record<string, string | boolean | undefined>>;
type Child = Node | string;

/** A new element; `true` sets an attribute without a value, `false` and `undefined` leave it out. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) node.setAttribute(name, '');
    else if (value !== undefined && value !== false) node.setAttribute(name, value);
  }
  node.append(...children);
  return node;
}

/** Links with their names. */
export const links = (list: readonly { href: string; name: string }[]): HTMLAnchorElement[] =>
  list.map(({ href, name }) => element('a', { href }, name));

/**
 * The part of the page with the id of a fragment (`#rifle`); null if there is none or the fragment
 * is malformed. Ignores entries in the list of moved parts, which only name the new place.
 */
export function partAt(fragment: string): HTMLElement | null {
  try {
    const part = document.getElementById(decodeURIComponent(fragment.slice(1)));
    return part?.closest('.moved') ? null : part;
  } catch {
    return null;
  }
}
