/** What `npm run new` writes: small files that pass the check and show the fields one goes on with. */
import { upperFirst } from '../../text/upper-first.ts';
import type { Language } from '../../i18n/languages.ts';
import { EXAMPLE_LINE } from '../../load/text-faults.ts';
import { SHAPE } from '../../schema/renamed.ts';
import { hasWords, wordsIn, type Words } from './new-words.ts';

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

/** A file that is in English where a language should be says so, until its words are replaced. */
const marked = (languages: readonly Language[]): string =>
  languages.every(hasWords) ? '' : `${EXAMPLE_LINE}\n`;

/** A text in quotes, as a YAML map of its languages. */
const textIn = (
  languages: readonly Language[],
  wordsOf: (language: Language) => string,
): string => {
  const all = languages.map((tag) => `${tag}: '${wordsOf(tag).replaceAll("'", "''")}'`);
  return `{ ${all.join(', ')} }`;
};

/** `border-raid` → `Border raid` */
export const titleOf = (id: string): string => upperFirst(id.replaceAll('-', ' '));

/** `site.yaml` of a folder that has none. */
export const siteFile = (name: string, languages: readonly Language[]): string => {
  return `${marked(languages)}# The site itself. Every field: schemas/site.schema.json
schema: ${SHAPE}
name: ${name}
imprint: ${textIn(languages, (language) => wordsIn(language).imprint)}
licence: { name: CC BY-SA 4.0, url: 'https://creativecommons.org/licenses/by-sa/4.0/' }
# Where these files are kept, for the Edit and Report links. A workflow that publishes the site sets it.
repository: https://repository.example/rules
# Where the site is published. A workflow that publishes it sets these two.
# origin: https://club.example
# base: /rules
languages: [${languages.join(', ')}]
`;
};

/** Two letters of the id, or three where another ruleset has these. */
export function codeFor(id: string, taken: ReadonlySet<string>): string {
  const letters = id.toUpperCase().replace(/[^A-Z]/g, '');
  const initials = id.replace(/(^|-)(\w)\w*/g, '$2').toUpperCase();
  const alphabet = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const choices = [
    initials,
    letters,
    ...alphabet.map((letter) => `${letters.slice(0, 1)}${letter}`),
  ]
    .flatMap((choice) => [choice.slice(0, 2), choice.slice(0, 3)])
    .concat(alphabet.flatMap((one) => alphabet.map((other) => `${one}${other}`)));
  return choices.find((code) => /^[A-Z]{2,3}$/.test(code) && !taken.has(code)) ?? 'XX';
}

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
  const text = (key: keyof Words): string =>
    textIn(languages, (language) => wordsIn(language)[key]);
  const files: [path: string, text: string][] = [
    [
      'ruleset.yaml',
      `id: ${id}
title: ${textIn(languages, () => titleOf(id))}
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
  ];
  return new Map(files.map(([path, own]) => [path, `${marked(languages)}${own}`]));
}

/** The file of house rules, which take everything from `base` and have one document of their own. */
export function houseRulesFile(
  { id, code, order, languages }: NewRuleset,
  base: { id: string; documents: readonly { id: string }[] },
): string {
  const [first = 'en'] = languages;
  const taken = new Set(base.documents.map((document) => document.id));
  const document =
    ['house-rules', `${id}-rules`].find((one) => !taken.has(one)) ?? `${id}-${order}`;
  return `${marked(languages)}id: ${id}
extends: ${base.id}
title: ${textIn(languages, () => titleOf(id))}
code: ${code}
order: ${order}
documents:
  - { id: ${document}, title: ${textIn(languages, (language) => wordsIn(language).houseRules)}, role: main, language: ${first}, own: true }
`;
}

export interface NewEntry {
  id: string;
  /** A document of the ruleset. */
  document: string;
  /** Whether the authors of the ruleset wrote its documents: it names no source. */
  own: boolean;
  /** Those in which every text is written: all of a ruleset whose translations are complete, else the first. */
  languages: readonly Language[];
  /** A role of the ruleset, who acts in a phase. */
  role: string;
  /** Whether every entry of the ruleset says which questions it answers. */
  hasQuestions: boolean;
  /** Columns and rows of a table, instead of those of a starter. */
  table: string | undefined;
}

/** What an entry is called in languages for which an English id is no title. */
const KINDS: Readonly<Partial<Record<Language, Readonly<Record<NewKind, string>>>>> = {
  pl: {
    phase: 'Faza',
    table: 'Tabela',
    modifiers: 'Modyfikatory',
    procedure: 'Procedura',
    rule: 'Zasada',
  },
  ja: { phase: 'フェイズ', table: '表', modifiers: '修正', procedure: '手順', rule: 'ルール' },
};

/** A small entry of a kind. */
export function entryFile(
  kind: NewKind,
  { id, document, own, languages, role, hasQuestions, table }: NewEntry,
): string {
  const inAll = (wordsOf: (language: Language) => string): string => textIn(languages, wordsOf);
  const text = (key: keyof Words): string => inAll((language) => wordsIn(language)[key]);
  const title = inAll((language) => {
    const before = table === undefined ? KINDS[language]?.[kind] : undefined;
    if (before === undefined) return titleOf(id);
    return languages.length > 1 ? before : `${before}: ${titleOf(id)}`;
  });
  const questions = hasQuestions
    ? `# At least three that players ask.\nquestions:\n${[1, 2, 3]
        .map((count) => `  - ${inAll((language) => `${wordsIn(language).question} (${count})`)}\n`)
        .join('')}`
    : '';
  const head = (standalone: boolean): string =>
    `${table === undefined ? `${EXAMPLE_LINE}\n` : ''}id: ${id}
title: ${title}
${questions}${standalone ? '# Not yet used by a step. Once it stands in the `uses` of one, remove this line.\nstandalone: true\n' : ''}${own ? '' : `source: [{ document: ${document}, page: 1 }]\n`}`;
  switch (kind) {
    case 'phase':
      return `${head(false)}sides: { act: [${role}], turnOrder: sequential }\nsteps:\n  - { id: first, text: ${text('text')} }\n`;
    case 'procedure':
      return `${head(true)}steps:\n  - { id: first, text: ${text('text')} }\n`;
    case 'rule':
      return `${head(true)}text: ${text('text')}\n`;
    case 'table':
      if (table !== undefined) return `${head(true)}${table}`;
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
    - { id: success, success: true, title: ${text('success')}, when: [{ subject: roll, atLeast: target }] }
    - { id: failure, title: ${text('failure')} }
modifiers:
  - { id: long-range, title: ${text('modifier')}, change: { add: -1 } }
`;
  }
}
