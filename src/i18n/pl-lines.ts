/** Wiersze składane z danych. */
import type { lines as english } from './en-lines.ts';
import type { Words } from './en.ts';
import { lowerFirst, lowerPhrase } from './format.ts';
import { upperFirst } from '../text/upper-first.ts';
import { pluralOf } from './plural.ts';

const plural = pluralOf('pl');

/** `żeton DM`, `wszystkie żetony „First Fire” i „Final Fire”` */
const counters = ({ markers, n }: { markers: string; n: number }): string =>
  `${n > 1 ? 'wszystkie żetony' : 'żeton'} ${markers}`;

export const lines: Pick<Words, keyof typeof english> = {
  'roll.dice-and-target': ({ dice, target }) => `Rzuć ${dice}. Próg: ${target}.`,
  'roll.pool': ({ dice, number, success }) =>
    `Liczba rzucanych ${dice}: ${number}. Kość daje sukces, gdy: ${success}.`,
  'roll.target': ({ target }) => `Próg: ${target}.`,
  'roll.symbols': ({ symbols }) => `Ścianki: ${symbols}.`,
  'dice.highest': ({ n }) =>
    plural(n, {
      one: 'liczy się najwyższa',
      few: `liczą się ${n} najwyższe`,
      many: `liczy się ${n} najwyższych`,
      other: `liczy się ${n} najwyższej`,
    }),
  'dice.lowest': ({ n }) =>
    plural(n, {
      one: 'liczy się najniższa',
      few: `liczą się ${n} najniższe`,
      many: `liczy się ${n} najniższych`,
      other: `liczy się ${n} najniższej`,
    }),
  'dice.reroll': ({ on }) => `przerzuć ${on} jeden raz`,
  'dice.reroll-repeatedly': ({ on }) => `przerzucaj ${on} do skutku`,
  'dice.explode': ({ on }) => `po ${on} rzuć jeszcze raz i dodaj`,
  'dice.extra': ({ on }) => `każde ${on} daje dodatkową kość`,
  'roll.rest': 'inny',
  'roll.dice': ({ dice }) => `Rzuć ${dice}.`,
  'roll.target-unknown': ({ dice }) => `Rzuć ${dice}. Nasze źródła nie podają progu.`,
  'roll.shared': ({ rolls }) => `Użyj kości tego rzutu: ${rolls}.`,
  'roll.shared-and-target': ({ rolls, target }) =>
    `Użyj kości tego rzutu: ${rolls}. Próg: ${target}.`,
  'roll.check': ({ roll }) => `Rozstrzyga rzut „${roll}”.`,
  'roll.contest.highest': ({ dice }) => `Każda strona rzuca ${dice}; wygrywa wyższy wynik.`,
  'roll.contest.lowest': ({ dice }) => `Każda strona rzuca ${dice}; wygrywa niższy wynik.`,
  'roll.ties.all': 'Przy remisie wygrywają obie strony.',
  'roll.ties.again': 'Przy remisie rzućcie ponownie.',
  'roll.ties.none': 'Przy remisie nikt nie wygrywa.',
  'roll.ties.side': ({ side }) => `Przy remisie wygrywa: ${side}.`,
  'roll.ties.unknown': 'Nasze źródła nie mówią, co przy remisie.',
  'roll.select.highest': ({ dice, each }) =>
    `Losowany wybór (${each}): za każdą możliwość rzuć osobno ${dice}; liczy się najwyższy wynik.`,
  'roll.select.lowest': ({ dice, each }) =>
    `Losowany wybór (${each}): za każdą możliwość rzuć osobno ${dice}; liczy się najniższy wynik.`,
  'roll.select.ties.all': 'Przy remisie liczą się wszystkie remisujące.',
  'roll.select.ties.again': 'Przy remisie rzuć ponownie.',
  'roll.select.ties.none': 'Przy remisie nic nie zostaje wybrane.',
  'roll.select.ties.unknown': 'Nasze źródła nie mówią, co przy remisie.',
  'roll.face.red': 'czerwona kość',
  'roll.face.white': 'biała kość',

  'test.and': ({ a, b }) => `${a} i ${b}`,
  'test.equals': ({ subject, amount }) => `${subject} = ${amount}`,
  'test.above': ({ subject, amount }) => `${subject} > ${amount}`,
  'test.atLeast': ({ subject, amount }) => `${subject} ≥ ${amount}`,
  'test.below': ({ subject, amount }) => `${subject} < ${amount}`,
  'test.atMost': ({ subject, amount }) => `${subject} ≤ ${amount}`,
  'test.range': ({ subject, from, to }) => `${subject} ${from}–${to}`,
  'test.between': ({ subject, above, atMost }) => `${subject} > ${above}, lecz ≤ ${atMost}`,
  'test.is': ({ subject, names }) => `${subject}: ${names}`,
  'test.marked': ({ subject, names }) => `${subject}: żeton ${names}`,
  'test.not-marked': ({ subject, names }) => `${subject}: brak żetonu ${names}`,
  'test.is-not': ({ subject, names }) => `${subject}: nie ${names}`,
  'test.is-none-of': ({ subject, names }) => `${subject}: nie ${names}`,
  'test.none': ({ subject }) => `brak: ${subject}`,
  'test.some': ({ subject }) => `jest: ${subject}`,
  'test.odd': 'wynik nieparzysty',
  'test.even': 'wynik parzysty',
  'test.doubles': 'dublet',
  'test.not-doubles': 'bez dubletu',
  'test.symbol': ({ names }) => `na kości ${names}`,
  'test.symbol-not': ({ names }) => `na kości nie ma ${names}`,
  'test.outcome': ({ names }) => `wynik ${names}`,
  'test.outcome-not': ({ names }) => `każdy wynik oprócz ${names}`,
  'test.winner': 'zwycięzca rzutu',
  'test.loser': 'przegrany rzutu',
  'test.otherwise': 'każdy inny wynik',
  'test.if': ({ condition, text }) => `Jeśli ${condition}, ${lowerFirst(text)}`,
  'case.line': ({ condition, text }) => `${upperFirst(condition)}: ${text}`,

  'effect.place.counter': (of) => `Połóż ${counters(of)}`,
  'effect.place.counted': ({ counted }) => `Połóż ${counted}`,
  'effect.place.state': ({ markers, n }) => `${n > 1 ? 'Nowe stany' : 'Nowy stan'}: ${markers}`,
  'effect.place.die': ({ markers }) => `Połóż ${lowerFirst(markers)}`,
  'effect.remove.counter': (of) => `Zdejmij ${counters(of)}`,
  'effect.remove.counted': ({ counted }) => `Zdejmij ${counted}`,
  'effect.remove.state': ({ markers }) => `Koniec stanu: ${markers}`,
  'effect.remove.die': ({ markers }) => `Zdejmij ${lowerFirst(markers)}`,
  'effect.keep.counter': (of) => `Zachowaj ${counters(of)}`,
  'effect.keep.state': ({ markers }) => `Stan pozostaje: ${markers}`,
  'effect.keep.die': ({ markers }) => `Zachowaj ${lowerFirst(markers)}`,
  'effect.keep.side': ({ die, side }) => `Zachowaj ${die} ustawioną na ${side}`,
  'effect.flip.counter': ({ marker, to }) =>
    `Obróć ${counters({ markers: marker, n: 1 })} na stronę ${to}`,
  'effect.flip.state': ({ marker, to }) => `Zmiana stanu: ${marker} → ${to}`,
  'effect.flip.die': ({ die, to }) => `Ustaw ${die} na „${to}”`,
  'effect.name': ({ name }) =>
    // Abbreviations are seen to be names.
    /^\p{Lu}+$/u.test(name) ? name.trim() : `„${name}”`,
  'effect.counted': ({ n, marker }) => `${n} × ${marker}`,
  'effect.optional': ({ effect }) => `${effect} (opcjonalnie)`,

  'markers.again.counter': ({ effect }) => `Przy ponownym nałożeniu: ${lowerFirst(effect)}`,
  'markers.again.state': ({ effect }) => `Jeśli nastąpi ponownie, ${lowerFirst(effect)}`,

  'step.limit.line': ({ limit }) => `Limit: ${limit}`,
  'step.repeat.line': ({ until }) => `Powtarzaj, ${until}`,

  'cost.units': ({ n, unit }) => `${n} ${unit}`,
  'cost.times': ({ n, cost }) => `${n} × ${cost}`,

  'place.phase': ({ n, of }) => `Faza ${n} z ${of}`,
  'place.step': ({ procedure, n, of }) => `${procedure}, krok ${n} z ${of}`,
  'sides.sequential': ({ first, then }) => `${first}, potem ${lowerPhrase(then)}`,
  'sides.per-step': ({ first, then }) =>
    `w każdym kroku ${lowerPhrase(first)}, potem ${lowerPhrase(then)}`,
  'sides.alternating': ({ first, then }) =>
    `${first} i ${lowerPhrase(then)} na przemian, po jednej akcji`,
  'sides.react': ({ first, then }) =>
    `${first}; po każdej akcji może zareagować ${lowerPhrase(then)}`,
  'sides.simultaneous': ({ first, then }) =>
    `deklaracje: ${lowerPhrase(first)}, potem ${lowerPhrase(then)}; skutki jednocześnie`,
  'sides.drawn': ({ first, then }) => `${first} lub ${lowerPhrase(then)}, według losowania`,

  'amount.per-one': ({ each, perOne }) => `${each} ${perOne}`,
  'amount.per-every-down': ({ each, every, of }) =>
    `${each} za każde pełne ${every} (${lowerFirst(of)})`,
  'amount.per-every-up': ({ each, every, of }) =>
    `${each} za każde rozpoczęte ${every} (${lowerFirst(of)})`,
  'amount.per-above': ({ each, every, above }) => `${each} za każde ${every} powyżej ${above}`,
  'amount.from-to': ({ from, to }) => `od ${from} do ${to}`,
  'amount.unknown': 'wartość nieznana',
  'amount.dice': ({ n }) =>
    `${n > 0 ? '+' : '−'}${Math.abs(n)} ${plural(Math.abs(n), { one: 'kość', few: 'kości', many: 'kości', other: 'kości' })}`,
  'amount.dice-named': ({ amount }) => `kości: ${amount}`,
  'amount.set': ({ amount }) => `= ${amount}`,
  'amount.set-unknown': 'wartość nieznana',
  'round.up': 'zaokrąglenie w górę',
  'round.down': 'zaokrąglenie w dół',
  'round.unknown': 'zaokrąglenie nieznane',
  'round.then': ({ rounding }) => `potem ${rounding}`,

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

  'value.start': ({ value, amount }) => `${value}: wartość początkowa to ${amount}`,
  'value.equals': ({ value, amount }) => `${value} = ${amount}`,
  'value.start-own': ({ value }) => `Wartość początkowa: ${value}`,
  'work.nothing.unknown': 'Tego nie da się obliczyć: źródła nie podają tej liczby.',
  'work.nothing.taken-over': 'Nie ma tu czego obliczać: liczba pozostaje bez zmian.',
  'value.most': ({ n }) => `najwyżej ${n}`,
  'value.least': ({ n }) => `co najmniej ${n}`,

  'mod.order': ({ steps }) => `Kolejność: ${steps}.`,
  'mod.order.set': 'zastąpienie liczby (=)',
  'mod.order.multiply': 'mnożenie (×)',
  'mod.order.add': 'dodawanie i odejmowanie (+, −)',
  'mod.order.round': 'zaokrąglenie',
  'mod.order.limit': 'granice',
  'mod.differs.line': ({ text }) => `Uwaga: ${text}`,
  'mod.one-of': ({ name }) => `wariant z grupy ${name}`,
  'mod.cancels.line': ({ names }) => `Znosi: ${names}`,
  'mod.applies.line': ({ rolls, n, isRolled }) =>
    `Dotyczy ${(isRolled ? ['rzutu', 'rzutów'] : ['obliczenia', 'obliczeń'])[n > 1 ? 1 : 0]} ${rolls}.`,
  'mod.applies-all-except': ({ rolls, n }) =>
    `Dotyczy wszystkich rzutów z wyjątkiem ${n > 1 ? 'rzutów' : 'rzutu'} ${rolls}.`,

  'line.result': ({ title, game, circumstances, result }) =>
    `${title} (${game}): ${circumstances} → ${result}`,
  'line.given': ({ title, game, result }) => `${title} (${game}): ${result}`,
  'line.beside': ({ circumstances, result }) => `${circumstances} → ${result}`,
  'line.between': ({ first, next }) => `${first} | ${next}`,
  'line.list': ({ first, next }) => `${first}; ${next}`,
  'line.with-odds': ({ needed, odds }) => `${needed} (${odds})`,
  'line.chance-each': 'Szansa (każda kość)',
  'line.each': ({ odds }) => `każda kość: ${odds}`,
  'line.lacking': ({ names }) => `brak wyniku – nie podano: ${names}`,
  'line.unknown': 'wynik nieznany',
  'line.chance-unknown': 'szansa nieznana',
  'line.open': ({ names }) => `nasze źródła nie mówią, ile wynosi „${names}”`,
  'line.open-one': ({ names }) =>
    `stosuje się tylko jeden z: „${names}”, ale źródła nie mówią który`,
  'line.open-together': ({ names }) => `nasze źródła nie mówią, czy „${names}” się sumują`,
  'line.sum': ({ sum }) => `suma modyfikatorów ${sum}`,
  'line.sum-unknown': 'suma modyfikatorów nieznana',
  'line.numbered': ({ name }) => `wynik ${name}`,
  'line.at-least-once': ({ results }) =>
    `${results} (szansa, że dany wynik wypadnie co najmniej raz)`,
  'line.double': ({ face }) => `dublet ${face}`,
  'line.only-succeeds': ({ thrown }) => `sukces daje tylko ${thrown}`,
  'line.always-fails': ({ thrown }) => `${thrown} to zawsze porażka`,

  'example.line': ({ title }) => `Przykład: ${title}`,

  'front.step': ({ title, text }) => `${title}: ${text}`,
};
