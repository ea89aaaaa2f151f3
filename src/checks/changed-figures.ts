/** A figure that is not what it is on main: a typing error, or a correction without its source. */
import { compareWith, type Comparison, type FigureDifference } from '../ledger/compare.ts';
import { changesIn } from '../ledger/changes-in-words.ts';
import { isOwn } from '../model/own.ts';
import { asCode } from '../diagnostics/phrase.ts';
import type { RulesetData } from '../model/entries.ts';
import { defineCheck } from './check.ts';
import { filesWithDuplicates } from './duplicate-id.ts';

export const changedFigures = defineCheck({
  code: 'changed-figures',
  scope: 'ruleset',
  severity: 'error',
  message: ({ words }: Change) => words,
  hint: ({ address, own, isGone }) => {
    const back = isGone ? 'restore it' : 'change it back';
    return own
      ? `If unintended, ${back}. If intended, record it: \`npm run verify -- ${address}\`; \`npm run verify -- ${address.split('/')[0]}\` records all.`
      : `If unintended, ${back}. If intended, name the source${isGone ? '' : ' of the new value'}: \`npm run verify -- ${address} --against "document, page"\`.`;
  },
  run: ({ ruleset, before, report }) => {
    if (!before) return;
    const own = isOwn(ruleset.ruleset);
    const told = figuresToRecord(ruleset, compareWith(before, ruleset));
    for (const change of changesIn(told)) {
      const [figure, address] = [change.figure, change.address].map((one) =>
        publicAddress(one, ruleset.id),
      );
      report(
        { file: change.file.file, path: change.path, ...(change.at && { at: change.at }) },
        {
          address: address ?? '',
          words: change.words(asCode(figure ?? '')),
          isGone: change.isGone,
          own,
        },
      );
    }
  },
});

/** Changed figures that need a record. One that names the figure and is wrong about it, or cannot be read, has a finding of its own. */
export function figuresToRecord(
  ruleset: RulesetData,
  { changed, added }: Pick<Comparison, 'changed' | 'added'>,
): FigureDifference[] {
  const duplicates = filesWithDuplicates(ruleset);
  const named = new Set(added.flatMap(({ data }) => Object.keys(data.figures ?? {})));
  const unread = unreadRecords(ruleset);
  return changed.filter(
    ({ file, figure, address }) =>
      !duplicates.has(file) && !named.has(figure) && !unread.some((text) => text.includes(address)),
  );
}

interface Change {
  /** The address to verify. */
  address: string;
  words: string;
  isGone: boolean;
  own: boolean;
}

/** The texts of records that do not match their schema: they may well name the source of a change. */
export const unreadRecords = ({ broken, files }: RulesetData): string[] =>
  [...broken].flatMap((key) => {
    const file = files.get(key);
    return file?.schema === 'change' ? [file.text] : [];
  });

/** `tables/weapons#rifle` → `bolt-action/tables/weapons#rifle`; the ruleset's own figures stand at the ruleset. */
const publicAddress = (address: string, ruleset: string): string =>
  `${ruleset}/${address}`.replace(/\/ruleset(?=$|\.)/, '');
