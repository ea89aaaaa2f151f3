/** Polish words about keeping pages for reading without a connection. */
import type { Words } from './en.ts';
import type { offline as english } from './en-offline.ts';
import { pluralOf } from './plural.ts';

const plural = pluralOf('pl');

export const offline: Pick<Words, keyof typeof english> = {
  'offline.keep': 'Zapisz offline',
  'offline.keep-size': ({ size }) => `Zapisz offline · ${size}`,
  'offline.all': ({ size }) => `Zapisz wszystkie gry · ${size}`,
  'offline.everything': ({ size }) => `Zapisz wszystkie gry we wszystkich językach · ${size}`,
  'offline.manage': 'Strony offline',
  'offline.cancel': 'Anuluj',
  'offline.remove': 'Usuń',
  'offline.check': 'Sprawdź aktualizacje',
  'offline.retry': 'Spróbuj ponownie',
  'offline.running': ({ done, size }) => `Pobieranie: ${done} z ${size}`,
  'offline.progress': 'Postęp pobierania',
  'offline.started': 'Rozpoczęto pobieranie.',
  'offline.kept': ({ n, date }) =>
    plural(n, {
      one: `Zapisano offline: ${n} strona, dane z ${date}`,
      few: `Zapisano offline: ${n} strony, dane z ${date}`,
      many: `Zapisano offline: ${n} stron, dane z ${date}`,
      other: `Zapisano offline: ${n} strony, dane z ${date}`,
    }),
  'offline.kept-undated': ({ n }) =>
    plural(n, {
      one: `Zapisano offline: ${n} strona`,
      few: `Zapisano offline: ${n} strony`,
      many: `Zapisano offline: ${n} stron`,
      other: `Zapisano offline: ${n} strony`,
    }),
  'offline.removed': 'Usunięto z tego urządzenia.',
  'offline.cancelled': 'Anulowano. Nic się nie zmieniło.',
  'offline.current': 'Masz najnowsze dane.',
  'offline.safe': 'Przeglądarka nie usunie tych stron samoczynnie.',
  'offline.unsafe':
    'Gdy zabraknie miejsca, przeglądarka może je usunąć; Safari usuwa je także po 7 dniach bez wizyty.',
  'offline.lost':
    'Przeglądarka usunęła te strony. Zapisz je ponownie, gdy będziesz mieć połączenie.',
  'offline.failed.connection': 'Brak połączenia. Nic się nie zmieniło.',
  'offline.failed.interrupted':
    'Połączenie zostało przerwane. Spróbuj ponownie: tego, co już pobrano, nie trzeba pobierać drugi raz.',
  'offline.failed.full': 'Na urządzeniu brakuje miejsca. Nic się nie zmieniło.',
  'offline.failed.refused':
    'Przeglądarka nie pozwala zapisać stron; w trybie prywatnym to typowe. Nic się nie zmieniło.',
  'offline.failed.damaged':
    'Pobrane dane są uszkodzone; być może przeszkadza strona logowania do sieci Wi-Fi. Nic się nie zmieniło.',
  'offline.failed.replaced': 'Serwis właśnie zaktualizowano. Odśwież tę stronę i spróbuj ponownie.',
  'offline.failed.unsupported': 'Ta przeglądarka nie potrafi zapisywać stron offline.',
  'offline.insecure': 'Strony można zapisać offline tylko przez bezpieczne połączenie (https).',

  'offline.page.title': 'Strony offline',
  'offline.page.lead': 'Strony zapisane na tym urządzeniu otwierają się bez połączenia.',
  'offline.missing.title': 'Brak połączenia',
  'offline.missing.text':
    'Tej strony nie zapisano na urządzeniu, więc nie można jej teraz pokazać:',
  'offline.missing.kept': 'Bez połączenia otworzysz:',
  'offline.missing.none':
    'Na urządzeniu nie zapisano jeszcze żadnej gry. Gdy odzyskasz połączenie, otwórz grę i wybierz „Zapisz offline”.',
  'offline.missing.other': 'Ta sama strona jest zapisana w innym języku:',
  'offline.no-list': 'Listy gier nie można wczytać bez połączenia.',

  'offline.update.title': 'Nowe dane',
  'offline.update.dated': ({ game, date }) =>
    `Na urządzeniu są nowe dane gry ${game} (z ${date}). Ta strona pokazuje jeszcze poprzednie.`,
  'offline.update.undated': ({ game }) =>
    `Na urządzeniu są nowe dane gry ${game}. Ta strona pokazuje jeszcze poprzednie.`,
  'offline.update.changed': ({ n }) =>
    plural(n, {
      one: `Zmieniła się ${n} wartość:`,
      few: `Zmieniły się ${n} wartości:`,
      many: `Zmieniło się ${n} wartości:`,
      other: `Zmieniło się ${n} wartości:`,
    }),
  'offline.update.no-values': 'Żadna z zapisywanych wartości się nie zmieniła.',
  'offline.update.now': 'Aktualizuj',
  'offline.update.later': 'Później',
};
