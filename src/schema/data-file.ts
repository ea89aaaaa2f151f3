/** A file under `rules/` after reading: its place, text and plain data. */
import type { Path } from '../diagnostics/diagnostic.ts';
import type { SourceText } from '../diagnostics/source-text.ts';
import type { EntryKind, SchemaName } from './schemas.ts';
import type { Files } from '../../schemas/types.d.ts';

export interface DataFile extends SourceText {
  ruleset: string;
  /** The kind of its entry; undefined for files that a ruleset has only one of. */
  kind?: EntryKind;
  schema: SchemaName;
  /** File name without `.yaml`; of a record of a change with its folder, `changes/light-mortar-range-k7f3`. */
  name: string;
  /** The plain data; undefined when the YAML is broken. */
  data: unknown;
  /** The ruleset it was taken from, as house rules take what they do not change. */
  from?: string;
  /** The file as it is written, where house rules have added to it what they do not change. */
  own?: DataFile;
}

/** A file that matches its schema. */
export type ValidFile = {
  [S in SchemaName]: DataFile & { schema: S; data: Required<Files>[S] };
}[SchemaName];

/** Key of a file inside its ruleset: `ruleset`, `terms`, `tables/weapons`. */
export const fileKey = ({ kind, name }: Pick<DataFile, 'kind' | 'name'>): string =>
  kind ? `${kind}/${name}` : name;

/** Whether a text is more than a paragraph: that of the site's own page. */
export const isLongText = ({ schema }: Pick<DataFile, 'schema'>, [page, field]: Path): boolean =>
  schema === 'site' && page === 'about' && field === 'text';

/** Address of the page that shows a file: its key; values are shown on the Glossary page. */
export const pageOf = (file: Pick<DataFile, 'kind' | 'name'>): string =>
  fileKey(file) === 'values' ? 'terms' : fileKey(file);
