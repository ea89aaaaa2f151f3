/** Findings about the shape of the data and the names in it. */
import { list, meant, quote, type Phrase } from '../phrase.ts';

export const shape = {
  schema: (a: Phrase): Phrase => a,
  'missing-translation': (a: { language: string; empty: boolean }): Phrase => ({
    message: `The ${a.language} text is ${a.empty ? 'empty' : 'missing'}.`,
    hint: 'Every text stands in English, Polish and Japanese.',
  }),
  'file-name': (a: { id: string; name: string }): Phrase => ({
    message: `The id ${quote(a.id)} is not the name of the file, ${quote(a.name)}.`,
    hint: `Call the file ${a.id}.yaml, or the entry ${quote(a.name)}.`,
  }),
  'duplicate-id': (a: { id: string; first: string }): Phrase => ({
    message: `The id ${quote(a.id)} is already taken, by ${a.first}.`,
    hint: 'Two parts of one page cannot share an address.',
  }),
  'unknown-reference': (a: {
    what: string;
    name: string;
    near?: string | undefined;
    known?: string[] | undefined;
  }): Phrase => ({
    message: `There is no ${a.what} ${quote(a.name)}.`,
    hint:
      meant(a.near) ??
      (a.known?.length ? `There are ${list(a.known)}.` : 'Declare it, or name one that exists.'),
  }),
} as const;
