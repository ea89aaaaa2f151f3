/** A link as a QR code, drawn as one path: for the build, and for browsers where the build did not know the origin. */
import { correction, generate } from 'lean-qr';

export interface QrCode {
  /** Modules along an edge, the quiet zone included: the width of the `viewBox`. */
  size: number;
  /** The dark modules as the `d` of a path, a module being one unit. */
  path: string;
}

/** Modules that stay white around the code, as readers need it. */
const QUIET = 4;

/** @throws when the link is longer than a code can hold (about 2,300 characters). */
export function qrCode(link: string): QrCode {
  const code = generate(link, { minCorrectionLevel: correction.M });
  let path = '';
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) {
      const start = x;
      while (code.get(x, y)) x++;
      if (x > start) path += `M${start + QUIET} ${y + QUIET}h${x - start}v1H${start + QUIET}z`;
    }
  return { size: code.size + 2 * QUIET, path };
}
