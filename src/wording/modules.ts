/** Rules that players may leave out: optional ones, and those of a module. */
import { labelled, withAddition } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import { ui } from '../i18n/ui.ts';
import type { Entry } from '../model/entries.ts';
import type { Ruleset } from '../model/rulebook.ts';
import { plain } from '../notation/show.ts';

/** Where names of modules stand. */
type Where = { ruleset: Pick<Ruleset, 'meta'>; language: Language };

/** An entry, a row or a modifier. */
interface Marked {
  data: { optional?: true; module?: string };
}
type Place = { ruleset: Pick<Ruleset, 'meta' | 'source'>; language: Language };

const moduleOf = ({ data }: Marked, { ruleset }: Where) =>
  ruleset.meta.modules?.find(({ id }) => id === data.module);

/** `Optional rule`, `Module: Campaign`; empty for a rule that always applies. */
export function moduleFacts(entry: Marked, place: Where): string[] {
  const { language } = place;
  const t = ui(language);
  const module = moduleOf(entry, place);
  return [
    ...(entry.data.optional ? [t('module.optional')] : []),
    ...(module ? [labelled(t('module.one'), plain(module.title, language), language)] : []),
  ];
}

/** The name of a row or a modifier: `Smoke (Optional rule)`. */
export function withFacts(name: string, data: Marked['data'], place: Where): string {
  const facts = moduleFacts({ data }, place).join(' · ');
  return facts === '' ? name : withAddition(name, facts, place.language);
}

/** What a page of house rules is to the ruleset that they extend. */
export function baseFact({ address }: Entry, { ruleset, language }: Place) {
  const { base } = ruleset.source;
  if (!base) return;
  const what =
    (['added', 'changed'] as const).find((list) => base[list].includes(address)) ?? 'same';
  const name = ui(language)(`base.${what}`, { game: plain(base.title, language) });
  return { what, name, ruleset: base.id } as const;
}

/** The same, and what house rules changed or added, in a word. */
export function entryFacts(entry: Entry, place: Place): string[] {
  const fact = baseFact(entry, place);
  return [...moduleFacts(entry, place), ...(fact && fact.what !== 'same' ? [fact.name] : [])];
}

/** What search and print can leave out together: the rules of a module, all optional ones that belong to none, or the rest. */
export interface Share {
  id: string;
  name: string;
}

export function shareOf(entry: Entry, place: Place): Share {
  const t = ui(place.language);
  const module = moduleOf(entry, place);
  if (module) return { id: module.id, name: plain(module.title, place.language) };
  return entry.data.optional
    ? { id: 'optional', name: t('module.optionals') }
    : { id: 'basic', name: t('module.basic') };
}
