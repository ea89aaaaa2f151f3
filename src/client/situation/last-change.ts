/** The last change of a situation and its effect. */
import type { Result } from '../../workout/result.ts';
import { NO_SETTINGS, type Situation } from '../../workout/situation.ts';
import { nameOf } from '../../view/say.ts';
import { barView, withMinus } from '../../view/situation-bar.ts';
import type { Sayer } from './odds-table.ts';

interface Shown {
  situation: Situation;
  result: Result;
}

/**
 * The last change and its effect on the odds: `Long range −1 · 67 % → 50 %`; undefined if nothing
 * changed.
 */
export function lastChange(
  before: Shown,
  after: Shown,
  active: string,
  sayer: Sayer,
): string | undefined {
  const change = changedSetting(before.situation, after.situation, sayer);
  if (change === undefined) return undefined;
  const percent = ({ starts }: Result) => {
    const stage = starts.find((one) => one.stage === active);
    return stage && barView(stage, sayer).chance?.percent;
  };
  const [was, now] = [percent(before.result), percent(after.result)];
  const odds = was && now && was !== now ? sayer.say('work.last-odds', { was, now }) : '';
  return [change, odds].filter(Boolean).join(' · ');
}

function changedSetting(
  before: Situation,
  after: Situation,
  { texts, problem }: Sayer,
): string | undefined {
  for (const key of new Set([...Object.keys(before.stages), ...Object.keys(after.stages)])) {
    const was = before.stages[key] ?? NO_SETTINGS;
    const now = after.stages[key] ?? NO_SETTINGS;
    const modifiers = problem.stages[key.replace(/-other$/, '')]?.modifiers ?? [];
    const address = (id: string) => modifiers.find((one) => one.id === id)?.address ?? id;
    const value = different(was.values, now.values);
    if (value !== undefined)
      return `${nameOf(texts, problem.values[value]?.address ?? value)} ${withMinus(now.values[value] ?? '–')}`;
    const added = now.with.find((id) => !was.with.includes(id));
    if (added !== undefined)
      return `${nameOf(texts, address(added))} ${texts[`=${address(added)}`] ?? ''}`.trim();
    const dropped = was.with.find((id) => !now.with.includes(id));
    if (dropped !== undefined) return `(–) ${nameOf(texts, address(dropped))}`;
    const table = different(was.rows, now.rows);
    if (table !== undefined) {
      const place = problem.tables[table]?.address ?? table;
      const row = now.rows[table];
      return row === undefined ? `(–) ${nameOf(texts, place)}` : nameOf(texts, `${place}#${row}`);
    }
  }
  return undefined;
}

const different = <T>(was: Record<string, T>, now: Record<string, T>): string | undefined =>
  Object.keys({ ...was, ...now }).find((name) => was[name] !== now[name]);
