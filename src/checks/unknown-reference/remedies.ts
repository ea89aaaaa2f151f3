/** What to do where a name does not exist: what it is called now, which names there are, and where a new one is declared. */
import { fragmentIn, pageIn } from '../../model/address.ts';
import { asCode, list } from '../../diagnostics/phrase.ts';
import { movedIn } from '../../ledger/history.ts';
import type { RulesetContext } from '../check.ts';
import { vanishedAddresses } from '../vanished-address.ts';

/** Up to this many names are listed in full; otherwise the nearest is suggested. */
export const LISTED = 8;

/** How the kinds of names begin of which a condition may say that something is so. */
export const STATE = 'marker, ';

/** Where names of this kind are declared, and which there are, if they are few. */
export function declareHint(
  what: string,
  name: string,
  {
    known,
    ofRoll = [],
  }: { known: readonly string[] | undefined; ofRoll?: readonly string[] | undefined },
  ruleset: string,
): string {
  const kind = FOLDERS[pageIn(name).replace(/\/.*/, '')];
  if (what.startsWith('value') && /^(?:difference|diff|lead)$/.test(name))
    return 'By how much a side of a contest wins is `subject: margin`.';
  const [, number] = /^(\d+)[a-z]+$/.exec(name) ?? [];
  if (what.startsWith('value') && number !== undefined)
    return `Write the number alone: ${number}. The value that it is compared with or added to has the unit.`;
  const [, where] = DECLARED.find(([sort]) => what.startsWith(sort)) ?? [];
  const existing = known?.length ? `Existing names: ${list(known)}.` : '';
  if (what === 'page' && kind === undefined)
    return (
      existing || 'Write the folder and the name of a page that is there, such as tables/weapons.'
    );
  const more =
    what === 'page'
      ? `Correct the name, or write the page: \`npm run new -- ${kind} ${ruleset} ${name.replace(/^.*\//, '')}\`.`
      : where &&
        `${existing ? 'A new one is declared' : 'Correct the name, or declare it'} ${where}.`;
  const roll = ofRoll.length > 0 ? ` Of the roll itself, the words are ${list(ofRoll)}.` : '';
  const words = what.startsWith(STATE)
    ? ' What only players can judge is no condition here: say it in the text.'
    : '';
  return [existing, more].filter(Boolean).join(' ') + roll + words || 'Correct the name.';
}

const FOLDERS: Readonly<Record<string, string>> = {
  phases: 'phase',
  tables: 'table',
  modifiers: 'modifiers',
  procedures: 'procedure',
  rules: 'rule',
};

const DECLARED: readonly [sort: string, where: string][] = [
  ['marker, ', 'in `markers.yaml` or `terms.yaml`'],
  ['value', 'in `values.yaml`'],
  ['role', 'in `values.yaml`, with `role: true`'],
  ['marker', 'in `markers.yaml`'],
  ['term', 'in `terms.yaml`'],
  ['document', 'under `documents` in `ruleset.yaml`'],
  ['module', 'under `modules` in `ruleset.yaml`'],
  ['group', 'under `groups` of this file'],
  ['note', 'under `notes` of this file'],
  ['column', 'under `columns` of this file'],
  ['point', 'under `points` of this file'],
  ['modifier', 'under `modifiers` of its set'],
  ['claim', 'under `claims` of the dispute'],
];

/** Of a name that was on main, what it is called now: `fire-on-the-move` → `moving-fire`. */
export function renamesIn({
  ruleset,
  before,
}: Pick<RulesetContext, 'ruleset' | 'before'>): ReadonlyMap<string, string> {
  const moves = [
    ...[...movedIn(ruleset)].map(([from, [to]]) => [from, to] as const),
    ...vanishedAddresses(ruleset, before).map(({ address, near }) => [address, near] as const),
  ];
  return new Map(
    moves.flatMap(([from, to]): [string, string][] => {
      if (to === undefined) return [];
      const [old, now] = [fragmentIn(from), fragmentIn(to)];
      const parts: [string, string][] =
        old !== undefined && now !== undefined && pageIn(from) === pageIn(to) ? [[old, now]] : [];
      return [[from, to], ...parts];
    }),
  );
}

/** What to do where something is used that was on main and is gone; undefined where it was not there. */
export function goneHint(
  name: string,
  { ruleset, before }: Pick<RulesetContext, 'ruleset' | 'before'>,
): string | undefined {
  const gone = vanishedAddresses(ruleset, before).find(
    ({ address, near }) =>
      near === undefined &&
      [fragmentIn(address) ?? address, address.replace(/^phases\//, '')].includes(name),
  );
  return (
    gone &&
    `It was in ${asCode(gone.file.slice(gone.file.lastIndexOf(`${ruleset.id}/`)))} on main, and is gone: put it back there, or take it out here as well.`
  );
}

/** What to write where something was renamed. */
export const renamedHint = (now: string): string => `It is called ${asCode(now)} now: write that.`;
