/** `More than 12″` and `9″ or less`: whether the words of a limit mean the same as its condition. */
import { boundsIn } from '../../arithmetic/conditions.ts';
import type { Path } from '../../diagnostics/diagnostic.ts';
import type { Text } from '../../../schemas/types.d.ts';
import type { When } from '../../../schemas/types.d.ts';
import type { Found } from './said.ts';

/** How a limit is meant, by the number that it names and its neighbours: whether that number is in, and on which side the others are. */
type Kind = 'above' | 'atLeast' | 'atMost' | 'below';
type Meets = (number: number) => boolean;
const MEANS: Readonly<Record<Kind, (meets: Meets, limit: number) => boolean>> = {
  above: (meets, limit) => !meets(limit) && meets(limit + 1),
  atLeast: (meets, limit) => meets(limit) && !meets(limit - 1),
  atMost: (meets, limit) => meets(limit) && !meets(limit + 1),
  below: (meets, limit) => !meets(limit) && meets(limit - 1),
};

const N = String.raw`(?<number>\d+)(?:\s*[″”"]|\s*(?:inch(?:es)?|hex(?:es)?|cali|heks\p{L}*|インチ|ヘクス))?`;
const NOT_MORE = String.raw`(?<!\b(?:no|not|nie)\s)`;
/** The words for each kind of limit, language by language. */
const WORDS: Readonly<Record<string, readonly (readonly [Kind, RegExp])[]>> = {
  en: [
    ['above', new RegExp(`${NOT_MORE}\\b(?:more|greater|farther|further) than ${N}`, 'iu')],
    ['above', new RegExp(`\\b(?:over|above|beyond) ${N}`, 'iu')],
    ['atLeast', new RegExp(`(?:\\bat least ${N})`, 'iu')],
    [
      'atLeast',
      new RegExp(`\\b${N} or (?:more|over|higher|greater|better|farther|further)\\b`, 'iu'),
    ],
    ['atMost', new RegExp(`\\b${N} or (?:less|fewer|lower|under|closer|nearer)\\b`, 'iu')],
    ['atMost', new RegExp(`\\b(?:at most|up to|within|(?:no|not) more than) ${N}`, 'iu')],
    ['below', new RegExp(`\\b(?:(?:less|fewer|closer|nearer) than|below|under) ${N}`, 'iu')],
  ],
  pl: [
    ['above', new RegExp(`${NOT_MORE}(?:więcej|dalej) niż ${N}`, 'iu')],
    ['above', new RegExp(`(?<!\\p{L})(?:ponad|powyżej) ${N}`, 'iu')],
    ['atLeast', new RegExp(`co najmniej ${N}`, 'iu')],
    ['atLeast', new RegExp(`\\b${N} (?:lub|albo|i) więcej`, 'iu')],
    ['atMost', new RegExp(`\\b${N} (?:lub|albo|i) mniej`, 'iu')],
    ['atMost', new RegExp(`(?:najwyżej|nie więcej niż|nie dalej niż) ${N}`, 'iu')],
    ['below', new RegExp(`(?<!\\p{L})(?:poniżej|mniej niż|bliżej niż) ${N}`, 'iu')],
  ],
  ja: [
    ['above', new RegExp(`${N}(?:超|を超え|より(?:遠|多|大))`, 'u')],
    ['atLeast', new RegExp(`${N}以上`, 'u')],
    ['atMost', new RegExp(`${N}(?:以下|以内|まで)`, 'u')],
    ['below', new RegExp(`${N}未満`, 'u')],
  ],
};

/** Words that turn a limit round: `not within 12″`. */
const NOT =
  /\b(?:no|not|never|neither|unless|except|outside|without)\b|(?<!\p{L})(?:nie|poza|oprócz|chyba|bez)(?!\p{L})|以外|ない|なし/iu;

const FIELDS = ['above', 'atLeast', 'below', 'atMost', 'equals'] as const;

/**
 * The words of the text at `path` that say a limit, but not as `when` has it. Words with more than one limit are left alone,
 * and a number that is not near one of `when`, unless both have just one and `isOnly` says that they mean the same.
 */
export function* limitsSaid(
  title: Text | undefined,
  when: When,
  path: Path,
  { isOnly = false, field = 'when' } = {},
): Generator<Found> {
  const limits = when.flatMap((test) =>
    FIELDS.flatMap((field) => {
      const bound = test[field];
      const [limit] =
        typeof bound === 'number' ? boundsIn({ subject: test.subject, [field]: bound }) : [];
      return limit && typeof bound === 'number'
        ? [
            {
              written: `${field}: ${bound}`,
              bound,
              meets: (one: number) => limit.isMet(one, bound),
            },
          ]
        : [];
    }),
  );
  for (const [language, text] of Object.entries<string>({ ...title })) {
    const [said, ...more] = (WORDS[language] ?? []).flatMap(([kind, words]) => {
      const match = words.exec(text);
      return match ? [{ kind, match, number: Number(match.groups?.['number']) }] : [];
    });
    if (!said || more.length > 0) continue;
    const { match } = said;
    if (NOT.test(text.slice(0, match.index) + text.slice(match.index + match[0].length))) continue;
    const isAlone = isOnly && limits.length === 1 && (text.match(/\d+/g) ?? []).length === 1;
    const near = limits.filter(({ bound }) => isAlone || Math.abs(bound - said.number) <= 1);
    if (near.length > 0 && !near.some(({ meets }) => MEANS[said.kind](meets, said.number)))
      yield {
        where: 'words',
        said: said.match[0],
        field,
        figures: near.map(({ written }) => written),
        at: { path: [...path, language], offset: said.match.index },
      };
  }
}
