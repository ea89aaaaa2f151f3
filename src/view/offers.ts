/** What the whole calculator has beyond the first result of an entry; opening one loads it. */
import type { Problem } from '../workout/problem.ts';
import { nameOf, type Say, type Texts } from './say.ts';

/** Its name, and a selector of what is opened. */
export type Offer = readonly [name: string, selector: string];

interface Game {
  problem: Problem;
  texts: Texts;
  say: Say;
  dice: (notation: string) => string;
}

export function offersOf({ problem, texts, say, dice }: Game): Offer[] {
  const [first = '', ...others] = problem.starts;
  const stage = problem.stages[first];
  const stageName = (key: string) => nameOf(texts, `stage:${key}`);
  const disputes = (stage?.disputes ?? []).filter(({ rivals }) =>
    rivals.some(({ changes }) => changes),
  );
  const isBoard = stage?.type === 'roll' && stage.dice !== undefined && !stage.contest;
  return [
    ...disputes.map(({ address }): Offer => [nameOf(texts, address), '.odds-of caption a']),
    ...(stage && 'times' in stage && typeof stage.times !== 'string'
      ? [[say('work.dice-number'), '.several'] as const]
      : []),
    ...(isBoard ? [[say('work.board', { dice: dice(stage.dice ?? '') }), '.throws'] as const] : []),
    ...Object.entries(stage?.next ?? {}).flatMap(([id, ways]) => {
      const outcome = stage?.outcomes?.find((one) => one.id === id);
      return ways.map(({ to }): Offer => {
        const roll = stageName(to);
        const name = outcome
          ? say('work.chain', { outcome: nameOf(texts, outcome.address), roll })
          : roll;
        return [name, `[data-next="${to}"]`];
      });
    }),
    ...[...(stage?.readings ?? []), ...others].map((key): Offer => [
      stageName(key),
      `[data-stage="${key}"], [data-start="${key}"]`,
    ]),
  ];
}
