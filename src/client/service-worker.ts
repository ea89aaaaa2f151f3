/** Registers the service worker, so that pages that were read stay readable without a connection, and hears of updates. */
import type { Report, Request } from '../offline/messages.ts';

const { base = '/', offline } = document.documentElement.dataset;

async function register({ serviceWorker }: Navigator, script: string): Promise<void> {
  await serviceWorker.register(script, { scope: base });
  const { active } = await serviceWorker.ready;
  const send = (request: Request) => active?.postMessage(request);
  const files = document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>(
    'link[rel=stylesheet], link[rel=icon], script[src]',
  );
  const links = [...files].map((file) => ('src' in file ? file.src : file.href));
  // The page and its files were loaded before the worker could see it.
  send({ do: 'remember', links: [location.href, ...links] });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) send({ do: 'check', silent: true });
  });
}

// Development pages change all the time, so nothing is kept there.
if (import.meta.env.PROD && offline !== undefined && 'serviceWorker' in navigator) {
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<Report>) => {
    if (data.type !== 'updated') return;
    void import('./offline/update-notice.ts').then(({ showUpdate }) => showUpdate(data));
  });
  // Where it is refused (private windows, a full disk) the site is the same, only not offline.
  addEventListener('load', () => void register(navigator, offline).catch(() => undefined));
}
