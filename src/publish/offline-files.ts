/** What is kept besides pages: the words about keeping, and the changes that an update may have brought. */

import { offline } from '../i18n/en-offline.ts';
import { templates, type Key } from '../i18n/ui.ts';
import type { Rulebook, Ruleset } from '../model/rulebook.ts';
import { changesPath, wordsPath, type PackedChange } from '../offline/pack-format.ts';
import type { PublicFile } from '../site/public-file.ts';
import { dataDate, versionOf } from '../site/data-version.ts';
import { changesOf } from '../view/changes.ts';
import { createReader } from '../view/context.ts';
import { byLanguage, type Language } from '../i18n/languages.ts';
import { plain } from '../notation/show.ts';
import type { PackedRuleset } from './packs.ts';
import { SITE_LANGUAGES } from '../site/config.ts';

const KEYS = Object.keys(offline) as (Key & keyof typeof offline)[];

/** Paths below the root of the site. */
export const offlineFiles = (book: Rulebook): PublicFile[] =>
  SITE_LANGUAGES.flatMap((language) => [
    json(wordsPath(language), templates(language, KEYS)),
    ...book.rulesets.map((ruleset) =>
      json(changesPath(language, ruleset.id), changes(ruleset, language)),
    ),
  ]);

const json = (path: string, data: object): PublicFile => ({
  path,
  type: 'application/json; charset=utf-8',
  text: JSON.stringify(data),
});

function changes(ruleset: Ruleset, language: Language): PackedChange[] {
  const reader = createReader(language, ruleset, '');
  return changesOf(ruleset, reader).map(({ number, address, name, differences }) => ({
    number,
    name,
    href: reader.link(address === 'ruleset' ? '' : address),
    differences,
  }));
}

/** What the packs say of each ruleset. */
export const packedRulesets = (book: Rulebook): PackedRuleset[] =>
  book.rulesets.map((ruleset) => {
    const { id, meta } = ruleset;
    const date = dataDate(ruleset);
    return {
      id,
      title: byLanguage((language) => plain(meta.title, language)),
      version: versionOf(ruleset),
      ...(date !== undefined && { date }),
    };
  });
