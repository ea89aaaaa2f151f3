/** Steps of a phase or procedure, as the words that players read. */
import { describe, expect, it } from 'vitest';
import type { Sides, Step } from '../../../schemas/types.d.ts';
import type { StatusView } from '../../../src/view/evidence.ts';
import { textBefore } from '../../../src/view/parts/marked.ts';
import { sidesOfEntry } from '../../../src/view/parts/sides.ts';
import { stepViews } from '../../../src/view/parts/steps.ts';
import { entryAt, gameWith, inEach, LINES, words } from '../small-game.ts';

const game = gameWith(LINES);
const entry = entryAt(game, 'procedures/storm');
const viewsOf = (steps: Partial<Step>[]) =>
  inEach(game, (reader) =>
    stepViews(
      steps.map((step, index) => ({ id: `s${index}`, text: words('Go.'), ...step })),
      ['steps'],
      entry,
      reader,
    ),
  );
const details = (step: Partial<Step>) => {
  const { en, pl, ja } = viewsOf([step]);
  return [en, pl, ja].map((views) => views.flatMap((view) => view.details).join(' | '));
};

describe('a line below a step', () => {
  it.each<[step: Partial<Step>, en: string, pl: string, ja: string]>([
    [{ order: 'any' }, 'in any order', 'w dowolnej kolejności', '順不同'],
    [{ order: 'one-of' }, 'choose one of these', 'wybierz jedno z poniższych', '次のいずれか一つ'],
    [
      { order: 'by-condition' },
      'only the one that applies',
      'tylko to, co pasuje do sytuacji',
      '条件に合うものだけを行う',
    ],
    [{ order: 'listed' }, '', '', ''],
    [{}, '', '', ''],
    [
      { limit: { en: 'one unit.', pl: 'jeden oddział.', ja: '1部隊。' } },
      'Limit: one unit',
      'Limit: jeden oddział',
      '制限：1部隊',
    ],
    [
      {
        repeat: { en: 'until all have fired.', pl: 'aż wszyscy strzelą.', ja: '全員が撃つまで。' },
      },
      'Repeat until all have fired',
      'Powtarzaj, aż wszyscy strzelą',
      '繰り返し：全員が撃つまで',
    ],
  ])('%j', (step, ...lines) => {
    expect(details(step)).toEqual(lines);
  });
  it('does not repeat what the sentence says: cost, effects, reaction', () => {
    const step: Partial<Step> = {
      cost: [{ resource: 'movement', amount: 1 }],
      effects: [{ do: 'place', marker: 'smoke' }],
      reaction: { action: 'procedures/fire', moment: 'after' },
    };
    expect(details(step)).toEqual(['', '', '']);
  });
});

describe('a reaction', () => {
  const reaction = { action: 'procedures/fire', moment: 'after' } as const;
  it('is linked, once', () => {
    const links = (step: Partial<Step>) => viewsOf([step]).pl[0]?.links.map(({ href }) => href);
    const fire = '/pl/skirmish/procedures/fire/';
    expect(links({ reaction })).toEqual([fire]);
    expect(links({ reaction, uses: ['procedures/fire'] })).toEqual([fire]);
    expect(links({ reaction, uses: ['rules/cover'] })).toEqual(['/pl/skirmish/rules/cover/', fire]);
    // A part of the reaction stands for it.
    const storm = { ...reaction, action: 'procedures/storm' };
    expect(links({ reaction: storm, uses: ['procedures/storm#leap'] })).toHaveLength(1);
  });
  it('may say more', () => {
    expect(details({ reaction: { ...reaction, text: words('Once only.') } })[0]).toBe('Once only.');
  });
});

describe('who acts', () => {
  const both = ['attacker', 'defender'];
  it.each<[sides: Sides, en: string, pl: string, ja: string]>([
    [{ act: ['attacker'], turnOrder: 'sequential' }, 'Attacker', 'Atakujący', '攻撃側'],
    [
      { act: both, turnOrder: 'sequential' },
      'Attacker, then Defender',
      'Atakujący, potem Obrońca',
      '攻撃側、次に防御側',
    ],
    [
      { act: both, turnOrder: 'per-step' },
      'Attacker, then Defender in each step',
      'w każdym kroku Atakujący, potem Obrońca',
      '各ステップを攻撃側、次に防御側の順に行う',
    ],
    [
      { act: both, turnOrder: 'alternating' },
      'Attacker and Defender in turn, one action each',
      'Atakujący i Obrońca na przemian, po jednej akcji',
      '攻撃側と防御側が1回ずつ交互に行動',
    ],
    [
      { act: both, turnOrder: 'simultaneous' },
      'Attacker, then Defender declare, both resolved simultaneously',
      'deklaracje: Atakujący, potem Obrońca; skutki jednocześnie',
      '攻撃側、次に防御側の順に宣言し、同時に解決',
    ],
    [
      { act: both, turnOrder: 'drawn' },
      'Attacker or Defender, whichever is drawn',
      'Atakujący lub Obrońca, według losowania',
      '攻撃側か防御側（引いたほう）',
    ],
  ])('in a step: %j', (sides, ...lines) => {
    const { en, pl, ja } = viewsOf([{ sides }]);
    expect([en, pl, ja].map(([view]) => view?.sides)).toEqual(lines);
  });
  it('in a whole phase the other side reacts where sides alternate and steps are those of one', () => {
    const moves = gameWith([
      {
        path: 'procedures/storm.yaml',
        text: `id: storm
title: { en: Storm, pl: Szturm, ja: 突撃 }
source: [{ document: sheet, page: 2 }]
steps:
  - { id: leap, sides: { act: [attacker], turnOrder: sequential }, text: { en: Leap., pl: Skocz., ja: 跳ぶ。 } }
`,
      },
    ]);
    const reacted = entryAt(moves, 'procedures/storm');
    expect(
      inEach(game, (reader) => sidesOfEntry({ act: both, turnOrder: 'alternating' }, entry, reader))
        .en,
    ).toBe('Attacker and Defender in turn, one action each');
    const lines = inEach(game, (reader) =>
      sidesOfEntry({ act: both, turnOrder: 'alternating' }, reacted, reader),
    );
    expect(lines).toEqual({
      en: 'Attacker; the Defender may react after each action',
      pl: 'Atakujący; po każdej akcji może zareagować Obrońca',
      ja: '攻撃側（行動のたびに防御側が対応できる）',
    });
    expect(
      inEach(game, (reader) =>
        sidesOfEntry({ act: both, turnOrder: 'sequential' }, reacted, reader),
      ).en,
    ).toBe('Attacker, then Defender');
  });
  it('is not said where a step has no sides of its own', () => {
    expect(viewsOf([{}]).en[0]).not.toHaveProperty('sides');
  });
  it('is not said again below a sentence that names the only side', () => {
    const text = words('The Attacker moves.', 'Atakujący rusza.', '攻撃側が動く。');
    const linesOf = (...act: string[]) => {
      const views = viewsOf([{ text, sides: { act, turnOrder: 'sequential' } }]);
      return [views.en, views.pl, views.ja].map(([view]) => view?.sides !== undefined);
    };
    expect(linesOf('attacker')).toEqual([false, false, false]);
    expect(linesOf('defender')).toEqual([true, true, true]);
    expect(linesOf('attacker', 'defender')).toEqual([true, true, true]);
  });
});

it('a step and the steps in it link to nothing twice', () => {
  const uses = ['rules/cover'];
  const nested = [
    { id: 'x', text: words('X.'), uses },
    { id: 'y', text: words('Y.'), uses: [...uses, 'tables/weapons'] },
  ];
  const { en } = viewsOf([{ steps: nested, uses }, { uses }]);
  const linked = (views: typeof en): number[] => views.map(({ links }) => links.length);
  expect([linked(en), linked(en[0]?.steps ?? [])]).toEqual([
    [0, 1],
    [1, 1],
  ]);
});

it('steps have their printed numbers where these are short, else their place', () => {
  const steps: Partial<Step>[] = [
    { number: '3.1' },
    { number: '3.12' },
    { number: '10a' },
    { number: '(iv)' },
    {
      steps: [
        { id: 'x', text: words('X.') },
        { id: 'y', text: words('Y.'), number: 'ii' },
        { id: 'z', text: words('Z.') },
      ],
    },
  ];
  const { en, ja } = viewsOf(steps);
  expect(en.map(({ number }) => number)).toEqual(['1', '2', '10a', '4', '5']);
  // A place in the rulebook is said below.
  expect(en.map(({ details }) => details)).toEqual([['section 3.1'], ['section 3.12'], [], [], []]);
  expect(en[4]?.steps.map(({ number }) => number)).toEqual(['a', 'ii', 'c']);
  expect(en[4]?.steps[2]?.linkLabel).toBe('Link to step c');
  expect(ja[0]?.linkLabel).toBe('ステップ1へのリンク');
});

it('a full stop stands behind a mark, but not behind a dispute or a remark', () => {
  const mark = { evidence: 'inferred', word: '(inferred)' } as const;
  const status = { label: 'Inferred', text: 'Inferred' };
  const dispute = {} as NonNullable<StatusView['dispute']>;
  expect(
    [{ ...status, mark }, { ...status, mark, dispute }, status].map((one) =>
      textBefore('Go.', [one]),
    ),
  ).toEqual([{ text: 'Go', stop: '.' }, { text: 'Go.' }, { text: 'Go.' }]);
});

it.each<[NonNullable<Step['obligation']>, string, string, string]>([
  ['must', '(mandatory)', '(obowiązkowo)', '（必須）'],
  ['may', '(optional)', '(nieobowiązkowo)', '（任意）'],
  ['must-not', '(not allowed)', '(nie wolno)', '（禁止）'],
])('a step says whether it is compulsory: %s', (obligation, ...words) => {
  const { en, pl, ja } = viewsOf([{ obligation }]);
  expect([en, pl, ja].map(([view]) => view?.obligation?.word)).toEqual(words);
});
it.each<[NonNullable<Step['obligation']>, en: string, pl: string, ja: string]>([
  ['must-not', 'Do not fire.', 'Nie strzelaj.', '射撃してはならない。'],
  ['may', 'It may fire.', 'Może strzelać.', '射撃できる。'],
  ['must-not', 'Never fire.', 'Strzelanie jest zakazane.', '射撃は禁止。'],
  ['may', 'Firing is allowed.', 'Strzał jest dozwolony.', '射撃が認められる。'],
  ['must', 'It must fire.', 'Musi strzelać.', '必ず射撃する。'],
  ['must', 'A hit requires a check.', 'Trafienie wymaga testu.', '命中には判定が必要。'],
  ['must', 'It may only fire.', 'Może tylko strzelać.', '行動は射撃に限る。'],
])('a sentence that says %s itself has no sign for it, nor its title', (obligation, ...text) => {
  const step = { obligation, text: words(...text) };
  const { en, pl, ja } = viewsOf([step, { ...step, title: words('Fire') }]);
  for (const [sentence, titled] of [en, pl, ja]) {
    expect(sentence).not.toHaveProperty('obligation');
    expect(titled).not.toHaveProperty('obligation');
  }
});

describe('the steps of a procedure', () => {
  const assault = entryAt(game, 'procedures/assault');
  const steps = assault.kind === 'procedures' ? assault.data.steps : [];
  const views = () => inEach(game, (reader) => stepViews(steps, ['steps'], assault, reader)).en;
  it('have the status of each step beside it', () => {
    const [approach] = views();
    expect(approach?.steps.map(({ statuses }) => statuses.map(({ text }) => text))).toEqual([
      [],
      ['Inferred: from the picture.'],
    ]);
  });
  it('have a roll with its results and its status', () => {
    const [, thrown] = views();
    expect(thrown?.roll?.line).toBe('Roll a D6. Target number: 4');
    expect(thrown?.roll?.statuses.map(({ text }) => text)).toEqual([
      'Reconstructed: the line is blurred.',
    ]);
    expect(thrown).not.toHaveProperty('value');
  });
  it('have a value with what follows from it', () => {
    const [, , charge] = views();
    expect(charge?.value?.line).toBe('Strength = morale');
    expect(
      charge?.value?.outcomes.map(({ id, title, condition, statuses }) => [
        id,
        title,
        condition,
        statuses.map(({ text }) => text),
      ]),
    ).toEqual([
      ['charge.strong', 'Breakthrough', 'strength ≥\u00A08', ['Inferred: from the picture.']],
      ['charge.weak', 'Repulsed', 'any other result', []],
    ]);
    expect(charge).not.toHaveProperty('roll');
  });
});
