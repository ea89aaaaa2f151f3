/** Remembers that something is kept, so that pages of readers who keep nothing need not ask the worker. */

/** Other sites may share the origin. */
const key = (): string => `kept ${document.documentElement.dataset['base'] ?? '/'}`;

export function hasKept(): boolean {
  try {
    return localStorage.getItem(key()) !== null;
  } catch {
    return false;
  }
}

export function markKept(kept: boolean): void {
  try {
    if (kept) localStorage.setItem(key(), '');
    else localStorage.removeItem(key());
  } catch {
    // No storage is allowed: nothing can be kept either.
  }
}
