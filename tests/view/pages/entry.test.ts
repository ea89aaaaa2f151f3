/** The page of an entry: what stands before and after its body, the end of a phase, a rule with a roll, examples. */
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/i18n/languages.ts';
import type { Entry } from '../../../src/model/entries.ts';
import { entryView, type EntryView } from '../../../src/view/pages/entry.ts';
import type { Game } from '../golden-game.ts';
import { entryAt, gameWith, SHEET, words } from '../game-with.ts';

const game = gameWith({
  phases: {
    'turn-end': {
      title: words('Turn end', 'Koniec tury', 'ターン終了'),
      number: '7',
      sides: { act: ['attacker'], turnOrder: 'sequential' },
      steps: [{ id: 'rest', text: words('Rest.') }],
      end: [
        { do: 'remove', marker: 'pin' },
        {
          do: 'remove',
          marker: ['pin', 'smoke'],
          evidence: 'inferred',
          reason: words('It is not on the sheet.', 'Brak na arkuszu.', 'シートにない。'),
        },
      ],
    },
  },
  procedures: {
    fire: {
      title: words('Firing', 'Strzelanie', '射撃'),
      steps: [{ id: 'shoot', text: words('Shoot.'), uses: ['rules/luck', 'tables/damage'] }],
    },
  },
  rules: {
    luck: {
      title: words('Luck', 'Szczęście', '運'),
      number: '3.1',
      text: words('Roll.', 'Rzuć.', '振る。'),
      roll: {
        dice: 'D6',
        target: 4,
        modifies: 'roll',
        outcomes: [
          {
            id: 'good',
            success: true,
            title: words('Good', 'Dobrze', '吉'),
            when: [{ subject: 'roll', atLeast: 'target' }],
          },
          { id: 'bad', title: words('Bad', 'Źle', '凶') },
        ],
        evidence: 'reconstructed',
        reason: words('The line is faint.', 'Wiersz jest blady.', '行が薄い。'),
      },
      examples: [
        { id: 'plain', text: words('A 4 is good.', 'Wynik 4 jest dobry.', '4なら吉。') },
        {
          id: 'told',
          title: words('A bad day', 'Zły dzień', '厄日'),
          text: words('A 1 is bad.', 'Wynik 1 jest zły.', '1なら凶。'),
          fromSource: true,
          evidence: 'inferred',
          reason: words('The figure is torn.', 'Liczba jest oddarta.', '数字が破れている。'),
          target: 'tables/damage',
          way: 'full',
          dice: [1],
          expect: { outcome: 'wrecked' },
        },
        {
          id: 'ours',
          text: words('With a 4.', 'Z wynikiem 4.', '4の場合。'),
          evidence: 'inferred',
          reason: words('Made up.', 'Zmyślone.', '創作。'),
          target: 'tables/damage',
          way: 'full',
          expect: { wrecked: '1/6' },
        },
        {
          id: 'one-way',
          text: words('With 2 pins.'),
          target: 'modifiers/to-hit',
          given: { pins: 2 },
          with: ['pinned'],
          expect: { needs: 5 },
        },
      ],
      externalReferences: [
        { id: 'night', number: '9.1', text: words('Night') },
        { id: 'day', number: '9.2' },
      ],
    },
  },
  markers: [
    {
      id: 'pin',
      title: words('Pin', 'Przygwożdżenie', '釘付け'),
      text: words('It hinders.'),
      type: 'counter',
      source: SHEET,
    },
    {
      id: 'smoke',
      title: words('Smoke', 'Dym', '煙幕'),
      text: words('It hides.'),
      type: 'counter',
      source: SHEET,
    },
  ],
});

const pageOf = (
  kind: Entry['kind'],
  id: string,
  language: Language = 'en',
  of: Game = game,
): EntryView => entryView(of.book, { language, ruleset: of.ruleset, entry: entryAt(of, kind, id) });

describe('the number of an entry', () => {
  it('is shown where it has a point: one without says no more than the order of the pages', () => {
    expect(pageOf('rules', 'luck').kicker?.before).toBe('Rule · section 3.1');
    expect(pageOf('phases', 'turn-end').kicker?.before).not.toContain('section');
  });
});

describe('the end of a phase', () => {
  it.each([
    [
      'en',
      'End of phase',
      ['Remove all Pin counters', 'Remove all Pin and Smoke counters'],
      'Inferred: it is not on the sheet.',
    ],
    [
      'pl',
      'Koniec fazy',
      [
        'Zdejmij wszystkie żetony „Przygwożdżenie”',
        'Zdejmij wszystkie żetony „Przygwożdżenie” i „Dym”',
      ],
      'Wywnioskowane: brak na arkuszu.',
    ],
    [
      'ja',
      'フェイズの終了時',
      ['釘付けカウンターを取り除く', '釘付けと煙幕カウンターを取り除く'],
      '推定：シートにない。',
    ],
  ] as const)(
    'removes markers, with the status of each effect, in %s',
    (language, heading, effects, status) => {
      const { body } = pageOf('phases', 'turn-end', language);
      const end = body.kind === 'steps' ? body.steps.end : undefined;
      expect(end?.heading).toBe(heading);
      expect(end?.effects).toStrictEqual(effects);
      expect(end?.statuses.map(({ text }) => text)).toStrictEqual([status]);
    },
  );
  it('is left out of other phases, and of procedures', () => {
    for (const { body } of [pageOf('phases', 'orders'), pageOf('procedures', 'fire')])
      expect(body.kind === 'steps' && 'end' in body.steps).toBe(false);
  });
});

describe('a rule with a roll', () => {
  it('shows its results and the status of the roll', () => {
    const { body } = pageOf('rules', 'luck');
    const roll = body.kind === 'rule' ? body.rule.roll : undefined;
    expect(roll?.outcomes.map(({ title }) => title)).toStrictEqual(['Good', 'Bad']);
    expect(roll?.statuses.map(({ text }) => text)).toStrictEqual([
      'Reconstructed: the line is faint.',
    ]);
  });
  it('differs from one without', () => {
    const { body } = pageOf('rules', 'cover');
    expect(body.kind === 'rule' && 'roll' in body.rule).toBe(false);
  });
});

describe('examples', () => {
  const linesIn = (language: Language) =>
    pageOf('rules', 'luck', language).examples.map(({ heading, statuses, open }) => [
      heading,
      statuses.map(({ text }) => text).join(),
      open?.name,
    ]);
  it.each([
    [
      'en',
      [
        ['Example (our example)', '', undefined],
        ['Example: A bad day (from the source)', 'Inferred: the figure is torn.', undefined],
        ['Example (our example)', '', 'Try it (Full)'],
        ['Example (our example)', '', 'Try it'],
      ],
    ],
    [
      'pl',
      [
        ['Przykład (nasz przykład)', '', undefined],
        ['Przykład: Zły dzień (ze źródła)', 'Wywnioskowane: liczba jest oddarta.', undefined],
        ['Przykład (nasz przykład)', '', 'Sprawdź (Pełne)'],
        ['Przykład (nasz przykład)', '', 'Sprawdź'],
      ],
    ],
    [
      'ja',
      [
        ['例（当サイトの例）', '', undefined],
        ['例：厄日（資料にある例）', '推定：数字が破れている。', undefined],
        ['例（当サイトの例）', '', '計算してみる（全）'],
        ['例（当サイトの例）', '', '計算してみる'],
      ],
    ],
  ] as const)('say whose they are and what is tried, in %s', (language, lines) => {
    expect(linesIn(language)).toStrictEqual(lines);
  });
  it('open their situation on the page of the roll, where there is something to work out and no throw is told', () => {
    expect(pageOf('rules', 'luck').examples.map(({ open }) => open?.href)).toStrictEqual([
      undefined,
      undefined,
      expect.stringMatching(/^\/en\/skirmish\/tables\/damage\/(\?.+)?#work-out$/),
      expect.stringMatching(/^\/en\/skirmish\/modifiers\/to-hit\/\?.+#work-out$/),
    ]);
  });
});

/** Pages that begin with their roll, procedures whose steps have titles, and a turn of one phase. */
const titled = (...titles: string[]) =>
  titles.map((title) => ({ id: title.toLowerCase(), title: words(title), text: words('x') }));
const nerve = (target?: number) => ({
  title: words('Nerve'),
  summary: words('How a unit holds.'),
  lead: false as const,
  roll: {
    ...{ dice: 'D6', modifies: 'roll' as const, ...(target !== undefined && { target }) },
    outcomes: [
      {
        ...{ id: 'holds', title: words('Holds'), success: true as const },
        when: [{ subject: 'roll', atLeast: target === undefined ? 5 : 'target' }],
      },
      { id: 'runs', title: words('Runs') },
    ],
  },
  modifiers: [{ id: 'brave', title: words('Brave'), change: { add: 1 } }],
});
const short = gameWith({
  meta: { phases: ['orders'] },
  modifiers: {
    nerve: nerve(),
    courage: nerve(4),
    weather: { title: words('Weather'), lead: false, modifiers: nerve().modifiers },
  },
  rules: { calm: { title: words('Calm'), summary: words('x'), lead: false, text: words('y') } },
  procedures: {
    two: { title: words('Two'), steps: titled('Aim', 'Shoot') },
    three: {
      title: words('Three'),
      order: 'any',
      see: ['rules/cover', 'tables/damage'],
      steps: [
        ...titled('Aim', 'Load', 'Shoot'),
        { id: 'rest', text: words('x'), uses: ['tables/damage'] },
      ],
    },
  },
});

describe('a summary that says no more than the page', () => {
  const begins = (id: string) => {
    const { summary, body } = pageOf('modifiers', id, 'en', short);
    const roll = body.kind === 'modifiers' ? body.modifiers.roll?.roll : undefined;
    const line =
      roll && `${roll.line}${roll.stop ?? ''} / ${roll.outcomes.map((one) => one.title).join()}`;
    return [(summary?.text ?? '') + (summary?.stop ?? ''), line];
  };
  it('gives way to the roll, and to its successes where they say what is needed', () => {
    expect(begins('nerve')).toStrictEqual([
      'Roll a D6. Holds: modified roll ≥\u00a05.',
      ' / Holds,Runs',
    ]);
    expect(begins('courage')).toStrictEqual(['Roll a D6. Target number: 4.', ' / Holds,Runs']);
  });
  it('is left out where there is no roll', () => {
    expect(begins('weather')).toStrictEqual(['', undefined]);
    expect(pageOf('rules', 'calm', 'en', short)).not.toHaveProperty('summary');
  });
});

describe('the steps of a procedure', () => {
  it('have a list of their titles where three or more have one', () => {
    expect(pageOf('procedures', 'three', 'en', short).outline).toStrictEqual({
      heading: 'On this page',
      links: [
        { href: '#aim', name: '1 Aim' },
        { href: '#load', name: '2 Load' },
        { href: '#shoot', name: '3 Shoot' },
      ],
    });
    expect(pageOf('procedures', 'two', 'en', short)).not.toHaveProperty('outline');
  });
  it('say how they follow each other, unless one after the other', () => {
    const orders = ['two', 'three'].map((id) => {
      const { body } = pageOf('procedures', id, 'en', short);
      return body.kind === 'steps' && body.steps.order;
    });
    expect(orders).toStrictEqual([undefined, 'in any order']);
  });
});

describe('the end of the page', () => {
  it('names what to see, but for what a step links', () => {
    expect(pageOf('procedures', 'three', 'en', short).see?.links.map(({ name }) => name)).toEqual([
      'Cover',
    ]);
  });
  it('leads to the phases before and after, where there are others', () => {
    const { pager } = pageOf('phases', 'orders');
    expect([pager?.previous?.name, pager?.next?.name]).toStrictEqual([undefined, 'Turn end']);
    expect(pageOf('phases', 'orders', 'en', short)).not.toHaveProperty('pager');
  });
  it('has no findings but those that it is given', () => {
    expect(pageOf('rules', 'cover').findings).toStrictEqual([]);
  });
  it('names places outside the collection, with words where there are any', () => {
    expect(pageOf('rules', 'luck').outside).toStrictEqual({
      heading: 'Not covered here',
      items: [{ number: '9.1', text: 'Night' }, { number: '9.2' }],
    });
  });
});
