/** What readers of the site see at every place of an entry, so that users of the data need not repeat what is inherited. */
import { DEFAULT_LANGUAGE, type Language } from '../i18n/languages.ts';
import type { Entry, Part } from '../model/entries.ts';
import { find } from '../model/find.ts';
import { provenanceAt, type Attestation, type Provenance } from '../model/provenance.ts';
import type { Ruleset } from '../model/rulebook.ts';
import { languagesOf } from '../model/translations.ts';
import type { SourcePlace } from '../../schemas/types.d.ts';
import { figureAt, modifierAt, type Figure } from '../wording/figure.ts';
import { createReader, type Reader } from '../view/context.ts';

/** `resolved` of the published schemas (schema/schemas.ts) describes these fields. */
export interface Resolved {
  /** A figure as readers of each language of the ruleset see it, without its marks. */
  shown?: Partial<Record<Language, string>>;
  /** Signs of its footnotes. */
  signs?: readonly string[];
  evidence: Attestation;
  source: readonly SourcePlace[];
  /** Address of the dispute inside the ruleset, and the claim in use; no claim where the question is left open. */
  dispute?: string;
  adopted?: string;
}

/** By fragment: `rifle`, `rifle.range`; the entry itself by the empty fragment. */
export function resolvedOf(entry: Entry, ruleset: Ruleset): Record<string, Resolved> {
  const languages = languagesOf(ruleset.meta);
  const readers = languages.map((language) => createReader(language, ruleset, entry.address));
  const first = readers[0] ?? createReader(DEFAULT_LANGUAGE, ruleset, entry.address);
  const figure = (of: (reader: Reader) => Figure): Resolved => {
    const { signs, provenance } = of(first);
    return {
      shown: Object.fromEntries(readers.map((reader) => [reader.language, of(reader).plain])),
      ...(signs.length > 0 && { signs }),
      ...resolved(provenance, ruleset),
    };
  };
  const cellsOf = (part: Part): [string, Resolved][] =>
    entry.kind === 'tables' && part.kind === 'row'
      ? entry.data.columns.map((column) => [
          `${part.id}.${column.id}`,
          figure((reader) => figureAt(entry, Number(part.path.at(-1)), column, reader)),
        ])
      : [];
  const places = entry.parts
    .filter(({ kind }) => kind !== 'dispute')
    .flatMap((part): [string, Resolved][] => [
      [
        part.id,
        entry.kind === 'modifiers' && part.kind === 'modifier'
          ? figure((reader) => modifierAt(entry, Number(part.path.at(-1)), reader).amount)
          : resolved(provenanceAt(entry, part.path), ruleset),
      ],
      ...cellsOf(part),
    ]);
  return { '': resolved(provenanceAt(entry, []), ruleset), ...Object.fromEntries(places) };
}

function resolved({ evidence, source, dispute }: Provenance, ruleset: Ruleset): Resolved {
  if (dispute === undefined) return { evidence, source };
  const target = find(ruleset, dispute);
  const part = target?.type === 'entry' ? target.part : undefined;
  const used =
    part?.kind === 'dispute' && part.data.claims.find(({ id }) => id === part.data.adopted);
  return { evidence, source, dispute, ...(used && { adopted: used.id }) };
}
