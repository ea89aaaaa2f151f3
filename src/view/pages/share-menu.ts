/** The control that shares a page: a plain link; the script opens the share dialog instead. */
import { copied, goHref, printHref, shareDataHref } from '../../site/routes.ts';
import type { Reader } from '../context.ts';
import type { Link } from '../links.ts';

export interface ShareMenuView {
  /** The page in the reader's language. */
  link: Link;
  /** The file with the content of the dialog. */
  content: string;
  /** The message if it cannot be loaded. */
  failed: string;
  /** The page as a part of the printed quick reference; absent on pages that are no part of it. */
  print?: Link;
}

/** For the page of the reader: an entry, `markers`, `terms` or `print`. */
export const shareMenuView = ({ language, ruleset, here, t }: Reader): ShareMenuView => ({
  link: { href: copied(goHref(ruleset.id, here)), name: t('share.open') },
  content: shareDataHref(language, ruleset.id, here),
  failed: t('share.failed'),
  ...(!['terms', 'print'].includes(here) && {
    print: { href: printHref(language, ruleset.id, here), name: t('print.open') },
  }),
});
