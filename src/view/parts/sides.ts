/** Who acts in a phase, a procedure or a step, in one line. */
import { ui } from '../../i18n/ui.ts';
import type { Sides } from '../../../schemas/types.d.ts';
import type { Reader } from '../context.ts';

/** `ATTACKER, then DEFENDER in each step`; only the side if one acts. `name` gives the name of a role. */
export function sidesLine(
  { act, turnOrder }: Sides,
  { language, name }: Pick<Reader, 'language' | 'name'>,
): string {
  const sides = act.map((role) => name(role));
  return sides.length === 1 ? sides.join('') : ui(language)(`sides.${turnOrder}`, { sides });
}

/** In a whole phase or procedure, alternating actions mean that the other side reacts. */
export const sidesOfEntry = (sides: Sides, reader: Pick<Reader, 'language' | 'name'>): string =>
  sides.turnOrder === 'alternating' && sides.act.length > 1
    ? ui(reader.language)('sides.react', { sides: sides.act.map((role) => reader.name(role)) })
    : sidesLine(sides, reader);
