/**
 * What a step, row, outcome or statement does is said in its own words: its effects on markers, its cost and the reaction
 * to it. Pages print the words, and not the data again.
 */
import type { Path } from '../diagnostics/diagnostic.ts';
import { asCode } from '../diagnostics/phrase.ts';
import { getLanguage, type Language } from '../i18n/languages.ts';
import { isText, writtenIn } from '../i18n/text.ts';
import type { RulesetData } from '../model/entries.ts';
import { figuresOf } from '../notation/figures-in-text.ts';
import { fraction, number } from '../notation/numbers.ts';
import type { DataFile } from '../schema/data-file.ts';
import { shaped } from '../schema/file-index.ts';
import { isObject } from '../schema/guards.ts';
import { valueAt } from '../schema/walk.ts';
import type { Effect, Marker, Step, Text } from '../../schemas/types.d.ts';
import { defineCheck, type ReportAnywhere } from './check.ts';
import { isNamed, namesOf, wordsOf, type Named } from './words-of.ts';

interface Unsaid {
  what: string;
  /** It is what happens to a marker. */
  isMarker?: boolean;
  /** In whose words it is missing. */
  languages: readonly Language[];
  /** They say this instead. */
  said?: 'must' | 'may';
}

export const unsaidData = defineCheck({
  code: 'unsaid-data',
  scope: 'ruleset',
  severity: 'error',
  excusable: true,
  message: ({ what, languages, said }: Unsaid) =>
    said
      ? `The words in ${languages.map(asCode).join(', ')} say ${asCode(said)}, but \`obligation\` is ${asCode(what)}.`
      : `The words in ${languages.map(asCode).join(', ')} do not name ${what}.`,
  hint: ({ said, isMarker }) =>
    said
      ? 'Correct the words or `obligation`, so that both say the same in every language.'
      : `Say it in the text or the title: pages print the words, not the data beside them.${isMarker ? ' If they name it by another word, list that under `aliases` of the marker; if they mean another marker, name that one here.' : ''}`,
  run: ({ ruleset, files, report }) => {
    if (ruleset.broken.size > 0) return;
    for (const file of files) {
      for (const { value, path } of shaped(file, 'Effect'))
        if (path.at(-2) === 'effects') checkEffect(value, path, file, ruleset, report);
      for (const { value, path } of shaped(file, 'Step'))
        checkStep(value, path, file, ruleset, report);
      for (const shape of ['Step', 'Point'] as const)
        for (const { value, path } of shaped(file, shape)) {
          const said = otherDuty(value);
          if (said)
            report(
              { file: file.file, path: [...path, 'obligation'] },
              { what: value.obligation ?? '', ...said },
            );
        }
    }
  },
});

type Report = ReportAnywhere<Unsaid>;

function checkEffect(
  effect: Effect,
  path: Path,
  file: DataFile,
  { markers }: RulesetData,
  report: Report,
): void {
  const ids = [effect.to ?? effect.marker].flat();
  const named = ids.flatMap((id) => markers.find((marker) => marker.id === id) ?? []);
  if (named.length < ids.length) return;
  const languages = missingIn(path.slice(0, -2), file, (words, language, own) =>
    named.some(
      (marker) =>
        isAnyNamed(marker, words, language) || isChangeSaid(marker, own, language, markers),
    ),
  );
  if (languages.length > 0)
    report(
      { file: file.file, path: [...path, effect.to === undefined ? 'marker' : 'to'] },
      { what: ids.map(asCode).join(', '), isMarker: true, languages },
    );
}

/** By a word of the sentence that says how the state begins or ends, and of no other such sentence. */
function isChangeSaid(
  marker: Marker,
  words: readonly string[],
  language: Language,
  markers: readonly Marker[],
): boolean {
  const others = markers
    .filter((one) => one !== marker)
    .flatMap((one) => sentencesOf(one, language).flatMap((line) => wordsOf(line, language)));
  return sentencesOf(marker, language).some((line) =>
    wordsOf(line, language).some(
      (word) => !others.includes(word) && isNamed(word, words, language),
    ),
  );
}

const sentencesOf = ({ begins, ends }: Marker, language: Language): string[] =>
  [begins, ends].flatMap((line) => line?.[language] ?? []);

function checkStep(
  step: Step,
  path: Path,
  file: DataFile,
  ruleset: RulesetData,
  report: Report,
): void {
  const { cost = [], reaction } = step;
  for (const [index, one] of cost.entries()) {
    const languages = missingIn(path, file, (words, language) =>
      isCostSaid(one, step.text[language], ruleset, (thing) => isAnyNamed(thing, words, language)),
    );
    if (languages.length > 0)
      report({ file: file.file, path: [...path, 'cost', index] }, { what: 'the cost', languages });
  }
  const action = ruleset.entries.find(({ address }) => address === reaction?.action);
  if (!action) return;
  const languages = missingIn(path, file, (words, language) =>
    isAnyNamed(action.data, words, language),
  );
  if (languages.length > 0)
    report(
      { file: file.file, path: [...path, 'reaction', 'action'] },
      { what: asCode(action.address), languages },
    );
}

const isAnyNamed = (thing: Named, words: readonly string[], language: Language): boolean =>
  namesOf(thing, language).some((name) => isNamed(name, words, language));

/** What is spent, or the value that is, and the number. */
function isCostSaid(
  { resource, amount }: NonNullable<Step['cost']>[number],
  text: string,
  { values }: RulesetData,
  isNamedHere: (thing: Named) => boolean,
): boolean {
  const named = (id: unknown) => values.some((value) => value.id === id && isNamedHere(value));
  const { each, per } = isObject(amount) ? amount : { each: amount, per: amount };
  if (each === 0) return true;
  if (!named(resource) && !named(per)) return false;
  if (typeof each !== 'number') return true;
  const figure = each === 0.5 ? fraction('1/2') : number(each);
  return text.includes(figure) || figuresOf(text).some((one) => one.figure === figure);
}

/** The languages in which a page prints words of a part, and of those around it, that do not say it. */
function missingIn(
  path: Path,
  file: DataFile,
  isSaid: (words: readonly string[], language: Language, own: readonly string[]) => boolean,
): Language[] {
  const texts = path
    .map((_, depth) => valueAt(file.data, path.slice(0, depth + 1)))
    .map((part) => (isObject(part) ? textsOf(part, file) : []));
  const all = texts.flat();
  const written = new Set(all.flatMap((text) => writtenIn(text)));
  return [...written].filter((language) => {
    const [words, own] = [all, texts.at(-1) ?? []].map((some) =>
      some.flatMap((text) => wordsOf(text[language], language)),
    );
    return !isSaid(words ?? [], language, own ?? []);
  });
}

/** Its title and text; of a row, what stands in the table. */
function textsOf(part: Record<string, unknown>, file: DataFile): Text[] {
  const cells = isObject(part['cells']) ? Object.values(part['cells']).flat() : [];
  const columns = cells.length > 0 ? shaped(file, 'Column').map(({ value }) => value.title) : [];
  const inCells = cells.flatMap((cell) => (isObject(cell) ? [cell['text'], cell] : []));
  return [part['title'], part['text'], ...inCells, ...columns].filter((text) => isText(text));
}

/** What may only be done so must be done so. */
const LIMITS: Readonly<Partial<Record<string, RegExp>>> = {
  en: /\b(?:only|not|no|never|cannot|neither|nor)\b/i,
  pl: /(?<!\p{L})(?:tylko|wyłącznie|jedynie|nie|żad\p{L}+|nigdy|ani|najbliższ\p{L}+)(?!\p{L})/iu,
  ja: /ない|ず|のみ|だけ|限/,
};

/** The languages whose words say the opposite of the obligation, and nothing of it. */
function otherDuty({
  obligation,
  text,
}: {
  obligation?: string;
  text?: Text;
}): { said: 'must' | 'may'; languages: Language[] } | undefined {
  if (!text || (obligation !== 'must' && obligation !== 'may')) return undefined;
  const said = obligation === 'must' ? 'may' : 'must';
  const languages = writtenIn(text).filter((language) => {
    const duties = getLanguage(language).obligations;
    const words = text[language];
    return (
      duties[said].test(words) &&
      !duties[obligation].test(words) &&
      !(said === 'may' && LIMITS[language]?.test(words))
    );
  });
  return languages.length > 0 ? { said, languages } : undefined;
}
