/** A file of the data as text, as far as a diagnostic needs it to find its line and column. */
import type { Document, LineCounter } from 'yaml';

export interface SourceText {
  /** As printed in diagnostics: relative to the working directory, forward slashes. */
  file: string;
  text: string;
  document: Document.Parsed;
  lines: LineCounter;
}
