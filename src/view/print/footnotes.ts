/** Footnotes of the printed quick reference: what is not certain, with the documents that it comes from. */
import { longListOf, withAddition, withoutStop } from '../../i18n/format.ts';
import { allDisputes } from '../../model/doubts.ts';
import type { Reader } from '../context.ts';
import type { DoubtNotes } from '../evidence.ts';
import { disputeView } from '../parts/dispute.ts';

export interface FootnoteView {
  n: number;
  /** HTML */
  text: string;
}

/** Numbers the doubts of one block as its views are made, and holds the footnotes. */
export interface Footnotes extends DoubtNotes {
  items: FootnoteView[];
  /** The number of a dispute, by the link that its marks have. */
  ofDispute: (href: string) => number;
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
  const ofDispute = (href: string) => numberOf(href, () => disputeText(href));
  return {
    items,
    ofDispute,
    // On paper a sign has its footnote instead of a link.
    ofMark: ({ href, why: _, ...sign }) =>
      href === undefined ? sign : { ...sign, note: ofDispute(href) },
    ofStatus: ({ href: _, ...status }) =>
      status.mark?.note !== undefined && endsWithLink(status.text)
        ? status
        : { ...status, note: numberOf(status.text, () => status.text) },
  };
}

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
    const said = claims
      .flatMap(({ says }) => says)
      .map(({ label, text }) => withAddition(withoutStop(text), label, reader.language));
    return reader.t('print.dispute', {
      about: withoutStop(about),
      claims: longListOf(said, reader.language),
      used: withoutStop(used.text),
    });
  };
}
