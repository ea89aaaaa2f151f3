/** Who acts in a phase, a procedure or a step, in one line of HTML. */
import { allOf } from '../../i18n/format.ts';
import { ui } from '../../i18n/ui.ts';
import type { Sides } from '../../../schemas/types.d.ts';
import type { Reader } from '../context.ts';
import { escapeHtml, spoken } from '../prose.ts';

type Names = Pick<Reader, 'language' | 'name'>;
type Order = Sides['turnOrder'] | 'react';

/** `ATTACKER, then DEFENDER in each step`; only the side if one acts. */
export const sidesLine = ({ act, turnOrder }: Sides, reader: Names): string =>
  lineOf(act, turnOrder, reader);

/** In a whole phase or procedure, alternating actions mean that the other side reacts. */
export const sidesOfEntry = ({ act, turnOrder }: Sides, reader: Names): string =>
  lineOf(act, turnOrder === 'alternating' ? 'react' : turnOrder, reader);

function lineOf(act: Sides['act'], order: Order, { language, name }: Names): string {
  const named = act.map((role) => spoken(escapeHtml(name(role)), name.foreign?.(role) ?? {}));
  const [first = '', ...others] = named;
  if (others.length === 0) return first;
  return ui(language)(`sides.${order}`, { first, then: allOf(others, language) });
}
