/** A data file as text, with what a diagnostic needs to find its line and column. */
import type { Document, LineCounter } from 'yaml';

export interface SourceText {
  /** As printed in diagnostics: relative to the working directory, forward slashes. */
  file: string;
  text: string;
  document: Document.Parsed;
  lines: LineCounter;
}
