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

/** In development: instead of a page that cannot be shown, what keeps it from being shown. */
export interface ObstaclesView {
  title: string;
  text: string;
  findings: FindingView[];
}

/** Undefined without findings. In English, as the findings are. */
export const obstaclesView = (
  ruleset: string,
  diagnostics: readonly Diagnostic[],
): ObstaclesView | undefined =>
  diagnostics.length === 0
    ? undefined
    : {
        title: `The pages of ${ruleset} cannot be shown`,
        text: 'They come back by themselves when the files below are corrected and saved.',
        findings: findingViews(diagnostics),
      };

export const findingViews = (diagnostics: readonly Diagnostic[]): FindingView[] =>
  diagnostics.map(({ file, line, column, message, hint, code }) => ({
    place: `${file}:${line}:${column}`,
    message,
    hint: hint ?? '',
    check: { href: checkHref(code), name: code },
  }));
