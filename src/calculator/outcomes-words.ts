/** The results of a roll that has no number needed, in one line. Loaded on demand. */
import type { StageResult } from '../workout/result.ts';
import { percentInWords } from './odds-words.ts';
import { nameOf, type Words } from './say.ts';

/** `Turret 42%, Hull 58%`; undefined unless all odds are known. */
export function outcomesInWords(
  { stage, outcomes }: StageResult,
  words: Words,
): string | undefined {
  const { problem, texts, say } = words;
  const inputs = problem.stages[stage]?.outcomes ?? [];
  const said = outcomes.flatMap(({ id, odds }) => {
    if (odds.type !== 'known') return [undefined];
    const name = nameOf(texts, inputs.find((one) => one.id === id)?.address ?? id);
    const text = percentInWords(odds.value, say);
    // `2 30%` would be two numbers.
    return odds.value.count === 0n
      ? []
      : [
          /\d$/.test(name)
            ? say('work.labelled', { label: name, text })
            : [name, text].join(say('work.sentence-space')),
        ];
  });
  return said.length === 0 || said.includes(undefined)
    ? undefined
    : said.join(say('work.semicolon'));
}
