/** What a reader of a page with a calculator reads: its bar, and why it says so. */
import { linesOf } from '../../src/calculator/why/lines.ts';
import { whyOf } from '../../src/calculator/why/why.ts';
import { barView } from '../../src/calculator/result-bar.ts';
import type { Words } from '../../src/calculator/say.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { templates } from '../../src/i18n/ui.ts';
import { WORDS } from '../../src/share/data.ts';
import { fillerOf } from '../../src/text/fill-in.ts';
import { sayFor } from '../../src/view/calculator-words.ts';
import { problemFor, situationFile } from '../../src/view/situation-words.ts';
import { readSituation } from '../../src/workout/link.ts';
import { resolve } from '../../src/workout/resolve.ts';
import type { StartResult } from '../../src/workout/result.ts';
import type { Game } from './golden-game.ts';
import { readerOf } from './game-with.ts';

/** The entry at an address in the situation of a link: `with=halved&skill=7`. */
export function calculated(game: Game, address: string, link: string, language: Language = 'en') {
  const entry = game.ruleset.entries.find((one) => one.address === address);
  const problem = entry && problemFor(game.ruleset, entry);
  if (!problem) throw new Error(`${address} has nothing to calculate`);
  const { texts } = situationFile(problem, readerOf(game, language, address));
  const words: Words = { problem, texts, say: sayFor(language) };
  const { situation, notices } = readSituation(problem, link);
  const result = resolve(problem, situation);
  const [start] = result.starts;
  if (!start) throw new Error(`${address} has no start`);
  const tell = fillerOf(templates(language, WORDS), language);
  return {
    start: start satisfies StartResult,
    result,
    words,
    notices,
    /** `Modifiers: ×2` */
    bar: barView(start, words).figures.map(({ label, value }) => `${label}: ${value}`),
    why: linesOf(whyOf(start, situation, words, tell), ({ by }) => by, words.say, tell),
  };
}
