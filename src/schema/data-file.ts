/** A file under `rules/` after it was read: its place, its text and its plain data. */
import type { SourceText } from '../diagnostics/source-text.ts';
import type { EntryKind, SchemaName } from './schemas.ts';

export interface DataFile extends SourceText {
  ruleset: string;
  /** The kind of its entry; undefined for the files a ruleset has one of. */
  kind?: EntryKind;
  schema: SchemaName;
  /** File name without `.yaml`. */
  name: string;
  /** The plain data; undefined when the YAML is broken. */
  data: unknown;
}
