/** Takes the place of the worker when keeping must be taken back: deletes what this site has kept, and itself. */
import { deleteOwnCaches } from './caches.ts';
import { worker } from './worker-scope.ts';

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) =>
  event.waitUntil(deleteOwnCaches().then(() => worker.registration.unregister())),
);
