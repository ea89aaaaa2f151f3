/** Elements and texts of the page. Elements are made from texts and never from markup: what a reader types stays text. */
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

/**
 * The part of the page that a fragment (`#rifle`) names; null where there is none or the fragment is malformed.
 * An entry in the list of moved parts is not the part: it only says where the part is now.
 */
export function partAt(fragment: string): HTMLElement | null {
  try {
    const part = document.getElementById(decodeURIComponent(fragment.slice(1)));
    return part?.closest('.moved') ? null : part;
  } catch {
    return null;
  }
}
