/** What was probably meant by dice that are not written as the schema says. */
import type { ErrorObject } from 'ajv';
import { asCode } from '../diagnostics/phrase.ts';

/** `2d6` and `2 K6` → `2D6`; `3D6 keep highest`, `D6!` and `D6r1` → what is done with the dice, in words. */
export function diceHint(
  parentSchema: ErrorObject['parentSchema'],
  data: unknown,
): string | undefined {
  const [, count = '', sides, plus = '', rest = ''] =
    /^1?(\d*)\s*[dkｄｋ]\s*(\d+)\s*([+-]\s*\d+)?(.*)$/i.exec(String(data).trim()) ?? [];
  const dice = `${count}D${sides}${plus.replace(/\s/g, '')}${doneWith(rest, Number(count), sides)}`;
  const { title, pattern } = parentSchema ?? {};
  const same = /^D(\d+)(?:\+D\1)+$/i.exec(String(data).replace(/\s/g, ''));
  if (title === 'Dice' && same)
    return `Write ${asCode(`${String(data).split('+').length}D${same[1]}`)}.`;
  if (title === 'Dice' && /^\d+$/.test(String(data))) return `Write ${asCode(`D${String(data)}`)}.`;
  const isDice = title === 'Dice' && new RegExp(String(pattern)).test(dice);
  return isDice ? `Write ${asCode(dice)}.` : undefined;
}

/** What is done with dice, as other programs write it: `kh1`, `drop lowest`, `!`, `exploding on 6`, `reroll 1s`. */
function doneWith(rest: string, count: number, sides = ''): string {
  const words = rest
    .toLowerCase()
    .replace(/[:,]/g, ' ')
    .replace(/^!+$/, 'explode')
    .replace(
      /^(k|d)?(h|l)(\d*)$/,
      (_, drop: string, end: string, n: string) =>
        `${drop === 'd' ? 'drop' : ''} ${end === 'h' ? 'highest' : 'lowest'} ${n}`,
    )
    .replace(/^r(?=\d)/, 'reroll ')
    .replace(/\b(?:exploding|explodes)\b/, 'explode')
    .replace(/\b(?:rerolling|rerolls)\b/, 'reroll')
    .replace(/\b(?:keep(?:ing)?|on|the)\b/g, '')
    .replace(/(?<=\d)s\b/, '')
    .replace(/(highest|lowest)(?!\s*\d)/, '$1 1')
    .replace(/explode(?!\s*\d)/, `explode ${sides}`)
    .replace(
      /drop(?:ping)?\s+(lowest|highest)\s+(\d+)/,
      (_, end: string, n: string) =>
        `${end === 'lowest' ? 'highest' : 'lowest'} ${count - Number(n)}`,
    )
    .trim();
  return words === '' ? '' : ` ${words.replace(/\s+/g, ' ')}`;
}
