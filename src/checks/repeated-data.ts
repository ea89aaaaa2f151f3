/** A text does not say again what the data beside it says: the results of its roll, its limit, its repetition. */
import type { Path } from '../diagnostics/diagnostic.ts';
import { asCode } from '../diagnostics/phrase.ts';
import { writtenIn } from '../i18n/text.ts';
import { figuresOf } from '../notation/figures-in-text.ts';
import type { DataFile } from '../schema/data-file.ts';
import { shaped } from '../schema/file-index.ts';
import { isObject } from '../schema/guards.ts';
import { valueAt } from '../schema/walk.ts';
import type { Outcome, Roll, Step, Text } from '../../schemas/types.d.ts';
import { defineCheck, type ReportInFile } from './check.ts';
import { isNamed, wordsOf } from './words-of.ts';

interface Repeated {
  words: string;
  field: string;
}

export const repeatedData = defineCheck({
  code: 'repeated-data',
  scope: 'file',
  severity: 'warning',
  excusable: true,
  message: ({ words, field }: Repeated) =>
    `The text says ${asCode(words)}, which ${asCode(field)} says beside it.`,
  hint: ({ field }) =>
    `Leave it out of the text, or remove ${asCode(field)} if the text says it all.`,
  run: ({ file, report }) => {
    for (const { value, path } of shaped(file, 'Roll')) checkRoll(value, path, file, report);
    for (const { value, path } of shaped(file, 'Outcome')) {
      const bounds = boundsOf(value).filter((one) => !countsOf(value).includes(one));
      if (value.text) checkFigures(value.text, path, bounds, 'when', report);
    }
    for (const { value, path } of shaped(file, 'Step')) checkStep(value, path, report);
  },
});

type Report = ReportInFile<Repeated>;

/** In the text of the step, row or rule that has the roll. */
function checkRoll(roll: Roll, path: Path, file: DataFile, report: Report): void {
  const owner = path.slice(0, -1);
  const part = valueAt(file.data, owner);
  const text = isObject(part) ? (part['text'] as Text | undefined) : undefined;
  if (path.at(-1) !== 'roll' || !text) return;
  const bounds = [...(roll.dice ? [roll.dice] : []), ...roll.outcomes.flatMap(boundsOf)];
  const counts = [part as Pick<Outcome, 'effects'>, ...roll.outcomes].flatMap(countsOf);
  checkFigures(
    text,
    owner,
    bounds.filter((one) => !counts.includes(one)),
    'roll',
    report,
  );
}

/** The numbers that the dice must show; a margin is no number on them. */
const boundsOf = ({ when = [] }: Outcome): string[] =>
  when
    .filter(({ subject }) => subject !== 'margin')
    .flatMap(({ equals, above, atLeast, below, atMost }) => [equals, above, atLeast, below, atMost])
    .flatMap((bound) => (typeof bound === 'number' ? [String(bound)] : []));

/** How many markers it places or removes: the text has to say it. */
const countsOf = ({ effects = [] }: Pick<Outcome, 'effects'>): string[] =>
  effects.flatMap(({ count }) => (typeof count === 'number' ? [String(count)] : []));

function checkFigures(
  text: Text,
  owner: Path,
  bounds: readonly string[],
  field: string,
  report: Report,
): void {
  for (const language of writtenIn(text)) {
    const found = figuresOf(text[language]).find(({ figure }) =>
      figure.split(/(?<=\d)-/).some((number) => bounds.includes(number.replace(/\+$/, ''))),
    );
    if (found)
      report(
        { path: [...owner, 'text', language], offset: found.offset },
        { words: found.figure, field },
      );
  }
}

function checkStep({ title, text, limit, repeat }: Step, path: Path, report: Report): void {
  for (const [field, said] of Object.entries({ limit, repeat }))
    for (const language of said ? writtenIn(said) : []) {
      const words = [title, text].flatMap((one) => wordsOf(one?.[language] ?? '', language));
      if (said && isNamed(said[language], words, language))
        report({ path: [...path, field, language] }, { words: said[language], field });
    }
}
