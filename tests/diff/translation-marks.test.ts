/** What a change of `translations.yaml` alone means: a translation is marked as older than the English text, or no longer. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { difference } from '../../src/diff/difference.ts';
import { asMarkdown } from '../../src/diff/markdown.ts';
import { asText } from '../../src/diff/plain-text.ts';
import { withTranslations } from '../../src/ledger/write.ts';
import { changeLines } from '../../src/review/change-lines.ts';
import { readRules } from '../../src/rulebook.ts';
import { withRules } from '../checks/fixture.ts';

it('is said in the difference and in the answer to a pull request', () => {
  withRules(undefined, (rules, ruleset) => {
    const [cover, records] = ['rules/cover.yaml', 'translations.yaml'].map((file) =>
      join(ruleset, file),
    ) as [string, string];
    const read = () => readRules(rules);
    const written = () => withTranslations(read().rulesets[0]!);
    writeFileSync(records, written());
    const english = readFileSync(cover, 'utf8').replace('Walls are hard', 'Walls are very hard');
    writeFileSync(cover, english);
    const before = read();
    // Written anew as if there had been no record.
    writeFileSync(records, 'translations: {}\n');
    writeFileSync(records, written());
    const after = read();
    const found = difference('main', before, after);
    expect(found.changes).toEqual([]);
    expect(asText(found)).toContain('Polish: no longer marked as older than the English text');
    expect(asMarkdown(found)).toContain(
      'Japanese: no longer marked as older than the English text',
    );
    expect(changeLines(found, after.rulesets)).toContainEqual(
      expect.objectContaining({ was: 'marked as older than the English text', now: '–' }),
    );
    expect(asText(difference('main', after, before))).toContain(
      'now marked as older than the English text',
    );
    expect(asText(difference('main', before, before))).toBe('No change in meaning since main.\n');
  });
});
