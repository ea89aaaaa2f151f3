/** The status of a part against the documents that it cites: the main one, or those it was checked against. */
import type { Path } from '../../diagnostics/diagnostic.ts';
import { asCode, list } from '../../diagnostics/phrase.ts';
import type { RulesetData } from '../../model/entries.ts';
import { provenanceAt, provenanceOf, type Attested } from '../../model/provenance.ts';
import type { DataFile } from '../../schema/data-file.ts';
import { shaped } from '../../schema/file-index.ts';
import { isObject } from '../../schema/guards.ts';
import { valueAt } from '../../schema/walk.ts';
import type { SourcePlace } from '../../../schemas/types.d.ts';
import type { SectionFault } from './sections.ts';

/** `other-source` of what cites nothing but the main document. */
export function* mainAsOther(
  files: readonly { file: string; path: Path; data: unknown }[],
  { ruleset }: RulesetData,
): Generator<SectionFault> {
  const main = new Set(
    ruleset?.documents.flatMap(({ id, role }) => (role === 'main' ? [id] : [])) ?? [],
  );
  for (const { file, path, data } of files) {
    const holder = valueAt(data, path.slice(0, -1));
    const source = isObject(holder) ? (holder['source'] as SourcePlace[] | undefined) : undefined;
    if (!Array.isArray(source) || source.length === 0) continue;
    if (source.every(({ document }) => main.has(document)))
      yield {
        file,
        path,
        message:
          source.length === 1
            ? `The evidence is ${asCode('other-source')}, but its only source ${asCode(source[0]?.document ?? '')} has ${asCode('role: main')}.`
            : `The evidence is ${asCode('other-source')}, but all of its sources have ${asCode('role: main')}.`,
        hint: `Write ${asCode('as-printed')}, or name the other document in ${asCode('source')}.${main.size > 1 ? ` If a document is not the one that is encoded here, give it ${asCode('role: supporting')} in ${asCode('ruleset.yaml')}.` : ''}`,
      };
  }
}

/** What cites nothing but supporting documents, and has the status of what the main document prints. */
export function* otherAsPrinted(
  files: readonly DataFile[],
  { ruleset, entries }: RulesetData,
): Generator<SectionFault> {
  const roles = new Map(ruleset?.documents.map(({ id, role }) => [id, role]));
  if (![...roles.values()].includes('main')) return;
  for (const file of files) {
    if (!file.kind && !LISTS.has(file.schema)) continue;
    const entry = entries.find((one) => one.file === file.file);
    const holders = new Map(
      shaped(file, 'SourcePlace').map(({ path }) => [
        path.slice(0, -2).join('/'),
        path.slice(0, -2),
      ]),
    );
    for (const path of holders.values()) {
      const { source = [], ...own } = valueAt(file.data, path) as Attested;
      const { evidence } = entry ? provenanceAt(entry, path) : provenanceOf(own);
      if (evidence !== 'as-printed' || path.includes('claims')) continue;
      if (source.every(({ document }) => roles.get(document) === 'supporting'))
        yield {
          file: file.file,
          path: [...path, 'source'],
          message: `The only source is ${list(source.map(({ document }) => document))}, a supporting document, but the status is ${asCode('as-printed')}: as in the main document.`,
          hint: `Beside ${asCode('source')}, write ${asCode('evidence: other-source')}; or name the page of the main document, if it is printed there.`,
        };
    }
  }
}

/** Files that hold a list of what has a status. */
const LISTS: ReadonlySet<string> = new Set(['markers', 'terms', 'values']);
