/** Mistakes in texts and languages. */
import { change, type Mistake } from './mistake.ts';

const COVER = 'rules/cover.yaml';
const WALLS = 'text: { en: Walls are hard cover., pl: Mury to twarda osłona., ja: 壁は硬遮蔽。 }';
/** Other texts of the point Walls. */
const walls = (name: string, en: string, pl: string, ja: string): Mistake =>
  change(name, COVER, WALLS, `text: { en: ${en}, pl: ${pl}, ja: ${ja} }`);
const [EN, PL, JA] = ['Walls are hard cover.', 'Mury to twarda osłona.', '壁は硬遮蔽。'];

export const TEXTS: Mistake[] = [
  change(
    'a missing translation',
    COVER,
    'text: { en: Walls are hard cover., pl: Mury to twarda osłona., ja: 壁は硬遮蔽。 }',
    '‸text: { en: Walls are hard cover., pl: Mury to twarda osłona. }',
  ),
  walls('an empty translation', EN, PL, "‸''"),
  walls('English left in the Japanese text', EN, PL, '‸Walls are hard cover.'),
  walls('Japanese left in the Polish text', EN, '‸壁は硬遮蔽。', JA),
  walls('English left in the Polish text', EN, '‸Walls are hard cover.', JA),
  walls('English and Polish exchanged', `‸${PL}`, `‸${EN}`, JA),
  walls('English in all three', EN, `‸${EN}`, `‸${EN}`),
  walls(
    'HTML',
    "'Walls are ‸<b>hard</b> cover.'",
    "'Mury to ‸<b>twarda</b> osłona.'",
    "'壁は‸<b>硬</b>遮蔽。'",
  ),
  walls('a heading', "‸'# Walls are hard cover.'", PL, JA),
  walls('a list', "‸'- Walls are hard cover.'", PL, JA),
  walls('a javascript: link', "'Walls are ‸[hard](javascript:alert(1)) cover.'", PL, JA),
  walls(
    'a link to a page that is not there',
    "'Walls are [hard](rule:‸skirmish/rules/covr) cover.'",
    PL,
    JA,
  ),
  walls(
    'a link to a ruleset that is not there',
    "'Walls are [hard](rule:‸skirmsh/rules/cover) cover.'",
    PL,
    JA,
  ),
  walls('a figure that one language lacks', 'Walls cost 2.', '‸Mury kosztują.', '壁は2。'),
  walls('a figure that differs in one language', 'Walls cost 2.', 'Mury kosztują ‸3.', '壁は2。'),
  walls('a hyphen as a minus sign', 'Walls cost ‸-1.', 'Mury kosztują ‸-1.', '壁は‸-1。'),
  walls('full-width digits', 'Walls cost 2.', 'Mury kosztują 2.', '壁は‸２。'),
  walls(
    'an abbreviation that nothing explains',
    'Walls halve ‸QZ.',
    'Mury dzielą QZ.',
    '壁はQZを半分。',
  ),
  walls('an English text changed alone', 'Walls and houses are hard cover.', `‸${PL}`, `‸${JA}`),
];
