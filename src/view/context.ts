/** Everything that views need to describe one page in one language. */
import type { Language } from '../i18n/languages.ts';
import type { Path } from '../diagnostics/diagnostic.ts';
import type { Ruleset } from '../model/rulebook.ts';
import type { Text } from '../../schemas/types.d.ts';
import { createWording, type Wording } from '../wording/wording.ts';
import type { DoubtNotes, Explanation } from './evidence.ts';
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
  /** On paper: id of the block of the entry. */
  block?: string;
  /** On paper: where the part at a path of the entry is printed; empty if where the entry is. */
  placeAt?: (path: Path) => string;
  /** Link to an address of this ruleset; only the fragment if it is on this page. */
  link: (address: string) => string;
  /** What the page shows already and need not say again: ids of disputes, addresses whose figures stand at a step. */
  shown: Set<string>;
  /** On the page of an entry: what its signs stand for, by the text of the explanation at its end. */
  explanations?: Map<string, Explanation>;
}

export const createReader = (language: Language, ruleset: Ruleset, here: string): Reader => ({
  ...createWording(language, ruleset, ruleset.meta),
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
