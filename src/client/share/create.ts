/** An element with its properties and children. */
type Properties<K extends keyof HTMLElementTagNameMap> = Partial<
  Pick<HTMLElementTagNameMap[K], Extract<keyof HTMLElementTagNameMap[K], string>>
>;

export function create<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Properties<K>,
  ...children: Node[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}
