/** What a person says a figure was checked against, in words → the document and the place in it. */
import { LANGUAGE_TAGS } from '../i18n/languages.ts';
import { nearMatch } from '../text/near-match.ts';
import { fold } from '../text/fold.ts';
import type { RulesetData } from '../model/entries.ts';
import type { ChangeFile, RulesetFile, SourcePlace } from '../../schemas/types.d.ts';

type Document = RulesetFile['documents'][number];
type Against = Pick<ChangeFile, 'against' | 'words'>;

/** `page 4`, `p. 4`, `str. 4`, `s. 4`, `4ページ`, `p4` */
const PAGE = /(?:\b(?:pages?|pp?|str|strona|s)\b\.?\s*|\bp)(\d+)|(\d+)\s*(?:ページ|頁)/iu;

/**
 * `reference sheet, page 4; rulebook, 3.2` → two places. What is not recognised as a document of the ruleset with a place
 * stays in words, and so does the whole then.
 */
export function readAgainst(text: string, { ruleset }: Pick<RulesetData, 'ruleset'>): Against {
  const words = text.replace(/\s+/gu, ' ').trim();
  const places = words
    .split(/\s*;\s*/u)
    .filter(Boolean)
    .map((piece) => placeIn(piece, ruleset?.documents ?? []));
  const found = places.filter((place) => place !== undefined);
  const unique = found.filter(
    (place, at) => found.findIndex((one) => JSON.stringify(one) === JSON.stringify(place)) === at,
  );
  return {
    ...(unique.length > 0 && { against: unique }),
    ...(found.length < places.length && { words }),
  };
}

function placeIn(piece: string, documents: readonly Document[]): SourcePlace | undefined {
  const page = PAGE.exec(piece);
  const number = page ? Number(page[1] ?? page[2]) : undefined;
  const [name = '', ...more] = (page ? piece.replace(page[0], '') : piece)
    .split(/\s*[,，、]\s*/u)
    .map((part) => part.trim())
    .filter(Boolean);
  const document = documentNamed(name, documents);
  const section = more.join(', ');
  if (!document || (number === undefined && section === '')) return undefined;
  return {
    document: document.id,
    ...(number !== undefined && number > 0 && { page: number }),
    ...(section !== '' && { section }),
  };
}

/** By its id or its title in any language; small slips of the pen are forgiven. */
function documentNamed(name: string, documents: readonly Document[]): Document | undefined {
  const wanted = plain(name);
  if (wanted === '') return undefined;
  const names = new Map(
    documents.flatMap((document) =>
      [document.id, ...LANGUAGE_TAGS.map((tag) => document.title[tag])].map(
        (one) => [plain(one), document] as const,
      ),
    ),
  );
  const ends = [...names].filter(([one]) => one.endsWith(` ${wanted}`));
  const [only] = ends.length === 1 ? ends : [];
  return names.get(wanted) ?? only?.[1] ?? names.get(nearMatch(wanted, names.keys()) ?? '');
}

const plain = (name: string): string =>
  fold(name)
    .replace(/^the /, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
