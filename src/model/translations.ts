/** Which languages a ruleset has, and what its texts lack. A text that lacks a language is shown in the first one. */
import type { Report } from '../diagnostics/diagnostic.ts';
import {
  declareLanguage,
  findLanguage,
  getLanguage,
  LANGUAGE_TAGS,
  type Language,
} from '../i18n/languages.ts';
import { fillText, shownIn, writtenIn } from '../i18n/text.ts';
import { fileKey, pageOf, type DataFile } from '../schema/data-file.ts';
import { missingTranslation, undeclaredLanguage } from '../schema/diagnostics.ts';
import { indexOf } from '../schema/file-index.ts';
import { isObject } from '../schema/guards.ts';
import type { RulesetData } from './entries.ts';

/** Makes the languages known that a `ruleset.yaml` or `site.yaml` declares: the schema has no others. */
export function declareLanguagesOf({ data, text }: Pick<DataFile, 'data' | 'text'>): void {
  const languages = isObject(data) ? data['languages'] : LISTED.exec(text)?.[1]?.match(TAG);
  if (Array.isArray(languages)) for (const tag of languages) declareLanguage(String(tag));
}
/** The list of languages in a file that cannot be read: an error elsewhere in it is no error of all texts. */
const LISTED = /^languages:[ \t]*(\[[^\]]*\]|(?:\n[ \t]*- .*)+)/m;
const TAG = /[A-Za-z]{2,3}(?:-\w+)*/g;

/** The languages that the data of a `ruleset.yaml` or `site.yaml` declares, or those of its title; never empty. */
export function languagesOf(data: unknown): Language[] {
  const facts = isObject(data) ? data : {};
  const { languages, title } = facts;
  const declared = Array.isArray(languages)
    ? languages.flatMap((tag) => findLanguage(String(tag))?.tag ?? [])
    : [];
  if (declared.length > 0) return declared;
  const written = isObject(title) ? writtenIn(title) : [];
  return written.length > 0 ? written : [...LANGUAGE_TAGS];
}

/** A step of its own between validation and the model: fills the texts of all rulesets. Reports those that may not lack a language, and languages that are not declared. */
export function completeTexts(files: readonly DataFile[], report: Report): void {
  const groups = Map.groupBy(files, ({ ruleset }) => ruleset);
  const games = files.filter(({ schema }) => schema === 'ruleset');
  for (const group of groups.values()) {
    const facts = group.find((file) => fileKey(file) === 'ruleset' || file.schema === 'site');
    const languages = languagesOf(facts?.data);
    const complete =
      facts?.schema === 'site' ? isDeclared(facts) && games.every(isComplete) : isComplete(facts);
    const lacks = lacksIn(group, languages, complete);
    const cause = facts && otherLanguage(lacks, facts, languages);
    // The languages of house rules are those of their base, which they cannot take while their own file is wrong.
    const areUnknown = isObject(facts?.data) && 'extends' in facts.data && !isDeclared(facts);
    if (areUnknown) lacks.undeclared.clear();
    // With a language that is none, what the texts need is not known.
    if (areMisnamed(facts?.data)) lacks.missing.length = 0;
    const none = facts ? languages.flatMap((one) => wholeLanguage(lacks, facts, one)) : [];
    const found = cause
      ? [cause]
      : [
          ...none.map(({ finding }) => finding),
          ...lacks.missing.filter((one) => !none.some(({ missing }) => missing.has(one))),
          ...(areMisnamed(facts?.data) ? [] : undeclaredIn(lacks, facts, languages[0])),
        ];
    // A file that cannot be read says nothing of its languages.
    if (isObject(facts?.data)) found.forEach(report);
    fillTexts(group, languages[0]);
  }
}

const areMisnamed = (data: unknown): boolean =>
  isObject(data) &&
  Array.isArray(data['languages']) &&
  !data['languages'].every((tag) => findLanguage(String(tag)));

/** What the texts of a ruleset or of the site lack, and have too much. */
interface Lacks {
  texts: number;
  missing: ReturnType<typeof missingTranslation.finding>[];
  /** How many texts have words in a language that is not declared. */
  undeclared: Map<Language, Undeclared>;
}

interface Undeclared {
  count: number;
  /** Of these, how many are in no declared language, and reported as missing in the first one. */
  alone: number;
  first: string;
  /** Whether the first one is in no declared language. */
  only: boolean;
}

function lacksIn(
  group: readonly DataFile[],
  languages: readonly Language[],
  complete: boolean,
): Lacks {
  const lacks: Lacks = { texts: 0, missing: [], undeclared: new Map() };
  const add = (language: Language, file: DataFile, isAlone: boolean, only = false): void => {
    const { count = 0, alone = 0, ...first } = lacks.undeclared.get(language) ?? {};
    const here = isAlone || count > alone ? first : { first: `${fileKey(file)}.yaml`, only };
    lacks.undeclared.set(language, {
      first: '',
      only,
      ...here,
      count: count + 1,
      alone: alone + Number(isAlone),
    });
  };
  // A text under a name that is no language is reported by its schema.
  const needed = complete ? languages : languages.slice(0, 1);
  // What is taken from another ruleset is reported there.
  for (const file of group.filter(({ from }) => from === undefined))
    for (const { value, path } of indexOf(file.own ?? file).texts) {
      if (!isWords(value)) continue;
      lacks.texts++;
      const written = writtenIn(value);
      const isOther = !written.some((language) => languages.includes(language));
      const [under] = isOther ? written : [];
      const isReported = Object.keys(value).every(isLanguage);
      for (const language of isReported ? needed : [])
        if (!written.includes(language))
          lacks.missing.push(
            missingTranslation.finding(
              { file: file.file, path, at: 'key' },
              {
                language: getLanguage(language).english,
                empty: false,
                needed,
                under: language === languages[0] ? under : undefined,
              },
            ),
          );
      for (const language of written)
        if (!languages.includes(language)) add(language, file, isReported && language === under);
    }
  for (const { file, written } of searchWordsIn(group))
    for (const language of written)
      if (!languages.includes(language) && !lacks.undeclared.has(language))
        add(language, file, false, !written.some((one) => languages.includes(one)));
  return lacks;
}

/** In which languages the words are that need not be in all. */
const searchWordsIn = (group: readonly DataFile[]) =>
  group
    .filter(({ from }) => from === undefined)
    .flatMap((file) =>
      (['Aliases', 'Abbreviation', 'Question'] as const).flatMap((shape) =>
        indexOf(file.own ?? file)
          .ofShape(shape)
          .map(({ value }) => ({ file, written: writtenIn(value) })),
      ),
    );

/** One language is declared, and all texts are in another: one mistake, and not one for each text. */
function otherLanguage(
  { texts, missing, undeclared }: Lacks,
  { file }: DataFile,
  [first]: readonly Language[],
): Lacks['missing'][number] | undefined {
  const instead = [...undeclared].find(([, { count }]) => count === texts)?.[0];
  if (first === undefined || instead === undefined || missing.length !== texts) return undefined;
  return missingTranslation.finding(
    { file, path: ['languages'] },
    { language: getLanguage(first).english, empty: false, needed: [first], instead },
  );
}

/** A language that no text has: one mistake, and those that it is instead of. */
function wholeLanguage({ texts, missing }: Lacks, { file }: DataFile, language: Language) {
  const english = getLanguage(language).english;
  const all = new Set(
    missing.filter(({ message }) => message.startsWith(`The ${english} text is`)),
  );
  if (texts < 4 || all.size < texts) return [];
  const finding = missingTranslation.finding(
    { file, path: ['languages'] },
    { language: english, empty: false, needed: [], whole: language },
  );
  return [{ finding, missing: all }];
}

const undeclaredIn = (
  { undeclared }: Lacks,
  facts: DataFile | undefined,
  main: Language | undefined,
) =>
  [...undeclared].flatMap(([language, { count, alone, first, only }]) =>
    facts === undefined || count === alone
      ? []
      : [
          undeclaredLanguage.finding(
            { file: facts.file, path: ['languages'] },
            {
              language,
              texts: count - alone,
              of: facts.schema,
              first,
              meant: only ? main : undefined,
            },
          ),
        ],
  );

function fillTexts(files: readonly DataFile[], first: Language = 'en'): void {
  for (const { value } of files.flatMap((file) => indexOf(file).texts))
    if (isWords(value)) fillText(value, first);
}

/** Whether the languages are listed, and not only taken from what there is. */
const isDeclared = ({ data }: DataFile): boolean => isObject(data) && 'languages' in data;

/** Whether every text is in each of the languages. */
const isComplete = (facts: DataFile | undefined): boolean =>
  isObject(facts?.data) && facts.data['translations'] === 'complete';

const isLanguage = (name: string): boolean => findLanguage(name) !== undefined;

const isWords = (value: unknown): value is Partial<Record<Language, string>> =>
  isObject(value) && Object.values(value).every((words) => typeof words === 'string');

export interface TranslationCount {
  texts: number;
  /** Of these, how many are shown in another language. */
  missing: number;
  /** That language; undefined where nothing is missing. */
  instead: Language | undefined;
}

/** Counts the texts of a ruleset, or of one page of it (an entry, `markers` or `terms`), for readers of a language. */
export function countTranslated(
  { files }: RulesetData,
  language: Language,
  page?: string,
): TranslationCount {
  const count: TranslationCount = { texts: 0, missing: 0, instead: undefined };
  for (const file of files.values()) {
    if (page !== undefined && pageOf(file) !== page) continue;
    for (const { value } of indexOf(file).texts) {
      count.texts += 1;
      const shown = shownIn(value, language);
      if (shown === language) continue;
      count.missing += 1;
      count.instead ??= shown;
    }
  }
  return count;
}
