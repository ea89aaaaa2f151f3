/** Polish words about keeping pages for reading without a connection. */
import type { Words } from './en.ts';
import type { offline as english } from './en-offline.ts';
import { pluralOf } from './plural.ts';

const plural = pluralOf('pl');

export const offline: Pick<Words, keyof typeof english> = {
  'offline.keep': 'Zachowaj offline',
  'offline.keep-size': ({ size }) => `Zachowaj offline · ${size}`,
  'offline.all': ({ size }) => `Zachowaj wszystkie gry · ${size}`,
  'offline.everything': ({ size }) => `Zachowaj wszystkie gry we wszystkich językach · ${size}`,
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
      one: `Zachowano offline: ${n} strona, dane z ${date}`,
      few: `Zachowano offline: ${n} strony, dane z ${date}`,
      many: `Zachowano offline: ${n} stron, dane z ${date}`,
      other: `Zachowano offline: ${n} strony, dane z ${date}`,
    }),
  'offline.kept-undated': ({ n }) =>
    plural(n, {
      one: `Zachowano offline: ${n} strona`,
      few: `Zachowano offline: ${n} strony`,
      many: `Zachowano offline: ${n} stron`,
      other: `Zachowano offline: ${n} strony`,
    }),
  'offline.removed': 'Usunięto z tego urządzenia.',
  'offline.cancelled': 'Anulowano. Nic się nie zmieniło.',
  'offline.current': 'Masz najnowszą wersję.',
  'offline.safe': 'Przeglądarka nie usunie tych stron samoczynnie.',
  'offline.unsafe':
    'Gdy zabraknie miejsca, przeglądarka może je usunąć; Safari usuwa je także po 7 dniach bez wizyty.',
  'offline.lost':
    'Przeglądarka usunęła te strony. Zachowaj je ponownie, gdy będziesz mieć połączenie.',
  'offline.failed.connection': 'Brak połączenia. Nic się nie zmieniło.',
  'offline.failed.interrupted':
    'Połączenie zostało przerwane. Spróbuj ponownie: tego, co już pobrano, nie trzeba pobierać drugi raz.',
  'offline.failed.full': 'Na urządzeniu brakuje miejsca. Nic się nie zmieniło.',
  'offline.failed.refused':
    'Przeglądarka nie pozwala zapisać stron; w oknach prywatnych to częste. Nic się nie zmieniło.',
  'offline.failed.damaged':
    'Pobrane dane są uszkodzone; być może przeszkadza strona logowania do sieci Wi-Fi. Nic się nie zmieniło.',
  'offline.failed.replaced':
    'Witrynę właśnie zaktualizowano. Odśwież tę stronę i spróbuj ponownie.',
  'offline.failed.unsupported': 'Ta przeglądarka nie potrafi zachowywać stron offline.',
  'offline.insecure': 'Strony można zachować offline tylko przez bezpieczne połączenie (https).',

  'offline.page.title': 'Strony offline',
  'offline.page.lead': 'To, co zachowano na tym urządzeniu, otwiera się bez połączenia.',
  'offline.missing.title': 'Brak połączenia',
  'offline.missing.text':
    'Tej strony nie zachowano na urządzeniu, więc nie można jej teraz pokazać:',
  'offline.missing.kept': 'Bez połączenia otworzysz:',
  'offline.missing.none':
    'Na urządzeniu nie zachowano jeszcze żadnej gry. Gdy odzyskasz połączenie, otwórz grę i wybierz „Zachowaj offline”.',
  'offline.missing.other': 'Ta sama strona jest zachowana w innym języku:',
  'offline.no-list': 'Lista gier wymaga połączenia.',

  'offline.update.title': 'Nowa wersja',
  'offline.update.dated': ({ game, date }) =>
    `Na urządzeniu jest nowa wersja gry ${game} (dane z ${date}). Ta strona pokazuje jeszcze poprzednią.`,
  'offline.update.undated': ({ game }) =>
    `Na urządzeniu jest nowa wersja gry ${game}. Ta strona pokazuje jeszcze poprzednią.`,
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
