/** Rules that players may leave out: optional ones, and those of a module. */
import { labelled } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import { ui } from '../i18n/ui.ts';
import type { Entry } from '../model/entries.ts';
import type { Ruleset } from '../model/rulebook.ts';
import { plain } from '../notation/show.ts';

type Place = { ruleset: Pick<Ruleset, 'meta'>; language: Language };

const moduleOf = ({ data }: Entry, { ruleset }: Place) =>
  ruleset.meta.modules?.find(({ id }) => id === data.module);

/** `Optional rule`, `Module: Campaign`; empty for a rule that always applies. */
export function moduleFacts(entry: Entry, place: Place): string[] {
  const { language } = place;
  const t = ui(language);
  const module = moduleOf(entry, place);
  return [
    ...(entry.data.optional ? [t('module.optional')] : []),
    ...(module ? [labelled(t('module.one'), plain(module.title, language), language)] : []),
  ];
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
