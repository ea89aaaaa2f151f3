/** The parameters that the address of a page may carry, beside those of a situation. */

/** What pages read: the version of the figures, the retired address that led here, and whether a printed sheet did. */
const PAGE = ['v', 'moved', 'sheet'] as const;
export type PageParameter = (typeof PAGE)[number];

/** What a search, the choice of a language and other sites add to a link. */
const FOREIGN = /^(?:q|lang|ref|source|utm_\w+|\w*clk?id|mc_\w+|igsh(?:id)?|si)$/;

/** The parameters of a query as written, with or without `?`: `v=1.2`, `sheet`. */
const pairsIn = (query: string): string[] => query.replace(/^\?/, '').split('&').filter(Boolean);

const nameOf = (pair: string): string => pair.split('=')[0] ?? '';

const isOfPage = (pair: string): boolean => (PAGE as readonly string[]).includes(nameOf(pair));

/** Those that pages read, as written: `sheet` stays `sheet`. */
export const pageParameters = (query: string): string[] => pairsIn(query).filter(isOfPage);

/**
 * Those that may be of a situation: all but the ones of pages and other sites. Only the entry knows
 * which of them it has (`link.ts`).
 */
export const situationParameters = (query: string): string[] =>
  pairsIn(query).filter((pair) => !isOfPage(pair) && !FOREIGN.test(nameOf(pair)));
