/** In which order modifiers of different kinds apply: `In this order: multiply (×) → add and subtract (+, −) → round.` */
import type { EntryOf } from '../../model/rulebook.ts';
import { entriesOf } from '../../model/rulebook.ts';
import type { Modifier } from '../../../schemas/types.d.ts';
import type { Reader } from '../context.ts';

/** As `arithmetic/plan.ts` applies them. */
const KINDS = ['set', 'multiply', 'add'] as const;

/** Undefined where all are of one kind, so that their order makes no difference. */
export function orderLine(entry: EntryOf<'modifiers'>, reader: Reader): string | undefined {
  const { value } = entry.data;
  const modifiers = modifiersAt(entry, reader);
  const kinds = KINDS.filter((kind) => modifiers.some(({ change }) => change[kind] !== undefined));
  if (kinds.length < 2) return undefined;
  const isRounded = (value?.round ?? modifiers.find(({ round }) => round)) !== undefined;
  const isLimited = value?.atLeast !== undefined || value?.atMost !== undefined;
  const steps = [
    ...kinds,
    ...(isRounded ? ['round' as const] : []),
    ...(isLimited ? ['limit' as const] : []),
  ];
  return reader.t('mod.order', {
    steps: steps.map((step) => reader.t(`mod.order.${step}`)).join(' → '),
  });
}

/** Its own, and those of the sets that join it. */
const modifiersAt = ({ address, data }: EntryOf<'modifiers'>, { ruleset }: Reader): Modifier[] => [
  ...data.modifiers,
  ...entriesOf(ruleset, 'modifiers').flatMap(({ data: { appliesTo = [], modifiers } }) =>
    appliesTo !== 'all' && [appliesTo].flat().includes(address) ? modifiers : [],
  ),
];
