/** A page about one check: what it asks, why, and an example of each kind. */
export interface CheckPage {
  /** What must hold, in a line: the title of the page. */
  title: string;
  /** What is looked at, in a paragraph of inline Markdown. */
  what: string;
  why: string;
  /** Data that fails, as it stands in a file. */
  bad: string;
  good: string;
}
