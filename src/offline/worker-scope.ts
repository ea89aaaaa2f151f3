/** The service worker's own global object. The DOM types of the project, which are those of pages, do not have it. */

interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** Of the page that asks; empty for a page itself. */
  readonly clientId: string;
  respondWith(response: Promise<Response>): void;
}
export interface MessageEventOfWorker extends ExtendableEvent {
  readonly data: unknown;
  readonly source: Client | null;
}
export interface Client {
  readonly id: string;
  readonly url: string;
  postMessage(message: unknown): void;
}
interface Clients {
  get(id: string): Promise<Client | undefined>;
  matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<Client[]>;
  claim(): Promise<void>;
}
interface WorkerScope {
  readonly clients: Clients;
  readonly registration: { readonly scope: string; unregister(): Promise<boolean> };
  readonly navigator: { readonly languages: readonly string[] };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', run: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', run: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', run: (event: MessageEventOfWorker) => void): void;
}

export const worker = self as unknown as WorkerScope;

/** Ends with a slash: `https://example.org/book/` */
export const SCOPE = worker.registration.scope;

/** Path below the scope, without query and fragment; undefined for another site. */
export const pathOf = (url: string): string | undefined =>
  url.startsWith(SCOPE) ? decodePath(url.slice(SCOPE.length).replace(/[?#].*/s, '')) : undefined;

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export const urlOf = (path: string): string => SCOPE + encodeURI(path);

/** Open pages of the site, also such as were loaded before the worker. */
export const openPages = async (): Promise<Client[]> =>
  (await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(({ url }) =>
    url.startsWith(SCOPE),
  );
