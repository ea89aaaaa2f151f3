/** Groups of which one modifier is needed, as what is missing. */
import { quoted } from '../i18n/format.ts';
import type { Entry } from '../model/entries.ts';
import type { Problem } from '../workout/problem.ts';
import type { Reader } from './context.ts';

/** Named as values are, `terms#<address of the group>`: `a choice under “Target type”`, because its name alone would not say that there is a choice. */
export function choicesIn(
  { stages }: Problem,
  { ruleset, t, plain, language }: Reader,
): Record<string, string> {
  const used = new Set(
    Object.values(stages).flatMap(({ modifiers }) => modifiers.map(({ group }) => group)),
  );
  return Object.fromEntries(
    ruleset.entries.flatMap(({ address, data }) =>
      groupsDue(data).flatMap(({ id, title }) =>
        used.has(`${address}#${id}`)
          ? [[`terms#${address}#${id}`, t('mod.one-of', { name: quoted(plain(title), language) })]]
          : [],
      ),
    ),
  );
}

/** One always applies, or what the dice show decides which one. */
const groupsDue = (data: Entry['data']) => {
  const modifiers = 'modifiers' in data ? data.modifiers : [];
  return ('groups' in data ? (data.groups ?? []) : []).filter(
    (group) =>
      'always' in group ||
      modifiers.some(
        (one) =>
          typeof one === 'object' &&
          'when' in one &&
          one.group === group.id &&
          one.when.some(({ subject }) => subject === 'natural'),
      ),
  );
};
