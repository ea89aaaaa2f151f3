/** The service worker: keeps the site for reading without a connection. */
import { answer } from './answer.ts';
import { cancel, check, keep, remove, status } from './jobs.ts';
import type { Request as Asked } from './messages.ts';
import { isAnswered } from './paths.ts';
import { remember } from './visited.ts';
import { pathOf, worker } from './worker-scope.ts';

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = pathOf(request.url);
  if (request.method !== 'GET' || path === undefined || !isAnswered(path)) return;
  event.respondWith(answer(event, path));
});

worker.addEventListener('message', (event) => {
  event.waitUntil(obey(event.data as Asked, (message) => event.source?.postMessage(message)));
});

async function obey(asked: Asked, reply: (message: object) => void): Promise<void> {
  switch (asked.do) {
    case 'keep':
      return keep(asked.packs);
    case 'remove':
      return remove(asked.packs);
    case 'check':
      return check({ silent: asked.silent });
    case 'cancel':
      return void cancel();
    case 'remember':
      await rememberLinks(asked.links);
      // What opens the site at all is kept for every visitor.
      return check({ silent: true });
    case 'status':
      return void reply(await status());
  }
}

async function rememberLinks(links: readonly string[]): Promise<void> {
  for (const link of links) {
    const path = pathOf(new URL(link, location.href).href);
    if (path === undefined) continue;
    // From the cache of the browser: the page has just loaded it.
    const response = await fetch(link).catch(() => undefined);
    if (response) await remember(path, response);
  }
}
