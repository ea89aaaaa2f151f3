/** The bytes of a file → its text. */
import { isUtf8 } from 'node:buffer';
import type { Report } from '../diagnostics/diagnostic.ts';
import { encoding } from './diagnostics.ts';

/** Decodes the text. What is not UTF-8 becomes U+FFFD, at which the finding is located. */
export function decode(bytes: Uint8Array, file: string, report: Report): string {
  if (isUtf16(bytes)) {
    report(encoding.finding({ file, offset: 0 }, { fault: 'utf16' }));
    return '\uFFFD\n';
  }
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const broken = text.indexOf('\uFFFD');
  const fault = isUtf8(bytes) ? 'lost' : 'bytes';
  if (broken >= 0) report(encoding.finding({ file, offset: broken }, { fault }));
  return text;
}

/** Whether the bytes start with a UTF-16 byte order mark or have a zero in every second place. */
function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const start = bytes.subarray(0, 64);
  return start.length >= 4 && start.filter((byte) => byte === 0).length * 2 >= start.length - 1;
}
