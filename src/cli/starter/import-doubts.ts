/** Sentences about what a person must look at in the columns of a table that was typed elsewhere. */
import type { Language } from '../../i18n/languages.ts';
import { NOTATIONS } from '../../notation/cells.ts';
import type { Column } from '../../../schemas/types.d.ts';
import type { Figures } from './written-figures.ts';

/** Types in the order in which they are tried: those first whose notation says most. */
export const TYPES = [
  'threshold',
  'dice',
  'number',
  'signed',
  'count',
  'multiple',
  'distance',
] as const;

/** What ranges without a unit were taken for. */
export const doubtOfRanges = (dice: string | undefined): string =>
  dice === undefined
    ? 'the ranges were taken as distances in inches; change `type` or `unit` if they are something else.'
    : `the ranges were taken as results of ${dice}; change \`dice\`, or \`type\` if they are distances.`;

/** `other` is a type without units, `without` the number of cells that name none. */
export function doubtsOfUnit(
  unit: string | undefined,
  other: Column['type'] | undefined,
  without: number,
  read: Figures,
  language: Language,
): string[] {
  if (unit === undefined) return [];
  if (other !== undefined)
    return [
      `the unit ${unit} was left out, since a column of type ${other} has none; say it in the heading.`,
    ];
  return [
    ...(without > 0 ? [`cells without a unit (${without}) were taken as ${unit}, too.`] : []),
    ...(read.isDeclared(unit)
      ? []
      : [
          `the unit ${unit} is not declared yet; add \`units: [{ id: ${unit}, title: { ${language}: ${unit} }, sign: { all: ${unit} } }]\` to ruleset.yaml.`,
        ]),
  ];
}

/** `empty` are the cells that hold nothing. */
export const doubtsOfNothing = (title: string, empty: readonly string[]): string[] => [
  ...(empty.length > 0
    ? [
        `${emptyIn(empty)} (${empty.length}) were taken as \`none\`; a figure that is missing is \`unknown\`, with a reason.`,
      ]
    : []),
  ...(title === '' ? ['the column has no heading.'] : []),
];

const emptyIn = (empty: readonly string[]): string => {
  const signs = [...new Set(empty)].filter(Boolean).map(inQuotes).join(', ');
  if (signs === '') return 'empty cells';
  return empty.includes('') ? `empty cells and cells with ${signs}` : `cells with ${signs}`;
};

/** Why cells of which some are figures were taken as texts. */
export function doubtsOfTexts(
  given: readonly string[],
  figures: readonly string[],
  units: readonly (string | undefined)[],
): string[] {
  if (units.length > 1)
    return [`the cells have several units, ${units.join(' and ')}; all were taken as texts.`];
  const areOf = (type: Column['type']) =>
    figures.map((figure) => NOTATIONS[type]?.pattern.test(figure) === true);
  const wordsOf = (areFigures: readonly boolean[], figure: boolean): string =>
    given
      .filter((_, at) => areFigures[at] === figure)
      .map(inQuotes)
      .join(', ');
  const likely = TYPES.find((type) => {
    const count = areOf(type).filter(Boolean).length;
    return count >= 2 && count * 2 > figures.length && count < figures.length;
  });
  if (likely)
    return [
      `most cells are of type ${likely}, but not ${wordsOf(areOf(likely), false)}; all were taken as texts.`,
    ];
  const areFigures = figures.map((_, at) => TYPES.some((type) => areOf(type)[at]));
  if (!areFigures.includes(true)) return [];
  const [some, others] = [wordsOf(areFigures, true), wordsOf(areFigures, false)];
  return [
    others === ''
      ? `the figures are of different types, ${some}; all were taken as texts.`
      : `${some} can be figures, but not ${others}; all were taken as texts.`,
  ];
}

/** As YAML and messages quote them. */
export const inQuotes = (words: string): string => `'${words.replaceAll("'", "''")}'`;
