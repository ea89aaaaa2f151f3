/** The page of what is kept on the reader's device; shown also, without a connection, at every address that is not kept. */
import type { Language } from '../../i18n/languages.ts';
import { ui } from '../../i18n/ui.ts';
import type { Rulebook } from '../../model/rulebook.ts';
import { addressesHref, href, pageHref } from '../../site/routes.ts';
import { editionName } from '../../wording/names.ts';
import type { Link } from '../links.ts';
import { frameView, type FrameView } from './frame.ts';
import { sitePage } from './page-settings.ts';
import { withSite } from './page-title.ts';

export interface OfflinePageView {
  frame: FrameView;
  /** The link to this page; at another address it stands for a page that is not kept. */
  here: string;
  title: string;
  lead: string;
  /** Shown without a script: what still works, and the contents. */
  noScript: { text: string; links: Link[] };
  /** Every address of the site with its title. */
  addresses: string;
  /** Shown instead where the page stands for one that is not kept. */
  missing: { title: string; page: string; text: string; retry: string };
}

export function offlinePageView(
  book: Rulebook,
  { language }: { language: Language },
): OfflinePageView {
  const t = ui(language);
  const page = sitePage(language, 'offline', {
    title: t('offline.page.title'),
    description: t('offline.page.lead'),
  });
  return {
    frame: frameView(book, { ...page, noindex: true }),
    here: page.path,
    title: t('offline.page.title'),
    lead: t('offline.page.lead'),
    noScript: {
      text: t('offline.page.no-script'),
      links: [
        { href: pageHref(language), name: t('nav.contents') },
        { href: pageHref(language, 'a-z'), name: t('search.index') },
        ...book.rulesets.map((ruleset) => ({
          href: href(language, ruleset.id),
          name: editionName(ruleset, language),
        })),
      ],
    },
    addresses: addressesHref(),
    missing: {
      title: t('offline.missing.title'),
      page: withSite(t('offline.missing.title')),
      text: t('offline.missing.text'),
      retry: t('offline.retry'),
    },
  };
}
