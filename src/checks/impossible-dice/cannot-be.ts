/** Why dice cannot be rolled, and what to write instead. */
import { asCode } from '../../diagnostics/phrase.ts';
import { CANONICAL } from '../../notation/dice.ts';

/** What to do about dice that are written right and cannot be rolled; undefined where that is not known. */
export function canBe(dice: string): string | undefined {
  const { count, sides, number, reroll, on } = CANONICAL.exec(dice)?.groups ?? {};
  if (number !== undefined && Number(number) >= Number(count || 1))
    return `Keep fewer dice than the ${count || 1} that ${count ? 'are' : 'is'} rolled.`;
  for (const faces of [reroll, on]) {
    const [from = '', to = from] = faces?.split(' ')[0]?.split('..') ?? [];
    const beyond = [from, to].find((face) => Number(face) > Number(sides));
    if (beyond !== undefined)
      return `${beyond} is not on a ${asCode(`D${sides}`)}: write a face of the die, 1 to ${sides}.`;
    if (Number(from) > Number(to))
      return `Write the lower face first: ${asCode(`${to}..${from}`)}.`;
    if (from === '1' && to === sides)
      return `That is every face of a ${asCode(`D${sides}`)}: write some of them, not all.`;
  }
  return undefined;
}
