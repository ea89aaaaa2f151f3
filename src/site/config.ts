/**
 * The one place that knows where the site and its repository live: `site.yaml` in the folder of the rules, or the environment,
 * which a host sets where it builds.
 */
import { resolve } from 'node:path';
import type { Language } from '../i18n/languages.ts';
import { RULES_DIRECTORY } from '../rulebook.ts';
import { readSiteData, type SiteData } from './site-data.ts';

/** Where the site is published, without a trailing slash; undefined if not configured. */
export const SITE: SiteData = readSiteData(resolve(RULES_DIRECTORY));
/** The languages that there are pages in, in the order in which pages name them. */
export const SITE_LANGUAGES: readonly Language[] = SITE.languages;
/** For readers of no language of the site, and `x-default`. */
export const FIRST_LANGUAGE: Language = SITE_LANGUAGES[0] ?? 'en';
/** Of the frame of pages for contributors, whose text is English. */
export const PROJECT_LANGUAGE: Language = SITE_LANGUAGES.includes('en') ? 'en' : FIRST_LANGUAGE;

const fromEnvironment = (name: string): string | undefined => process.env[name] || undefined;

/** Where the site is published, without a trailing slash; undefined when it is not said. */
export const CONFIGURED_ORIGIN = (fromEnvironment('SITE_ORIGIN') ?? SITE.origin)?.replace(
  /\/$/,
  '',
);
/** In files that must name one: previews, feeds, the sitemap. Without a trailing slash. */
export const ORIGIN = CONFIGURED_ORIGIN ?? 'https://site.example';
/** Can readers keep pages? `SITE_OFFLINE=off` takes back what was kept on their devices, see docs/offline.md. */
export const KEEPS_OFFLINE = process.env['SITE_OFFLINE'] !== 'off';
/** Begins and ends with a slash. */
export const BASE =
  `/${(process.env['SITE_BASE'] ?? SITE.base ?? '').replace(/^\/|\/$/g, '')}/`.replace('//', '/');
/** Where the sources are: issues, and files to edit. */
export const REPOSITORY = (fromEnvironment('SITE_REPOSITORY') ?? SITE.repository).replace(
  /\/$/,
  '',
);
export const BRANCH = SITE.branch ?? 'main';
/** The folder of the rules in the repository. */
export const RULES_FOLDER = SITE.folder ?? 'rules';
/** Version of the public data shapes: the `v1` of `/api/v1/`. */
export const DATA_VERSION = 'v1';
/** Of the data and the texts. */
export const LICENCE = SITE.licence;
/** Of the image shown with a link, in pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;
