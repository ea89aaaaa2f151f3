/** Polish words of the printed quick reference. */
import type { print as english } from './en-print.ts';
import type { Words } from './en.ts';
import { pluralOf } from './plural.ts';

const plural = pluralOf('pl');

export const print: Pick<Words, keyof typeof english> = {
  'print.open': 'Drukuj',
  'print.open.sheet': 'Wydrukuj kartę pomocy',
  'print.title': 'Karta pomocy',
  'print.lead': 'Zaznacz, czego potrzebujesz, i wydrukuj. Wybór zapisuje się w adresie strony.',
  'print.no-script': 'Wybór części wymaga JavaScriptu. Bez niego widać całą kartę.',
  'print.description': ({ game }) =>
    `${game}: karta pomocy do druku w formatach A4 i Letter, ze źródłami i kodami QR.`,
  'print.turn': 'Przebieg tury',
  'print.abbreviations': 'Skróty',
  'print.examples': 'Przykłady',
  'print.parts': 'Części',
  'print.parts.all': 'Wszystkie części',
  'print.parts.of': ({ name }) => `Wybierz z części: ${name}`,
  'print.paper': 'Papier',
  'print.paper.own': 'według ustawień drukarki',
  'print.notes': 'Przypisy: źródła i wątpliwości',
  'print.print': 'Drukuj',
  'print.pages': ({ n }) =>
    plural(n, {
      one: `około ${n} strony`,
      few: `około ${n} stron`,
      many: `około ${n} stron`,
      other: `około ${n} strony`,
    }),
  'print.nothing': 'Nie zaznaczono żadnej części.',
  'print.page': ({ n, count }) => `strona ${n} z ${count}`,
  'print.version': ({ version }) => `dane ${version}`,
  'print.version-on': ({ version, date }) => `dane ${version}, ${date}`,
  'print.code': ({ name }) => `Kod QR: ${name}`,
  'print.code.text': 'Zeskanuj, by sprawdzić, czy od wydruku coś się zmieniło.',
  'print.codes-missing':
    'Kody QR pominięto: ta kopia serwisu jest dostępna tylko na tym komputerze.',
  'print.dispute': ({ about, claims, used }) => `${about}: ${claims}. Przyjęto: ${used}.`,
  'title.print': ({ game }) => `${game}: karta pomocy do druku`,
  'arrival.unchanged': ({ version }) => `Bez zmian od czasu wydruku karty (dane ${version}).`,
  'arrival.since-sheet': 'Zmiany od czasu wydruku karty:',
  'arrival.newer': ({ version }) =>
    `Wydrukowana karta (dane ${version}) jest nowsza niż ta strona. Odśwież stronę, gdy będziesz online.`,
};
