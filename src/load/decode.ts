/** The bytes of a file → its text. */
import { isUtf8 } from 'node:buffer';
import type { Report } from '../diagnostics/diagnostic.ts';
import { encoding } from './diagnostics.ts';

/** What the first bytes of files that hold no plain text say that they are. */
const OTHER_KINDS = {
  zip: [0x50, 0x4b, 0x03, 0x04],
  office: [0xd0, 0xcf, 0x11, 0xe0],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
} as const;

/** A kind of file that is no text, whatever its name says. */
export type OtherKind = keyof typeof OTHER_KINDS;

/** The kind of file that the bytes are, if they are no text. */
export function otherKindOf(bytes: Uint8Array): OtherKind | undefined {
  const kinds = Object.keys(OTHER_KINDS) as OtherKind[];
  return kinds.find((kind) => OTHER_KINDS[kind].every((byte, at) => bytes[at] === byte));
}

/** Decodes the text. What is not UTF-8 becomes U+FFFD, at which the finding is located. */
export function decode(bytes: Uint8Array, file: string, report: Report): string {
  const kind = otherKindOf(bytes) ?? (isUtf16(bytes) ? 'utf16' : undefined);
  if (kind) {
    report(encoding.finding({ file, offset: 0 }, { fault: kind }));
    return '\uFFFD\n';
  }
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const broken = text.indexOf('\uFFFD');
  const fault = isUtf8(bytes) ? 'lost' : 'bytes';
  if (broken >= 0) report(encoding.finding({ file, offset: broken }, { fault }));
  return text;
}

/** The text of bytes in UTF-8 or UTF-16, also without a mark; undefined if they are in neither. */
export function textOf(bytes: Uint8Array): string | undefined {
  const zeros = [...bytes.keys()].filter((at) => bytes[at] === 0);
  if (!isUtf16(bytes) && zeros.length * 4 <= bytes.length)
    return isUtf8(bytes) && zeros.length === 0 ? new TextDecoder().decode(bytes) : undefined;
  const [first] = bytes;
  const isMarked = first === 0xfe || first === 0xff;
  const isBigEndian = isMarked
    ? first === 0xfe
    : zeros.filter((at) => at % 2 === 0).length * 2 > zeros.length;
  return new TextDecoder(isBigEndian ? 'utf-16be' : 'utf-16le').decode(bytes);
}

/** Whether the bytes start with a UTF-16 byte order mark or have a zero in every second place. */
function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const start = bytes.subarray(0, 64);
  return start.length >= 4 && start.filter((byte) => byte === 0).length * 2 >= start.length - 1;
}
