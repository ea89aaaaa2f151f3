/** What was read stays readable without reception. Nothing more is fetched for it than what the page has fetched already. */
async function keepOffline(): Promise<void> {
  const base = document.documentElement.dataset['base'] ?? '/';
  const { active } = await navigator.serviceWorker
    .register(`${base}offline.js`, { scope: base })
    .then(() => navigator.serviceWorker.ready);
  const parts = [
    ...document.querySelectorAll<HTMLElement & { href?: string; src?: string }>(
      'link[rel=stylesheet], script[src], link[rel=icon]',
    ),
  ];
  active?.postMessage([
    location.pathname,
    ...parts.map((part) => part.href || part.src || '').filter(Boolean),
  ]);
}

// Development changes under one's hands: nothing is kept there.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Where it is refused (private windows, a full disk) the site is the same, only not offline.
  addEventListener('load', () => void keepOffline().catch(() => undefined));
}
