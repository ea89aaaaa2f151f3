/** Wiersze składane z danych. */
import type { lines as english } from './en-lines.ts';
import type { Words } from './en.ts';
import { upperFirst } from './format.ts';
import { pluralOf } from './plural.ts';

const plural = pluralOf('pl');

/** `żeton DM`, `żetony First Fire i Final Fire` */
const counters = ({ markers, n }: { markers: string; n: number }): string =>
  `${n > 1 ? 'żetony' : 'żeton'} ${markers}`;

export const lines: Pick<Words, keyof typeof english> = {
  'roll.dice-and-target': ({ dice, target }) => `Rzuć ${dice}. Wymagany wynik: ${target}.`,
  'roll.dice': ({ dice }) => `Rzuć ${dice}.`,
  'roll.target-unknown': ({ dice }) => `Rzuć ${dice}. Nasze źródła nie podają wymaganego wyniku.`,
  'roll.shared': ({ rolls }) => `Odczytaj kości z rzutu: ${rolls}.`,
  'roll.shared-and-target': ({ rolls, target }) =>
    `Odczytaj kości z rzutu: ${rolls}. Wymagany wynik: ${target}.`,
  'roll.check': ({ roll }) => `Rezultat rzutu: ${roll}`,
  'roll.contest.highest': ({ dice, each }) =>
    `${upperFirst(each)}: osobny rzut ${dice}; wygrywa najwyższy wynik.`,
  'roll.contest.lowest': ({ dice, each }) =>
    `${upperFirst(each)}: osobny rzut ${dice}; wygrywa najniższy wynik.`,
  'roll.ties.all': 'Remis: wygrywają wszyscy remisujący.',
  'roll.ties.again': 'Remis: rzućcie ponownie.',
  'roll.ties.none': 'Remis: nikt nie wygrywa.',
  'roll.ties.unknown': 'Remis: nasze źródła tego nie podają.',
  'roll.face.red': 'czerwona kość',
  'roll.face.white': 'biała kość',

  'test.and': ({ a, b }) => `${a}; ${b}`,
  'test.equals': ({ subject, amount }) => `${subject} = ${amount}`,
  'test.above': ({ subject, amount }) => `${subject} > ${amount}`,
  'test.atLeast': ({ subject, amount }) => `${subject} ≥ ${amount}`,
  'test.below': ({ subject, amount }) => `${subject} < ${amount}`,
  'test.atMost': ({ subject, amount }) => `${subject} ≤ ${amount}`,
  'test.range': ({ subject, from, to }) => `${subject} ${from}–${to}`,
  'test.between': ({ subject, above, atMost }) => `${subject} > ${above}, lecz ≤ ${atMost}`,
  'test.is': ({ subject, names }) => `${subject}: ${names}`,
  'test.is-not': ({ subject, names }) => `${subject}: nie ${names}`,
  'test.is-none-of': ({ subject, names }) => `${subject}: nie ${names}`,
  'test.none': ({ subject }) => `${subject}: brak`,
  'test.some': ({ subject }) => `${subject}: jest`,
  'test.odd': 'wynik nieparzysty',
  'test.even': 'wynik parzysty',
  'test.doubles': 'dublet',
  'test.not-doubles': 'bez dubletu',
  'test.outcome': ({ names }) => `rezultat: ${names}`,
  'test.outcome-not': ({ names }) => `każdy rezultat oprócz: ${names}`,
  'test.winner': 'wygrany w rzucie',
  'test.loser': 'przegrany w rzucie',
  'test.otherwise': 'każdy inny wynik',
  // A label in front of a colon reads badly after a conjunction.
  'test.if': ({ condition, text }) => `${upperFirst(condition)}. ${text}`,

  'effect.place.counter': (of) => `Połóż ${counters(of)}`,
  'effect.place.counted': ({ counted }) => `Połóż: ${counted}`,
  'effect.place.state': ({ markers }) => `Nowy stan: ${markers}`,
  'effect.place.die': ({ markers }) => `Połóż: ${markers}`,
  'effect.remove.counter': (of) => `Zdejmij ${counters(of)}`,
  'effect.remove.counted': ({ counted }) => `Zdejmij: ${counted}`,
  'effect.remove.state': ({ markers }) => `Koniec stanu: ${markers}`,
  'effect.remove.die': ({ markers }) => `Zdejmij: ${markers}`,
  'effect.keep.counter': (of) => `Zachowaj ${counters(of)}`,
  'effect.keep.state': ({ markers }) => `Stan pozostaje: ${markers}`,
  'effect.keep.die': ({ markers }) => `Zachowaj: ${markers}`,
  'effect.keep.side': ({ die, side }) => `Zachowaj ${die}: ${side}`,
  'effect.flip.counter': ({ marker, to }) =>
    `Odwróć ${counters({ markers: marker, n: 1 })} na „${to}”`,
  'effect.flip.state': ({ marker, to }) => `Zmiana stanu: ${marker} → ${to}`,
  'effect.flip.die': ({ die, to }) => `Ustaw ${die} na „${to}”`,
  'effect.optional': ({ effect }) => `${effect} (opcjonalnie)`,

  'markers.again.line': ({ effect }) => `Przy ponownym nałożeniu: ${effect}`,

  'step.cost.line': ({ costs }) => `Koszt: ${costs}`,
  'step.limit.line': ({ limit }) => `Limit: ${limit}`,
  'step.repeat.line': ({ until }) => `Powtarzaj, ${until}`,

  'cost.units': ({ n, unit }) => `${n} ${unit}`,
  'cost.times': ({ n, cost }) => `${n} × ${cost}`,

  'reaction.before': ({ rule }) => `Wcześniej możliwe: ${rule}`,
  'reaction.between': ({ rule }) => `Po deklaracji, przed rozstrzygnięciem: ${rule}`,
  'reaction.after': ({ rule }) => `Następnie: ${rule}`,
  'reaction.after.at': ({ rule, place }) => `Następnie: ${rule} (${place})`,
  'reaction.never': ({ rule }) => `Tu niedozwolone: ${rule}`,

  'place.phase': ({ n, of }) => `Faza ${n} z ${of}`,
  'place.step': ({ procedure, n, of }) => `${procedure}, krok ${n} z ${of}`,
  'sides.sequential': ({ first, then }) => `${first}, potem ${then}`,
  'sides.per-step': ({ first, then }) => `w każdym kroku ${first}, potem ${then}`,
  'sides.alternating': ({ first, then }) => `${first} i ${then} na przemian, po jednej akcji`,
  'sides.react': ({ first, then }) => `${first}; po każdej akcji może zareagować ${then}`,
  'sides.simultaneous': ({ first, then }) =>
    `deklaracje: ${first}, potem ${then}; skutki jednocześnie`,
  'sides.drawn': ({ first, then }) => `${first} lub ${then}, według losowania`,

  'amount.per-one': ({ each, perOne }) => `${each} ${perOne}`,
  'amount.per-above': ({ each, every, above }) => `${each} za każde ${every} powyżej ${above}`,
  'amount.from-to': ({ from, to }) => `od ${from} do ${to}`,
  'amount.unknown': 'nieznane',
  'amount.set': ({ amount }) => `nowa wartość: ${amount}`,
  'amount.set-unknown': 'nowa wartość nieznana',

  'shift.lower': ({ n }) =>
    plural(n, {
      one: `${n} kolumna w dół`,
      few: `${n} kolumny w dół`,
      many: `${n} kolumn w dół`,
      other: `${n} kolumny w dół`,
    }),
  'shift.higher': ({ n }) =>
    plural(n, {
      one: `${n} kolumna w górę`,
      few: `${n} kolumny w górę`,
      many: `${n} kolumn w górę`,
      other: `${n} kolumny w górę`,
    }),
  'shift.unknown': ({ n }) =>
    plural(n, {
      one: `przesunięcie o ${n} kolumnę (kierunek nieznany)`,
      few: `przesunięcie o ${n} kolumny (kierunek nieznany)`,
      many: `przesunięcie o ${n} kolumn (kierunek nieznany)`,
      other: `przesunięcie o ${n} kolumny (kierunek nieznany)`,
    }),

  'value.start': ({ value, amount }) => `${value}: wartość wyjściowa ${amount}`,
  'value.equals': ({ value, amount }) => `${value} = ${amount}`,
  'value.start-own': ({ value }) => `Wartość wyjściowa: ${value}`,
  'work.nothing.unknown': 'Nic tu nie da się obliczyć: źródła nie podają tej liczby.',
  'work.nothing.taken-over': 'Nie ma tu czego obliczać: liczbę przejmuje się bez zmian.',
  'value.most': ({ n }) => `najwyżej ${n}`,
  'value.least': ({ n }) => `co najmniej ${n}`,

  'mod.differs.line': ({ text }) => `W innym miejscu inaczej: ${text}`,
  'mod.cancels.line': ({ names }) => `Znosi: ${names}`,
  'mod.applies.line': ({ rolls }) => `Dotyczy: ${rolls}`,
  'mod.applies-all-except': ({ rolls }) => `Dotyczy wszystkich rzutów z wyjątkiem: ${rolls}`,
  'mod.chance.line': ({ fraction }) => `Szansa: ${fraction}`,

  'example.line': ({ title }) => `Przykład: ${title}`,

  'front.step': ({ title, text }) => `${title}: ${text}`,
};
