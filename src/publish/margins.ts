/**
 * The style sheet of the margins of the printed quick reference: game, edition, language, data, address and page number
 * on every page. One file per ruleset and language, as a page may hold no style of its own.
 */
import { getLanguage, type Language } from '../i18n/languages.ts';
import { ui } from '../i18n/ui.ts';
import type { Ruleset } from '../model/rulebook.ts';
import { createReader } from '../view/context.ts';
import { editionName } from '../wording/names.ts';
import { typedAddress } from '../view/print/code.ts';
import { versionLine } from '../view/print/sheet.ts';

/** A4 and Letter hold the same 190 × 257 mm, so that page 3 is page 3 on both. */
const PAPERS = `@page a4 { size: A4; margin: 20mm 10mm; }
@page letter { size: letter; margin: 11.2mm 12.95mm; }
:root[data-paper='a4'] { page: a4; }
:root[data-paper='letter'] { page: letter; }
`;

export function marginsSheet(language: Language, ruleset: Ruleset): string {
  const reader = createReader(language, ruleset, 'print');
  const game = [editionName(ruleset, language), getLanguage(language).name].join(' · ');
  return `@page {
  size: auto;
  margin: 15mm 10mm;
  ${box('top-left', quoted(game))}
  ${box('top-right', quoted(versionLine(reader)))}
  ${box('bottom-left', quoted(typedAddress('', reader)))}
  ${box('bottom-right', pageNumber(language))}
}
${PAPERS}`;
}

function box(place: string, content: string): string {
  const [edge] = place.split('-');
  const align = edge === 'top' ? 'bottom' : 'top';
  return `@${place} { content: ${content}; font: 7.5pt var(--sans); vertical-align: ${align}; padding-block: 1.5mm; white-space: nowrap; }`;
}

/** `page 3 of 12`, where the browser fills in both numbers. */
const pageNumber = (language: Language): string =>
  ui(language)('print.page', { n: '\0page\0', count: '\0pages\0' })
    .split('\0')
    .map((piece, index) => (index % 2 === 1 ? `counter(${piece})` : quoted(piece)))
    .join(' ');

const quoted = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&').replace(/\s+/g, ' ')}"`;
