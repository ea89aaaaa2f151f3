/** What calculators say in situations that are drawn: no sentence that only a program would write. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import { getRulebook } from '../../src/rulebook.ts';
import { calculate, PLACES } from '../bench/calculator-sentences.ts';
import { drawFrom, oneOf } from '../bench/situations.ts';

const CALCULATORS = 80;

/** What no line may have. */
const SLIPS: Record<string, RegExp> = {
  'two pairs of brackets in a row': /\) \(|[)）]（/,
  'more than two alternatives without commas':
    /\d[^\s。]*( or | lub |または)[≤−+\d][^\s。]*\1[≤−+\d]/,
  'a dash in place of a number needed': /^(Needed|Potrzebny wynik|必要な出目) –$/,
  'more than two quoted names without commas': /([”」](?: and | i |と)[“„「])[^”」]*\1/,
  'a sign of a source status inside quotation marks': /[◈∴◇≠] ?[”」]/,
  'a label without a name': /^(: |：)/,
  'a space after a Japanese full stop': /。 /,
};

const entries = getRulebook().rulesets.flatMap((ruleset) =>
  ruleset.entries.map((entry) => ({ ruleset, entry })),
);

describe.each(LANGUAGES)('in $tag', ({ tag: language }) => {
  it('no line looks composed', async () => {
    const draw = drawFrom(23);
    const lines = new Set<string>();
    for (let found = 0; found < CALCULATORS;) {
      const { ruleset, entry } = oneOf(entries, draw)!;
      const said = await calculate(ruleset, entry, language, draw);
      if (!said) continue;
      found++;
      for (const place of PLACES) for (const line of said.lines[place]) lines.add(line);
    }
    expect(lines.size).toBeGreaterThan(CALCULATORS);
    const found = Object.entries({
      ...SLIPS,
      ...(language === 'pl' && { 'dice with another letter': /(?<!„[^”]*)\b\d*D\d+\b/ }),
    }).flatMap(([slip, pattern]) =>
      [...lines].filter((line) => pattern.test(line)).map((line) => `${slip}: ${line}`),
    );
    expect(found).toEqual([]);
  });
});
