/** What happens to every page after it was printed: words in another language than the page's are marked as such. */
import type { MiddlewareHandler } from 'astro';
import { findLanguage } from './i18n/languages.ts';
import { getRulebook } from './rulebook.ts';
import { languageIn } from './site/routes.ts';
import { foreignWords, markLanguage } from './view/mark-language.ts';

export const onRequest: MiddlewareHandler = async ({ url }, next) => {
  const response = await next();
  const language = findLanguage(languageIn(url.pathname))?.tag;
  if (!language || !response.headers.get('content-type')?.startsWith('text/html')) return response;
  // Pages name other rulesets too.
  const words = new Map(
    getRulebook().rulesets.flatMap((ruleset) => [...foreignWords(ruleset, language)]),
  );
  if (words.size === 0) return response;
  return new Response(markLanguage(await response.text(), words), response);
};
