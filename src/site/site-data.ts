/** The site's own data, `site.yaml` beside the rulesets: its name, what it says of itself, and where it is. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillText } from '../i18n/text.ts';
import type { Language } from '../i18n/languages.ts';
import { readFile } from '../load/load.ts';
import { completeTexts, declareLanguagesOf, languagesOf } from '../model/translations.ts';
import { SITE_FILE } from '../schema/schemas.ts';
import { getValidator } from '../schema/validate.ts';
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

/** Undefined where there is none, or where it has errors: `npm run check` reports them. */
function readSiteFile(path: string): SiteFile | undefined {
  if (!existsSync(path)) return undefined;
  const place = { file: path, ruleset: '', schema: SITE_FILE, name: SITE_FILE } as const;
  const file = readFile(place, readFileSync(path, 'utf8'), () => {});
  declareLanguagesOf(file);
  if (file.data === undefined || !getValidator()(file, () => {})) return undefined;
  completeTexts([file], () => {});
  return file.data as SiteFile;
}

function named(en: string): Text {
  const text = { en };
  fillText(text, 'en');
  return text as Text;
}
