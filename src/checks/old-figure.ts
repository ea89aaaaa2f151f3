/** A text that says what a figure was on main, although the figure is another one now. */
import type { Path } from '../diagnostics/diagnostic.ts';
import { asCode } from '../diagnostics/phrase.ts';
import { writtenIn } from '../i18n/text.ts';
import { compareWith, type FigureDifference } from '../ledger/compare.ts';
import { pageIn } from '../model/address.ts';
import type { RulesetData } from '../model/entries.ts';
import { figuresOf } from '../notation/figures-in-text.ts';
import { fileKey, pageOf, type DataFile } from '../schema/data-file.ts';
import { indexOf, type Shaped } from '../schema/file-index.ts';
import type { Text } from '../../schemas/types.d.ts';
import { defineCheck } from './check.ts';

interface Old {
  said: string;
  /** The public address of the figure. */
  figure: string;
  now: string;
}

export const oldFigure = defineCheck({
  code: 'old-figure',
  scope: 'ruleset',
  severity: 'warning',
  message: ({ said, figure, now }: Old) =>
    `The text says ${asCode(said)}, as ${asCode(figure)} was on main; it is ${asCode(now)} now.`,
  hint: () =>
    'If the text means this figure, correct it in every language. If it means another one, leave it: nothing has to be done.',
  run: ({ ruleset, before, report }) => {
    if (!before) return;
    const told = new Set<Text>();
    for (const change of [...changedNumbers(before, ruleset), ...changedCounts(before, ruleset)])
      for (const { value, path, file } of textsAround(ruleset, change)) {
        const { said, figure, now } = change;
        const [language] = writtenIn(value);
        const text = language && value[language];
        if (!text || told.has(value) || !wasThere(text, file, before)) continue;
        const figures = figuresOf(text);
        const found = figures.find((one) => one.figure === said);
        if (!found || figures.some((one) => one.figure === now)) continue;
        told.add(value);
        report(
          { file: file.file, path: [...path, language], offset: found.offset },
          { said, figure: `${ruleset.id}/${figure}`, now },
        );
      }
  },
});

interface Change extends Omit<Old, 'said'> {
  /** How a text would say it. */
  said: string;
  /** Said of much else, so that only texts of the part and of what is linked with it count. */
  isPlain: boolean;
  addresses: readonly string[];
}

/** Figures of the data that are others now. */
const changedNumbers = (before: RulesetData, ruleset: RulesetData): Change[] =>
  compareWith(before, ruleset).changed.flatMap((difference) => {
    const { address, figure, was, now, field } = difference;
    if (was === undefined || now === undefined || NOT_SAID.test(field)) return [];
    const [old = [], current = []] = [was, now].map((one) => saidAs(one, difference));
    const [said, ...others] = old.filter((one) => !current.includes(one));
    const [is] = current.filter((one) => !old.includes(one));
    return said === undefined || is === undefined || others.length > 0
      ? []
      : [{ said, now: is, figure, addresses: [address], isPlain: /^\d+$/.test(said) }];
  });

/** Where a rule stands, and what is known about it. */
const NOT_SAID = /(?:^|\.)(?:source|evidence|documents|section|pages|reason|number)(?:\.|$)/;

/** `-2`; what is added as `+2`, what is needed as `3+`. */
function saidAs(figures: string, { field, stands }: FigureDifference): string[] {
  const said = figuresOf(figures.replaceAll('..', '-')).map(({ figure }) => figure);
  if (typeof stands.now !== 'number') return said;
  if (/(?:^|\.)target$/.test(field)) return said.map((figure) => `${figure}+`);
  return /(?:^|\.)add$/.test(field) ? said.map((figure) => figure.replace(/^(?=\d)/, '+')) : said;
}

/** How many rows a table has. A small number is said of much else. */
const changedCounts = (before: RulesetData, { entries }: RulesetData): Change[] =>
  entries.flatMap(({ kind, address, data }) => {
    const old = before.entries.find((one) => one.address === address);
    if (kind !== 'tables' || old?.kind !== 'tables') return [];
    const [was, is] = [old.data.rows.length, data.rows.length];
    const change = { said: String(was), now: String(is), figure: `${address}.rows` };
    return was === is || was < 5
      ? []
      : [{ ...change, addresses: [address, 'ruleset'], isPlain: false }];
  });

/** The texts of a part, of its page, and of what links to it or is linked from it. */
function* textsAround(
  ruleset: RulesetData,
  { said, addresses, isPlain }: Change,
): Generator<Shaped<Text>> {
  const files = [...ruleset.files.values()].filter((file) => !ruleset.broken.has(fileKey(file)));
  // Other parts say “1” of other things.
  const isLinked = !/^[01]$/.test(said);
  const around = new Set([...addresses, ...(isPlain ? [] : addresses.map(pageIn))]);
  for (const file of isLinked ? files : [])
    for (const { to, path } of indexOf(file).references) {
      const from = addressAt(file, path);
      if (from === 'ruleset') continue;
      if (addresses.includes(to)) around.add(from);
      if (addresses.includes(from)) around.add(to);
    }
  for (const file of files)
    for (const text of indexOf(file).texts)
      if (around.has(addressAt(file, text.path)) && !text.path.includes('examples')) yield text;
}

function addressAt(file: DataFile, path: Path): string {
  const id = indexOf(file).partAt(path)?.part.id;
  return id === undefined ? pageOf(file) : `${pageOf(file)}#${id}`;
}

/** Whether a file has said so on main. */
const wasThere = (text: string, file: DataFile, before: RulesetData): boolean =>
  before.files.get(fileKey(file))?.text.includes(text) ?? false;
