/** Groups of which one modifier must be ticked, as what is missing. */
import { quoted } from '../i18n/format.ts';
import type { Problem } from '../workout/problem.ts';
import type { Reader } from './context.ts';

/** By `one:<address of the group>`: `one of “Target type”`, because its name alone would not say that there is a choice. */
export function choicesIn(
  { stages }: Problem,
  { ruleset, t, plain, language }: Reader,
): Record<string, string> {
  const used = new Set(
    Object.values(stages).flatMap(({ modifiers }) => modifiers.map(({ group }) => group)),
  );
  return Object.fromEntries(
    ruleset.entries.flatMap(({ address, data }) =>
      ('groups' in data ? (data.groups ?? []) : []).flatMap((group) =>
        'always' in group && used.has(`${address}#${group.id}`)
          ? [
              [
                `one:${address}#${group.id}`,
                t('mod.one-of', { name: quoted(plain(group.title), language) }),
              ],
            ]
          : [],
      ),
    ),
  );
}
