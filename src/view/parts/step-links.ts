/** What applies at a step: links by name and, where they fit in a line or two, the figures behind them. */
import { fragmentIn, pageIn } from '../../model/address.ts';
import type { Entry } from '../../model/entries.ts';
import { provenanceAt, type Attestation } from '../../model/provenance.ts';
import { inBrackets, unbrokenSigns } from '../../i18n/format.ts';
import { foreignOf } from '../../i18n/text.ts';
import type { Outcome, Roll } from '../../../schemas/types.d.ts';
import { nameIn, type Name } from '../../notation/show.ts';
import { conditionOf } from '../../wording/conditions.ts';
import type { Reader } from '../context.ts';
import type { MarkView } from '../evidence.ts';
import { linksTo, type Link } from '../links.ts';
import { modifierSheet } from './modifiers.ts';

export interface StepLink extends Link {
  /** What a player needs here of the page behind the link; empty where it has too much of it. */
  figures: FigureView[];
  /** `7 modifiers`, where there are too many to stand here. */
  count?: string;
}
/** `name` is empty where the link itself is the name. */
export interface FigureView extends Name {
  figure: string;
  /** Of one that is not simply printed; it is counted on the page behind the link. */
  mark?: MarkView;
}

/** More figures than this are looked up on their page. */
const MOST = 4;

export function stepLinks(addresses: readonly string[], reader: Reader): StepLink[] {
  const links = linksTo(addresses, reader);
  return addresses.flatMap((address, index) => {
    const link = links[index];
    // A set that stands beside one of its modifiers says its figure too.
    const inSet = addresses.includes(pageIn(address)) && fragmentIn(address) !== undefined;
    return link ? [{ ...link, ...(inSet ? NOTHING : figuresAt(address, reader)) }] : [];
  });
}

type Figures = Pick<StepLink, 'figures' | 'count'>;
const NOTHING: Figures = { figures: [] };

function figuresAt(address: string, reader: Reader): Figures {
  const page = pageIn(address);
  const entry = reader.ruleset.entries.find((candidate) => candidate.address === page);
  if (!entry) return NOTHING;
  const figures = figuresOf(entry, fragmentIn(address), reader);
  if (reader.shown.has(address)) return NOTHING;
  reader.shown.add(address);
  if (figures.length <= MOST) return { figures };
  if (entry.kind !== 'modifiers') return NOTHING;
  const count = reader.t('preview.modifiers', { n: entry.data.modifiers.length });
  return { figures: [], count: inBrackets(count, reader.language) };
}

/** Of a modifier its amount; of a set its successes and amounts; of a rule what is rolled for. */
function figuresOf(entry: Entry, part: string | undefined, reader: Reader): FigureView[] {
  if (entry.kind === 'modifiers') {
    const { roll } = entry.data;
    const lines = modifierSheet(entry, reader).groups.flatMap((group) => group.lines);
    const amounts = lines
      .filter(({ id }) => part === undefined || part === id)
      .map(({ label, amount }): FigureView => ({
        ...(part === undefined ? { name: label.plain, ...foreignOf(label) } : { name: '' }),
        figure: amount.plain,
        ...markOf(amount.provenance.evidence, reader),
      }));
    const wins =
      roll && part === undefined
        ? outcomeFigures(roll, entry, ({ success }) => success === true, reader)
        : [];
    return [...wins, ...amounts];
  }
  if (entry.kind !== 'rules' || part !== undefined || !entry.data.roll) return [];
  return outcomeFigures(entry.data.roll, entry, ({ success }) => success !== true, reader);
}

/** `Recovered: roll < 6`, without what only some units can have. */
function outcomeFigures(
  roll: Roll,
  entry: Entry,
  isWanted: (outcome: Outcome) => boolean,
  reader: Reader,
): FigureView[] {
  return roll.outcomes.flatMap((outcome, index): FigureView[] =>
    outcome.when && isWanted(outcome)
      ? [
          {
            ...nameIn(outcome.title, reader.language),
            figure: unbrokenSigns(conditionOf(outcome, reader, roll) ?? ''),
            ...markOf(provenanceAt(entry, ['roll', 'outcomes', index]).evidence, reader),
          },
        ]
      : [],
  );
}

/** What is as printed has no sign, and an unknown figure is itself the word. */
const markOf = (evidence: Attestation, { t, language }: Reader): Pick<FigureView, 'mark'> =>
  evidence === 'as-printed' || evidence === 'unknown'
    ? {}
    : { mark: { evidence, word: inBrackets(t(`evidence.${evidence}`), language), covers: 0 } };
