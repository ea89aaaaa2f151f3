/** What is written as CSV, read by another library. */
import fc from 'fast-check';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { writeCsv } from '../../src/text/write-csv.ts';

describe('CSV', () => {
  it('is read back as it was written, whatever stands in a field', () => {
    const field = fc.string().filter((text) => !/^[=@+\-\t\r\n＝＠＋－]/.test(text));
    const line = fc.tuple(fc.constant('a'), field, field);
    fc.assert(
      fc.property(fc.array(line, { minLength: 1 }), (lines) => {
        expect(parse(writeCsv(lines), { record_delimiter: '\r\n' })).toEqual(lines);
      }),
      { seed: 1 },
    );
  });

  it.each([
    '=1+1',
    '@SUM(A1)',
    '+A1',
    '-A1',
    '+1D6',
    '\t=1',
    '\r=1',
    '＝1',
    '＋A1',
    '-1-1',
    '=a"b,c',
  ])('makes no formula of %j', (text) =>
    expect(parse(writeCsv([[text]]), { record_delimiter: '\r\n' })).toEqual([[`'${text}`]]),
  );

  it.each(['+1', '-2', '−3', '+1.5', '-0,5', '3+', 'a=b', '2D6', ''])('leaves %j alone', (text) =>
    expect(writeCsv([['x', text]])).toBe(`x,${text.includes(',') ? `"${text}"` : text}\r\n`),
  );
});
