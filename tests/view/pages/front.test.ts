/** The front page: what it begins with, tables unfolded in their step, the contents, what it lacks in translation. */
import { describe, expect, it } from 'vitest';
import type { RulesetFile } from '../../../schemas/types.d.ts';
import { homeView } from '../../../src/view/pages/home.ts';
import { frontView, type PhaseView } from '../../../src/view/pages/front.ts';
import { english, gameWith, withoutWords, words, type Files, HIT_OR_MISS } from '../game-with.ts';

const choices = (uses: string[][]): NonNullable<Files['tables']>[string] => ({
  title: words('Commands', 'Komendy', '号令'),
  columns: [{ id: 'dice', type: 'dice', title: words('Dice', 'Kości', 'ダイス') }],
  rows: [
    { id: 'halt', title: words('Halt', 'Stać', '止まれ'), cells: { dice: 'D6' } },
    {
      id: 'run',
      title: words('Run', 'Bieg', '走れ'),
      cells: { dice: '2D6' },
      evidence: 'inferred',
      reason: words('From the example.', 'Z przykładu.', '例による。'),
    },
    {
      id: 'hide',
      title: words('Hide', 'Ukryj się', '隠れろ'),
      cells: { dice: 'none' },
      dispute: {
        id: 'hiding',
        about: words('Hiding'),
        claims: [
          { id: 'yes', says: words('It hides.') },
          { id: 'no', says: words('It does not.') },
        ],
        adopted: 'yes',
        reason: words('It is older.'),
        confidence: 'low',
      },
    },
  ].map((row, index) => ({ ...row, ...(uses[index] && { uses: uses[index] }) })) as never,
});
const EACH = [['modifiers/to-hit'], ['tables/weapons', 'tables/damage'], ['rules/cover']];

const activation = gameWith({
  meta: { front: { landing: 'activation', procedure: 'procedures/activate' } },
  tables: {
    commands: choices(EACH),
    replies: { ...choices(EACH), rowHeader: words('Reply') },
    // Of one row nobody knows what applies.
    partly: choices([['rules/cover'], ['rules/cover']]),
    // What is rolled is not chosen.
    rolled: {
      ...choices(EACH),
      columns: [{ id: 'dice', type: 'die-range', title: words('Dice') }],
      rolls: [{ id: 'one', title: words('One'), dice: 'D6', rangeColumn: 'dice' }],
      rows: [
        { id: 'low', title: words('Low'), cells: { dice: '1..3' }, uses: ['rules/cover'] },
        { id: 'high', title: words('High'), cells: { dice: '4..6' }, uses: ['rules/cover'] },
      ],
    },
  },
  procedures: {
    activate: {
      title: words('Activation', 'Aktywacja', '行動'),
      steps: [
        { id: 'look', text: words('Look.'), uses: ['tables/commands', 'tables/partly'] },
        {
          id: 'choose',
          title: words('Choose', 'Wybór', '選択'),
          text: words('Choose a command.', 'Wybierz komendę.', '号令を選ぶ。'),
          uses: ['tables/commands', 'rules/cover'],
          evidence: 'inferred',
          reason: words('No page says it.', 'Nie mówi o tym żadna strona.', '明記なし。'),
        },
        { id: 'answer', text: words('Answer.'), uses: ['tables/replies', 'tables/rolled'] },
      ],
    },
  },
});

const phasesOf = (language: 'en' | 'pl' | 'ja', { book, ruleset } = activation) =>
  frontView(book, { language, ruleset }).phases;
const step = (
  language: 'en' | 'pl' | 'ja',
  index: number,
): PhaseView['steps'][number] | undefined => phasesOf(language)[0]?.steps[index];

describe('a game that begins with the activation of a unit', () => {
  it('shows its procedure, without a number, instead of the phases', () => {
    expect(phasesOf('en').map(({ id, numeral, link }) => [id, numeral, link])).toStrictEqual([
      ['activate', '', { href: '/en/skirmish/procedures/activate/', name: 'Activation' }],
    ]);
  });
  it.each([
    ['en', '<b>Choose</b>: choose a command.', 'Inferred: no page says it.'],
    ['pl', '<b>Wybór</b>: wybierz komendę.', 'Wywnioskowane: nie mówi o tym żadna strona.'],
    ['ja', '<b>選択</b>：号令を選ぶ。', '推定：明記なし。'],
  ] as const)('shows a step with its title and its status in %s', (language, text, status) => {
    const chosen = step(language, 1);
    expect([chosen?.text, chosen?.statuses.map((one) => one.text)]).toStrictEqual([text, [status]]);
  });
});

it('shows nested steps of an activation, and a status that all steps share once', () => {
  const status = { evidence: 'inferred', reason: words('No page lists them.') };
  const { book, ruleset } = gameWith({
    meta: { front: { landing: 'activation', procedure: 'procedures/activate' } },
    procedures: {
      activate: {
        title: words('Activation'),
        ...status,
        steps: [
          {
            id: 'act',
            text: words('Act.'),
            steps: [
              { id: 'walk', text: words('Walk.') },
              { id: 'fire', text: words('Fire.'), evidence: 'as-printed' },
            ],
          },
        ],
      },
    } as never,
  });
  const [phase] = frontView(book, { language: 'en', ruleset }).phases;
  expect(phase?.statuses.map(({ text }) => text)).toEqual(['Inferred: no page lists them.']);
  const lines = phase?.steps.flatMap(({ number, statuses, steps }) => [
    [number, statuses.length],
    ...steps.map((one) => [one.number, one.href, one.statuses.length]),
  ]);
  expect(lines).toEqual([
    ['1', 0],
    ['a', '/en/skirmish/procedures/activate/#walk', 0],
    ['b', '/en/skirmish/procedures/activate/#fire', 0],
  ]);
});

it('lists rolls in the order of their use, without those that are looked up most', () => {
  const roll = (title: string) => ({
    title: words(title),
    roll: {
      dice: 'D6',
      modifies: 'roll',
      target: 4,
      outcomes: HIT_OR_MISS,
    },
    modifiers: [{ id: 'far', title: words('Far'), change: { add: -1 } }],
  });
  const { book, ruleset } = gameWith({
    meta: {
      front: {
        landing: 'activation',
        procedure: 'procedures/activate',
        lookUp: ['modifiers/to-hit'],
      },
    },
    modifiers: { armour: roll('Armour'), morale: roll('Morale'), nerve: roll('Nerve') } as never,
    procedures: {
      activate: {
        title: words('Activation'),
        steps: [
          { id: 'test', text: words('Test.'), uses: ['procedures/rally#stay'] },
          { id: 'fire', text: words('Fire.'), uses: ['modifiers/to-hit', 'modifiers/armour'] },
        ],
      },
      rally: {
        title: words('Rally'),
        // What is only mentioned does not come here.
        see: ['modifiers/armour'],
        steps: [
          {
            ...{ id: 'stay', text: words('Stay.'), uses: ['procedures/activate'] },
            steps: [{ id: 'nerve', text: words('Try.'), uses: ['modifiers/nerve'] }],
          },
          { id: 'go', text: words('Go.'), uses: ['modifiers/morale'] },
        ],
      },
    },
  });
  const { rolls } = frontView(book, { language: 'en', ruleset });
  const names = rolls?.links.map(({ name }) => name) ?? [];
  expect(names).toEqual(['Nerve', 'Morale', 'Armour']);
});

it('leads to a roll that may follow another with both, the second one chosen', () => {
  const roll = (title: string, next: object = {}) => ({
    title: words(title),
    standalone: true as const,
    modifiers: [{ id: 'far', title: words('Far'), change: { add: -1 } }],
    roll: {
      dice: 'D6',
      modifies: 'roll',
      target: 4,
      outcomes: HIT_OR_MISS.map((one) => ({ ...one, ...(one.id === 'hit' && next) })),
    },
  });
  const { book, ruleset } = gameWith({
    modifiers: {
      shot: roll('Shot', { next: [{ to: 'modifiers/kill', optional: true }] }),
      kill: roll('Kill'),
    } as never,
  });
  const links = frontView(book, { language: 'en', ruleset }).rolls?.links ?? [];
  const linkOf = (title: string) => links.find(({ name }) => name === title)?.href;
  expect(linkOf('Shot')).toBe('/en/skirmish/modifiers/shot/#work-out');
  expect(linkOf('Shot → Kill')).toBe('/en/skirmish/modifiers/shot/?then=kill#work-out');
  expect(linkOf('Kill')).toBeUndefined();
});

describe('a table of choices, each with what applies next', () => {
  it('is unfolded at the last step that names it, and is no link there', () => {
    const shown = phasesOf('en')[0]?.steps.map(({ number, table, links }) => [
      number,
      table?.label,
      links.map(({ href }) => href),
    ]);
    expect(shown).toStrictEqual([
      ['1', undefined, ['/en/skirmish/tables/commands/', '/en/skirmish/tables/partly/']],
      ['2', 'Commands', ['/en/skirmish/rules/cover/']],
      ['3', 'Commands', ['/en/skirmish/tables/rolled/']],
    ]);
  });
  it('has each choice with its cells, its mark, and links to what applies', () => {
    const table = step('pl', 1)?.table;
    const link = (at: string, name: string) => ({ href: `/pl/skirmish/${at}`, name });
    expect(table?.label).toBe('Komendy');
    expect(table?.heads).toStrictEqual(['', 'Kości', 'Zasady i tabele'].map((name) => ({ name })));
    expect(table?.rows).toStrictEqual([
      {
        link: link('tables/commands/#halt', 'Stać'),
        cells: ['K6'],
        links: [link('modifiers/to-hit/', 'Trafienie')],
      },
      {
        link: link('tables/commands/#run', 'Bieg'),
        mark: { evidence: 'inferred', word: '(wywnioskowane)', why: 'Z przykładu.' },
        cells: ['2K6'],
        links: [link('tables/weapons/', 'Broń'), link('tables/damage/', 'Uszkodzenia')],
      },
      // The dispute is explained on the page of the table.
      {
        link: link('tables/commands/#hide', 'Ukryj się'),
        cells: ['brak'],
        links: [link('rules/cover/', 'Osłona')],
      },
    ]);
    expect(step('en', 2)?.table?.heads.map(({ name }) => name)).toEqual([
      'Reply',
      'Dice',
      'Rules and tables',
    ]);
  });
});

describe('the contents of a game', () => {
  const kindsOf = ({ book, ruleset }: typeof activation) => {
    const { contents, index } = frontView(book, { language: 'en', ruleset });
    return [contents.kinds, index.sections.at(-1)?.items ?? []].map((lines) =>
      lines.map(({ link, count }) => `${link.name} ${count}`),
    );
  };
  it('count what there is', () => {
    expect(kindsOf(activation)).toStrictEqual([
      [
        'Tables 6',
        'Modifiers 1',
        'Procedures 2',
        'Rules 1',
        'Markers and states 1',
        'Glossary 6',
        'Open questions 7',
      ],
      ['Markers and states 1', 'Glossary 6', 'Open questions 7'],
    ]);
  });
  it('leave out markers that a game does not have, and pages with nothing on them', () => {
    expect(
      kindsOf(withoutWords(gameWith({ meta: { front: { landing: 'contents' } } }))),
    ).toStrictEqual([
      ['Tables 2', 'Modifiers 1', 'Procedures 1', 'Rules 1'],
      ['Glossary 0', 'Open questions 0'],
    ]);
  });
  it('begin with the pages by kind where a game has no turn to show', () => {
    expect(phasesOf('en', gameWith({ meta: { front: { landing: 'contents' } } }))).toStrictEqual(
      [],
    );
  });
});

describe('what players look up most', () => {
  const lookUp = (front: RulesetFile['front']) => {
    const { book, ruleset } = gameWith({ meta: { front } });
    return [
      frontView(book, { language: 'pl', ruleset }),
      homeView(book, { language: 'pl' }),
    ] as const;
  };
  it('is linked first on the front page, and on the home page', () => {
    const [front, home] = lookUp({
      landing: 'turn',
      lookUp: ['tables/weapons', 'modifiers/to-hit'],
    });
    const links = [
      { href: '/pl/skirmish/tables/weapons/', name: 'Broń' },
      { href: '/pl/skirmish/modifiers/to-hit/', name: 'Trafienie' },
    ];
    expect(front.lookUp?.links).toStrictEqual(links);
    expect(home.games.items[0]?.lookUp).toStrictEqual(links);
  });
  it('is left out where the ruleset does not say', () => {
    const [front, home] = lookUp({ landing: 'turn' });
    expect('lookUp' in front).toBe(false);
    expect(home.games.items[0]?.lookUp).toStrictEqual([]);
  });
});

describe('texts that are not translated', () => {
  const partial = gameWith({
    meta: { translations: 'partial', coverage: english('One turn.') },
  });
  const missing = (language: 'en' | 'pl' | 'ja', { book, ruleset } = partial) =>
    frontView(book, { language, ruleset }).missing;
  it('are counted for those who read another language', () => {
    expect(missing('pl')).toMatch(
      /^Bez tłumaczenia: 1 z \d\d tekstów\. Pokazano je w oryginale \(angielski\)\.$/,
    );
    expect(missing('ja')).toMatch(/^文章\d\d件のうち1件は未翻訳のため、英語で表示しています。$/);
  });
  it('are not mentioned in the language they are in, or where there are none', () => {
    const view = ({ book, ruleset }: typeof partial, language: 'en' | 'pl') =>
      frontView(book, { language, ruleset });
    expect('missing' in view(partial, 'en')).toBe(false);
    expect('missing' in view(gameWith({}), 'pl')).toBe(false);
  });
});
