/** What it takes to put the data of a game into words: a language, and the names of the game. */
import type { Language } from '../i18n/languages.ts';
import { ui, type Ui } from '../i18n/ui.ts';
import type { NamedData } from '../model/find.ts';
import { change, plain, type Namer } from '../notation/show.ts';
import type { Change, Modifier, RulesetFile, Text } from '../../schemas/types.d.ts';
import { nameAt, namer } from './names.ts';
import type { Name } from '../notation/show.ts';

export interface Wording {
  language: Language;
  ruleset: NamedData;
  /** The documents that its sources name. */
  documents: RulesetFile['documents'];
  /** What players of the game call its rolls, where it has names of its own. */
  rollNames: NonNullable<RulesetFile['rollNames']>;
  t: Ui;
  /** A text as plain words. */
  plain: (text: Text) => string;
  /** Name of a value, role, marker or term. */
  name: Namer;
  /** A modifier's change in signs, with how the value is rounded after it. */
  change: (change: Change, round?: Modifier['round']) => string;
  /** The name of the thing at an address. */
  nameAt: (address: string) => string;
  /** The same with its language, for links. */
  namedAt: (address: string) => Name;
}

/** `unnamed` gives the words for a name that the game does not declare; without it, such a name is an error. */
export function createWording(
  language: Language,
  ruleset: NamedData,
  { documents, rollNames = [] }: Pick<RulesetFile, 'documents' | 'rollNames'>,
  unnamed?: (name: string) => string,
): Wording {
  const name = namer(ruleset, language, unnamed);
  return {
    language,
    ruleset,
    documents,
    rollNames,
    name,
    t: ui(language),
    plain: (text) => plain(text, language),
    change: (value, round) => change(value, language, name, round),
    nameAt: (address) => nameAt(ruleset, address, language).name,
    namedAt: (address) => nameAt(ruleset, address, language),
  };
}
