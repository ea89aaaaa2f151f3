/** Records that came, changed and went since main. */
import type { ChangeRecord, RulesetData } from '../model/entries.ts';
import type { Comparison } from './compare.ts';

/** Of a comparison, what is about records. */
export function recordsCompared(
  before: RulesetData,
  now: RulesetData,
): Pick<Comparison, 'added' | 'edited' | 'removed'> {
  const isOld = ({ name }: ChangeRecord) => before.files.has(name);
  return {
    added: now.changes.filter((record) => !isOld(record)),
    edited: now.changes.filter(
      (record) =>
        isOld(record) && before.files.get(record.name)?.text !== now.files.get(record.name)?.text,
    ),
    removed: before.changes.map(({ name }) => name).filter((name) => !now.files.has(name)),
  };
}
