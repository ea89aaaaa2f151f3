/** Who acts in a phase, a procedure or a step, in one line of HTML. */
import { allOf } from '../../i18n/format.ts';
import { ui } from '../../i18n/ui.ts';
import type { Sides } from '../../../schemas/types.d.ts';
import type { Entry } from '../../model/entries.ts';
import type { Reader } from '../context.ts';
import { escapeHtml, spoken } from '../prose.ts';

type Names = Pick<Reader, 'language' | 'name'>;
type Order = Sides['turnOrder'] | 'react';

/** `ATTACKER, then DEFENDER in each step`; only the side if one acts. */
export const sidesLine = ({ act, turnOrder }: Sides, reader: Names): string =>
  lineOf(act, turnOrder, reader);

/** Of a whole phase or procedure: where steps are those of one side, the other reacts to what that side does. */
export function sidesOfEntry({ act, turnOrder }: Sides, { index }: Entry, reader: Names): string {
  const isReacted = index.ofShape('Step').some(({ value }) => value.sides ?? value.reaction);
  return lineOf(act, turnOrder === 'alternating' && isReacted ? 'react' : turnOrder, reader);
}

function lineOf(act: Sides['act'], order: Order, { language, name }: Names): string {
  const named = act.map((role) => spoken(escapeHtml(name(role)), name.foreign?.(role) ?? {}));
  const [first = '', ...others] = named;
  if (others.length === 0) return first;
  return ui(language)(`sides.${order}`, { first, then: allOf(others, language) });
}
