/** Pages about texts and words. */
import type { CheckPage } from './page.ts';

export const textPages: Record<string, CheckPage> = {
  'figures-differ': {
    title: 'Figures are the same in every language',
    what: 'Every number with its sign, every die, range and threshold of a text occurs as often in each of its languages, in any order.',
    why: 'A slip in one language shows against the other two.',
    bad: 'text: { en: Costs 2 points., pl: Kosztuje 3 punkty., ja: 2点かかる。 }',
    good: 'text: { en: Costs 2 points., pl: Kosztuje 2 punkty., ja: 2点かかる。 }',
  },
  notation: {
    title: 'Figures in texts are written one way',
    what: 'A minus is `−`, a range `6–9`, dice `2D6`, inches `12″`, a product `×2`; digits are half-width. `npm run fix` writes them so.',
    why: 'Readers, search and the other checks then see the same thing.',
    bad: 'en: -1 per 6-9" on 1d6',
    good: 'en: −1 per 6–9″ on D6',
  },
  'markdown-unsafe': {
    title: 'Texts are one paragraph of plain Markdown',
    what: 'Emphasis, code and links to `rule:` and `https:`; no HTML, images, lists, headings, and no other links.',
    why: 'A text comes from anybody’s pull request and ends up in everybody’s browser.',
    bad: 'en: \'<img src=x onerror="…"> [click](javascript:…)\'',
    good: 'en: See [Team](rule:bolt-action/rules/special-rules#team).',
  },
  'unknown-abbreviation': {
    title: 'Abbreviations are explained',
    what: 'A word of two or more capitals stands with a term, a value, a marker or a page, as its abbreviation or one of its other forms.',
    why: 'A beginner who meets an abbreviation must be able to look it up.',
    bad: 'en: Only an MMC may do it.',
    good: '# terms.yaml\n- { id: multi-man-counter, abbreviation: { all: MMC }, … }',
  },
  'unused-term': {
    title: 'Terms are used',
    what: 'A form of each term occurs in a text of at least one language, or a test or an address names it.',
    why: 'A term that nothing uses is left over, or does not have the form that texts use.',
    bad: '- { id: banner, title: { en: Banner, pl: Sztandar, ja: 軍旗 }, … }',
    good: '- { id: banner, …, aliases: { en: [colours] } }   # as the texts say',
  },
  'stale-translation': {
    title: 'Translations are younger than what they translate',
    what: 'The ledger keeps a short hash of the English and the translated texts of each address. When the English ones change and the others do not, this is a warning here and a note on the page. It ends when the translation changes, or with `npm run verify -- ADDRESS --translation pl`.',
    why: 'Otherwise the languages drift apart, and nobody knows which one is right.',
    bad: 'text: { en: Walls and houses are hard cover., pl: Mury to twarda osłona., … }',
    good: 'text: { en: Walls and houses are hard cover., pl: Mury i domy to twarda osłona., … }',
  },
};
