/** One reader's search: opens the index once and answers only the latest query. */
import { LANGUAGES, type Language } from '../../i18n/languages.ts';
import { openSearch, type Findings, type Search, type Shown } from '../../search/engine.ts';
import type { Hit } from '../../search/rank.ts';

/** An interface word by its key, filled in. */
export type Say = (key: string, fill?: Readonly<Record<string, string | number>>) => string;

export interface Answer extends Findings {
  query: string;
  search: Search;
  say: Say;
  /** `5 wyników` */
  count(hits: number): string;
  /** Undefined when another query has come meanwhile. */
  show(hits: readonly Hit[]): Promise<Shown[] | undefined>;
  language: Language;
}
/** Undefined when another query has come meanwhile. */
export type Ask = (query: string) => Promise<Answer | undefined>;

export function createSession({ dataset }: HTMLElement): Ask {
  const language = LANGUAGES.find(({ tag }) => tag === dataset['language'])!.tag;
  const load = async (path: string): Promise<unknown> => {
    const response = await fetch(dataset['index'] + path);
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
  /** Whatever fails is asked for anew next time: the index may have been replaced, the network may be back. */
  const safely = <T>(result: Promise<T>): Promise<T> =>
    result.catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
  return async (query) => {
    const number = ++latest;
    const search = await open();
    const findings = await safely(search.find(query));
    const say = sayer(search);
    const answer: Answer = {
      ...findings,
      query: query.trim(),
      search,
      say,
      language,
      count: (n) => say(`search.count.${plural.select(n)}`, { n }),
      show: async (hits) => {
        const shown = await safely(search.show(hits));
        return number === latest ? shown : undefined;
      },
    };
    return number === latest ? answer : undefined;
  };
}

function sayer({ head: { says } }: Search): Say {
  return (key, fill = {}) =>
    (says[key] ?? '').replace(/\{(\w+)\}/g, (whole, name: string) => String(fill[name] ?? whole));
}
