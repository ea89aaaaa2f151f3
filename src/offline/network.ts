/** Asks the network, but does not wait for it for ever. */
import { remember } from './visited.ts';

/** Milliseconds that a reader waits before an older copy is shown. */
const PATIENCE = 3000;
/** Milliseconds before a network that does not answer counts as none. */
const LONGEST = 12_000;

/** The network's answer, of which a copy stays. @throws when there is none */
export async function fetchAndRemember(request: Request, path: string): Promise<Response> {
  const response = await fetch(request);
  // Not awaited: the page does not wait for its copy.
  void remember(path, response.clone());
  return response;
}

/** The network's answer; a copy where it is slow or fails; undefined where there is neither. */
export async function networkFirst(
  request: Request,
  path: string,
  findCopy: () => Promise<Response | undefined>,
): Promise<Response | undefined> {
  const fresh = fetchAndRemember(request, path);
  const late = pause(PATIENCE).then(async () => (await findCopy()) ?? fresh);
  const never = pause(LONGEST).then(findCopy);
  return Promise.race([fresh, late, never]).catch(findCopy);
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
