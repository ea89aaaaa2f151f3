/** The one data file that the configuration of the site needs before the rules are read. */
import { existsSync, readFileSync } from 'node:fs';
import { getValidator } from '../schema/validate.ts';
import { SITE_FILE } from '../schema/schemas.ts';
import type { SiteFile } from '../../schemas/types.d.ts';
import { readFile } from './load.ts';
import { completeTexts } from './translations.ts';

/** The data of a `site.yaml`; undefined where there is none, or where it has errors: `npm run check` reports them. */
export function readSiteFile(path: string): SiteFile | undefined {
  if (!existsSync(path)) return undefined;
  const findings: unknown[] = [];
  const report = (finding: unknown): void => void findings.push(finding);
  const place = { file: path, ruleset: '', schema: SITE_FILE, name: SITE_FILE } as const;
  const file = readFile(place, readFileSync(path, 'utf8'), report);
  if (file.data === undefined || !getValidator()(file, report)) return undefined;
  completeTexts([file], report);
  return file.data as SiteFile;
}
