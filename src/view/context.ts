/** Everything that views need to describe one page in one language. */
import type { Language } from '../i18n/languages.ts';
import type { Ruleset } from '../model/rulebook.ts';
import type { Text } from '../../schemas/types.d.ts';
import { createWording, type Wording } from '../wording/wording.ts';
import type { DoubtNotes } from './evidence.ts';
import { createProse, inline, type Prose } from './prose.ts';
import { href } from '../site/routes.ts';

export interface Reader extends Wording {
  ruleset: Ruleset;
  /** Address of the page: `tables/weapons`; empty for the ruleset's front page. */
  here: string;
  /** Running text as HTML, terms linked at first use. */
  prose: Prose;
  /** A title or label as HTML, without term links. */
  label: (text: Text) => string;
  /** On paper: numbers the footnotes about what is not certain. */
  footnotes?: DoubtNotes;
  /** Link to an address of this ruleset; only the fragment if it is on this page. */
  link: (address: string) => string;
  /** What the page shows already and need not say again: ids of disputes, addresses whose figures stand at a step. */
  shown: Set<string>;
}

export const createReader = (language: Language, ruleset: Ruleset, here: string): Reader => ({
  ...createWording(language, ruleset, ruleset.meta.documents),
  ruleset,
  here,
  prose: createProse(language, ruleset, here),
  shown: new Set(),
  label: (text) => inline(text, language),
  link: (address) =>
    here !== '' && address.startsWith(`${here}#`)
      ? address.slice(here.length)
      : href(language, ruleset.id, address),
});
