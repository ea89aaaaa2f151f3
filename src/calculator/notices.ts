/** The parts of a link that could not be set, with the nearest valid names. */
import { number } from '../notation/numbers.ts';
import { withoutSigns } from '../notation/status-signs.ts';
import { bracketedAs } from '../text/by-script.ts';
import { nearestNames } from '../text/nearest-names.ts';
import type { Contradiction } from '../workout/contradictions.ts';
import type { Notice } from '../workout/link.ts';
import { stageOf, type StageKey } from '../workout/problem.ts';
import type { Refusal } from '../workout/result.ts';
import { anyOf, nameOf, valueNumeral, type Say, type Texts, type Words } from './say.ts';
import { REFUSED } from './refusal.ts';
import { limits } from './stage.ts';

/** For between quotation marks: `A”, “B” and “C`. */
export const quotedNames = (names: readonly string[], say: Say): string =>
  anyOf(names, (key) => say(key === 'work.or' ? 'work.quoted-and' : 'work.quoted-comma'));

/** A name without the sign of its source status, which has no meaning in a sentence. */
const plainName = (texts: Texts, address: string): string =>
  withoutSigns(nameOf(texts, address), (text) => text);

/** One sentence, or two with the nearest names. */
export function noticeLine(notice: Notice | Refusal, words: Words): string {
  const { say, texts, problem } = words;
  const modifier = (stage: StageKey, id: string) =>
    plainName(
      texts,
      stageOf(problem, stage)?.modifiers.find((one) => one.id === id)?.address ?? id,
    );
  // Several rolls may have a number of this name.
  const value = (written: string) => {
    const name = nameOf(texts, `terms#${valueId(written)}`);
    const stage = texts[`stage:${written.slice(0, -valueId(written).length - 1)}`];
    return stage === undefined ? name : bracketedAs(name, stage);
  };
  switch (notice.kind) {
    case 'unknown-name':
    case 'unknown-row':
    case 'unknown-stage':
      return withNearest(say('work.refused-value', { given: notice.written }), notice, words);
    case 'twice':
      return say('work.refused-twice', { given: notice.written });
    case 'unknown-modifier':
      return withNearest(say('work.refused-modifier', { given: notice.written }), notice, words);
    case 'unknown-state': {
      const name = nameOf(texts, `terms#${notice.role}`);
      return withNearest(say('work.refused-state', { given: notice.written, name }), notice, words);
    }
    case 'not-a-number':
    case 'not-whole':
      return say(REFUSED[notice.kind], { given: notice.value, name: value(notice.written) });
    case 'out-of-range': {
      const line = say(REFUSED[notice.kind], {
        given: number(notice.value),
        name: value(notice.written),
        limits: limits(problem.values[valueId(notice.written)], say),
      });
      return [line, say('work.refused-used', { used: notice.used })].join(
        say('work.sentence-space'),
      );
    }
    case 'automatic':
      return say('work.refused-automatic', { given: modifier(notice.stage, notice.written) });
    case 'exclusive': {
      const [kept, left] =
        'kept' in notice ? [notice.kept, notice.left] : [notice.ids[0] ?? '', notice.ids.slice(1)];
      return say('work.refused-together', {
        given: quotedNames(
          left.map((id) => modifier(notice.stage, id)),
          say,
        ),
        kept: modifier(notice.stage, kept),
      });
    }
    case 'one-state':
      return say('work.refused-together', {
        given: quotedNames(
          notice.left.map((word) => nameOf(texts, `state:${word}`)),
          say,
        ),
        kept: nameOf(texts, `state:${notice.kept}`),
      });
    case 'one-follows':
      return say('work.refused-follow', {
        given: quotedNames(
          [notice.kept, ...notice.left].map((key) => nameOf(texts, `stage:${key}`)),
          say,
        ),
      });
    case 'contradicted':
      return say('work.contradicted', { name: modifier(notice.stage, notice.id) });
    default:
      return contradiction(notice, words);
  }
}

/** What other settings contradict. */
function contradiction(one: Contradiction, words: Words): string {
  const { say, texts } = words;
  if (one.kind === 'not-next')
    return say('work.not-next', { name: nameOf(texts, `stage:${one.written}`) });
  if (one.kind === 'rows') {
    const [given, kept] = [plainName(texts, one.left), plainName(texts, one.kept)];
    return say('work.refused-together', { given, kept });
  }
  const name = nameOf(texts, `terms#${one.name}`);
  if (one.kind === 'barred') return say('work.contradicted', { name });
  const shown = (value: number | string) => valueNumeral(one.name, value, words);
  const given = anyOf(one.otherwise.map(shown), say);
  // Several rolls may have a number of this name.
  const isFirst = one.stage === words.problem.starts[0];
  const at = isFirst ? name : bracketedAs(name, nameOf(texts, `stage:${one.stage}`));
  return say('work.differs', { name: at, given, used: shown(one.used) });
}

/** `damage-roll.damage-value` → `damage-value` */
const valueId = (parameter: string): string => parameter.slice(parameter.lastIndexOf('.') + 1);

/** The line with the names most similar to what was written. */
function withNearest(line: string, notice: Notice & { written: string }, words: Words): string {
  const written = notice.written.replace(/^.*[.=]/, '');
  const isName = notice.kind === 'unknown-name';
  const elsewhere = isName ? parametersFor(written, words) : [];
  // A parameter of another stage keeps that stage before it.
  const [stage = ''] = /^.*\./.exec(isName ? notice.written : '') ?? [];
  const nearest = nearestNames(written, candidates(notice, words)).map((one) => stage + one);
  const near = [...new Set(elsewhere.length > 0 ? elsewhere : nearest)].slice(0, 2);
  return near.length === 0
    ? line
    : [line, words.say('work.refused-near', { near: near.join(words.say('work.quoted-or')) })].join(
        words.say('work.sentence-space'),
      );
}

/** Parameters of this name at any stage, with the stage before it: `rate-of-fire.rof`. */
const parametersFor = (name: string, { problem: { stages, starts } }: Words): string[] =>
  Object.entries(stages)
    .filter(([, { values, tables, states }]) =>
      [...values, ...tables, ...states.map(({ role }) => role)].includes(name),
    )
    .map(([key]) => (key === starts[0] ? name : `${key}.${name}`));

function candidates(notice: Notice, { problem }: Words): string[] {
  switch (notice.kind) {
    case 'unknown-modifier':
      return stageOf(problem, notice.stage)?.modifiers.map(({ id }) => id) ?? [];
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
