/** Lists of a whole ruleset for programs: what has an address, what changed, what is open. schemas/published/ describes them. */
import type { Language } from '../i18n/languages.ts';
import { publishedChanges } from '../ledger/history.ts';
import { addressAt } from '../model/address-of.ts';
import { openQuestionsOf } from '../model/doubts.ts';
import type { Ruleset } from '../model/rulebook.ts';
import { languagesOf } from '../model/translations.ts';
import { movedOf } from '../site/moved.ts';
import { changesOf } from '../view/changes.ts';
import { createReader } from '../view/context.ts';

/** Entries with their parts, then markers, terms and values: names as the site shows them, and words to search for. */
export function partList(ruleset: Ruleset): object[] {
  const readers = readersOf(ruleset);
  const listed = (address: string, kind: string, data: object) => ({
    address,
    kind,
    title: Object.fromEntries(readers.map(({ language, nameAt }) => [language, nameAt(address)])),
    ...('aliases' in data && { aliases: data.aliases }),
  });
  const words = { markers: 'marker', terms: 'term', values: 'value' } as const;
  return [
    ...ruleset.entries.flatMap((entry) => [
      listed(entry.address, entry.kind, entry.data),
      ...entry.parts.map((part) => listed(`${entry.address}#${part.id}`, part.kind, part.data)),
    ]),
    ...(['markers', 'terms', 'values'] as const).flatMap((list) =>
      ruleset[list].map((word) =>
        listed(`${list === 'markers' ? list : 'terms'}#${word.id}`, words[list], word),
      ),
    ),
  ];
}

/** Every recorded change with its number, in figures and in words; and where retired addresses lead. */
export function changeList(ruleset: Ruleset): object {
  const readers = readersOf(ruleset);
  const shown = readers.map((reader) => ({
    language: reader.language,
    byNumber: new Map(changesOf(ruleset, reader).map((change) => [change.number, change])),
  }));
  const changes = publishedChanges(ruleset.changes).map(({ record: _, ...change }, number) => {
    const words = shown.flatMap(({ language, byNumber }): [Language, string[]][] => {
      const found = byNumber.get(number);
      return found
        ? [[language, found.differences.map(({ what, was, now }) => `${what}${was} → ${now}`)]]
        : [];
    });
    return { number, ...change, ...(words.length > 0 && { shown: Object.fromEntries(words) }) };
  });
  return { changes, moved: Object.fromEntries(movedOf(ruleset)) };
}

/** What the page of open questions has: disputes, unknown and inferred values, omissions. */
export function disputeList(ruleset: Ruleset): object {
  const { disputes, doubts } = openQuestionsOf(ruleset);
  return {
    disputes: disputes.map(({ entry, address, path, dispute }) => ({
      address,
      of: addressAt(entry, path),
      dispute,
    })),
    doubts: doubts.map(({ address, evidence, reason }) => ({ address, evidence, reason })),
    omissions: ruleset.meta.omissions,
  };
}

const readersOf = (ruleset: Ruleset) =>
  languagesOf(ruleset.meta).map((language) => createReader(language, ruleset, ''));
