/** One reader's search: opens the index once and answers only the latest query. */
import { LANGUAGES, type Language } from '../../i18n/languages.ts';
import { openSearch, type Findings, type Search } from '../../search/engine.ts';

/** An interface word by its key, filled in. */
export type Say = (key: string, fill?: Readonly<Record<string, string | number>>) => string;

export interface Answer extends Findings {
  query: string;
  search: Search;
  say: Say;
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
  let opened: Promise<Search> | undefined;
  let latest = 0;
  const open = () => (opened ??= openSearch(language, load).catch((error: unknown) => {
    opened = undefined;
    throw error;
  }));
  void open().catch(() => undefined);
  return async (query) => {
    const number = ++latest;
    const search = await open();
    const findings = await search.find(query);
    return number === latest ? { ...findings, query: query.trim(), search, say: sayer(search, language), language } : undefined;
  };
}

function sayer({ head: { says } }: Search, language: Language): Say {
  const plural = new Intl.PluralRules(language);
  return (key, fill = {}) => {
    const exact = says[key] ?? says[`${key}.${plural.select(Number(fill['n'] ?? 0))}`] ?? '';
    return exact.replace(/\{(\w+)\}/g, (_, name: string) => String(fill[name] ?? `{${name}}`));
  };
}
