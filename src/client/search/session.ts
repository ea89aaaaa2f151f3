/** The search of one page: opens the index once and answers only the latest query. */
import { declareLanguage, DEFAULT_LANGUAGE, type Language } from '../../i18n/languages.ts';
import { openSearch, type Findings, type Search, type Shown } from '../../search/engine.ts';
import { fillIn, type Fill } from '../../text/fill-in.ts';
import type { Hit } from '../../search/ranking/rank.ts';

/** An interface word by its key, filled in. */
export type Say = (key: string, fill?: Fill) => string;

export interface Answer extends Findings {
  query: string;
  search: Search;
  say: Say;
  /** `5 wyników` */
  count(hits: number): string;
  /** Undefined if a newer query has started, or this one is no longer wanted. */
  show(hits: readonly Hit[]): Promise<Shown[] | undefined>;
  language: Language;
  /** The search page in every language. */
  pages: Partial<Record<Language, string>>;
  /** Folder of the full text of the pages. */
  fullText: string;
}
export interface Session {
  /** Undefined if a newer query has started, or this one is no longer wanted. */
  ask: (query: string) => Promise<Answer | undefined>;
  /** The pending answer is no longer wanted. */
  cancel: () => void;
}

export function createSession({ dataset }: HTMLElement): Session {
  const language = declareLanguage(dataset['language'] ?? '')?.tag ?? DEFAULT_LANGUAGE;
  const pages = JSON.parse(dataset['pages'] ?? '{}') as Partial<Record<Language, string>>;
  const load = async (path: string): Promise<unknown> => {
    const response = await fetch(`${dataset['index'] ?? ''}${path}`);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.json();
  };
  const plural = new Intl.PluralRules(language);
  let opened: Promise<Search> | undefined;
  let latest = 0;
  const open = () =>
    (opened ??= openSearch(language, load).catch((error: unknown) => {
      opened = undefined;
      throw error;
    }));
  void open().catch(() => undefined);
  /**
   * Reopens the index after a failure: it may have been replaced, or the network may be back. Nobody is told of the failure
   * of an answer that is no longer wanted.
   */
  const safely = <T>(number: number, result: Promise<T>): Promise<T | undefined> =>
    result.then(
      (value) => (number === latest ? value : undefined),
      (error: unknown) => {
        opened = undefined;
        if (number === latest) throw error;
        return undefined;
      },
    );
  const ask = async (query: string): Promise<Answer | undefined> => {
    const number = ++latest;
    const search = await safely(number, open());
    const findings = search && (await safely(number, search.find(query, gameOf(search))));
    if (!findings) return undefined;
    const say = translate(search);
    return {
      ...findings,
      query: query.trim(),
      search,
      say,
      language,
      pages,
      fullText: dataset['fullText'] ?? '',
      count: (n) => say(`search.count.${plural.select(n)}`, { n }),
      show: (hits) => safely(number, search.show(hits)),
    };
  };
  return { ask, cancel: () => void latest++ };
}

/** The game of the current or previous page, whose results rank first among equals. */
function gameOf({ head: { rulesets } }: Search): string | undefined {
  const here = document.documentElement.dataset['ruleset'];
  if (here !== undefined || !document.referrer.startsWith(`${location.origin}/`)) return here;
  const { pathname } = new URL(document.referrer);
  return rulesets.find(({ link }) => pathname.startsWith(link))?.id;
}

function translate({ head: { says } }: Search): Say {
  return (key, fill = {}) => fillIn(says[key] ?? '', fill);
}

/**
 * Milliseconds without a key before the query runs, so that phones do not load an answer for every
 * letter.
 */
const PAUSE = 120;

/**
 * Calls `answer` when the reader stops typing; Japanese is answered after conversion. Returns what takes the call back that is
 * still to come.
 */
export function onTyping(input: HTMLInputElement, answer: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const wait = () => {
    stop();
    timer = setTimeout(answer, PAUSE);
  };
  input.addEventListener('input', (event) => {
    if (!(event instanceof InputEvent && event.isComposing)) wait();
  });
  input.addEventListener('compositionend', wait);
  return stop;
}
