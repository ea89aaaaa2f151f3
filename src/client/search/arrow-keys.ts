/** The keys that move through results. */

/** Arrows go from the field through the hits and back. */
export function move(
  event: KeyboardEvent,
  host: ParentNode,
  input: HTMLElement,
  close: () => void,
): void {
  if (event.key === 'Escape') {
    // Browsers would empty the field.
    event.preventDefault();
    const open = input.ariaExpanded === 'true';
    close();
    if (document.activeElement !== input) input.focus();
    else if (!open) input.blur();
    return;
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops: HTMLElement[] = [input, ...host.querySelectorAll<HTMLElement>('[data-result]')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[at + step];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
