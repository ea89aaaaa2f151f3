/** What a page says where its translation lacks texts or is older than the English text. */
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/i18n/languages.ts';
import { recordedOf } from '../../../src/ledger/ledger.ts';
import type { Entry } from '../../../src/model/entries.ts';
import { entryView, type EntryView } from '../../../src/view/pages/entry.ts';
import { markersView } from '../../../src/view/pages/lists/markers.ts';
import { termsView } from '../../../src/view/pages/lists/terms.ts';
import type { Game } from '../golden-game.ts';
import { english, entryAt, gameWith, words } from '../game-with.ts';

const pageOf = (kind: Entry['kind'], id: string, language: Language, of: Game): EntryView =>
  entryView(of.book, { language, ruleset: of.ruleset, entry: entryAt(of, kind, id) });

describe('a translation that lacks something', () => {
  const current = recordedOf(gameWith({}).ruleset.source);
  const polish = (address: string) =>
    current.find((one) => one.address === address)?.texts?.pl ?? '';
  const old = gameWith({
    meta: { translations: 'partial' },
    translations: {
      'rules/cover#walls': { pl: `000000.${polish('rules/cover#walls')}` },
      'tables/damage#stuck': { pl: `000000.${polish('tables/damage#stuck')}` },
      'markers#pin': { pl: `000000.${polish('markers#pin')}` },
      'terms#firepower': { pl: `000000.${polish('terms#firepower')}` },
    },
    procedures: {
      fire: {
        title: words('Firing', 'Strzelanie', '射撃'),
        steps: [
          {
            id: 'shoot',
            text: english('Shoot.'),
            uses: ['modifiers/to-hit', 'tables/weapons', 'tables/damage'],
          },
        ],
      },
    },
  });
  const notice = 'Tekst angielski zmienił się po wykonaniu tego tłumaczenia:';
  it('names the parts of the page that are older than the English text', () => {
    expect(pageOf('rules', 'cover', 'pl', old).stale).toStrictEqual({
      notice,
      parts: [{ href: '#walls', name: 'Mury to twarda osłona' }],
    });
  });
  it('says how many texts of the page are shown in English', () => {
    expect(pageOf('procedures', 'fire', 'pl', old).stale).toStrictEqual({
      missing: 'Bez tłumaczenia: 1 z 2 tekstów. Pokazano je w oryginale (angielski).',
      notice: '',
      parts: [],
    });
    expect(pageOf('procedures', 'fire', 'ja', old).stale?.missing).toBe(
      '文章2件のうち1件は未翻訳のため、英語で表示しています。',
    );
  });
  it('says so on the pages of markers and terms too', () => {
    const site = { language: 'pl', ruleset: old.ruleset } as const;
    expect([markersView(old.book, site).stale, termsView(old.book, site).stale]).toStrictEqual([
      { notice, parts: [{ href: '#pin', name: 'Przygwożdżenie' }] },
      { notice, parts: [{ href: '#firepower', name: 'Siła ognia' }] },
    ]);
  });
  it('is not mentioned in another language, or on other pages', () => {
    expect('stale' in pageOf('rules', 'cover', 'en', old)).toBe(false);
    expect('stale' in pageOf('rules', 'cover', 'ja', old)).toBe(false);
    expect('stale' in pageOf('tables', 'weapons', 'pl', old)).toBe(false);
    const site = { language: 'en', ruleset: old.ruleset } as const;
    expect('stale' in markersView(old.book, site) || 'stale' in termsView(old.book, site)).toBe(
      false,
    );
  });
});
