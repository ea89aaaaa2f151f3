/** A figure that is not what it is on main: a typing error, or a correction without its source. */
import { compareWith, type FigureDifference } from '../ledger/compare.ts';
import { isOwn } from '../model/own.ts';
import { asCode } from '../diagnostics/phrase.ts';
import type { RulesetData } from '../model/entries.ts';
import { defineCheck } from './check.ts';
import { filesWithDuplicates } from './duplicate-id.ts';

export const changedFigures = defineCheck({
  code: 'changed-figures',
  scope: 'ruleset',
  severity: 'error',
  message: ({ figure, was, now }: Changed & { own: boolean }) =>
    `${asCode(figure)} changed from ${asCode(was ?? 'nothing')} to ${asCode(now ?? 'nothing')}.`,
  hint: ({ address, own }) =>
    own
      ? `If unintended, change it back. If intended, record it: \`npm run verify -- ${address}\`; \`npm run verify -- ${address.split('/')[0]}\` records all.`
      : `If unintended, change it back. If intended, name the source of the new value: \`npm run verify -- ${address} --against "document, page"\`.`,
  run: ({ ruleset, before, report }) => {
    if (!before) return;
    const own = isOwn(ruleset.ruleset);
    const { changed, added } = compareWith(before, ruleset);
    const duplicates = filesWithDuplicates(ruleset);
    // A record that names the figure and is wrong about it has a finding of its own.
    const named = new Set(added.flatMap(({ data }) => Object.keys(data.figures ?? {})));
    const unread = unreadRecords(ruleset);
    for (const { file, path, ...change } of changed) {
      if (duplicates.has(file) || named.has(change.figure)) continue;
      if (unread.some((text) => text.includes(change.address))) continue;
      report({ file: file.file, path }, { ...inPublic(change, ruleset.id), own });
    }
  },
});

/** The texts of records that do not match their schema: they may well name the source of a change. */
export const unreadRecords = ({ broken, files }: RulesetData): string[] =>
  [...broken].flatMap((key) => {
    const file = files.get(key);
    return file?.schema === 'change' ? [file.text] : [];
  });

type Changed = Pick<FigureDifference, 'figure' | 'address' | 'was' | 'now'>;

const inPublic = ({ figure, address, was, now }: Changed, ruleset: string): Changed => ({
  figure: publicAddress(figure, ruleset),
  address: publicAddress(address, ruleset),
  was,
  now,
});

/** `tables/weapons#rifle` → `bolt-action/tables/weapons#rifle`; the ruleset's own figures stand at the ruleset. */
const publicAddress = (address: string, ruleset: string): string =>
  `${ruleset}/${address}`.replace(/\/ruleset(?=$|\.)/, '');
