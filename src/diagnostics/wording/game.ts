/** Findings about what the rules say as a whole. */
import { list, quote, type Phrase } from '../phrase.ts';

export const game = {
  'column-order': (a: {
    must: 'rise' | 'fall' | 'step';
    steps?: number;
    column: string;
    before: number;
    here: number;
  }): Phrase => ({
    message:
      a.must === 'step'
        ? `${a.here} after ${a.before}: the figures of column ${quote(a.column)} go in steps of ${a.steps}.`
        : `${a.here} after ${a.before}: the figures of column ${quote(a.column)} ${a.must} from row to row.`,
    hint: 'Correct the figure, or the order the column declares.',
  }),
  'same-circumstance': (a: { id: string; other: string | undefined }): Phrase =>
    a.other === undefined
      ? { message: `${quote(a.id)} does the same everywhere.`, hint: 'Remove differs.' }
      : {
          message: `${quote(a.id)} does something else in ${a.other}.`,
          hint: 'Correct the figure, say in differs why it differs, or give the circumstance another id.',
        },
  'phase-sequence': (a: { problem: keyof typeof sequence; name: string }): Phrase =>
    sequence[a.problem](a.name),
  'marker-life': (a: { problem: 'never-placed' | 'never-removed'; id: string }): Phrase =>
    a.problem === 'never-placed'
      ? {
          message: `Nothing places ${quote(a.id)}.`,
          hint: 'Add the effect where it happens; if only rules outside the documents do it, beyond: [placed].',
        }
      : {
          message: `${quote(a.id)} is placed, but nothing removes it.`,
          hint: 'Add the effect where it comes off; else permanent: true, or beyond: [removed].',
        },
  unreachable: (a: { address: string; front: string }): Phrase => ({
    message: `No way leads from the ${a.front} to ${a.address}.`,
    hint: 'Name it under uses or see of what leads to it, or mark it general: true.',
  }),
  'source-place': (a: { document: string; page: number; pages: number }): Phrase => ({
    message: `${quote(a.document)} has no page ${a.page}, only ${a.pages}.`,
    hint: 'Pages are counted from 1.',
  }),
  'outcome-order': (a: { problem: 'never' | 'open' | 'twice'; id: string }): Phrase =>
    outcomes[a.problem](quote(a.id)),
  'evidence-incomplete': (a: { problem: keyof typeof evidence }): Phrase => evidence[a.problem],
  'dispute-incomplete': (a: { problem: keyof typeof dispute; claims?: string[] }): Phrase =>
    dispute[a.problem](a.claims ?? []),
} as const;

const sequence = {
  twice: (name: string): Phrase => ({
    message: `The phase ${quote(name)} stands twice in the turn.`,
    hint: 'Keep one of them.',
  }),
  'left-out': (name: string): Phrase => ({
    message: `The phase ${quote(name)} has no place in the turn.`,
    hint: 'Add it to phases in ruleset.yaml.',
  }),
  'no-phases': (): Phrase => ({
    message: 'The front page opens on the turn, but no phases are named.',
    hint: 'Name them under phases, or open on contents.',
  }),
  'no-activation': (): Phrase => ({
    message: 'opens: activation and procedure belong together.',
    hint: 'Give both or neither.',
  }),
};

const outcomes = {
  never: (id: string): Phrase => ({
    message: `${id} always holds, so what follows it never comes up.`,
    hint: 'Give it a when, or put it last.',
  }),
  open: (id: string): Phrase => ({
    message: `Nothing is said for when ${id} does not hold.`,
    hint: 'The last outcome has no when.',
  }),
  twice: (id: string): Phrase => ({
    message: `The outcome ${id} stands twice.`,
    hint: 'Give each outcome its own id.',
  }),
};

const evidence = {
  'unknown-because': {
    message: 'What is unknown here is not said.',
    hint: 'Add because: what is missing, and where it should stand.',
  },
  'inferred-because': {
    message: 'It is not said what this follows from.',
    hint: 'Add because: the printed places it follows from.',
  },
  'corroborated-source': {
    message: 'The source that corroborates it is not named.',
    hint: 'Add source: a document declared in ruleset.yaml.',
  },
  'unknown-figure': {
    message: 'A figure is unknown, but its part does not say so.',
    hint: 'Add evidence: unknown and because to the part, or write the cell as { value: unknown, evidence: unknown, because: … }.',
  },
} satisfies Record<string, Phrase>;

const dispute = {
  'not-in-force': (claims: string[]): Phrase => ({
    message: `The reading in force is not the one adopted, ${list(claims)}.`,
    hint: 'Make the figure and the claim agree, or adopt another claim.',
  }),
  'same-value': (claims: string[]): Phrase => ({
    message: `The claims ${list(claims)} give the same value.`,
    hint: 'Correct one of them, or keep one.',
  }),
  'unsure-emendation': (claims: string[]): Phrase => ({
    message: `${list(claims)} has no source and is adopted, though the editors are not sure.`,
    hint: 'Name a source, set sure: high, or adopt none.',
  }),
  'two-emendations': (claims: string[]): Phrase => ({
    message: `The claims ${list(claims)} have no source.`,
    hint: 'At least one claim is printed somewhere: name its source.',
  }),
  'bad-value': (claims: string[]): Phrase => ({
    message: `The value of claim ${list(claims)} does not have the form of the disputed field.`,
    hint: 'Write it as it would stand in the field.',
  }),
  'same-claim': (claims: string[]): Phrase => ({
    message: `The claim ${list(claims)} stands twice.`,
    hint: 'Give each claim its own id.',
  }),
};
