/** The open questions of a ruleset: disputes, unknown values, inferences. */
import type { Path } from '../diagnostics/diagnostic.ts';
import { isText } from '../i18n/text.ts';
import { isObject } from '../schema/guards.ts';
import { valueAt } from '../schema/walk.ts';
import type { RulesetFile, Text } from '../../schemas/types.d.ts';
import { fragmentIn } from './address.ts';
import { addressAt } from './address-of.ts';
import type { Entry } from './entries.ts';
import { provenanceOf, type DisputeBody } from './provenance.ts';
import type { Ruleset } from './rulebook.ts';
import { statementsOf } from './statements.ts';

/** A dispute and where it is described. */
export interface PlacedDispute {
  entry: Entry;
  /** `tables/weapons#heavy-mortar-range-dispute` */
  address: string;
  /** Path of the disputed part. */
  path: Path;
  dispute: DisputeBody;
}

/** Disputes described in an entry, in file order. */
export function disputesOf(entry: Entry): PlacedDispute[] {
  return entry.parts.flatMap((part) =>
    part.kind === 'dispute'
      ? [
          {
            entry,
            address: `${entry.address}#${part.id}`,
            path: part.path.slice(0, -1),
            dispute: part.data,
          },
        ]
      : [],
  );
}

export interface Doubt {
  evidence: 'unknown' | 'inferred';
  /**
   * Address of the innermost part or cell around it; its page for a fact about the whole ruleset.
   */
  address: string;
  path: Path;
  reason: Text | undefined;
  /**
   * Its id on the page of open questions: the address with dots; for a thing without an address,
   * followed by its name.
   */
  key: string;
  /** Title of a thing that has no address: a group, a word of the legend. */
  title: Text | undefined;
  /** The mark of a footnote, which has neither. */
  mark?: string;
  /** Title of the group of a column. */
  group?: Text;
}

/** Unknown values and inferences of an entry: each once, where it is declared, in page order. */
function doubtsOf(entry: Entry): Doubt[] {
  const doubts = new Map<string, Doubt>();
  for (const { provenance } of statementsOf(entry)) {
    const { evidence, declaredAt, reason } = provenance;
    const place = declaredAt.join('/');
    if ((evidence === 'unknown' || evidence === 'inferred') && !doubts.has(place))
      doubts.set(place, doubtAt(entry, declaredAt, evidence, reason));
  }
  return [...doubts.values()];
}

function doubtAt(
  entry: Entry,
  path: Path,
  evidence: Doubt['evidence'],
  reason: Text | undefined,
): Doubt {
  const node = valueAt(entry.data, path);
  const title = isObject(node) && isText(node['title']) ? node['title'] : undefined;
  const id = isObject(node) && typeof node['id'] === 'string' ? node['id'] : undefined;
  const address = addressAt(entry, path);
  const name =
    id ??
    (fragmentIn(address) !== undefined
      ? undefined
      : path.findLast((step) => typeof step === 'string'));
  const mark = isObject(node) && typeof node['mark'] === 'string' ? node['mark'] : undefined;
  const group = isObject(node) ? groupTitle(entry, path, node['group']) : undefined;
  return {
    evidence,
    path,
    address,
    key: keyOf(address, name),
    reason,
    title,
    ...(mark !== undefined && { mark }),
    ...(group && { group }),
  };
}

/** Columns of different groups may have the same title. */
function groupTitle({ data }: Entry, [list]: Path, group: unknown): Text | undefined {
  if (list !== 'columns' || !('groups' in data)) return undefined;
  const found = data.groups.find(({ id }) => id === group);
  return found && 'title' in found ? found.title : undefined;
}

/** Unknown values and inferences of markers, terms and values, which belong to no entry. */
function doubtsOfWords({ markers, terms, values }: Ruleset): Doubt[] {
  const places = [
    ...markers.map((thing) => ({ thing, address: `markers#${thing.id}` })),
    ...[...terms, ...values].map((thing) => ({ thing, address: `terms#${thing.id}` })),
  ];
  return places.flatMap(({ thing, address }): Doubt[] => {
    const { evidence, reason } = provenanceOf(thing);
    if (evidence !== 'unknown' && evidence !== 'inferred') return [];
    return [
      { evidence, address, path: [], key: keyOf(address, undefined), reason, title: thing.title },
    ];
  });
}

/** Unknown or inferred facts about the whole ruleset: its edition, how its modifiers combine. */
function doubtsOfRuleset({ meta }: Ruleset): Doubt[] {
  return (['edition', 'stacking'] as const).flatMap((id): Doubt[] => {
    const { evidence, reason } = provenanceOf(meta[id]);
    if (evidence !== 'unknown' && evidence !== 'inferred') return [];
    return [{ evidence, address: '', path: [id], key: id, reason, title: undefined }];
  });
}

/**
 * `tables/weapons#rifle.range` → `tables.weapons.rifle.range`; a group of that table:
 * `tables.weapons.small-arms`; the roll of a set: `modifiers.ambush.roll`.
 */
function keyOf(address: string, id: string | undefined): string {
  const dotted = address.replaceAll(/[/#]/g, '.');
  return id === undefined || dotted.endsWith(`.${id}`) ? dotted : `${dotted}.${id}`;
}

export const allDisputes = (ruleset: Ruleset): PlacedDispute[] =>
  ruleset.entries.flatMap(disputesOf);
/** Every unknown value and inference of a ruleset, in page order. */
export const allDoubts = (ruleset: Ruleset): Doubt[] => [
  ...doubtsOfRuleset(ruleset),
  ...ruleset.entries.flatMap(doubtsOf),
  ...doubtsOfWords(ruleset),
];

export interface OpenQuestions {
  disputes: readonly PlacedDispute[];
  doubts: readonly Doubt[];
  omissions: NonNullable<RulesetFile['omissions']>;
}

/** The content of the page of open questions. */
export const openQuestionsOf = (ruleset: Ruleset): OpenQuestions => ({
  disputes: allDisputes(ruleset),
  doubts: allDoubts(ruleset),
  omissions: ruleset.meta.omissions ?? [],
});

/** How many open questions a ruleset has. */
export function countOpenQuestions(ruleset: Ruleset): number {
  const { disputes, doubts, omissions } = openQuestionsOf(ruleset);
  return disputes.length + doubts.length + omissions.length;
}
