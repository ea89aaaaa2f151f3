/** `npm run count`: entries and parts per ruleset. */
import { countRuleset } from '../model/count.ts';
import { getRulebook } from '../rulebook.ts';

for (const ruleset of getRulebook().rulesets) {
  const { byKind, ...count } = countRuleset(ruleset);
  console.log(`${count.ruleset}: ${count.entries} entries, ${count.parts} parts`);
  console.log(
    `  ${Object.entries(byKind)
      .filter(([, number]) => number > 0)
      .map(([kind, number]) => `${kind} ${number}`)
      .join(', ')}`,
  );
  console.log(
    `  ${count.disputes} disputes, ${count.unknown} unknown, ${count.inferred} inferred, ${count.omissions} known omissions`,
  );
}
