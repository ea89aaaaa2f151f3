/** The site's own data, `site.yaml` beside the rulesets: its name, what it says of itself, and where it is. */
import { join } from 'node:path';
import { languagesOf } from '../load/translations.ts';
import { fillText } from '../i18n/text.ts';
import type { Language } from '../i18n/languages.ts';
import { readSiteFile } from '../load/site-file.ts';
import type { SiteFile, Text } from '../../schemas/types.d.ts';

export type SiteData = Omit<SiteFile, 'languages'> & { languages: readonly Language[] };

/** Of a folder of rules without a site.yaml that can be read. */
const NAMELESS: SiteFile = {
  name: 'Rules',
  imprint: named('Unofficial player aid. Not a substitute for the rulebook.'),
  licence: { name: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' },
  repository: 'https://repository.example/rules',
};

/** Reads `site.yaml` in the folder of the rules; where it is missing or faulty, its place is taken by plain words. */
export function readSiteData(directory: string): SiteData {
  const data = readSiteFile(join(directory, 'site.yaml')) ?? NAMELESS;
  return { ...data, languages: languagesOf(data) };
}

function named(en: string): Text {
  const text = { en };
  fillText(text, 'en');
  return text as Text;
}
