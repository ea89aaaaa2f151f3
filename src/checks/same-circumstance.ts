/**
 * The same modifier has the same amount in every entry, unless `differenceNote` explains the
 * difference.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Place } from '../diagnostics/diagnostic.ts';
import { shaped, type Shaped } from '../schema/file-index.ts';
import type { Modifier } from '../../schemas/types.d.ts';
import { defineCheck } from './check.ts';
import { asCode } from '../diagnostics/phrase.ts';

export const sameCircumstance = defineCheck({
  code: 'same-circumstance',
  scope: 'ruleset',
  severity: 'error',
  excusable: true,
  message: ({ id, other }: Omit<Found, 'place'>) =>
    other === undefined
      ? `${asCode(id)} has the same \`change\` everywhere, so \`differenceNote\` is not needed.`
      : `${asCode(id)} has another \`change\` in ${other}.`,
  hint: ({ other }) =>
    other === undefined
      ? 'Remove `differenceNote`.'
      : 'Make them equal, explain the difference in `differenceNote`, or give the modifier another id.',
  run: ({ files, ruleset, report }) => {
    const all = files.flatMap((file) => shaped(file, 'Modifier'));
    for (const same of Map.groupBy(all, ({ value }) => value.id).values()) {
      for (const { place, ...args } of compare(same))
        // A file that cannot be read may be the one with another amount.
        if (args.other !== undefined || ruleset.broken.size === 0) report(place, args);
    }
  },
});

interface Found {
  id: string;
  /** The page with the usual amount; undefined if `differenceNote` is not needed. */
  other: string | undefined;
  place: Place;
}

function* compare(same: Shaped<Modifier>[]): Generator<Found> {
  const usual = mostCommon(same);
  for (const here of same) {
    const { value, path, file } = here;
    const equal = isDeepStrictEqual(value.change, usual.value.change);
    if (
      equal &&
      value.differenceNote &&
      same.every((other) => isDeepStrictEqual(other.value.change, value.change))
    ) {
      const place: Place = { file: file.file, path: [...path, 'differenceNote'], at: 'key' };
      yield { id: value.id, other: undefined, place };
    }
    if (equal || value.differenceNote) continue;
    const elsewhere = `${usual.file.kind}/${usual.file.name}`;
    yield { id: value.id, other: elsewhere, place: { file: file.file, path: [...path, 'change'] } };
  }
}

/**
 * The first modifier with the most frequent amount. Modifiers with `differenceNote` do not count, nor do those of house rules
 * beside those of their base.
 */
function mostCommon(same: Shaped<Modifier>[]): Shaped<Modifier> {
  const measure = same.filter(({ value }) => !value.differenceNote);
  const ofBase = measure.filter(({ file }) => file.from !== undefined);
  const [from = same] = [ofBase, measure].filter(({ length }) => length > 0);
  const count = ({ value }: Shaped<Modifier>) =>
    from.filter((other) => isDeepStrictEqual(other.value.change, value.change)).length;
  return from.reduce((best, one) => (count(one) > count(best) ? one : best));
}
