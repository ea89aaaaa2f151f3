/** Numbers of an example that its results do not need. */
import type { Library } from '../../arithmetic/library.ts';
import { writtenIn } from '../../i18n/text.ts';
import type { Entry } from '../../model/entries.ts';
import { figuresOf } from '../../notation/figures-in-text.ts';
import type { Example } from '../../../schemas/types.d.ts';
import { recompute, type Reason } from './recompute.ts';

/** Numbers of which some change each result that reads one. */
const OTHERS = [-5, 0, 1, 2, 5, 8, 11, 20, 99];

/** Dice that cannot be rolled, or decide nothing, and results that are not there leave nothing to depend on. */
const NO_RESULT: ReadonlySet<Reason['kind']> = new Set([
  'impossible-dice',
  'dice-of-sides',
  'tie',
  'no-such-result',
]);

/** A number under `given` that the text does not say and on which no result depends. */
export function unread(
  example: Example,
  library: Library,
  entries: readonly Entry[],
): string | undefined {
  const { given = {}, expect = {}, text } = example;
  const [language] = writtenIn(text);
  const said = figuresOf((language && text[language]) ?? '').map(({ figure }) => figure);
  const results = (numbers: Example['given'] = {}): string =>
    JSON.stringify(
      Object.keys(expect).map((what) =>
        recompute({ ...example, given: numbers }, what, library, entries),
      ),
    );
  const isNone = Object.keys(expect).some((what) => {
    const computed = recompute(example, what, library, entries);
    return 'why' in computed && NO_RESULT.has(computed.why.kind);
  });
  if (isNone) return undefined;
  const isUnread = (name: string): boolean => {
    const { [name]: _, ...without } = given;
    const others = [without, ...OTHERS.map((number) => ({ ...given, [name]: number }))];
    return others.every((other) => results(other) === results(given));
  };
  return Object.keys(given).find((name) => {
    const written = given[name];
    const isSaid = said.some((figure) => figure.includes(String(Math.abs(Number(written)))));
    return typeof written === 'number' && !isSaid && isUnread(name);
  });
}
