/** House rules change what they mean to change: no page beside the one that was meant, and no change of a change unsaid. */
import type { Place } from '../diagnostics/diagnostic.ts';
import { asCode, list } from '../diagnostics/phrase.ts';
import { fragmentIn, pageIn } from '../model/address.ts';
import { addressesOf, type RulesetData } from '../model/entries.ts';
import { indexOf } from '../schema/file-index.ts';
import { nearMatch } from '../text/near-match.ts';
import { defineCheck } from './check.ts';

interface Problem {
  address: string;
  base: string;
  what: 'near' | 'nothing' | 'both' | 'twice' | 'no-base' | 'lost';
  /** What was meant; of a second change, who made the first. */
  near?: string | undefined;
}

export const extendedRules = defineCheck({
  code: 'extended-rules',
  scope: 'ruleset',
  severity: 'error',
  excusable: true,
  message: ({ address, base, what, near = '' }: Problem) =>
    ({
      near: `${asCode(base)} has no ${asCode(address)}, but ${asCode(near)}: this page changes nothing.`,
      nothing: `${asCode(base)} has no ${asCode(address)}, so it cannot be left out.`,
      both: `${asCode(address)} is left out, and changed by a file of this ruleset.`,
      twice: `${asCode(base)} has changed ${asCode(address)} of ${asCode(near)} already.`,
      lost: `This page replaces the whole ${asCode(address)} of ${asCode(base)}, and lacks its ${near}.`,
      'no-base': 'There is nothing to leave out: the ruleset extends no other.',
    })[what],
  hint: ({ what, near, address }) =>
    ({
      near: `Rename the file and its id to change ${asCode(near ?? '')}. If it is a rule of its own, list it in exceptions.yaml.`,
      nothing:
        near === undefined
          ? 'If it was renamed, write its address of today; otherwise remove it from `without`.'
          : `Did you mean ${asCode(near)}?`,
      both: 'Keep one: remove it from `without`, or delete the file.',
      twice: 'If this change is to apply instead of that one, list it in exceptions.yaml.',
      lost: `Copy what still applies from there. If it is to go, list it in exceptions.yaml: ${asCode(`{ check: extended-rules, at: ${address}, reason: … }`)}.`,
      'no-base': 'Name that ruleset in `extends`, or remove `without`.',
    })[what],
  run: ({ ruleset, all, report }) => {
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
    for (const [index, address] of without.entries())
      if (!known.includes(address)) {
        const asTerm = address.replace(/^values(?=#)/, 'terms');
        const near = known.includes(asTerm) ? asTerm : nearMatch(address, known);
        report(at(index), { address, base: extended.id, what: 'nothing', near });
      } else if (files.has(address))
        report(at(index), { address, base: extended.id, what: 'both' });
    for (const address of base.added.filter((one) => fragmentIn(one) === undefined)) {
      const near = nearMatch(
        address,
        known.filter((one) => kindOf(one) === kindOf(address) && !without.includes(one)),
      );
      if (near !== undefined && !base.changed.includes(near))
        report(placeOf(address, ruleset), { address, base: extended.id, what: 'near', near });
    }
    for (const { place, ...lost } of lostIn(ruleset, base.changed, extended)) report(place, lost);
    for (const address of base.changed)
      if (extended.base?.changed.includes(address)) {
        const near = extended.base.id;
        report(placeOf(address, ruleset), { address, base: extended.id, what: 'twice', near });
      }
  },
});

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
    return lost.length > 0 ? [{ place, address, base: extended.id, what: 'lost', near }] : [];
  });
}

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
