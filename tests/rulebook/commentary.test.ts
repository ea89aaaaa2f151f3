/** What the editors remark about the sources is a note, a reason or an omission: it is never a numbered step. */
import { expect, it } from 'vitest';
import { getRulebook } from '../../src/rulebook.ts';

const ABOUT_SOURCES =
  /\b(our sources?|neither source|the (rules )?summary|sequence of play|the sheet (does|says|gives))\b/i;

it('no step is a remark about the sources', () => {
  const remarks = getRulebook().rulesets.flatMap((ruleset) =>
    ruleset.entries.flatMap((entry) =>
      entry.parts.flatMap((part) =>
        part.kind === 'step' && ABOUT_SOURCES.test(part.data.text.en)
          ? [`${ruleset.id}/${entry.address}#${part.id}: ${part.data.text.en}`]
          : [],
      ),
    ),
  );
  expect(remarks).toEqual([]);
});
