/**
 * The search page. A script shows the results; without it the page lists other ways to find things.
 */
import type { Language } from '../../i18n/languages.ts';
import { ui } from '../../i18n/ui.ts';
import type { Rulebook } from '../../model/rulebook.ts';
import { issuesHref, pageHref } from '../../site/routes.ts';
import { exampleQueries, gamesIn, searchHint } from '../site-words.ts';
import { frameView, type FrameView } from './frame.ts';
import { sitePage } from './page-settings.ts';
import type { Link } from '../links.ts';

export interface SearchPageView {
  frame: FrameView;
  title: string;
  lead: string;
  hint: string;
  /** For the script: where to report missing words, and the message if it cannot load. */
  report: string;
  failed: string;
  waiting: string;
  /** What works where the search cannot be loaded. */
  offline: { hint: string; pages: Link };
  noScript: string;
  index: Link;
  filters: string;
  /** Queries to try, which have results. */
  examples: { label: string; links: Link[] };
}

export function searchPageView(
  book: Rulebook,
  { language }: { language: Language },
): SearchPageView {
  const t = ui(language);
  const games = gamesIn(book, language);
  const page = {
    ...sitePage(language, 'search', {
      title: t('title.search', { games }),
      description: t('search.description', { games }),
    }),
    // Full-text search runs as WebAssembly.
    wasm: true as const,
  };
  return {
    frame: frameView(book, page),
    title: t('search.title'),
    lead: t('search.lead'),
    hint: searchHint(language),
    report: issuesHref(),
    failed: t('search.failed'),
    waiting: t('search.waiting'),
    offline: {
      hint: t('search.offline'),
      pages: { href: pageHref(language, 'offline'), name: t('offline.manage') },
    },
    noScript: t('search.no-script'),
    index: { href: pageHref(language, 'a-z'), name: t('search.index') },
    filters: t('search.narrow'),
    examples: {
      label: t('search.try'),
      links: exampleQueries(language).map((name) => ({
        name,
        href: `${pageHref(language, 'search')}?q=${encodeURIComponent(name)}`,
      })),
    },
  };
}
