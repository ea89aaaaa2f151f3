/** Two sides that roll against each other, each with controls and a sum of its own. Loaded where a game has them. */
import type { StageKey } from '../../workout/problem.ts';
import type { StageResult } from '../../workout/result.ts';
import type { Sayer } from '../../calculator/say.ts';
import { element } from '../dom.ts';
import type { Side } from './bar.ts';

const SIDES = [
  ['', 'work.own-side'],
  ['-other', 'work.other-side'],
] as const;

/** @public The controls of both sides, each under its name; undefined for a roll without two sides. */
export function controls(
  stage: StageKey,
  host: { formOf(key: StageKey): HTMLElement },
  { problem, say }: Sayer,
): HTMLElement[] | undefined {
  const rolled = problem.stages[stage];
  if (rolled?.type !== 'roll' || !rolled.contest || rolled.contest.among) return undefined;
  const [own, other] = SIDES.map(([end, name]) => {
    const form = host.formOf(stage + end);
    form.setAttribute('role', 'group');
    form.setAttribute('aria-label', say(name));
    if (!form.matches('.other-controls, :has(> h3)')) form.prepend(element('h3', {}, say(name)));
    return form;
  });
  if (!own || !other) return undefined;
  // The page lists the modifiers of both; here each side has its own.
  for (const line of own.querySelectorAll('.other-side')) {
    const there = other.querySelector(`[data-line="${line.id}"]`);
    line.remove();
    if (there) there.id = line.id;
  }
  own.querySelectorAll('.own-side > legend, .group:not(:has(li))').forEach((one) => one.remove());
  return [own, other];
}

/** @public `Attacker: Attack +4, Charging +2`, and the same of the other side. */
export function sums(
  result: StageResult,
  sumOf: (side: Side) => string | undefined,
  { say }: Sayer,
): string[] | undefined {
  const { other } = result;
  if (!other) return undefined;
  return [
    { label: say('work.own-side'), text: sumOf(result) },
    { label: say('work.other-side'), text: sumOf(other) },
  ].flatMap(({ label, text }) => (text ? [say('work.labelled', { label, text })] : []));
}
