/** Findings about texts and words. */
import { quote, type Phrase } from '../phrase.ts';

const LANGUAGES = { en: 'English', pl: 'Polish', ja: 'Japanese' };
type Language = keyof typeof LANGUAGES;

export const texts = {
  'figures-differ': (a: { language: Language; missing: string[]; extra: string[] }): Phrase => ({
    message: `The ${LANGUAGES[a.language]} text ${[
      a.missing.length > 0 && `lacks ${a.missing.join(', ')}`,
      a.extra.length > 0 && `has ${a.extra.join(', ')} of its own`,
    ]
      .filter(Boolean)
      .join(' and ')}.`,
    hint: 'The same figures stand as digits in all three languages.',
  }),
  notation: (a: { written: string; right: string }): Phrase => ({
    message: `${quote(a.written)} is written ${quote(a.right)} in texts.`,
    hint: 'npm run fix writes it so.',
  }),
  'markdown-unsafe': (a: { what: string }): Phrase => ({
    message: `The text holds ${a.what}.`,
    hint: 'Texts are one paragraph with *emphasis*, `code` and links to rule: or https:; a backslash before a sign makes it a plain sign.',
  }),
  'unknown-abbreviation': (a: { word: string }): Phrase => ({
    message: `The abbreviation ${quote(a.word)} is not explained anywhere.`,
    hint: 'Add it to a term in terms.yaml (abbreviation or aliases), or write the word out.',
  }),
  'unused-term': (a: { id: string }): Phrase => ({
    message: `No text uses the term ${quote(a.id)}, and nothing points at it.`,
    hint: 'Add the form that texts use as an alias, or remove the term.',
  }),
  'stale-translation': (a: { language: Language; address: string }): Phrase => ({
    message: `The English text changed after it was translated into ${LANGUAGES[a.language]}.`,
    hint: `Adapt the translation; if it is right as it is: npm run verify -- ${a.address} --translation ${a.language}.`,
  }),
} as const;
