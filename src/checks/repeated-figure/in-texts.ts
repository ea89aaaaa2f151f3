/** Figures in sentences that name a modifier, in texts of markers that modifiers ask for, and in words for a sum. */
import { writtenIn } from '../../i18n/text.ts';
import { fileKey, type DataFile } from '../../schema/data-file.ts';
import { indexOf, shaped } from '../../schema/file-index.ts';
import { isObject } from '../../schema/guards.ts';
import { valueAt } from '../../schema/walk.ts';
import { literal } from '../../text/literal.ts';
import { SIGNED, withSign, type Amounts } from './amounts.ts';
import { figuresIn, type Found } from './said.ts';

/** Texts that say what a rule is; those of parts with figures of their own are compared with these. */
const SAYS_RULES: ReadonlySet<string | number | undefined> = new Set(['text', 'summary']);
const OF_OTHERS: ReadonlySet<string | number> = new Set([
  'modifiers',
  'examples',
  'groups',
  'notes',
]);

/** `Soft cover gives −2.`: a signed figure beside the title of a modifier of this file that adds another one. */
export function* inSentences(file: DataFile, amounts: Amounts): Generator<Found> {
  const modifiers = shaped(file, 'Modifier').flatMap(({ value }) => {
    const amount = amounts.get(`${fileKey(file)}#${value.id}`);
    return amount ? [{ title: value.title, id: value.id, ...amount }] : [];
  });
  if (modifiers.length === 0) return;
  for (const { value, path } of indexOf(file).texts) {
    if (!SAYS_RULES.has(path.at(-1)) || OF_OTHERS.has(path[0] ?? '')) continue;
    const [language] = writtenIn(value);
    const text = language && value[language];
    if (!text) continue;
    const signed = figuresIn(value, path).filter(({ said }) => SIGNED.test(said));
    for (const { start, end } of signed.length > 0 ? sentencesOf(text) : []) {
      const figures = signed.filter(({ at: { offset = 0 } }) => offset >= start && offset < end);
      const [first] = figures;
      if (!first) continue;
      const sentence = text.slice(start, end);
      const [modifier, ...others] = modifiers.filter(({ title }) =>
        isNamed(title[language], sentence),
      );
      if (!modifier || others.length > 0) continue;
      if (!figures.some(({ said }) => Number(said) === modifier.added))
        yield { ...first, field: modifier.id, figures: [withSign(modifier.added)] };
    }
  }
}

function sentencesOf(text: string): { start: number; end: number }[] {
  return [...text.matchAll(/[^.;:。]+/gu)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));
}

const isNamed = (title: string | undefined, sentence: string): boolean =>
  title !== undefined && new RegExp(`(?<!\\p{L})${literal(title)}(?!\\p{L})`, 'iu').test(sentence);

/** `The unit shoots at −2`: signed figures of a marker, none of which a modifier adds for it. */
export function* inMarkers(
  files: readonly DataFile[],
  amounts: Amounts,
): Generator<Found & { file: string }> {
  const added = new Map<string, { address: string; figure: number }[]>();
  for (const file of files)
    for (const { value } of shaped(file, 'Modifier')) {
      const address = `${fileKey(file)}#${value.id}`;
      const amount = amounts.get(address);
      for (const name of (value.when ?? []).flatMap(({ is }) => is ?? []))
        if (amount)
          added.set(name, [...(added.get(name) ?? []), { address, figure: amount.added }]);
    }
  for (const file of files)
    for (const { value, path } of shaped(file, 'Marker')) {
      const modifiers = added.get(value.id) ?? [];
      const signed = figuresIn(value.text, [...path, 'text']).filter(({ said }) =>
        SIGNED.test(said),
      );
      const [[first], [modifier]] = [signed, modifiers];
      if (
        first &&
        modifier &&
        !signed.some(({ said }) => modifiers.some(({ figure }) => figure === Number(said)))
      )
        yield {
          ...first,
          file: file.file,
          field: modifier.address,
          figures: [...new Set(modifiers.map(({ figure }) => withSign(figure)))],
        };
    }
}

/** `The morale is 8 less the losses`: plain figures beside a sum that begins with another one. */
export function* inSums(file: DataFile): Generator<Found> {
  for (const { value, path } of shaped(file, 'ValueSet')) {
    const terms = [value.base]
      .flat()
      .filter((one): one is number => typeof one === 'number' && one > 1);
    const [base, ...more] = terms;
    const owner = path.slice(0, -1);
    const holder = valueAt(file.data, owner);
    if (base === undefined || more.length > 0 || !isObject(holder)) continue;
    const words = figuresIn(holder['text'], [...owner, 'text']).filter(({ said }) =>
      /^\d+[″]?$/.test(said),
    );
    const numbers: readonly string[] = JSON.stringify(value).match(/\d+/g) ?? [];
    const [first] = words;
    if (first && !words.some(({ said }) => numbers.includes(said.replace('″', ''))))
      yield { ...first, field: 'base', figures: [String(base)] };
  }
}
