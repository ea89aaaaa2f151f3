/** Words of the printed quick reference. */
import { pluralOf } from './plural.ts';

const plural = pluralOf('en');

export const print = {
  'print.open': 'Print',
  'print.open.sheet': 'Print as a quick reference',
  'print.title': 'Quick reference',
  'print.lead': 'Choose what you need, then print. Your choice is saved in the link.',
  'print.no-script': 'Choosing parts needs JavaScript. Without it, this is the whole sheet.',
  'print.description': ({ game }: { game: string }) =>
    `Quick reference for A4 and Letter, with sources and QR codes: ${game}.`,
  'print.turn': 'Turn sequence',
  'print.abbreviations': 'Abbreviations',
  'print.examples': 'Examples',
  'print.parts': 'Parts',
  'print.parts.all': 'All parts',
  'print.parts.of': ({ name }: { name: string }) => `Choose from ${name}`,
  'print.paper': 'Paper',
  'print.paper.own': 'use printer settings',
  'print.notes': 'Footnotes: sources and doubts',
  'print.print': 'Print',
  'print.pages': ({ n }: { n: number }) =>
    plural(n, { one: `about ${n} page`, other: `about ${n} pages` }),
  'print.nothing': 'No part is selected.',
  'print.page': ({ n, count }: { n: string; count: string }) => `page ${n} of ${count}`,
  'print.version': ({ version }: { version: string }) => `data ${version}`,
  'print.version-on': ({ version, date }: { version: string; date: string }) =>
    `data ${version}, ${date}`,
  'print.code': ({ name }: { name: string }) => `QR code: ${name}`,
  'print.code.text': 'Scan to see what has changed since this was printed.',
  'print.codes-missing':
    'QR codes are left out: this copy of the site can only be reached from your own computer.',
  'print.dispute': ({ about, claims, used }: { about: string; claims: string; used: string }) =>
    `${about}: ${claims}. Used here: ${used}.`,
  'title.print': ({ game }: { game: string }) => `${game}: printable quick reference`,
  'arrival.unchanged': ({ version }: { version: string }) =>
    `Unchanged since your sheet was printed (data ${version}).`,
  'arrival.since-sheet': 'Changed since your sheet was printed:',
  'arrival.newer': ({ version }: { version: string }) =>
    `Your sheet (data ${version}) is newer than this page. Reload it when you are online.`,
} as const;
