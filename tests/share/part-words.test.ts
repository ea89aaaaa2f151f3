/** What share pages say of parts in forms that the fixture games do not have: long, repeated, doubtful, without a name. */
import { expect, it } from 'vitest';
import { buildRulebook } from '../../src/model/rulebook.ts';
import { readRulebook } from '../../src/rulebook.ts';
import { shareDataOf } from '../../src/share/content.ts';
import { sharePageView } from '../../src/share/share-page.ts';
import { partPages } from '../../src/site/pages.ts';
import { createReader } from '../../src/view/context.ts';
import { withRules } from '../checks/fixture.ts';
import { checkView } from '../view/golden-game.ts';

const say = (text: string) => ({ en: text, pl: text, ja: text });
const doubt = (evidence: string) => ({ evidence, reason: say('Why.') });
const source = [{ document: 'sheet', page: 1 }];
const dispute = (id: string, claims: string[], adopted: string, about = 'Who: one or all') => ({
  id,
  about: say(about),
  claims: claims.map((says, index) => ({ id: `c${index}`, says: say(says), source })),
  adopted,
  reason: say('Printed so.'),
  confidence: 'low',
});
const LONG = 'Every unit that has fired in this turn may not move again in the same turn.';
const WHO = 'Who of them all may fire again in that turn';
const points = (...all: [string, object?][]) =>
  all.map(([text, more], index) => ({ id: `p${index}`, text: say(text), ...more }));

const FILES: Record<string, object> = {
  'rules/lists': {
    title: say('Lists'),
    text: say('All of these.'),
    summary: say('What a unit carries. And more.'),
    groups: [
      { id: 'arms', title: say('Arms that are carried') },
      { id: 'other', title: say('Others') },
    ],
    points: points(
      ['A rope', { group: 'arms' }],
      ['A spade', { group: 'other' }],
      ['A tent', doubt('inferred')],
      ['Drop all of it.'],
      ['Who carries it?'],
      ['It stops. (Soon.)'],
      [LONG],
      [LONG, { title: say('Units that have fired at all rest in their turn') }],
      [`${LONG} It rests.`, { title: say('Units that have fired at all rest in that turn') }],
      [`It may go on.`, { title: say('Units that have not fired rest in no turn at all') }],
      ['Two kinds: one and two.', doubt('inferred')],
      ['Fire (again).', doubt('inferred')],
      ['Fire (again) now.', doubt('inferred')],
      ['The sources do not say how.', doubt('unknown')],
      ['No. 5 of them'],
      ['It is disputed.', { dispute: dispute('it', ['Yes.', 'No.'], 'c0') }],
      ['The effect of it.', doubt('unknown')],
      ['The effect is unknown.', doubt('unknown')],
      ['All may fire.', { dispute: dispute('who', ['All fire: at once.', 'One fires.'], 'c1') }],
      ['Each may fire.', { dispute: dispute('each', ['All fire: at once.', 'One fires.'], 'c0') }],
      ['None may fire.', { dispute: dispute('none', ['All fire.', 'One fires.'], 'none') }],
      ['Few may fire.', { dispute: dispute('few', ['All fire.', 'One fires.'], 'c0', WHO) }],
      [
        'Most may fire.',
        { dispute: dispute('most', [`${LONG.slice(0, -1)} ${LONG}`, 'x'], 'c0', `${WHO}?`) },
      ],
      ['Some may fire.', { dispute: dispute('some', [`${LONG.slice(0, -1)} ${LONG}`, 'x'], 'c0') }],
    ),
  },
  'rules/again': {
    title: say('Again (A.1)'),
    text: say('Once more.'),
    points: points([LONG], [`${LONG} It rests.`], ['Drop all of it.'], ['A hook']),
  },
  'rules/many': {
    title: say('A page that has a title of forty letters'),
    text: say('Many.'),
    points: points(
      ['Units that are hit may hide.'],
      ['Units that hide may be hit.'],
      ...Array<[string]>(8).fill([LONG]),
    ),
  },
  'rules/more': {
    title: say('A page that has a title of 38 letters…'),
    text: say('More.'),
    ...doubt('inferred'),
    points: points(
      ['Units that are hit may hide.'],
      [LONG],
      ['Units that hide may be hit.'],
      ...Array<[string]>(7).fill([LONG]),
    ),
  },
  'procedures/march': {
    title: say('March'),
    summary: say('Marching in a column, step by step. And more.'),
    steps: [
      { id: 'march', text: say('March.'), ...doubt('inferred') },
      {
        id: 'halt',
        text: say('Halt.'),
        steps: [
          { id: 'rest', text: say('Rest.') },
          { id: 'wait', text: say('Halt.') },
        ],
      },
      { id: 'linked', linkTitle: say('Dig in'), text: say(LONG) },
      { id: 'long', text: say(LONG) },
      { id: 'longer', text: say(LONG) },
      { id: 'named', linkTitle: say('Fall in'), text: say('Fall in.') },
      { id: 'bare', text: say('Aim first') },
      { id: 'nerve', text: say('Units that are hurt test their own nerve at once.') },
      {
        id: 'longest',
        title: say('A title that says a whole lot about what is done here'),
        text: say('Go.'),
      },
    ],
  },
  'procedures/halts': {
    title: say('Halts'),
    steps: [{ id: 'halt', text: say('Stop here.'), ...doubt('inferred') }],
  },
  'procedures/alone': {
    title: say('Alone'),
    summary: say('Of units alone.'),
    steps: [{ id: 'alone', text: say('Units that are alone may go on as they please.') }],
  },
  'procedures/wait': {
    title: say('Wait'),
    summary: say('Of units that wait'.padEnd(201, ' and wait')),
    steps: [{ id: 'wait', text: say('Wait.') }],
  },
  'modifiers/pace': {
    title: say('Pace'),
    value: { name: 'distance', base: 6 },
    modifiers: [
      { id: 'half', title: say('Mud'), change: { multiply: '1/2' } },
      { id: 'set', title: say('Road'), change: { set: 12 } },
      { id: 'set-inferred', title: say('Track'), change: { set: 9 }, ...doubt('inferred') },
      { id: 'gone', title: say('Lost'), change: { set: 'unknown' }, ...doubt('unknown') },
      { id: 'named', title: say('Swamp'), change: { set: 'pins' } },
      { id: 'add', title: say('Horses'), change: { add: 'pins' } },
      { id: 'add-inferred', title: say('Oxen'), change: { add: 'pins' }, ...doubt('inferred') },
      {
        id: 'less',
        title: say('Carts'),
        change: { add: { each: -1, per: 'pins' } },
        ...doubt('inferred'),
      },
      { id: 'plain', title: say('Drums'), change: { add: 1 }, ...doubt('inferred') },
      { id: 'twelve', title: say('12″'), change: { add: 1 } },
      {
        id: 'wide',
        title: say('Columns of more than twelve units in one line'),
        change: { add: 1 },
      },
      {
        id: 'long',
        title: say('A modifier with a title that is rather long for a title'),
        change: { add: 1 },
      },
    ],
  },
  'modifiers/steps': {
    title: say('Steps'),
    roll: {
      ...{ dice: 'D6', target: 3, modifies: 'roll' },
      outcomes: [
        { id: 'miss', title: say('Miss'), when: [{ subject: 'roll', below: 'target' }] },
        {
          id: 'hit',
          success: true,
          title: say('Hit'),
          when: [{ subject: 'roll', atLeast: 'target' }],
        },
      ],
    },
    modifiers: [
      {
        id: 'disputed',
        title: say('Wind'),
        change: { add: 1 },
        dispute: dispute('wind', ['It is +1.', 'It is +2.'], 'c0'),
      },
    ],
  },
  'tables/names': {
    title: say('Names'),
    columns: [
      { id: 'long', type: 'text', title: say('Long') },
      { id: 'short', type: 'text', title: say('Short') },
    ],
    rows: [
      {
        id: 'dr',
        title: say('dr'),
        cells: { long: { text: say('Rolls') }, short: { text: say('one') } },
        ...doubt('inferred'),
      },
      {
        id: 'abc',
        title: say('abc'),
        cells: {
          long: { text: say(`${LONG.slice(0, -1)} `.repeat(3)) },
          short: { text: say('one') },
        },
        ...doubt('inferred'),
      },
      {
        id: 'label',
        title: say('Label'),
        ...doubt('inferred'),
        cells: {
          long: { text: say('Rolls'), ...doubt('reconstructed') },
          short: { text: say('one') },
        },
      },
    ],
  },
  'tables/ends': {
    title: say('Ends'),
    columns: [
      { id: 'roll', type: 'die-range', title: say('Roll') },
      { id: 'effect', type: 'text', title: say('Effect') },
    ],
    rows: [
      {
        id: 'one',
        title: say('12'),
        cells: { roll: '..1', effect: { text: say('It stops. It burns.') } },
      },
      {
        id: 'two',
        title: say('Stop'),
        cells: { roll: 2, effect: { text: say(`${LONG} ${LONG} ${LONG}`), ...doubt('inferred') } },
      },
      {
        id: 'three',
        title: say('Stop'),
        cells: { roll: 3, effect: { text: say('It goes on.'), ...doubt('inferred') } },
      },
    ],
    notes: [
      { id: 'first', text: say('A note. With more.') },
      { id: 'second', text: say(LONG) },
    ],
  },
};
const overlay = Object.entries(FILES).map(([path, data]) => ({
  path: `${path}.yaml`,
  text: JSON.stringify({ id: path.replace(/.*\//, ''), source, ...data }),
}));
const { rulesets } = withRules(overlay, (rules) => readRulebook(rules, { lenient: true }));
const book = buildRulebook(rulesets);

it('titles, descriptions, texts, sources and claims of parts and pages in forms that the fixture games do not have', async () => {
  const own = partPages(book).filter(
    ({ props: { language, entry } }) => language === 'en' && entry.address in FILES,
  );
  const [ruleset] = own.map(({ props }) => props.ruleset);
  const parts = own.map(({ props }) => {
    const { link, head } = sharePageView(props);
    return [link.href, [head.title, head.description]] as const;
  });
  const pages = [...new Set(own.map(({ props }) => props.entry))].map((entry) => {
    const { page, claims } = shareDataOf(entry, createReader('en', ruleset!, entry.address));
    const { text, source } = page;
    return [entry.address, { text, source, ...(claims && { claims }) }] as const;
  });
  const [first] = own.map(({ props }) => sharePageView(props).head);
  expect(first).toMatchObject({ noindex: true, redirect: { to: parts[0]?.[0] } });
  await checkView('share-pages-forms', 'en', Object.fromEntries([...parts, ...pages]));
});
