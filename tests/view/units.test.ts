/** Units that a ruleset declares, where readers of each language see them. */
import { expect, it } from 'vitest';
import { resultLine } from '../../src/calculator/result-line.ts';
import { byLanguage } from '../../src/i18n/languages.ts';
import { templates } from '../../src/i18n/ui.ts';
import { csv } from '../../src/publish/csv.ts';
import { WORDS } from '../../src/share/data.ts';
import { fillerOf } from '../../src/text/fill-in.ts';
import { sayFor } from '../../src/view/calculator-words.ts';
import { entryView } from '../../src/view/pages/entry.ts';
import { problemFor, situationFile } from '../../src/view/situation-words.ts';
import { readSituation } from '../../src/workout/link.ts';
import { resolve } from '../../src/workout/resolve.ts';
import { entryAt, gameWith, readerOf, words } from './game-with.ts';

const game = gameWith({
  meta: {
    units: [
      {
        id: 'cm',
        title: words('centimetres', 'centymetry', 'センチメートル'),
        sign: { all: 'cm' },
      },
      {
        id: 'gold',
        title: words('gold', 'złoto', '金貨'),
        sign: { en: 'gp', pl: 'szt. złota', ja: '枚' },
      },
      { id: 'degree', title: words('degrees', 'stopnie', '度'), sign: { all: '°' } },
    ],
  },
  values: [
    { id: 'ride', title: words('Ride'), origin: 'measured', unit: 'cm' },
    { id: 'price', title: words('Price'), origin: 'computed', unit: 'gold' },
  ],
  tables: {
    wares: {
      title: words('Wares'),
      standalone: true,
      columns: [
        { id: 'reach', type: 'distance', unit: 'cm', title: words('Reach') },
        { id: 'cost', type: 'number', unit: 'gold', title: words('Cost') },
        { id: 'arc', type: 'number', unit: 'degree', title: words('Arc') },
      ],
      rows: [{ id: 'lance', cells: { reach: '1..12', cost: 3, arc: 45 } }],
    },
  },
  modifiers: {
    fare: {
      title: words('Fare'),
      standalone: true,
      value: { name: 'price', base: 2 },
      modifiers: [
        {
          id: 'far',
          title: words('Far'),
          always: true,
          change: { add: { each: 1, per: 'ride', above: 24, every: 2 } },
        },
      ],
    },
  },
});
const { book, ruleset } = game;

it('stand behind figures, in fields and in results', () => {
  const seen = byLanguage((language) => {
    const [wares, fare] = [entryAt(game, 'tables', 'wares'), entryAt(game, 'modifiers', 'fare')];
    const reader = readerOf(game, language, fare.address);
    const problem = problemFor(ruleset, fare)!;
    const { texts } = situationFile(problem, reader);
    const { situation } = readSituation(problem, 'ride=30');
    const shown = { situation, result: resolve(problem, situation) };
    const tell = fillerOf(templates(language, WORDS), language);
    const line = resultLine(shown, 'fare', '', { problem, texts, say: sayFor(language) }, tell);
    return {
      page: JSON.stringify(entryView(book, { language, ruleset, entry: wares }).body),
      copied: csv(wares, ruleset, language),
      modifier: reader.change(fare.data.modifiers[0]!.change),
      field: texts['unit:cm'],
      line,
    };
  });
  const figures = {
    en: ['1–12\u00a0cm', '3\u00a0gp', '45°'],
    pl: ['1–12\u00a0cm', '3\u00a0szt. złota', '45°'],
    ja: ['1–12cm', '3枚', '45°'],
  };
  for (const language of ['en', 'pl', 'ja'] as const)
    for (const figure of figures[language])
      for (const text of [seen[language].page, seen[language].copied])
        expect(text).toContain(figure);
  expect(seen.en.modifier).toBe('+1 per 2\u00a0cm beyond 24\u00a0cm');
  expect(byLanguage((language) => seen[language].field)).toEqual({
    en: 'centimetres',
    pl: 'centymetry',
    ja: 'センチメートル',
  });
  expect(seen.en.line).toContain('5\u00a0gp');
  expect(seen.ja.line).toContain('5枚');
});
