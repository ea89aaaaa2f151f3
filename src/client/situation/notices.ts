/**
 * The parts of a link that could not be set, with the nearest valid names. Loaded only if there are
 * any.
 */
import type { Notice } from '../../workout/link.ts';
import type { StageKey } from '../../workout/problem.ts';
import type { Refusal } from '../../workout/result.ts';
import { nameOf } from '../../view/say.ts';
import { limits } from '../../view/stage.ts';
import { withMinus } from '../../view/situation-bar.ts';
import { element } from '../dom.ts';
import { nearestNames } from '../nearest-names.ts';
import type { Sayer } from './odds-table.ts';

export const noticeLines = (
  notices: readonly (Notice | Refusal)[],
  sayer: Sayer,
): HTMLElement[] => [
  element('b', {}, sayer.say('work.refused')),
  element('ul', {}, ...notices.map((notice) => element('li', {}, lineOf(notice, sayer)))),
];

function lineOf(notice: Notice | Refusal, sayer: Sayer): string {
  const { say, texts, problem } = sayer;
  const modifier = (stage: StageKey, id: string) =>
    nameOf(texts, problem.stages[stage]?.modifiers.find((one) => one.id === id)?.address ?? id);
  const value = (written: string) => {
    const id = valueId(written);
    return nameOf(texts, problem.values[id]?.address ?? id);
  };
  switch (notice.kind) {
    case 'unknown-name':
    case 'unknown-row':
    case 'unknown-stage':
      return withNearest(say('work.refused-value', { given: notice.written }), notice, sayer);
    case 'twice':
      return say('work.refused-twice', { given: notice.written });
    case 'unknown-modifier':
      return withNearest(say('work.refused-modifier', { given: notice.written }), notice, sayer);
    case 'unknown-state': {
      const name = nameOf(texts, `terms#${notice.role}`);
      return withNearest(say('work.refused-state', { given: notice.written, name }), notice, sayer);
    }
    case 'not-a-number':
      return say('work.refused-number', { given: notice.value, name: value(notice.written) });
    case 'out-of-range': {
      const line = say('work.refused-range', {
        given: withMinus(notice.value),
        name: value(notice.written),
        limits: limits(problem.values[valueId(notice.written)], say),
      });
      return `${line} ${say('work.refused-near', { near: notice.used })}`;
    }
    case 'automatic':
      return say('work.refused-automatic', { given: modifier(notice.stage, notice.written) });
    case 'exclusive': {
      const [kept, left] =
        'kept' in notice ? [notice.kept, notice.left] : [notice.ids[0] ?? '', notice.ids.slice(1)];
      return say('work.refused-together', {
        given: left.map((id) => modifier(notice.stage, id)).join(say('work.comma')),
        kept: modifier(notice.stage, kept),
      });
    }
    case 'one-follows':
      return say('work.refused-follow', {
        given: notice.left.map((key) => nameOf(texts, `stage:${key}`)).join(say('work.comma')),
        kept: nameOf(texts, `stage:${notice.kept}`),
      });
    case 'contradicted':
      return say('work.contradicted', { name: modifier(notice.stage, notice.id) });
  }
}

/** `damage-roll.damage-value` → `damage-value` */
const valueId = (parameter: string): string => parameter.slice(parameter.lastIndexOf('.') + 1);

/** The line with the names most similar to what was written. */
function withNearest(line: string, notice: Notice & { written: string }, sayer: Sayer): string {
  const written = notice.written.replace(/^.*[.=]/, '');
  const elsewhere = notice.kind === 'unknown-name' ? parametersFor(written, sayer) : [];
  const near = (
    elsewhere.length > 0 ? elsewhere : nearestNames(written, candidates(notice, sayer))
  ).slice(0, 2);
  return near.length === 0
    ? line
    : `${line} ${sayer.say('work.refused-near', { near: near.join(sayer.say('work.comma')) })}`;
}

/** Parameters of this name at any stage, with the stage before it: `rate-of-fire.rof`. */
const parametersFor = (name: string, { problem: { stages, starts } }: Sayer): string[] =>
  Object.entries(stages)
    .filter(([, { values, tables, states }]) =>
      [...values, ...tables, ...states.map(({ role }) => role)].includes(name),
    )
    .map(([key]) => (key === starts[0] ? name : `${key}.${name}`));

function candidates(notice: Notice, { problem }: Sayer): string[] {
  switch (notice.kind) {
    case 'unknown-modifier':
      return problem.stages[notice.stage]?.modifiers.map(({ id }) => id) ?? [];
    case 'unknown-row':
      return problem.tables[notice.table]?.rows.map(({ id }) => id) ?? [];
    case 'unknown-state':
      return Object.values(problem.stages).flatMap(({ states }) =>
        states.flatMap(({ role, words }) => (role === notice.role ? words : [])),
      );
    default:
      return [
        ...Object.keys(problem.stages),
        ...Object.keys(problem.values),
        ...Object.keys(problem.tables),
      ];
  }
}
