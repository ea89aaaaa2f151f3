/** Sections that are cited: in the spelling of the others, and that of the number of the page. */
import type { Path } from '../../diagnostics/diagnostic.ts';
import { asCode } from '../../diagnostics/phrase.ts';
import type { RulesetData } from '../../model/entries.ts';
import { fileKey } from '../../schema/data-file.ts';
import type { Shaped } from '../../schema/file-index.ts';
import { fold } from '../../text/fold.ts';
import { editDistance } from '../../text/near-match.ts';
import type { SourcePlace } from '../../../schemas/types.d.ts';

type Place = Shaped<SourcePlace>;

export interface SectionFault {
  file: string;
  path: Path;
  message: string;
  hint: string;
}

/** Names shorter than this differ in one letter easily. */
const SHORTEST = 6;

/** Sections in almost the spelling of one that more parts cite: `NIEWYPALY` beside `NIEWYPAŁY`. */
export function* nearSections(
  places: readonly Place[],
  before: RulesetData | undefined,
): Generator<SectionFault> {
  const isOld = ({ file }: Place) => before?.files.get(fileKey(file))?.text === file.text;
  const cited = places.filter(({ value }) => value.section !== undefined);
  for (const [document, own] of Map.groupBy(cited, ({ value }) => value.document)) {
    const bySection = Map.groupBy(own, ({ value }) => value.section ?? '');
    for (const [section, wrong] of bySection) {
      const [right] = [...bySection].find(
        ([other, more]) => more.length > wrong.length && isNear(section, other),
      ) ?? [undefined];
      // Published records never change.
      for (const place of right === undefined ? [] : wrong)
        if (right !== undefined && !(place.file.schema === 'change' && isOld(place)))
          yield {
            file: place.file.file,
            path: [...place.path, 'section'],
            message: `Other parts cite the section of ${asCode(document)} as ${asCode(right)}, not ${asCode(section)}.`,
            hint: `Write ${asCode(right)}.`,
          };
    }
  }
}

/** The same but for capitals, signs and spaces, or one letter of a longer word; numbers are others by one digit. */
function isNear(one: string, other: string): boolean {
  const words = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const [a, b] = [words(one), words(other)];
  if (a.join('') === b.join('')) return true;
  const different = a.flatMap((word, index) => {
    const beside = b[index] ?? '';
    return word === beside ? [] : [[word, beside] as const];
  });
  const [pair, ...more] = different;
  if (a.length !== b.length || !pair || more.length > 0 || /\p{N}/u.test(pair.join('')))
    return false;
  return Math.min(...pair.map((word) => word.length)) >= SHORTEST && editDistance(...pair) === 1;
}

/** How a rule is numbered: `A.11`, `3.1`. */
const NUMBERED = /^(?:[A-Z]+\.?)?\d+(?:\.\d+)*$/;

/** Pages with another number than that of their section, where all others have the same. */
export function* otherNumbers({ entries }: RulesetData): Generator<SectionFault> {
  const numbered = entries.flatMap(({ file, data }) => {
    const { number, source } = data as { number?: unknown; source?: readonly SourcePlace[] };
    const sections = (source ?? []).flatMap(({ section }) =>
      section !== undefined && NUMBERED.test(section) ? [section] : [],
    );
    return typeof number === 'string' && NUMBERED.test(number) && sections.length > 0
      ? [{ file, number, sections }]
      : [];
  });
  const wrong = numbered.filter(({ number, sections }) => !sections.includes(number));
  const [only] = wrong;
  if (only && wrong.length === 1 && numbered.length > 3)
    yield {
      file: only.file,
      path: ['number'],
      message: `The page has the number ${asCode(only.number)}, and its source is section ${only.sections.map(asCode).join(', ')}.`,
      hint: 'Correct the number or the section: on all other pages they are the same.',
    };
}
