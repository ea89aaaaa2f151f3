/** House rules change what they mean to change: no page beside the one that was meant, and no change of a change unsaid. */
import type { Place } from '../diagnostics/diagnostic.ts';
import { asCode, list, meant } from '../diagnostics/phrase.ts';
import { fragmentIn, pageIn } from '../model/address.ts';
import { movedIn } from '../ledger/history.ts';
import { addressesOf, type RulesetData } from '../model/entries.ts';
import type { Text } from '../../schemas/types.d.ts';
import { indexOf } from '../schema/file-index.ts';
import { nearMatch } from '../text/near-match.ts';
import { defineCheck } from './check.ts';

interface Problem {
  address: string;
  base: string;
  what: 'near' | 'gone' | 'nothing' | 'both' | 'twice' | 'no-base' | 'lost';
  /** What was meant, or what it is called now; of a second change, who made the first. */
  near?: string | undefined;
  /** Of a page that lacks parts: those that it has under their former names. */
  renamed?: readonly (readonly [from: string, to: string])[];
}

export const extendedRules = defineCheck({
  code: 'extended-rules',
  scope: 'ruleset',
  severity: 'error',
  excusable: true,
  message: ({ address, base, what, near = '' }: Problem) =>
    ({
      near: `${asCode(base)} has no ${asCode(address)}, but ${asCode(near)}: this page changes nothing.`,
      gone: `${asCode(base)} has no ${asCode(address)} any more${near && `; it is ${asCode(near)} now`}: this page changes nothing.`,
      nothing: `${asCode(base)} has no ${asCode(address)}, so it cannot be left out.`,
      both: `${asCode(address)} is left out, and changed by a file of this ruleset.`,
      twice: `${asCode(base)} has changed ${asCode(address)} of ${asCode(near)} already.`,
      lost: `This page replaces the whole ${asCode(address)} of ${asCode(base)}, and lacks its ${near}.`,
      'no-base': 'There is nothing to leave out: the ruleset extends no other.',
    })[what],
  hint: ({ what, near, address, base, renamed = [] }) =>
    ({
      near: `Rename the file and its id to change ${asCode(near ?? '')}. If it is a rule of its own, list it in exceptions.yaml.`,
      gone:
        near === undefined
          ? `If it was renamed, record it there, ${moveOf(base, address)}, and rename this as well. If it is a rule of its own now, list it in exceptions.yaml.`
          : `Give this ${fragmentIn(address) === undefined ? 'file and its id' : 'id'} that name, too. If it is a rule of its own now, list it in exceptions.yaml.`,
      nothing: near === undefined ? goneHint(base, address) : meant(near),
      both: 'Keep one: remove it from `without`, or delete the file.',
      twice: 'If this change is to apply instead of that one, list it in exceptions.yaml.',
      lost: `${renamed.map(([from, to]) => `${asCode(from)} was renamed there: write ${asCode(to)}. `).join('')}Copy what still applies from there. If it is to go, list it in exceptions.yaml: ${asCode(`{ check: extended-rules, at: ${address}, reason: … }`)}.`,
      'no-base': 'Name that ruleset in `extends`, or remove `without`.',
    })[what],
  run: ({ ruleset, before, all, report }) => {
    const { base, files } = ruleset;
    const at = (index: number) => ({
      file: files.get('ruleset')?.file ?? '',
      path: ['without', index],
    });
    const without = ruleset.ruleset?.without ?? [];
    const extended = base && all.find(({ id }) => id === base.id);
    if (!extended) {
      if (without.length > 0 && ruleset.ruleset?.extends === undefined)
        report(at(0), { address: '', base: '', what: 'no-base' });
      return;
    }
    // What it has is not known.
    if (extended.broken.size > 0) return;
    const known = [...addressesOf(extended)];
    const moved = movedIn(extended);
    for (const { index, ...found } of wrongIn(without, { known, files, moved }))
      report(at(index), { ...found, base: extended.id });
    const earlier = before?.base?.id === base.id ? before.base.changed : [];
    const found = [
      ...addedFor(base.added, {
        ...{ known, without, changed: base.changed, earlier, moved },
        titled: (address) => titledAlike(address, ruleset, extended, without),
      }),
      ...twiceIn(base.changed, extended),
    ];
    for (const { address, ...problem } of found)
      report(placeOf(address, ruleset), { address, base: extended.id, ...problem });
    for (const { place, ...lost } of lostIn(ruleset, base.changed, extended, moved))
      report(place, lost);
  },
});

type Found = Omit<Problem, 'base'>;

interface Around {
  /** The addresses of the extended ruleset. */
  known: readonly string[];
  without: readonly string[];
  changed: readonly string[];
  /** What was changed on main. */
  earlier: readonly string[];
  moved: ReadonlyMap<string, readonly string[]>;
  /** The page there that has its title. */
  titled: (address: string) => string | undefined;
}

/** What is there beside the page or item that it was meant to change, or changed until that was renamed. */
function addedFor(
  added: readonly string[],
  { known, without, changed, earlier, moved, titled }: Around,
): Found[] {
  return added.flatMap((address): Found[] => {
    if (moved.has(address) || earlier.includes(address))
      return [{ address, what: 'gone', near: moved.get(address)?.[0] }];
    if (fragmentIn(address) !== undefined) return [];
    const pages = known.filter((one) => kindOf(one) === kindOf(address) && !without.includes(one));
    const near = nearMatch(address, pages) ?? titled(address);
    return near === undefined || changed.includes(near) ? [] : [{ address, what: 'near', near }];
  });
}

/** What the extended ruleset has changed itself. */
const twiceIn = (changed: readonly string[], { base }: RulesetData): Found[] =>
  changed
    .filter((address) => base?.changed.includes(address))
    .map((address) => ({ address, what: 'twice', near: base?.id }));

/** What to do where the extended ruleset has nothing that is left out. */
const goneHint = (base: string, address: string): string =>
  /^(?:[a-z]+\/|(?:markers|terms)#)/.test(address)
    ? `If it was renamed, record it there, ${moveOf(base, address)}, and write its address of today here; otherwise remove it from \`without\`.`
    : 'Remove it from `without`: what is left out is a page, by its folder and id, or an item of a file, as markers#smoke or, for terms and values, terms#ambush. All else of the other ruleset stays.';

/** The command that records where an address of the extended ruleset leads. */
const moveOf = (base: string, address: string): string =>
  asCode(`npm run verify -- ${base}/${address} --moved NEW`);

/** What cannot be left out, or is changed as well. */
function* wrongIn(
  without: readonly string[],
  { known, files, moved }: Pick<Around, 'known' | 'moved'> & Pick<RulesetData, 'files'>,
): Generator<Found & { index: number }> {
  for (const [index, address] of without.entries())
    if (!known.includes(address)) {
      const asTerm = address.replace(/^values(?=#)/, 'terms');
      const elsewhere = known.find((one) => idIn(one) === idIn(address));
      const [now = elsewhere ?? nearMatch(address, known)] = moved.get(address) ?? [];
      yield { index, address, what: 'nothing', near: known.includes(asTerm) ? asTerm : now };
    } else if (files.has(address)) yield { index, address, what: 'both' };
}

/** The page of the other ruleset that has the title of this one, or its id in another folder. */
function titledAlike(
  address: string,
  { entries }: RulesetData,
  extended: RulesetData,
  without: readonly string[],
): string | undefined {
  const own = entries.find((entry) => entry.address === address);
  return extended.entries.find(
    (entry) =>
      own !== undefined &&
      entry.address !== address &&
      !without.includes(entry.address) &&
      (entry.id === own.id ||
        Object.entries(own.data.title).some(
          ([language, title]) => entry.data.title[language as keyof Text] === title,
        )),
  )?.address;
}

/** Parts whose loss changes the rules; the others explain them. */
const COUNTED: ReadonlySet<string> = new Set([
  'row',
  'column',
  'modifier',
  'step',
  'point',
  'roll',
]);

/** The pages that lack parts of those which they replace. */
function lostIn(
  { entries }: RulesetData,
  changed: readonly string[],
  extended: RulesetData,
  moved: ReadonlyMap<string, readonly string[]>,
): (Problem & { place: Place })[] {
  return entries.flatMap(({ address, file, parts }) => {
    const there = changed.includes(address)
      ? extended.entries.find((entry) => entry.address === address)
      : undefined;
    const lost = (there?.parts ?? []).filter(
      ({ id, kind }) => COUNTED.has(kind) && !parts.some((part) => part.id === id),
    );
    const near = list(lost.map(({ id }) => id));
    const place = { file, path: ['id'] };
    const renamed = parts.flatMap(({ id }) => {
      const [to] = moved.get(`${address}#${id}`) ?? [];
      const now = lost.find((part) => `${address}#${part.id}` === to);
      return now ? [[id, now.id] as const] : [];
    });
    const problem = { address, base: extended.id, what: 'lost' as const, near, renamed };
    return lost.length > 0 ? [{ place, ...problem }] : [];
  });
}

const idIn = (address: string): string => address.replace(/^[^/#]*[/#]/, '');
const kindOf = (address: string): string => address.replace(/\/.*/, '');

/** Where the ruleset itself holds an entry, or an item of a list. */
function placeOf(address: string, { files }: RulesetData): Place {
  const [page, id] = [pageIn(address), fragmentIn(address)];
  for (const name of page === 'terms' ? ['terms', 'values'] : [page]) {
    const file = files.get(name);
    if (!file) continue;
    const part = id === undefined ? undefined : indexOf(file).byId(id);
    if (id === undefined || part) return { file: file.file, path: [...(part?.path ?? []), 'id'] };
  }
  return { file: '' };
}
