/** Everything that views need to describe one page in one language. */
import type { Language } from '../i18n/languages.ts';
import { ui, type Ui } from '../i18n/ui.ts';
import type { Ruleset } from '../model/rulebook.ts';
import type { Change, Text } from '../../schemas/types.d.ts';
import { change, plain, type Namer } from '../notation/show.ts';
import { nameAt, namer } from './names.ts';
import { createProse, inline, type Prose } from './prose.ts';
import { href } from '../site/routes.ts';

export interface Reader {
  language: Language;
  ruleset: Ruleset;
  /** Address of the page: `tables/weapons`; empty for the ruleset's front page. */
  here: string;
  t: Ui;
  /** Running text as HTML, terms linked at first use. */
  prose: Prose;
  /** A title or label as HTML, without term links. */
  label: (text: Text) => string;
  /** A text as plain words. */
  plain: (text: Text) => string;
  /** Name of a value, role, marker or term. */
  name: Namer;
  /** A modifier's change in signs. */
  change: (change: Change) => string;
  /** Link to an address of this ruleset; only the fragment if it is on this page. */
  link: (address: string) => string;
  /** The name of the thing at an address. */
  nameAt: (address: string) => string;
}

export function createReader(language: Language, ruleset: Ruleset, here: string): Reader {
  const name = namer(ruleset, language);
  return {
    language,
    ruleset,
    here,
    name,
    t: ui(language),
    prose: createProse(language, ruleset, here),
    label: (text) => inline(text, language),
    plain: (text) => plain(text, language),
    change: (value) => change(value, language, name),
    link: (address) =>
      here !== '' && address.startsWith(`${here}#`)
        ? address.slice(here.length)
        : href(language, ruleset.id, address),
    nameAt: (address) => nameAt(ruleset, address, language),
  };
}
