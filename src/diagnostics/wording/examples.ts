/** Findings about worked examples. */
import { list, quote, type Phrase } from '../phrase.ts';

/** Why an example cannot be computed. */
export interface Reason {
  kind:
    | 'no-sum'
    | 'strange'
    | 'together'
    | 'contradicted'
    | 'unknown'
    | 'impossible-dice'
    | 'missing'
    | 'no-dice'
    | 'not-found'
    | 'no-such-result';
  names: readonly string[];
}

export const examples = {
  'worked-example': (
    a: { what: string; written: string; computed: string } | { what: string; why: Reason },
  ): Phrase =>
    'why' in a
      ? {
          message: `The example cannot be computed: ${reasons[a.why.kind](a.why.names, a.what)}`,
          hint: hints[a.why.kind],
        }
      : {
          message: `The example says ${quote(a.what)} is ${a.written}, but ${a.computed} comes out.`,
          hint: 'Correct the example, or the figure that it is computed from.',
        },
} as const;

const reasons: Record<Reason['kind'], (names: readonly string[], what: string) => string> = {
  'no-sum': ([of = '']) => `${quote(of)} has no roll and no value.`,
  strange: (names) => `${list(names)} is no modifier of this roll or value.`,
  together: (names) => `${list(names)} cannot hold together.`,
  contradicted: (names) => `${list(names)} does not hold with what is given.`,
  unknown: (names) => `the rules do not say how much ${list(names)} is.`,
  'impossible-dice': ([dice = '']) => `${dice} cannot show this.`,
  missing: (names) => `${list(names)} is not given.`,
  'no-dice': (_, what) => `${quote(what)} depends on dice.`,
  'not-found': (_, what) => `the table has no single place for ${quote(what)}.`,
  'no-such-result': (_, what) => `nothing here is called ${quote(what)}.`,
};

const hints: Record<Reason['kind'], string> = {
  'no-sum':
    'Name a set, roll or table under of, or leave expect out: then the example is only words.',
  strange: 'Name modifiers of this set, or of a set that joins it.',
  together: 'Leave one out, or correct how the group combines.',
  contradicted: 'Correct given, or leave the circumstance out.',
  unknown: 'Leave expect out: what the rules leave open has no result.',
  'impossible-dice': 'Give each die its own number, as [3, 4].',
  missing: 'Give it a value under given.',
  'no-dice': 'Say under dice what they showed.',
  'not-found': 'Give values that lead to one row and one column.',
  'no-such-result':
    'Expect needs, target, success, outcome, selected, the name of the value, or an outcome with its odds.',
};
