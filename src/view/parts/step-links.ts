/** What applies at a step: links by name and, where they fit in a line or two, the figures behind them. */
import { fragmentIn, pageIn } from '../../model/address.ts';
import type { Entry } from '../../model/entries.ts';
import { provenanceAt, type Attestation } from '../../model/provenance.ts';
import { foreignOf } from '../../i18n/text.ts';
import { withAddition } from '../../i18n/format.ts';
import type { Outcome, Roll } from '../../../schemas/types.d.ts';
import { nameIn, type Name } from '../../notation/show.ts';
import { conditionOf } from '../../wording/conditions.ts';
import type { Reader } from '../context.ts';
import { linksTo, type Link } from '../links.ts';
import { modifierSheet } from './modifiers.ts';

export interface StepLink extends Link {
  /** What a player needs here of the page behind the link; empty where it has too much of it. */
  figures: FigureView[];
}
/** `name` is empty where the link itself is the name. */
export interface FigureView extends Name {
  /** Empty in the last one of a list, which names the source status that all of them share. */
  figure: string;
}
interface Figure extends FigureView {
  evidence: Attestation;
}

/** More figures than this are looked up on their page. */
const MOST = 4;

export function stepLinks(addresses: readonly string[] | undefined, reader: Reader): StepLink[] {
  const links = linksTo(addresses, reader);
  return (addresses ?? []).flatMap((address, index) => {
    const link = links[index];
    // A set that stands beside one of its modifiers says its figure too.
    const inSet = addresses?.includes(pageIn(address)) && fragmentIn(address) !== undefined;
    return link ? [{ ...link, figures: inSet ? [] : figuresAt(address, reader) }] : [];
  });
}

function figuresAt(address: string, reader: Reader): FigureView[] {
  const page = pageIn(address);
  const entry = reader.ruleset.entries.find((candidate) => candidate.address === page);
  if (!entry) return [];
  const figures = figuresOf(entry, fragmentIn(address), reader);
  if (figures.length === 0 || figures.length > MOST || reader.shown.has(address)) return [];
  reader.shown.add(address);
  return withStatus(figures, reader);
}

/** Of a modifier its amount; of a set its successes and amounts; of a rule what is rolled for. */
function figuresOf(entry: Entry, part: string | undefined, reader: Reader): Figure[] {
  if (entry.kind === 'modifiers') {
    const { roll } = entry.data;
    const lines = modifierSheet(entry, reader).groups.flatMap((group) => group.lines);
    const amounts = lines
      .filter(({ id }) => part === undefined || part === id)
      .map(({ label, amount }): Figure => ({
        name: part === undefined ? label.plain : '',
        ...(part === undefined && foreignOf(label)),
        figure: amount.plain,
        evidence: amount.provenance.evidence,
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
): Figure[] {
  return roll.outcomes.flatMap((outcome, index): Figure[] =>
    outcome.when && isWanted(outcome)
      ? [
          {
            ...nameIn(outcome.title, reader.language),
            figure: conditionOf(outcome, reader, roll) ?? '',
            evidence: provenanceAt(entry, ['roll', 'outcomes', index]).evidence,
          },
        ]
      : [],
  );
}

/** A figure that is not simply printed says so; what several figures share is said once, after them. */
function withStatus(figures: readonly Figure[], { t, language }: Reader): FigureView[] {
  const [common, ...others] = new Set(figures.map(({ evidence }) => evidence));
  const isCommon = figures.length > 1 && others.length === 0;
  const views = figures.map(({ figure, evidence, ...name }): FigureView => ({
    ...name,
    figure:
      isCommon || needsNoWord(evidence)
        ? figure
        : withAddition(figure, t(`evidence.${evidence}`), language),
  }));
  if (!isCommon || common === undefined || needsNoWord(common)) return views;
  return [...views, { name: t(`evidence.${common}`), figure: '' }];
}

/** What is as printed has no mark, and an unknown figure is itself the word. */
const needsNoWord = (evidence: Attestation): boolean =>
  evidence === 'as-printed' || evidence === 'unknown';
