/**
 * Validates files against their schema. Merges the errors of ajv, so that one mistake is one
 * finding.
 */
import { isScalar } from 'yaml';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { findLanguage, LANGUAGE_TAGS } from '../i18n/languages.ts';
import type { Finding, Path, Report } from '../diagnostics/diagnostic.ts';
import { asCode } from '../diagnostics/phrase.ts';
import type { DataFile } from './data-file.ts';
import { isObject } from './guards.ts';
import { renamedTo, retakenBy } from './renamed.ts';
import {
  ENTRY_KINDS,
  ENTRY_SCHEMAS,
  PART_KEYWORD,
  readSchemas,
  withLanguages,
  type EntryKind,
  type SchemaName,
} from './schemas.ts';
import { missingTranslation, schema } from './diagnostics.ts';
import { bareAddress } from './bare-address.ts';
import { cellsHint, wordsHint } from './meant/meant-list.ts';
import { dedupeErrors, isBareText } from './one-per-mistake.ts';
import { gluedHint } from './meant/meant-value.ts';
import { otherListOf } from './other-level.ts';
import {
  describeBareText,
  describeError,
  describeOtherKind,
  describeOtherList,
} from './schema-error.ts';
import { titleIn } from './titled.ts';

/** What a file is validated by. */
type Validated = Pick<DataFile, 'file' | 'kind' | 'schema' | 'data'> &
  Partial<Pick<DataFile, 'document'>>;
/** Validates one file; true when it has the shape of its schema. */
export type Validator = (file: Validated, report: Report) => boolean;

/** All errors of a file, as ajv says them. */
type Errors = (file: Pick<DataFile, 'schema' | 'data'>) => readonly ErrorObject[];

let shared: Errors | undefined;
/** How many languages the compiled schemas know. */
let languages = 0;

/** Shared, because compiling the schemas takes longer than reading a ruleset. */
const errorsOf: Errors = (file) => {
  if (languages < LANGUAGE_TAGS.length) shared = undefined;
  languages = LANGUAGE_TAGS.length;
  return (shared ??= compileSchemas())(file);
};

export const getValidator = (): Validator => validate;

const validate: Validator = (file, report) => {
  const errors = errorsOf(file);
  const folder = errors.length > 0 ? folderOf(file) : undefined;
  if (folder === undefined) {
    const groups = new Set<unknown>();
    for (const error of dedupeErrors(errors)) {
      const isGroup = /^(?:additionalProperties|required)$/.test(error.keyword);
      const list =
        isGroup && !isBareText(error)
          ? otherListOf(error.data, error.parentSchema?.['title'], file.schema)
          : undefined;
      if (list === undefined) report(toFinding(error, file));
      else if (!groups.has(error.data)) report(inOtherList(error, file, list));
      groups.add(error.data);
    }
  } else {
    const { message, hint } = describeOtherKind(folder);
    const [only, ...others] = errors;
    const lacks =
      only?.keyword === 'required' && others.length === 0 ? toFinding(only, file).hint : undefined;
    const here = lacks === undefined ? '' : ` If it is right here: ${lacks}`;
    report(schema.finding({ file: file.file, path: [] }, { message, hint: `${hint}${here}` }));
  }
  return errors.length === 0;
};

/** An item of one list that stands in another one. */
function inOtherList({ instancePath }: ErrorObject, { file, data }: Validated, list: string) {
  const path = pointerToPath(instancePath, data);
  return schema.finding({ file, path }, describeOtherList(path, list));
}

/** The folder of another kind of entry, of which the file has all the fields; undefined where there is none. */
const folderOf = ({ kind, data }: Validated): EntryKind | undefined =>
  kind === undefined
    ? undefined
    : ENTRY_KINDS.find((other) => errorsOf({ schema: ENTRY_SCHEMAS[other], data }).length === 0);

/** A name of an earlier shape, where it stands: a field at its key, else a value. */
export interface Rename {
  path: Path;
  at?: 'key';
  from: string;
  to: string;
}

/** What a file calls as an earlier shape did. */
export function renamesIn(file: DataFile): Rename[] {
  if (file.data === undefined) return [];
  return errorsOf(file).flatMap((error): Rename[] => {
    const path = pointerToPath(error.instancePath, file.data);
    const retaken = retakenBy(error, String(path.at(-1)));
    if (retaken !== undefined) return [{ path, at: 'key', from: String(path.at(-1)), to: retaken }];
    const to = renamedTo(error);
    if (to === undefined) return [];
    const field = error.params['additionalProperty'] as string | undefined;
    return field === undefined
      ? [{ path, from: String(error.data), to }]
      : [{ path: [...path, field], at: 'key', from: field, to }];
  });
}

/**
 * Compiles the schemas. Throws if a schema itself is broken, which is a bug in the program, not in
 * the data.
 */
function compileSchemas(): Errors {
  // Inlining references makes the compiled code several times larger and slower to compile.
  const ajv = new Ajv({
    inlineRefs: false,
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    verbose: true,
    // Shorter generated code, which would take longer to make than it saves.
    code: { optimize: false },
  });
  ajv.addKeyword({ keyword: PART_KEYWORD, schemaType: 'string' });
  for (const schema of readSchemas().values()) ajv.addSchema(withLanguages(schema));
  const compiled = new Map<SchemaName, ValidateFunction>();
  return ({ schema, data }) => {
    const validate = compiled.get(schema) ?? compile(ajv, schema);
    compiled.set(schema, validate);
    const errors = validate(data) ? [] : (validate.errors ?? []);
    return errors.map((error) => {
      // What is required under a condition is described beside it.
      if (error.schemaPath === '#/then/required')
        return { ...error, parentSchema: schemaOf(validate) };
      return isOfName(error, data) ? { ...error, propertyName: String(error.data) } : error;
    });
  };
}

/** Whether the error is about the name of a field, whose form stands in another schema. */
const isOfName = ({ keyword, data: name, instancePath }: ErrorObject, data: unknown): boolean =>
  keyword === 'pattern' &&
  typeof name === 'string' &&
  isObject(valueAt(data, pointerToPath(instancePath, data)));

const schemaOf = ({ schema }: ValidateFunction) => schema as object;

/** Compiles one schema. Throws if it accepts `{}`, because such a schema checks nothing. */
function compile(ajv: Ajv, name: SchemaName): ValidateFunction {
  const validate = ajv.getSchema(`${name}.schema.json`);
  if (!validate) throw new Error(`There is no ${name}.schema.json`);
  if (validate({})) throw new Error(`${name}.schema.json accepts an empty file`);
  return validate;
}

function toFinding(error: ErrorObject, { file, data, document }: Validated): Finding {
  const path = pointerToPath(error.instancePath, data);
  const silent =
    wordRead(error, { file, document }, path) ?? findMissingTranslation(error, file, path);
  if (silent) return silent;
  const described = describeError(error, path, valueAt(data, path.slice(0, -1)));
  const cells =
    path[0] === 'rows' && path.at(-1) === 'cells' && isObject(data)
      ? cellsHint(error.data, data['columns'])
      : undefined;
  const words =
    error.keyword === 'type' && error.parentSchema?.['type'] === 'array'
      ? wordsHint(path, valueAt(data, path.slice(0, -1)))
      : undefined;
  const alone = aloneHint(error, data, path);
  const hint = alone ?? cells ?? partLeftOut(error, path) ?? noteMeant(error, path, data) ?? words;
  const args = hint === undefined ? described : { ...described, hint };
  if (isBareText(error)) return schema.finding({ file, path }, describeBareText(error, path));
  if (error.keyword === 'uniqueItems')
    return schema.finding(
      { file, path: [...path, Math.max(Number(error.params['i']), Number(error.params['j']))] },
      args,
    );
  const name =
    error.keyword === 'additionalProperties'
      ? (error.params['additionalProperty'] as string)
      : error.propertyName;
  const bare = bareAddress(error);
  if (bare !== undefined) return { ...schema.finding({ file, path }, args), bare };
  const found =
    name === undefined
      ? schema.finding({ file, path }, args)
      : schema.finding({ file, path: [...path, name], at: 'key' }, args);
  const titled = titleIn(error, path);
  return { ...found, ...lackedBy(error), ...(titled !== undefined && { titled }) };
}

/** `True`, `Null`: a word without quotes of which YAML makes no text; who writes `null` means none. */
function wordRead(
  { keyword, params, parentSchema, data }: ErrorObject,
  { file, document }: { file: string; document: Validated['document'] | undefined },
  path: Path,
): Finding | undefined {
  const isText = keyword === 'type' && params['type'] === 'string';
  const node = document?.getIn(path, true);
  const word = isScalar(node) ? node.source : undefined;
  if (!isText || word === undefined || parentSchema?.['pattern'] !== undefined) return undefined;
  if (typeof data !== 'boolean' && (data !== null || !/^N(?:ull|ULL)$/.test(word)))
    return undefined;
  const read = data === null ? 'nothing' : 'yes/no';
  return schema.finding(
    { file, path },
    {
      message: `${asCode(word)} is read as ${read}, and here stands a text.`,
      hint: `Quote it: '${word}'.`,
    },
  );
}

const lackedBy = ({ keyword, params }: ErrorObject): Pick<Finding, 'lacks'> =>
  keyword === 'required' ? { lacks: params['missingProperty'] as string } : {};

/** `{ X12 }`: a name without a colon, of which YAML makes a field without a value. */
function aloneHint({ propertyName: name }: ErrorObject, data: unknown, path: Path) {
  if (name === undefined || valueAt(data, [...path, name]) !== null) return undefined;
  const glued = gluedHint(name);
  if (glued !== undefined) return glued;
  if (path.at(-1) === 'cells')
    return 'A comma ends a cell: put a text that has one in quotes, and several values in square brackets.';
  return / \S+$/.test(name)
    ? undefined
    : `A field is a name, a colon, a space and its value: write the name of what is meant, and behind the colon what it is, such as pins: 2.`;
}

/** `without: ['tables/fleet#cutter']`: a page applies whole or not at all; `without: [markers]` names no item of the file. */
function partLeftOut({ data, keyword }: ErrorObject, [field]: Path): string | undefined {
  if (field === 'without' && keyword === 'pattern' && /^[a-z]+$/.test(String(data)))
    return isFolder(String(data)) ? LEFT_OUT : undefined;
  const [, page] = /^([a-z]+\/[a-z0-9-]+)[#.]/.exec(String(data)) ?? [];
  return field === 'without' && keyword === 'pattern' && page !== undefined
    ? `A page is left out as a whole: \`${page}\`. To leave out a part of it, copy its file to this ruleset, remove the part from the copy, and list the copy in exceptions.yaml.`
    : undefined;
}

const isFolder = (word: string): boolean =>
  ['markers', 'terms', 'values', 'units', ...ENTRY_KINDS].includes(word);
const LEFT_OUT =
  'Name each that is left out: a page by its folder and id, such as rules/fog, an item of a file as markers#smoke.';

/** `notes: [4]`: the id of the note that has this mark. */
function noteMeant(
  { data: mark, keyword }: ErrorObject,
  path: Path,
  data: unknown,
): string | undefined {
  if (path.at(-2) !== 'notes' || (keyword !== 'type' && keyword !== 'pattern') || !isObject(data))
    return undefined;
  const notes: unknown = data['notes'];
  const note = (Array.isArray(notes) ? notes : []).find(
    (one: unknown) => isObject(one) && String(one['mark']) === String(mark),
  ) as { id?: unknown } | undefined;
  return typeof note?.id === 'string'
    ? `Write ${asCode(note.id)}: the ${asCode('id')} of the note with this mark.`
    : undefined;
}

function findMissingTranslation(error: ErrorObject, file: string, path: Path): Finding | undefined {
  const language = findLanguage(String(path.at(-1)))?.english;
  const empty = error.keyword === 'minLength' || (error.keyword === 'type' && error.data === null);
  return language && empty
    ? missingTranslation.finding({ file, path }, { language, empty: true, needed: [] })
    : undefined;
}

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((node, step) => (node as Record<string | number, unknown>)[step], data);

/** `/rows/3/cells` → `['rows', 3, 'cells']`; a number only where the data has a list. */
function pointerToPath(pointer: string, data: unknown): Path {
  const path: (string | number)[] = [];
  let node = data;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    path.push(Array.isArray(node) ? Number(key) : key);
    node = (node as Record<string, unknown> | undefined)?.[key];
  }
  return path;
}
