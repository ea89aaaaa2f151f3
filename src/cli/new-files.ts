/** What `npm run new` writes: small files that pass the check and show the fields one goes on with. */
import type { Language } from '../i18n/languages.ts';

export const NEW_KINDS = ['phase', 'table', 'modifiers', 'procedure', 'rule'] as const;
export type NewKind = (typeof NEW_KINDS)[number];

/** The folder of a kind in a ruleset. */
export const FOLDERS: Readonly<Record<NewKind, string>> = {
  phase: 'phases',
  table: 'tables',
  modifiers: 'modifiers',
  procedure: 'procedures',
  rule: 'rules',
};

/** Words of the files, in the languages that the program has words in. */
interface Words {
  edition: string;
  short: string;
  summary: string;
  coverage: string;
  sources: string;
  document: string;
  stacking: string;
  imprint: string;
  turn: string;
  step: string;
  events: string;
  roll: string;
  calm: string;
  storm: string;
  modifier: string;
  text: string;
  morale: string;
  shaken: string;
  shakenText: string;
  recover: string;
  player: string;
}

const WORDS: Readonly<Partial<Record<Language, Words>>> & { en: Words } = {
  en: {
    edition: 'First edition',
    short: '1st ed.',
    summary: 'The turn, step by step.',
    coverage: 'One turn and one table.',
    sources: 'The rulebook.',
    document: 'Rulebook',
    stacking: 'Modifiers add up.',
    imprint: 'Unofficial player aid, written in our own words. Not a substitute for the rulebook.',
    turn: 'Turn',
    step: 'Roll D6 for the weather. On 4 or more the unit becomes shaken and tests its morale.',
    events: 'Weather',
    roll: 'Roll',
    calm: 'Calm',
    storm: 'Storm',
    modifier: 'Long range',
    text: 'Write the rule here.',
    morale: 'Morale',
    shaken: 'Shaken',
    shakenText: 'The unit may not advance.',
    recover: 'At the end of the turn the unit recovers.',
    player: 'Unit',
  },
  pl: {
    edition: 'Pierwsza edycja',
    short: 'wyd. 1',
    summary: 'Przebieg tury, krok po kroku.',
    coverage: 'Jedna tura i jedna tabela.',
    sources: 'Podręcznik.',
    document: 'Podręcznik',
    stacking: 'Modyfikatory się sumują.',
    imprint: 'Nieoficjalna pomoc dla graczy, napisana własnymi słowami. Nie zastępuje podręcznika.',
    turn: 'Tura',
    step: 'Rzuć D6 na pogodę. Przy 4 lub więcej oddział jest wstrząśnięty i sprawdza morale.',
    events: 'Pogoda',
    roll: 'Rzut',
    calm: 'Spokój',
    storm: 'Burza',
    modifier: 'Daleki zasięg',
    text: 'Tu wpisz zasadę.',
    morale: 'Morale',
    shaken: 'Wstrząśnięty',
    shakenText: 'Oddział nie może nacierać.',
    recover: 'Na koniec tury oddział dochodzi do siebie.',
    player: 'Oddział',
  },
  ja: {
    edition: '初版',
    short: '第1版',
    summary: 'ターンの流れ。',
    coverage: 'ターンと表。',
    sources: 'ルールブック。',
    document: 'ルールブック',
    stacking: '修正は合計する。',
    imprint: '非公式の早見表です。文章は独自に書いたもので、ルールブックの代わりにはなりません。',
    turn: 'ターン',
    step: 'D6を振って天候を決める。4以上ならユニットは動揺し、士気を調べる。',
    events: '天候',
    roll: '出目',
    calm: '晴れ',
    storm: '嵐',
    modifier: '遠距離',
    text: 'ここにルールを書く。',
    morale: '士気',
    shaken: '動揺',
    shakenText: 'ユニットは前進できない。',
    recover: 'ターンの終わりにユニットは回復する。',
    player: 'ユニット',
  },
};

/** English words in a language that has none here: the author replaces them anyway. */
const wordsIn = (language: Language): Words => WORDS[language] ?? WORDS.en;

/** A text in quotes, as a YAML map of one language. */
const textIn = (language: Language, words: string): string =>
  `{ ${language}: '${words.replaceAll("'", "''")}' }`;

/** `border-raid` → `Border raid` */
export const titleOf = (id: string): string => {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** `site.yaml` of a folder that has none. */
export const siteFile = (name: string, languages: readonly Language[]): string => {
  const [first = 'en'] = languages;
  return `# The site itself. Every field: schemas/site.schema.json
name: ${name}
imprint: ${textIn(first, wordsIn(first).imprint)}
licence: { name: CC BY-SA 4.0, url: 'https://creativecommons.org/licenses/by-sa/4.0/' }
# Where these files are kept, for the links Edit and Report. A workflow that publishes the site sets it.
repository: https://repository.example/rules
# Where the site is published. A workflow that publishes it sets these two.
# origin: https://club.example
# base: /rules
languages: [${languages.join(', ')}]
`;
};

export interface NewRuleset {
  id: string;
  /** Capital letters for tabs, used by no other ruleset. */
  code: string;
  /** Its place among the rulesets. */
  order: number;
  languages: readonly Language[];
}

/** Files of a small ruleset, by their path in its folder. */
export function rulesetFiles({ id, code, order, languages }: NewRuleset): Map<string, string> {
  const [first = 'en'] = languages;
  const words = wordsIn(first);
  const text = (key: keyof Words): string => textIn(first, words[key]);
  return new Map([
    [
      'ruleset.yaml',
      `id: ${id}
title: ${textIn(first, titleOf(id))}
languages: [${languages.join(', ')}]
code: ${code}
accent: green
order: ${order}
edition: { name: ${text('edition')}, short: ${text('short')} }
summary: ${text('summary')}
coverage: ${text('coverage')}
sourcesSummary: ${text('sources')}
documents:
  - { id: rulebook, title: ${text('document')}, role: main, language: ${first} }
front: { landing: turn }
phases: [turn]
stacking: { combine: sum, text: ${text('stacking')} }
`,
    ],
    [
      'phases/turn.yaml',
      `id: turn
title: ${text('turn')}
source: [{ document: rulebook, page: 1 }]
sides: { act: [unit], turnOrder: sequential }
steps:
  - id: weather
    text: ${text('step')}
    uses: [tables/weather]
    effects: [{ do: place, marker: shaken, at: unit, count: 1 }]
  - id: recover
    text: ${text('recover')}
    effects: [{ do: remove, marker: shaken, at: unit, count: 1 }]
`,
    ],
    [
      'tables/weather.yaml',
      `id: weather
title: ${text('events')}
source: [{ document: rulebook, page: 1 }]
columns:
  - { id: roll, type: die-range, title: ${text('roll')} }
rolls:
  - { id: weather-roll, title: ${text('roll')}, dice: D6, rangeColumn: roll }
rows:
  - { id: calm, title: ${text('calm')}, cells: { roll: 1..3 } }
  - { id: storm, title: ${text('storm')}, cells: { roll: 4..6 } }
`,
    ],
    [
      'markers.yaml',
      `markers:
  - id: shaken
    title: ${text('shaken')}
    text: ${text('shakenText')}
    type: state
    source: [{ document: rulebook, page: 1 }]
`,
    ],
    [
      'terms.yaml',
      `terms:
  - id: morale
    title: ${text('morale')}
    source: [{ document: rulebook, page: 1 }]
`,
    ],
    [
      'values.yaml',
      `values:
  - { id: unit, title: ${text('player')}, role: true }
`,
    ],
  ]);
}

export interface NewEntry {
  id: string;
  /** A document of the ruleset. */
  document: string;
  /** The first language of the ruleset. */
  language: Language;
  /** A role of the ruleset, who acts in a phase. */
  role: string;
}

/** What a new entry is called where an English id says nothing. */
const TITLES: Readonly<Record<NewKind, keyof Words>> = {
  phase: 'turn',
  table: 'events',
  modifiers: 'modifier',
  procedure: 'turn',
  rule: 'morale',
};

/** A small entry of a kind. */
export function entryFile(kind: NewKind, { id, document, language, role }: NewEntry): string {
  const words = wordsIn(language);
  const text = (key: keyof Words): string => textIn(language, words[key]);
  const head = (standalone: boolean): string =>
    `id: ${id}
title: ${textIn(language, language === 'en' ? titleOf(id) : words[TITLES[kind]])}
${standalone ? '# Not yet used by a step. Once it stands in the `uses` of one, remove this line.\nstandalone: true\n' : ''}source: [{ document: ${document}, page: 1 }]
`;
  switch (kind) {
    case 'phase':
      return `${head(false)}sides: { act: [${role}], turnOrder: sequential }\nsteps:\n  - { id: first, text: ${text('text')} }\n`;
    case 'procedure':
      return `${head(true)}steps:\n  - { id: first, text: ${text('text')} }\n`;
    case 'rule':
      return `${head(true)}text: ${text('text')}\n`;
    case 'table':
      return `${head(true)}columns:
  - { id: roll, type: die-range, title: ${text('roll')} }
rolls:
  - { id: ${id}-roll, title: ${text('roll')}, dice: D6, rangeColumn: roll }
rows:
  - { id: calm, title: ${text('calm')}, cells: { roll: 1..3 } }
  - { id: storm, title: ${text('storm')}, cells: { roll: 4..6 } }
`;
    case 'modifiers':
      return `${head(true)}roll:
  dice: D6
  target: 4
  modifies: roll
  outcomes:
    - { id: success, success: true, title: ${text('calm')}, when: [{ subject: roll, atLeast: target }] }
    - { id: failure, title: ${text('storm')} }
modifiers:
  - { id: long-range, title: ${text('modifier')}, change: { add: -1 } }
`;
  }
}
