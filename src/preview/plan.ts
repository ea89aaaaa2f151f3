/** Every preview image of the site: its path and its content. */
import { createHash } from 'node:crypto';
import type { Language } from '../i18n/languages.ts';
import { ui } from '../i18n/ui.ts';
import type { Rulebook, Ruleset } from '../model/rulebook.ts';
import { createReader } from '../view/context.ts';
import { fileOf, previewHref, sharedParts } from '../site/routes.ts';
import { siteDescription } from '../view/site-words.ts';
import { gameOf } from '../share/content.ts';
import { picturesOf, whereIs, type Picture } from './picture.ts';
import { SITE, SITE_LANGUAGES } from '../site/config.ts';

export interface Image {
  /** Relative to the root of the site: `previews/ja/bolt-action/tables/weapons/rifle.png` */
  path: string;
  /** The highlighted line; none on an entry's own image. */
  line: number | undefined;
}

/** A picture is drawn once; its images differ only in the highlighted line. */
export interface Sheet {
  picture: Picture;
  images: Image[];
}

export const planPreviews = (book: Rulebook): Sheet[] =>
  SITE_LANGUAGES.flatMap((language) => [
    sitePage(language, book),
    ...book.rulesets.flatMap((ruleset) => rulesetSheets(ruleset, language)),
  ]);

function sitePage(language: Language, book: Rulebook): Sheet {
  const t = ui(language);
  const title = t('home.heading', { n: book.rulesets.length });
  return {
    picture: {
      language,
      site: SITE.name,
      ink: 'ink',
      game: SITE.name,
      kind: '',
      title,
      body: { text: siteDescription(book, language) },
    },
    images: [{ path: fileOf(previewHref(language)), line: undefined }],
  };
}

function rulesetSheets(ruleset: Ruleset, language: Language): Sheet[] {
  const reader = createReader(language, ruleset, '');
  const front: Picture = {
    language,
    site: SITE.name,
    ink: ruleset.meta.accent,
    game: gameOf(reader),
    kind: '',
    title: reader.plain(ruleset.meta.title),
    body: { text: reader.plain(ruleset.meta.summary) },
  };
  return [
    {
      picture: front,
      images: [{ path: fileOf(previewHref(language, ruleset.id)), line: undefined }],
    },
    ...ruleset.entries.flatMap((entry) => {
      const sheets = picturesOf(entry, reader).map((picture): Sheet => ({ picture, images: [] }));
      sheets[0]?.images.push({
        path: fileOf(previewHref(language, ruleset.id, entry.address)),
        line: undefined,
      });
      const pictures = sheets.map(({ picture }) => picture);
      for (const id of sharedParts(entry)) {
        const { picture, line } = whereIs(pictures, id) ?? { picture: 0, line: undefined };
        sheets[picture]?.images.push({
          path: fileOf(previewHref(language, ruleset.id, `${entry.address}#${id}`)),
          line,
        });
      }
      return sheets;
    }),
  ];
}

/** Name of an image in the cache: depends on its content and on the drawing code. */
export const cacheKey = (picture: Picture, line: number | undefined, renderer: string): string =>
  createHash('sha256')
    .update(JSON.stringify([picture, line ?? null, renderer]))
    .digest('hex')
    .slice(0, 32);
