/** Where a place is corrected: the file at its line, the report of a wrong value, and the form for a better wording. */
import { fillIn } from '../text/fill-in.ts';
import { filledReport, filledWording } from '../site/issue-form.ts';
import type { Selected, ShareData } from './data.ts';
import { figuresOf, isTable, type Shared } from './shared.ts';

export interface Correction {
  href: string;
  /** In the language of the page: `Edit the file (line 309)` */
  name: string;
}

/** Edit and report; where there is a text, a better wording. */
export function correctionsOf(
  data: ShareData,
  { address, edit, shared, wording }: Selected,
): Correction[] {
  const { words, edition, language, version } = data;
  const line = /#L(\d+)$/.exec(edit)?.[1];
  const value = valueOf(shared);
  const { source } = shared;
  return [
    {
      href: edit,
      name: line ? fillIn(words['correct.edit-line'], { line }) : words['correct.edit'],
    },
    {
      href: filledReport(data.report, { address, edition, language, version, value, source }),
      name: words['correct.report'],
    },
    ...(wording
      ? [
          {
            href: filledWording(data.wording, { address, language, value: wording }),
            name: words['correct.wording'],
          },
        ]
      : []),
  ];
}

/** What the site says at the place, without the names of row and page, which are in the address. */
function valueOf({ content }: Shared): string {
  if (!isTable(content)) return content.text;
  return content.rows.map((row) => figuresOf(row, content)).join('; ');
}
