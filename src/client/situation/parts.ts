/** The places of a calculator on its page. */

export function partOf(host: HTMLElement, name: string): HTMLElement {
  const found = host.querySelector<HTMLElement>(`[data-part=${name}]`);
  if (!found) throw new Error(name);
  return found;
}

/** Shows the parts that have content now, instead of the button that opens the calculator. */
export function showParts(host: HTMLElement): void {
  host.querySelector('.open-work')?.remove();
  for (const part of host.querySelectorAll<HTMLElement>('[data-part]')) part.hidden = false;
}
