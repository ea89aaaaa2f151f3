/** Footnotes of the printed quick reference: what is not certain, with the documents that it comes from. */
import { longListOf, withAddition, withoutStop } from '../../i18n/format.ts';
import { allDisputes } from '../../model/doubts.ts';
import { isObject } from '../../schema/guards.ts';
import type { Reader } from '../context.ts';
import type { MarkView, StatusView } from '../evidence.ts';
import { disputeView } from '../pages/lists/disputes.ts';

export interface FootnoteView {
  n: number;
  /** HTML */
  text: string;
}

/** Numbers the doubts of one block as its parts are given to it, and holds the footnotes. */
export interface Footnotes {
  items: FootnoteView[];
  /** The view with the number of its footnote at every status and at every mark of a dispute. */
  all: <T>(view: T) => T;
  /** The same with numbers at disputes only: where statuses are printed in words. */
  disputes: <T>(view: T) => T;
}

/** `disputeText` gives the text of a dispute by the link that its marks have. */
export function createFootnotes(disputeText: (href: string) => string): Footnotes {
  const numbers = new Map<string, number>();
  const items: FootnoteView[] = [];
  const numberOf = (key: string, text: () => string): number => {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const n = items.length + 1;
    numbers.set(key, n);
    items.push({ n, text: text() });
    return n;
  };
  const ofMark = (mark: MarkView): MarkView => {
    const { href } = mark;
    return href === undefined ? mark : { ...mark, note: numberOf(href, () => disputeText(href)) };
  };
  const ofStatus = (status: StatusView): StatusView => {
    const mark = status.mark && ofMark(status.mark);
    if (mark?.note !== undefined && endsWithLink(status.text)) return { ...status, mark };
    return {
      ...status,
      ...(mark && { mark }),
      note: numberOf(status.text, () => status.text),
    };
  };
  const replaced = <T>(view: T, withStatuses: boolean): T => {
    const replace = (node: unknown): unknown => {
      if (Array.isArray(node)) return node.map(replace);
      if (!isObject(node)) return node;
      if (isMark(node)) return ofMark(node);
      return Object.fromEntries(
        Object.entries(node).map(([key, value]) =>
          key === 'statuses' && withStatuses && Array.isArray(value)
            ? [key, value.map((status: StatusView) => ofStatus(status))]
            : [key, replace(value)],
        ),
      );
    };
    // Only numbers are added to marks and statuses; every field keeps its type.
    return replace(view) as T;
  };
  return {
    items,
    all: (view) => replaced(view, true),
    disputes: (view) => replaced(view, false),
  };
}

const isMark = (node: object): node is MarkView =>
  'evidence' in node && 'word' in node && !('meaning' in node);

/** A disputed part that says nothing besides the name of its dispute. */
const endsWithLink = (text: string): boolean => text.endsWith('</a>');

/** The text of every dispute of a ruleset, by the link of its marks: `Range: 18″ (sheet, page 4); 24″ (errata). Used here: 24″.` */
export function disputeTexts(reader: Reader): (href: string) => string {
  const disputes = new Map(
    allDisputes(reader.ruleset).map(({ address, dispute }) => [reader.link(address), dispute]),
  );
  return (href) => {
    const dispute = disputes.get(href);
    if (!dispute) return '';
    const { about, claims, used } = disputeView(dispute, reader);
    const said = claims.map(({ label, text }) =>
      withAddition(withoutStop(text), label, reader.language),
    );
    return reader.t('print.dispute', {
      about: withoutStop(about),
      claims: longListOf(said, reader.language),
      used: withoutStop(used.text),
    });
  };
}
