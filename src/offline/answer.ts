/**
 * Answers a request: what is kept; else the network; else the copy from the last visit; else our own page, which says
 * what is kept. A page and what it loads come from the same release.
 */
import { offlinePage } from './pack-format.ts';
import { check, tidy } from './jobs.ts';
import { findAnywhere, findKept } from './kept.ts';
import { fetchAndRemember, networkFirst } from './network.ts';
import { isUnchanging, languageOrder, neutralPage, sharedPart, withSlash } from './paths.ts';
import { readState, releaseOf, type Release, type State } from './state.ts';
import { findVisited } from './visited.ts';
import { pathOf, urlOf, worker, type FetchEvent } from './worker-scope.ts';

export async function answer(event: FetchEvent, path: string): Promise<Response> {
  const state = await readState();
  const { request } = event;
  if (request.mode === 'navigate') return answerPage(event, path, state);
  if (isUnchanging(path))
    return (
      (await findAnywhere(state, path)) ??
      (await findVisited(path)) ??
      fetchAndRemember(request, path)
    );
  return answerFile(event, path, state);
}

async function answerPage(event: FetchEvent, path: string, state: State): Promise<Response> {
  const { request } = event;
  const { current } = state;
  const kept = await findKept(current, path, { chosenOnly: true });
  if (kept) {
    event.waitUntil(tidy().then(() => check({ silent: true })));
    return kept;
  }
  const target = await redirectTarget(path, current);
  if (target !== undefined) return redirect(target, request.url);
  const copy = async () =>
    (await findVisited(path)) ?? findKept(current, path, { chosenOnly: false });
  return (
    (await networkFirst(request, path, copy)) ??
    (await redirectFromNeutral(path, current, request.url)) ??
    (await notKept(path, current)) ??
    Response.error()
  );
}

/** What a page loads comes from where the page came from. */
async function answerFile(event: FetchEvent, path: string, state: State): Promise<Response> {
  const { request, clientId } = event;
  const release = releaseOf(state, clientId);
  const kept = () => findKept(release, path, { chosenOnly: false });
  const page = await worker.clients.get(clientId);
  const pagePath = page && pathOf(page.url);
  if (
    clientId in state.pinned ||
    (pagePath !== undefined && (await findKept(release, pagePath, { chosenOnly: true })))
  ) {
    const response = await kept();
    if (response) return response;
  }
  const copy = async () => (await findVisited(path)) ?? kept();
  return (await networkFirst(request, path, copy)) ?? Response.error();
}

/** The page that a share page or a mistyped path of a kept ruleset leads to, and a language-neutral link where it leads to a kept page. */
async function redirectTarget(path: string, release: Release): Promise<string | undefined> {
  const isKept = async (page: string) =>
    (await findKept(release, page, { chosenOnly: true })) !== undefined;
  const page = withSlash(path);
  if (page !== path && (await isKept(page))) return urlOf(page);
  const shared = sharedPart(page);
  if (shared && (await isKept(shared.page))) return `${urlOf(shared.page)}#${shared.part}`;
  const neutral = neutralPage(page);
  const [language] = languageOrder(worker.navigator.languages);
  if (neutral === undefined || language === undefined) return undefined;
  return (await isKept(`${language}/${neutral}`)) ? urlOf(`${language}/${neutral}`) : undefined;
}

/** Without a connection a language-neutral link leads to any language that is kept. */
async function redirectFromNeutral(
  path: string,
  release: Release,
  url: string,
): Promise<Response | undefined> {
  const neutral = neutralPage(withSlash(path));
  if (neutral === undefined) return undefined;
  for (const language of languageOrder(worker.navigator.languages)) {
    const page = `${language}/${neutral}`;
    if (await findKept(release, page, { chosenOnly: true })) return redirect(urlOf(page), url);
  }
  return undefined;
}

/** With the query of the link, and its fragment where it has one: the cell of a row, say. */
function redirect(target: string, from: string): Response {
  const to = new URL(target);
  const { search, hash } = new URL(from);
  to.search = search;
  if (hash !== '') to.hash = hash;
  return Response.redirect(to.href, 302);
}

/** Our own page, in the language of the address or of the reader. */
async function notKept(path: string, current: Release): Promise<Response | undefined> {
  const [first = ''] = path.split('/');
  for (const language of languageOrder([first, ...worker.navigator.languages])) {
    const page = await findKept(current, offlinePage(language), { chosenOnly: false });
    if (page)
      return new Response(page.body, {
        status: 503,
        headers: { 'Content-Type': page.headers.get('Content-Type') ?? 'text/html' },
      });
  }
  return undefined;
}
