/** A value that differs from the ledger: a typing error, or a change that is not verified yet. */
import { recordedOf } from '../ledger/ledger.ts';
import { asCode } from '../diagnostics/phrase.ts';
import { defineCheck } from './check.ts';
import { filesWithDuplicates } from './duplicate-id.ts';
import { sameFigures } from '../ledger/fingerprint.ts';

export const changedFigures = defineCheck({
  code: 'changed-figures',
  scope: 'ruleset',
  severity: 'error',
  message: (a: { address: string; was: string; now: string }) =>
    `Values changed at ${asCode(a.address)}: ${difference(a.was, a.now)}.`,
  hint: ({ address }) =>
    `If unintended, revert the change. If intended, run \`npm run verify -- ${address} --against "document, page"\`.`,
  run: ({ ruleset, report }) => {
    const ledger = ruleset.files.get('ledger');
    if (!ruleset.ledger || !ledger) return;
    const { addresses, changes = [] } = ruleset.ledger;
    const duplicates = filesWithDuplicates(ruleset);
    for (const { address, figures, file, path } of recordedOf(ruleset)) {
      const recorded = Object.hasOwn(addresses, address) ? addresses[address] : undefined;
      if (recorded === undefined || sameFigures(recorded, figures)) continue;
      if (duplicates.has(file)) continue;
      report(
        { file: file.file, path },
        { address: `${ruleset.id}/${address}`, was: recorded, now: figures },
      );
    }
    // Detects hand-edited ledgers: the values must match the latest changes of the history.
    const latest = new Map(changes.map(({ address, now }, index) => [address, { now, index }]));
    for (const [address, { now, index }] of latest) {
      const recorded = Object.hasOwn(addresses, address) ? addresses[address] : undefined;
      if (recorded === undefined || recorded === now) continue;
      report(
        { file: ledger.file, path: ['changes', index, 'now'] },
        { address: `${ruleset.id}/${address}`, was: now, now: recorded },
      );
    }
  },
});

/**
 * Only the differing pieces: `range=12..60 shots=1` and `range=12..50 shots=1` →
 * `range=12..60 → range=12..50`
 */
function difference(was: string, now: string): string {
  const [before, after] = [pieces(was), pieces(now)];
  const removed = before.filter((piece) => !after.includes(piece)).join(' ');
  const added = after.filter((piece) => !before.includes(piece)).join(' ');
  if (removed === '' && added === '') return `${asCode(was)} → ${asCode(now)}`;
  return `${removed ? asCode(removed) : 'nothing'} → ${added ? asCode(added) : 'nothing'}`;
}

/** Splits at spaces outside brackets and quotes. */
const pieces = (fingerprint: string): string[] =>
  fingerprint.match(/(?:"[^"]*"|\([^()]*(?:\([^()]*(?:\([^()]*\)[^()]*)*\)[^()]*)*\)|[^\s("])+/g) ??
  [];
