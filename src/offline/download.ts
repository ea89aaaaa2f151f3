/** Fetches the index and packs, and makes sure that what arrived is what was sent. */
import { KeepingError } from './failures.ts';
import {
  FORMAT,
  INDEX_PATH,
  packPath,
  type OfflineIndex,
  type Pack,
  type PackInfo,
} from './pack-format.ts';
import { urlOf } from './worker-scope.ts';

/** @throws KeepingError */
export async function fetchIndex(signal?: AbortSignal): Promise<OfflineIndex> {
  const response = await request(INDEX_PATH, 'no-store', 'connection', signal);
  const index = await (response.json() as Promise<OfflineIndex>).catch((error: unknown) => {
    // A network that answers everything with its sign-in page.
    throw new KeepingError('damaged', error);
  });
  if (index.format !== FORMAT) throw new KeepingError('replaced');
  return index;
}

/** Calls `received` with the number of bytes since its last call. @throws KeepingError */
export async function fetchPack(
  info: PackInfo,
  received: (bytes: number) => void,
  signal: AbortSignal,
): Promise<Pack> {
  // Its name changes with its content, but a network may have answered it wrongly before.
  const response = await request(packPath(info), 'no-cache', 'interrupted', signal);
  const bytes = await readAll(response, received, signal);
  if ((await hashOf(bytes)) !== info.hash) throw new KeepingError('damaged');
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(unpacked).json() as Promise<Pack>;
}

async function request(
  path: string,
  cache: RequestCache,
  failure: 'connection' | 'interrupted',
  signal?: AbortSignal,
): Promise<Response> {
  const response = await fetch(urlOf(path), { cache, ...(signal && { signal }) }).catch(
    (error: unknown) => {
      signal?.throwIfAborted();
      throw new KeepingError(failure, error);
    },
  );
  // Deployed again between the index and the pack.
  if (response.status === 404) throw new KeepingError('replaced');
  if (!response.ok) throw new KeepingError(failure);
  return response;
}

async function readAll(
  response: Response,
  received: (bytes: number) => void,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  try {
    for (;;) {
      const piece = await reader?.read();
      if (!piece || piece.done) break;
      pieces.push(piece.value);
      received(piece.value.length);
    }
  } catch (error) {
    signal.throwIfAborted();
    throw new KeepingError('interrupted', error);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

/** The first half of SHA-256, as `publish/packs.ts` writes it. */
async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
