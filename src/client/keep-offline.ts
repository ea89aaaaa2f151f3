/** Pages that were read stay readable without a connection. Only files that the page has fetched already are kept. */
async function keepOffline(): Promise<void> {
  const { base = '/', offline } = document.documentElement.dataset;
  if (offline === undefined) return;
  await navigator.serviceWorker.register(offline, { scope: base });
  const { active } = await navigator.serviceWorker.ready;
  const files = document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>(
    'link[rel=stylesheet], link[rel=icon], script[src]',
  );
  const links = [...files].map((file) => ('src' in file ? file.src : file.href));
  active?.postMessage([location.pathname, ...links.filter(Boolean)]);
}

// Development pages change all the time, so nothing is kept there.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Where it is refused (private windows, a full disk) the site is the same, only not offline.
  addEventListener('load', () => void keepOffline().catch(() => undefined));
}
