/** Słowa interfejsu. */
import type { Words } from './en.ts';
import { lowerFirst } from './format.ts';
import { lines } from './pl-lines.ts';
import { offline } from './pl-offline.ts';
import { print } from './pl-print.ts';
import { situation } from './pl-situation.ts';
import { pluralOf } from './plural.ts';

const plural = pluralOf('pl');

/** A sentence after a colon: `w Final Fire …`, `dowódca GO …`. */
const begun = (text: string): string =>
  lowerFirst(text).replace(/^[AIOUWZ](?= )/, (word) => word.toLowerCase());

export const pl: Words = {
  'site.home': ({ site }) => `${site}: strona główna`,
  'site.title': ({ site, games }) => `${site}: zasady i tabele (${games})`,
  'site.description': ({ games }) =>
    `Zasady, tabele i modyfikatory: ${games}. Każda wartość ma źródło i własny link.`,
  'site.description.own': ({ games }) =>
    `Zasady, tabele i modyfikatory: ${games}. Każda wartość ma własny link.`,
  'site.skip': 'Przejdź do treści',
  'nav.rulesets': 'Gry',
  'nav.contents': 'Strona główna',
  'nav.language': 'Język',
  'nav.theme': 'Przełącz motyw jasny lub ciemny',
  'theme.system': 'jak w systemie',
  'theme.light': 'jasny',
  'theme.dark': 'ciemny',
  'nav.previous-next': 'Poprzednia i następna strona',
  'nav.index': 'Indeks A–Z',
  'nav.on-this-page': 'Na tej stronie',
  'foot.disputes': 'Kwestie otwarte',
  'foot.changes': 'Historia zmian',
  'foot.data': 'Dane',
  'foot.correct': 'Edytuj tę stronę',
  'foot.version': 'wersja danych',

  'search.label': 'Szukaj',
  'search.button': 'Szukaj',
  'search.title': 'Szukaj',
  'search.hint':
    'Szukaj w dowolnym języku tej strony. Polskie znaki i dokładna pisownia nie są konieczne; działają też skróty i wartości (+1, 3+, 2K6).',
  'search.hint.one':
    'Polskie znaki i dokładna pisownia nie są konieczne; działają też skróty i wartości (+1, 3+, 2K6).',
  'search.description': ({ games }) =>
    `Wyszukiwarka zasad, tabel, modyfikatorów i pojęć gier ${games}. Każdy wynik pokazuje wartość i prowadzi do właściwego wiersza.`,
  'offline.page.no-script':
    'Zapisywanie stron wymaga JavaScriptu. Czytać można i bez niego; wszystkie są tutaj:',
  'search.no-script': 'Wyszukiwarka wymaga JavaScriptu. Bez niego skorzystaj z indeksu.',
  'search.index': 'Indeks A–Z',
  'search.lead': 'Wpisz słowo, skrót lub liczbę.',
  'search.count': ({ n }) =>
    plural(n, {
      one: `${n} wynik`,
      few: `${n} wyniki`,
      many: `${n} wyników`,
      other: `${n} wyniku`,
    }),
  'search.read': 'Wyszukano:',
  'search.typed': ({ typed }) => `(wpisano „${typed}”)`,
  'search.unknown': ({ words }) => `Nie znaleziono: ${words}.`,
  'search.only': ({ has, lacks }) => `Wyniki dla: ${has} (z pominięciem: ${lacks})`,
  'search.not-all': 'Wyniki z częścią tych słów:',
  'search.without': ({ lacks }) => `nie zawiera „${lacks}”`,
  'search.near': 'Podobne wyniki:',
  'search.none': ({ typed }) => `Brak wyników dla „${typed}”`,
  'search.none.lead': 'Tego, co wpisano, nie ma w żadnej zasadzie, tabeli ani pojęciu. Możesz:',
  'search.none.index': 'przejrzeć indeks',
  'search.none.games': 'przejrzeć zasady gry',
  'search.none.report': 'zgłosić brakujące słowo',
  'search.also': 'poszukać w innym języku',
  'search.more': 'Więcej',
  'search.game': 'Gra',
  'search.kind': 'Rodzaj',
  'search.narrow': 'Filtry',
  'search.kind.rows': 'Wiersze tabel',
  'search.kind.examples': 'Przykłady',
  'search.kind.disputes': 'Rozbieżności źródeł',
  'search.kind.rulesets': 'Gry',
  'search.text': 'W tekście stron',
  'search.text.none': 'Tego, co wpisano, nie ma na żadnej stronie.',
  'search.try': 'Na przykład:',
  'search.failed': 'Nie udało się wczytać wyszukiwarki. Sprawdź połączenie.',
  'search.waiting': 'Szukam…',
  'search.offline':
    'Bez połączenia działają strony, które były już otwarte, i gry zapisane na urządzeniu:',
  'search.keys': 'Po wynikach możesz poruszać się strzałkami.',
  // Jak jeszcze nazywa te rzeczy ten, kto ich szuka: znajdowane, nigdy nie pokazywane.
  'search.words.phases': 'faza kolejność kroki etapy przebieg',
  'search.words.tables': 'tabela wartości',
  'search.words.modifiers': 'modyfikator premia bonus kara zmiana DRM',
  'search.words.procedures': 'procedura kolejność kroki przebieg sposób jak',
  'search.words.rules': 'zasada reguła',
  'search.words.markers': 'znacznik żeton skutek',
  'search.words.terms': 'pojęcie znaczenie definicja',

  'kind.phases': 'Fazy',
  'kind.tables': 'Tabele',
  'kind.modifiers': 'Modyfikatory',
  'kind.procedures': 'Procedury',
  'kind.rules': 'Zasady',
  'kind.markers': 'Znaczniki i stany',
  'kind.terms': 'Słowniczek',
  'kind.one.phases': 'faza',
  'kind.one.tables': 'tabela',
  'kind.one.modifiers': 'modyfikatory',
  'kind.one.procedures': 'procedura',
  'kind.one.rules': 'zasada',
  'kind.one.markers': 'znaczniki',
  'kind.one.terms': 'słowniczek',

  'part.row': 'wiersz',
  'part.game': 'gra',
  'part.column': 'kolumna',
  'part.column.numbered': ({ n }) => `kolumna ${n}`,
  'part.footnote': ({ mark }) => `przypis ${mark}`,
  'part.cell': 'komórka',
  'part.step': 'krok',
  'part.modifier': 'modyfikator',
  'part.point': 'punkt',
  'part.example': 'przykład',
  'part.note': 'przypis',
  'part.dispute': 'rozbieżność źródeł',
  'part.marker': 'znacznik',
  'part.term': 'pojęcie',
  'part.value': 'wartość',

  'plate.label': 'Edycja, zgodność ze źródłem i źródła',
  'plate.heading': 'Źródła i wątpliwości',
  'base.changed': ({ game }: { game: string }) => `Inaczej niż w grze „${game}”`,
  'base.added': ({ game }: { game: string }) => `Nie ma w grze „${game}”`,
  'base.same': ({ game }: { game: string }) => `Tak jak w grze „${game}”`,
  'base.of': 'Na podstawie',
  'base.changes': 'Zmienione',
  'base.new': 'Nowe',
  'base.removed': 'Pominięte',
  'module.optional': 'Zasada opcjonalna',
  'module.optionals': 'Zasady opcjonalne',
  'module.basic': 'Zasady podstawowe',
  'module.one': 'Moduł',
  'module.legend': 'Część gry',
  'plate.edition': 'Wersja gry',
  'plate.evidence': 'Pochodzenie',
  'plate.all-printed': 'w całości jak w źródle',
  'plate.source': 'Źródło',
  'plate.languages': 'Języki',
  'plate.holds': 'Zakres',
  'plate.from': 'Źródła',
  'plate.publisher': 'Wydawca',
  'plate.stacking': 'Kumulowanie modyfikatorów',
  'plate.page': ({ n }) => `s. ${n}`,
  'plate.used': 'Używane w',
  'plate.see': 'Zobacz też',
  'plate.outside': 'Poza zakresem serwisu',

  'evidence.as-printed': 'jak w źródle',
  'evidence.reconstructed': 'odtworzone',
  'evidence.inferred': 'wywnioskowane',
  'evidence.other-source': 'inne źródło',
  'evidence.unknown': 'nieznane',
  'evidence.disputed': 'sporne',
  'status.remark': 'Uwaga redakcji',
  'status.source': ({ names }) => `Źródło: ${names}.`,
  'key.label': 'Objaśnienia',
  'key.as-printed': 'podane w źródle; w tabelach bez oznaczenia',
  'key.reconstructed': 'czytelne w źródle, lecz przesunięte; do wiersza przypisała redakcja',
  'key.inferred': 'niepodane wprost, ale wynika z treści źródła',
  'key.other-source': 'z innego opublikowanego źródła do tej samej edycji',
  'key.disputed': 'źródła są rozbieżne; podajemy wszystkie wersje i zaznaczamy przyjętą',
  'key.unknown': 'brak w naszych źródłach; nie zgadujemy',

  'table.none': 'brak',
  'preview.columns': ({ n }) =>
    plural(n, {
      one: `${n} kolumna`,
      few: `${n} kolumny`,
      many: `${n} kolumn`,
      other: `${n} kolumny`,
    }),
  'preview.rows': ({ n }) =>
    plural(n, {
      one: `${n} wiersz`,
      few: `${n} wiersze`,
      many: `${n} wierszy`,
      other: `${n} wiersza`,
    }),
  'preview.modifiers': ({ n }) =>
    plural(n, {
      one: `${n} modyfikator`,
      few: `${n} modyfikatory`,
      many: `${n} modyfikatorów`,
      other: `${n} modyfikatora`,
    }),
  'preview.parts': ({ n }) =>
    plural(n, {
      one: `${n} pozycja`,
      few: `${n} pozycje`,
      many: `${n} pozycji`,
      other: `${n} pozycji`,
    }),
  'preview.alt': ({ title }) => `Początek strony „${title}”`,
  'preview.alt-part': ({ title, part }) => `Wyróżniony fragment „${part}” na stronie „${title}”`,
  'preview.left-out': ({ things }) => `Nie pokazano: ${things}`,
  'table.notes': 'Przypisy',
  'note.link': ({ sign }) => `Przypis ${sign}`,
  'table.columns': 'Kolumny',
  'table.legend': 'Legenda',
  'table.rolls': 'Rzut w tej tabeli',
  'table.times': ({ n }) =>
    plural(n, { one: 'jeden rzut', few: `${n} rzuty`, many: `${n} rzutów`, other: `${n} rzutu` }),
  'table.side': 'Wyświetlany rodzaj celu',
  'table.both-sides': 'oba',

  'mod.base': 'Próg podstawowy',
  'mod.sum': 'Suma modyfikatorów',
  'mod.need': 'Potrzebny wynik',
  'mod.reset': 'Wyczyść',
  'mod.outcomes': 'Wyniki',
  'mod.combine.unique': 'stosuje się najwyżej jeden',
  'mod.combine.first': 'tylko pierwszy pasujący',
  'mod.combine.one': 'stosuje się tylko jeden',
  'mod.combine.highest': 'tylko najwyższy',
  'mod.combine.unknown': 'nie wiadomo, czy się kumulują',
  'mod.all-rolls': 'Dotyczy wszystkich rzutów.',

  'reserved.roll': 'wynik po modyfikacji',
  'reserved.natural': 'wynik bez modyfikatorów',
  'reserved.target': 'próg',
  'reserved.base': 'wartość bazowa',
  'reserved.successes': 'liczba sukcesów',
  'reserved.margin': 'różnica wyników',

  'step.steps': 'Kroki',
  'step.link': ({ n }) => `Link do kroku ${n}`,
  'part.link': ({ title }) => `Link do: „${title}”`,
  'part.link.clause': 'Link do tego punktu',
  'step.must': 'obowiązkowo',
  'step.may': 'nieobowiązkowo',
  'step.must-not': 'nie wolno',
  'step.any': 'w dowolnej kolejności',
  'step.by-condition': 'tylko to, co pasuje do sytuacji',
  'step.one-of': 'wybierz jedno z poniższych',
  'step.end': 'Koniec fazy',

  'example.title': 'Przykład',
  'example.printed': 'ze źródła',
  'example.ours': 'nasz przykład',

  'dispute.sources-disagree': 'Rozbieżności źródeł',
  'dispute.adopted': 'Przyjęta wersja',
  'dispute.nothing-adopted': 'kwestia otwarta',
  'dispute.reason': 'Uzasadnienie',
  'dispute.sure': 'Pewność',
  'dispute.high': 'wysoka',
  'dispute.medium': 'średnia',
  'dispute.low': 'niska',
  'dispute.editors': 'Odczytanie redakcji',
  'disputes.title': 'Kwestie otwarte',
  'disputes.lead': ({ game }) =>
    `${game}: kwestie otwarte, czyli miejsca, w których nasze źródła są rozbieżne, nieczytelne lub milczą. Jeśli masz podręcznik, możesz pomóc je rozstrzygnąć.`,
  'disputes.whole': 'Cała gra',
  'disputes.answer': 'Pomóż to rozstrzygnąć',
  'disputes.omissions': 'Brak w naszych źródłach',
  'disputes.omissions.own': 'Czego tu nie ma',
  'disputes.none': 'Brak.',

  'front.applies': 'Zasady i tabele',
  'turn.all': 'Wszystkie hasła',
  'front.rolls': 'Rzuty',
  'front.look-up': 'Przy stole',
  'front.contents': 'Spis treści',
  'front.documents': 'Dokumenty',
  'document.main': 'dokument podstawowy',
  'document.supporting': 'do sprawdzania miejsc wątpliwych',
  'document.translator': ({ name }) => `tłumaczenie: ${name}`,

  'markers.title': 'Znaczniki i stany',
  'markers.lead': ({ game }) =>
    `Znaczniki i stany w grze ${game}: co oznaczają, kiedy się je nakłada i kiedy zdejmuje.`,
  'markers.placed.counter': 'Kiedy się nakłada',
  'markers.placed.state': 'Kiedy następuje',
  'markers.removed.counter': 'Kiedy się zdejmuje',
  'markers.removed.state': 'Kiedy mija',
  'markers.kept': 'Kiedy można zachować',
  'markers.side-of.counter': 'Druga strona żetonu',
  'markers.side-of.die': 'Kość z tą ścianką',
  'markers.permanent': 'Stan trwały.',
  'markers.beyond.placed.counter': 'Ten żeton nakładają tylko zasady, których tu nie ma.',
  'markers.beyond.placed.state': 'Stan następuje tylko według zasad, których tu nie ma.',
  'markers.beyond.both.counter': 'Ten żeton nakładają i zdejmują tylko zasady, których tu nie ma.',
  'markers.beyond.both.state': 'Stan następuje i mija tylko według zasad, których tu nie ma.',
  'markers.beyond.removed.counter': 'Ten żeton zdejmują tylko zasady, których tu nie ma.',
  'markers.beyond.removed.state': 'Stan mija tylko według zasad, których tu nie ma.',
  'terms.title': 'Słowniczek',
  'terms.lead': ({ game }) => `Słowniczek gry ${game}: pojęcia, skróty i wartości.`,
  'terms.values': 'Wartości i role',
  'terms.origin.counter-or-card': 'na żetonie lub karcie',
  'terms.origin.table': 'z tabeli',
  'terms.origin.count': 'liczone',
  'terms.origin.measured': 'mierzone',
  'terms.origin.chosen': 'wybierane',
  'terms.origin.dice': 'z rzutu',
  'terms.origin.computed': 'obliczane',
  'terms.role': 'rola',

  'home.heading': ({ n }) =>
    plural(n, {
      one: `Skrót zasad ${n} gry wojennej`,
      few: `Skrót zasad ${n} gier wojennych`,
      many: `Skrót zasad ${n} gier wojennych`,
      other: `Skrót zasad ${n} gry wojennej`,
    }),
  'home.lead':
    'Sprawdź zasadę w trakcie gry, podlinkuj ją w dyskusji i zobacz, skąd pochodzi każda liczba.',
  'home.lead.own': 'Sprawdź zasadę w trakcie gry i podlinkuj ją w dyskusji.',
  'home.how': 'Jak czytać i linkować',
  'home.link': 'Linki',
  'home.link.text':
    'Każda tabela, wiersz, komórka, krok i zasada ma stały link. Kliknij etykietę wiersza, numer kroku lub numer zasady i skopiuj adres.',
  'home.link.point': 'Aby podlinkować',
  'home.link.write': 'użyj',
  'home.link.table': 'tabelę',
  'home.link.row': 'wiersz',
  'home.link.cell': 'komórkę',
  'home.link.go': 'stronę w języku czytelnika',
  'home.correct': 'Poprawki',
  'home.correct.text':
    'Błędna liczba albo niezręczne tłumaczenie? „Edytuj tę stronę” u dołu każdej strony otwiera jej plik z danymi.',
  'home.correct.text.one':
    'Błędna liczba? „Edytuj tę stronę” u dołu każdej strony otwiera jej plik z danymi.',
  'home.correct.source':
    'Podaj źródło: dokument, edycję i stronę. Zmiany wartości zapisujemy razem ze źródłem, z którym je porównano.',

  'translation.missing': ({ n, all, language }) =>
    `Bez tłumaczenia: ${n} z ${all} tekstów. Pokazano je w oryginale (${language}).`,
  'stale.notice': 'Tekst angielski zmienił się po wykonaniu tego tłumaczenia:',
  'go.lead': 'Otwiera tę stronę w twoim języku.',
  'api.title': 'Dane dla programów',
  'api.lead': ({ games, licence }) =>
    `Zasady w formatach JSON i CSV. Gry: ${games}. Licencja: ${licence}. Klucz nie jest potrzebny.`,
  'api.files': 'Pliki',
  'api.files.lead':
    'Linki w plikach są względne wobec tej strony. `$schema` prowadzi do schematu pliku.',
  'api.index': 'Wszystkie gry i ich strony',
  'api.whole': 'Cała gra',
  'api.parts': 'Wszystkie adresy z nazwami',
  'api.changes': 'Zmiany wartości',
  'api.row': 'Jedna strona, jeden wiersz',
  'api.row.lead':
    'Każda strona ma własny plik, a tabele są też dostępne jako CSV. Wiersz, krok lub modyfikator odnajdziesz po jego `id`. W `resolved` jest to, co strona pokazuje w każdym miejscu, ze zgodnością ze źródłem i źródłami.',
  'api.status.lead': 'W `resolved` pole `evidence` ma jedną z tych wartości:',
  'api.stable': 'Adresy i wersje',
  'api.stable.addresses':
    'Adres nigdy nie zmienia znaczenia. Gdy strona zmienia nazwę lub zostaje podzielona, plik pod starym adresem pozostaje i podaje nowe adresy w polu `moved`.',
  'api.stable.versions':
    '`version` liczy zapisane zmiany wartości; `updated` to dzień ostatniej edycji. W `v1` mogą dojść nowe pola; żadne nie zmienia nazwy ani nie znika.',
  'api.stable.hosts':
    'To, czy skrypty z innych stron mogą pobierać te pliki, zależy od serwera (CORS). GitHub Pages na to pozwala.',
  'data.version': 'Wersja danych',
  'data.licence': 'Licencja',
  'share.open': 'Udostępnij',
  'share.link': 'Link',
  'share.neutral': 'Link (otwiera się w języku czytelnika)',
  'share.embed': 'Fragment strony WWW',
  'share.text': 'Zwykły tekst',
  'share.line': 'Jeden wiersz',
  'share.copy': 'Kopiuj',
  'share.copy-link': 'Kopiuj link',
  'share.copied': ({ what }) => `Skopiowano: ${what}`,
  'share.not-copied':
    'Przeglądarka zablokowała kopiowanie. Tekst jest zaznaczony: naciśnij Ctrl+C.',
  'share.system': 'Udostępnij przez…',
  'share.failed': 'Nie udało się wczytać tekstów do skopiowania. Sprawdź połączenie.',
  'share.close': 'Zamknij',
  'why.cancelled': ({ name }) => `nie stosuje się razem z modyfikatorem „${name}”`,
  'why.modified': ({ name }) => `${name} po modyfikatorach`,
  'why.to-the-roll': 'Modyfikatory rzutu',
  'why.contradicted': 'nie obowiązuje przy podanych wartościach',
  'share.what': 'Która część',
  'share.table': 'Tabela',
  'share.game': 'Gra',
  'share.history': 'Historia',
  'correct.edit': 'Edytuj tę stronę',
  'correct.edit-line': ({ line }) => `Edytuj plik (wiersz ${line})`,
  'correct.report': 'Zgłoś błąd',
  'correct.wording': 'Zaproponuj lepsze sformułowanie',
  'history.unchanged': 'Od pierwszej publikacji nie zmieniła się żadna wartość.',
  'history.changed': 'Ostatnia zmiana',
  'history.edited': 'Ostatnia edycja pliku',
  'history.all': 'wszystkie zmiany',
  'arrival.moved': ({ from }) => `„${from}” przeniesiono tutaj. Zaktualizuj link.`,
  'arrival.elsewhere': ({ from }) => `„${from}” przeniesiono do:`,
  'arrival.unknown': ({ from }) => `Na tej stronie nie znaleziono „${from}”.`,
  'arrival.near': 'Czy chodziło o:',
  'arrival.changed': 'Od skopiowania tego linku zmieniły się tu wartości:',
  'moved.title': 'Strona przeniesiona',
  'moved.text': 'Nowy adres:',
  '404.failed': 'Nie udało się znaleźć podobnych stron. Sprawdź połączenie.',
  '404.near': 'Czy chodziło o jedną z tych stron?',
  '404.folder': 'Strony pod tym adresem',
  'feed.title': ({ game }) => `${game}: zmiany wartości`,
  '404.title': 'Nie znaleziono strony',
  '404.text':
    'Pod tym adresem nic nie ma. Sprawdź, czy nie ma w nim literówki: opublikowane linki nie są usuwane.',
  'changes.title': 'Historia zmian',
  'changes.lead': ({ games }) =>
    `Zmienione wartości w zasadach ${games}, każda ze źródłem, z którym ją porównano.`,
  'changes.none': 'Od pierwszej publikacji nie zmieniła się żadna wartość.',
  'field.target': 'Wymagany wynik',
  'field.dice': 'Kości',
  'field.side': 'Strona',
  'field.when': 'Warunek',
  'field.when.is': 'Kiedy się stosuje',
  'field.when.not': 'Wyjątki',
  'field.when.any': 'zawsze',
  'field.when.only': ({ names, isMarked }) => {
    if (isMarked) return `tylko z żetonem ${names}`;
    return /^\p{Ll}+uje /u.test(names) ? `tylko gdy ${names}` : `tylko ${names}`;
  },
  'field.effects': 'Efekt',
  'field.end': 'Na koniec',
  'field.cancels': 'Znoszone modyfikatory',
  'field.origin': 'Gdzie podano wartość',
  'changes.more': ({ names, n }) => `${names} i jeszcze ${n}`,
  'changes.against': 'Podstawa',
  'index.title': 'Indeks A–Z',
  'index.lead': ({ games }) =>
    `Indeks wszystkich zasad, tabel, modyfikatorów, znaczników i pojęć gier ${games}.`,

  'title.search': ({ games }) => `Wyszukiwarka zasad ${games}`,
  'title.index': ({ games }) => `Indeks A–Z zasad ${games}`,
  'title.changes': ({ games }) => `Historia zmian: wartości w ${games}`,
  'title.ruleset': ({ game }) => `${game}: skrót zasad, tabele i modyfikatory`,
  'title.markers': ({ game }) => `${game}: znaczniki i stany`,
  'title.terms': ({ game }) => `${game}: słowniczek pojęć i skrótów`,
  'title.disputes': ({ game }) => `${game}: kwestie otwarte i rozbieżności źródeł`,
  'title.moved': ({ from }) => `Strona przeniesiona: ${from}`,

  'description.entry': ({ game, kind, title, parts }) =>
    `„${title}” w grze ${game} (${kind}): ${parts}.`,
  'title.numbered': ({ name, n }) => `${name} ${n}`,
  'description.headed': ({ heading, text, isName }) => `${heading}: ${isName ? text : begun(text)}`,
  'description.listed': ({ item, list }) => `${list}: ${item}.`,
  'description.place': ({ entry }) => `Zobacz stronę „${entry}”.`,
  'description.place.part': ({ entry, part }) => `Zobacz stronę „${entry}” (${part}).`,
  'description.nothing': ({ name, entry }) => `„${name}” to część strony „${entry}”.`,
  'description.row-unknown': ({ row, table }) =>
    `Wartości w wierszu „${row}” na stronie „${table}” są nieznane.`,
  'description.result': ({ row, dice, range }) => `Rzut ${range} na ${dice} daje „${row}”.`,
  'description.figure': ({ head, cell }) => `${head} ${cell}`,
  'description.on': ({ head, range }) => `${head} przy ${range}`,
  'description.on-roll': ({ group, list }) => `${group}: wynik ${list}`,
  'description.modifier': ({ name, amount }) =>
    /^(?:Za|Każd\p{L}+)\s|″$/u.test(name)
      ? `${name}: ${amount}.`
      : `Modyfikator „${name}” wynosi ${amount}.`,
  'description.added': ({ name, amount }) =>
    name === amount ? `Dodaj: ${amount}.` : `${name}: dodaj wartość „${amount}”.`,
  'description.subtracted': ({ name, amount }) => `${name}: odejmij wartość „${amount}”.`,
  'description.multiplier': ({ name, amount }) =>
    name.endsWith('″') ? `${name}: ×${amount}.` : `Modyfikator „${name}” wynosi ×${amount}.`,
  'description.set': ({ name, value, amount }) => `${name}: ${value} = ${amount}.`,
  'description.shift': ({ name, amount }) =>
    `${name.includes(':') ? `„${name}”` : name}: ${lowerFirst(amount)}.`,
  'description.unknown': ({ name }) => `Wartość modyfikatora „${name}” jest nieznana.`,
  'description.on-dice': ({ dice, range }) => `${range} na ${dice}`,
  'description.disputed': ({ question, answer }) =>
    `Kwestia sporna: ${question}${question.endsWith('?') ? '' : '.'} Przyjęto tu: ${answer}.`,
  'description.left-open': ({ question }) =>
    `Kwestia sporna i otwarta: ${question}${question.endsWith('?') ? '' : '.'}`,
  'description.moved': ({ from, to }) => `„${from}” przeniesiono do: ${to}.`,
  'description.go': ({ page }) => `${page}: wybierz język.`,

  'evidence.count.as-printed': ({ n }) =>
    plural(n, {
      one: `${n} jak w źródle`,
      few: `${n} jak w źródle`,
      many: `${n} jak w źródle`,
      other: `${n} jak w źródle`,
    }),
  'evidence.count.reconstructed': ({ n }) =>
    plural(n, {
      one: `${n} odtworzona`,
      few: `${n} odtworzone`,
      many: `${n} odtworzonych`,
      other: `${n} odtworzonej`,
    }),
  'evidence.count.inferred': ({ n }) =>
    plural(n, {
      one: `${n} wywnioskowana`,
      few: `${n} wywnioskowane`,
      many: `${n} wywnioskowanych`,
      other: `${n} wywnioskowanej`,
    }),
  'evidence.count.other-source': ({ n }) =>
    plural(n, {
      one: `${n} z innego źródła`,
      few: `${n} z innych źródeł`,
      many: `${n} z innych źródeł`,
      other: `${n} z innych źródeł`,
    }),
  'evidence.count.disputed': ({ n }) =>
    plural(n, {
      one: `${n} sporna`,
      few: `${n} sporne`,
      many: `${n} spornych`,
      other: `${n} spornej`,
    }),
  'evidence.count.unknown': ({ n }) =>
    plural(n, {
      one: `${n} nieznana`,
      few: `${n} nieznane`,
      many: `${n} nieznanych`,
      other: `${n} nieznanej`,
    }),
  'evidence.not-in-sources': 'Brak w naszych źródłach',

  'search.count.say': ({ count, keys }) => `${count}. ${keys}`,
  'search.all.count': ({ n }) => `Wszystkie wyniki (${n})`,

  'plate.open-questions': ({ n }) =>
    plural(n, {
      one: `${n} kwestia otwarta`,
      few: `${n} kwestie otwarte`,
      many: `${n} kwestii otwartych`,
      other: `${n} kwestii otwartej`,
    }),
  'plate.edition.note': ({ name, note }) => `${name}. ${note}`,

  'source.place': ({ document, place }) => `${document}, ${place}`,
  'source.page-section': ({ n, section }) => `s. ${n}, „${section}”`,
  'source.pages': ({ pages }) => `s. ${pages}`,
  'source.section': ({ section }) =>
    /^[A-Z]?\.?\d/.test(section) ? `punkt ${section}` : `„${section}”`,
  'source.sections': ({ sections }) =>
    / i |,/.test(sections) ? `punkty ${sections}` : `punkt ${sections}`,
  'source.line': ({ n, list }) =>
    plural(n, {
      one: `Źródło: ${list}`,
      few: `Źródła: ${list}`,
      many: `Źródła: ${list}`,
      other: `Źródła: ${list}`,
    }),

  'reserved.roll.plain': 'wynik rzutu',

  ...lines,
  ...print,
  ...situation,
  ...offline,
};
