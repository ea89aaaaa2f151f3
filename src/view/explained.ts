/** Explanations at the end of a page, and the parts that they are about. */
import type { Path } from '../diagnostics/diagnostic.ts';
import { withoutStop } from '../i18n/format.ts';
import type { Entry } from '../model/entries.ts';
import { isSamePath } from '../schema/walk.ts';
import type { Reader } from './context.ts';
import type { MarkView, StatusView } from './evidence.ts';
import { escapeHtml } from './prose.ts';

/** The link to the explanation of a mark or a remark, which is added to the end of the page. */
export function explain(
  text: string,
  explanations: NonNullable<Reader['explanations']>,
  mark?: MarkView,
): string {
  const known = explanations.get(text) ?? {
    id: `status-${explanations.size + 1}`,
    ...(mark && { mark: { evidence: mark.evidence } }),
    names: [],
    text,
  };
  explanations.set(text, known);
  return `#${known.id}`;
}

/** Far from its part, an editors' note at the end of the page names it: no sign leads there. A table names its rows and columns. */
export function named(
  statuses: StatusView[],
  entry: Entry,
  path: Path,
  { explanations, namedAt }: Reader,
): StatusView[] {
  const part =
    entry.kind === 'tables'
      ? undefined
      : entry.parts.findLast((one) => isSamePath(one.path, path.slice(0, one.path.length)));
  if (!part) return statuses;
  const name = escapeHtml(withoutStop(namedAt(`${entry.address}#${part.id}`).name));
  for (const { text, mark } of statuses) {
    const known = mark ? undefined : explanations?.get(text);
    if (known && !known.names.includes(name)) known.names.push(name);
  }
  return statuses;
}
