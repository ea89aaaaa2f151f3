/** Words about keeping pages for reading without a connection. Scripts show them, except those of the page itself. */
import { pluralOf } from './plural.ts';

const plural = pluralOf('en');

export const offline = {
  'offline.keep': 'Save offline',
  'offline.keep-size': ({ size }: { size: string }) => `Save offline · ${size}`,
  'offline.all': ({ size }: { size: string }) => `Save all games · ${size}`,
  'offline.everything': ({ size }: { size: string }) => `Save all games in all languages · ${size}`,
  'offline.manage': 'Offline pages',
  'offline.cancel': 'Cancel',
  'offline.remove': 'Remove',
  'offline.check': 'Check for updates',
  'offline.retry': 'Try again',
  'offline.running': ({ done, size }: { done: string; size: string }) =>
    `Downloading: ${done} of ${size}`,
  'offline.progress': 'Download progress',
  'offline.started': 'Download started.',
  'offline.kept': ({ n, date }: { n: number; date: string }) =>
    plural(n, {
      one: `Saved offline: ${n} page, data from ${date}`,
      other: `Saved offline: ${n} pages, data from ${date}`,
    }),
  'offline.kept-undated': ({ n }: { n: number }) =>
    plural(n, { one: `Saved offline: ${n} page`, other: `Saved offline: ${n} pages` }),
  'offline.removed': 'Removed from this device.',
  'offline.cancelled': 'Cancelled. Nothing was changed.',
  'offline.current': 'Up to date.',
  'offline.safe': 'The browser will not delete these pages by itself.',
  'offline.unsafe':
    'If storage runs low, the browser may delete them; Safari deletes them after 7 days without a visit.',
  'offline.lost': 'The browser has deleted these pages. Save them again while you are online.',
  'offline.failed.connection': 'No connection. Nothing was changed.',
  'offline.failed.interrupted':
    'The connection was lost. Try again: what has already arrived is not downloaded twice.',
  'offline.failed.full': 'There is not enough storage on this device. Nothing was changed.',
  'offline.failed.refused':
    'The browser refuses to store the pages; private windows often do. Nothing was changed.',
  'offline.failed.damaged':
    'The download was damaged; a Wi-Fi login page may be in the way. Nothing was changed.',
  'offline.failed.replaced': 'The site has just been updated. Reload this page and try again.',
  'offline.failed.unsupported': 'This browser cannot save pages for offline use.',
  'offline.insecure': 'Pages can be saved offline only over a secure connection (https).',

  'offline.page.title': 'Offline pages',
  'offline.page.lead': 'Pages saved on this device open without a connection.',
  'offline.missing.title': 'No connection',
  'offline.missing.text': 'This page is not saved on your device, so it cannot be shown now:',
  'offline.missing.kept': 'These pages open without a connection:',
  'offline.missing.none':
    'No game is saved on your device yet. When you are online again, open a game and choose “Save offline”.',
  'offline.missing.other': 'The same page is saved in another language:',
  'offline.no-list': 'The list of games cannot be loaded without a connection.',

  'offline.update.title': 'New data',
  'offline.update.dated': ({ game, date }: { game: string; date: string }) =>
    `New data for ${game} (${date}) is on your device. This page still shows the old data.`,
  'offline.update.undated': ({ game }: { game: string }) =>
    `New data for ${game} is on your device. This page still shows the old data.`,
  'offline.update.changed': ({ n }: { n: number }) =>
    plural(n, { one: `${n} value has changed:`, other: `${n} values have changed:` }),
  'offline.update.no-values': 'No recorded value has changed.',
  'offline.update.now': 'Update',
  'offline.update.later': 'Later',
} as const;
