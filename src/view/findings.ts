/** The findings of the checks for a file, shown on its page in development. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { checkHref } from '../site/routes.ts';
import type { Link } from './links.ts';

export interface FindingView {
  /** `rules/bolt-action/tables/weapons.yaml:12:5` */
  place: string;
  message: string;
  hint: string;
  check: Link;
}

export const findingViews = (diagnostics: readonly Diagnostic[]): FindingView[] =>
  diagnostics.map(({ file, line, column, message, hint, code }) => ({
    place: `${file}:${line}:${column}`,
    message,
    hint: hint ?? '',
    check: { href: checkHref(code), name: code },
  }));
