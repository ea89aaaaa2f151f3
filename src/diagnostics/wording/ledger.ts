/** Findings about addresses and figures over time, and about exceptions. */
import { list, meant, quote, type Phrase } from '../phrase.ts';

export const ledger = {
  'unrecorded-address': (a: { address: string; all?: number }): Phrase => ({
    message:
      a.all === undefined
        ? `${quote(a.address)} is not in the ledger yet.`
        : `The ruleset has no ledger yet; it would hold ${a.all} addresses.`,
    hint: 'Run npm run fix.',
  }),
  'vanished-address': (a: { address: string; near?: string | undefined }): Phrase => ({
    message: `${quote(a.address)} is gone.`,
    hint: `${meant(a.near) ?? 'Links to it are out in the world.'} Bring it back, or say where it leads now: npm run verify -- ${a.address} --moved ${a.near ?? 'ADDRESS'}.`,
  }),
  'reused-address': (a: { address: string; now: readonly string[] }): Phrase => ({
    message: `${quote(a.address)} was something else once; it leads to ${list(a.now)} now.`,
    hint: 'Give the new part another id.',
  }),
  'changed-figures': (a: { address: string; was: string; now: string }): Phrase => ({
    message: `The figures of ${a.address} changed: ${difference(a.was, a.now)}.`,
    hint: `If it is a slip, put them back. If it is meant: npm run verify -- ${a.address} --against "what you compared it with".`,
  }),
  'unneeded-exception': (a: {
    check: string;
    at: string;
    problem: 'no-finding' | 'no-check';
  }): Phrase =>
    a.problem === 'no-check'
      ? {
          message: `${quote(a.check)} is not a check that allows exceptions.`,
          hint: 'Name the check as it is printed with its findings.',
        }
      : {
          message: `${quote(a.check)} finds nothing at ${a.at} any more.`,
          hint: 'Remove the exception.',
        },
} as const;

/** Only what differs: `range=12..60 shots=1` and `range=12..50 shots=1` → `range=12..60 → range=12..50` */
function difference(was: string, now: string): string {
  const [before, after] = [pieces(was), pieces(now)];
  const gone = before.filter((piece) => !after.includes(piece)).join(' ');
  const come = after.filter((piece) => !before.includes(piece)).join(' ');
  if (gone === '' && come === '') return `${was} → ${now}`;
  return `${gone || 'nothing'} → ${come || 'nothing'}`;
}

/** Splits at spaces that are not inside brackets or quotes. */
const pieces = (fingerprint: string): string[] =>
  fingerprint.match(/(?:"[^"]*"|\([^()]*(?:\([^()]*(?:\([^()]*\)[^()]*)*\)[^()]*)*\)|[^\s("])+/g) ??
  [];
