/** A colour that is not written with 6 digits. */
import { asCode } from '../../diagnostics/phrase.ts';
import { PAPER } from '../../styles/paper.ts';
import { readableOn } from '../../text/contrast.ts';

/** `#fd0` with all its digits, or a darker one where that is too light to be read. */
export function colourHint(text: string, pattern: RegExp | undefined): string | undefined {
  const colour = /^#?(?:([0-9a-f])([0-9a-f])([0-9a-f])|([0-9a-f]{6}))$/i.exec(text);
  if (!colour) return undefined;
  const [, r, g, b, six] = colour;
  const hex = `#${six ?? `${r}${r}${g}${g}${b}${b}`}`.toLowerCase();
  if (!pattern?.test(hex)) return undefined;
  const readable = readableOn(PAPER, hex);
  return readable === hex
    ? `Write ${asCode(`'${hex}'`)}.`
    : `Write ${asCode(`'${readable}'`)}: a colour has 6 digits, and ${asCode(`'${hex}'`)} is too light for the paper of the pages.`;
}
