/**
 * Interface words. The keys of this file are the type: a language that lacks one does not compile.
 * A message is a whole sentence or label: a string, or a function of what is filled in.
 */
import { lines, withArticle } from './en-lines.ts';
import { offline } from './en-offline.ts';
import { print } from './en-print.ts';
import { situation } from './en-situation.ts';
import { lowerFirst } from './format.ts';
import type { Language } from './languages.ts';
import { pluralOf } from './plural.ts';

const plural = pluralOf('en');

/** A term at the start of a sentence, which keeps its capital: `FP`, `Good Order`, but not `The ATTACKER`. */
const TERM =
  /^(?:\p{L}\p{L}*\p{Lu}|(?!(?:An?|The|If|In|Only|Each|On|Of|For|With) )\p{Lu}\p{Ll}+ \p{Lu})/u;

export const en = {
  'site.home': ({ site }: { site: string }) => `${site}: home page`,
  'site.title': ({ site, games }: { site: string; games: string }) =>
    `${site}: rules and charts for ${games}`,
  'site.description': ({ games }: { games: string }) =>
    `Rules, charts and modifiers for ${games}. Every value has a source and its own link.`,
  'site.description.own': ({ games }: { games: string }) =>
    `Rules, charts and modifiers for ${games}. Every value has its own link.`,
  'site.skip': 'Skip to main content',
  'nav.rulesets': 'Games',
  'nav.contents': 'Home',
  'nav.language': 'Language',
  'nav.theme': 'Switch between light and dark theme',
  'theme.system': 'system setting',
  'theme.light': 'light',
  'theme.dark': 'dark',
  'nav.previous-next': 'Previous and next',
  'nav.index': 'A–Z',
  'nav.on-this-page': 'On this page',
  'foot.disputes': 'Open questions',
  'foot.changes': 'Change log',
  'foot.data': 'Data',
  'foot.correct': 'Edit this page',
  'foot.version': 'data version',

  'search.label': 'Search',
  'search.button': 'Search',
  'search.title': 'Search',
  'search.hint':
    'Search in any language of this site. Accents and exact spelling are not required; abbreviations and values (+1, 3+, 2D6) work too.',
  'search.hint.one':
    'Accents and exact spelling are not required; abbreviations and values (+1, 3+, 2D6) work too.',
  'search.description': ({ games }: { games: string }) =>
    `Search the rules, tables, modifiers and terms of ${games}. Each result shows the value and opens the exact row.`,
  'offline.page.no-script':
    'Saving pages needs JavaScript. Every page can be read without it. You can reach all of them from here:',
  'search.no-script': 'Search needs JavaScript. Without it, use the index.',
  'search.index': 'A–Z index',
  'search.lead': 'Search for a word, abbreviation or number.',
  'search.count': ({ n }: { n: number }) =>
    plural(n, { one: `${n} result`, other: `${n} results` }),
  'search.read': 'Searched for',
  'search.typed': ({ typed }: { typed: string }) => `(you typed “${typed}”)`,
  'search.unknown': ({ words }: { words: string }) => `No matches for “${words}”.`,
  'search.only': ({ has, lacks }: { has: string; lacks: string }) =>
    `Results for ${has} (ignoring ${lacks}):`,
  'search.not-all': 'Results with some of these words:',
  'search.without': ({ lacks }: { lacks: string }) => `does not contain “${lacks}”`,
  'search.near': 'Similar results:',
  'search.none': ({ typed }: { typed: string }) => `No results for “${typed}”`,
  'search.none.lead': 'No rule, table or term has what you typed. You can:',
  'search.none.index': 'browse the index',
  'search.none.games': 'browse by game',
  'search.none.report': 'report a missing word',
  'search.also': 'search in another language',
  'search.more': 'More',
  'search.game': 'Game',
  'search.kind': 'Type',
  'search.narrow': 'Filter',
  'search.kind.rows': 'Table rows',
  'search.kind.examples': 'Examples',
  'search.kind.disputes': 'Conflicting sources',
  'search.kind.rulesets': 'Games',
  'search.text': 'In page text',
  'search.text.none': 'No page has what you typed.',
  'search.try': 'Try:',
  'search.failed': 'Search could not be loaded. Check your connection.',
  'search.waiting': 'Searching…',
  'search.offline':
    'Without a connection, pages that you have opened and games that you keep offline work:',
  'search.keys': 'Use the arrow keys to move through the results.',
  // What kinds of things are also called by those who look for them: found, never shown.
  'search.words.phases': 'phase sequence order steps when',
  'search.words.tables': 'table chart values',
  'search.words.modifiers': 'modifier bonus penalty DRM change',
  'search.words.procedures': 'procedure sequence order steps how to',
  'search.words.rules': 'rule',
  'search.words.markers': 'marker counter token effect',
  'search.words.terms': 'term meaning definition',

  'kind.phases': 'Phases',
  'kind.tables': 'Tables',
  'kind.modifiers': 'Modifiers',
  'kind.procedures': 'Procedures',
  'kind.rules': 'Rules',
  'kind.markers': 'Markers and states',
  'kind.terms': 'Glossary',
  'kind.one.phases': 'phase',
  'kind.one.tables': 'table',
  'kind.one.modifiers': 'modifiers',
  'kind.one.procedures': 'procedure',
  'kind.one.rules': 'rule',
  'kind.one.markers': 'markers',
  'kind.one.terms': 'glossary',

  'part.row': 'row',
  'part.game': 'game',
  'part.column': 'column',
  'part.column.numbered': ({ n }: { n: string }) => `column ${n}`,
  'part.footnote': ({ mark }: { mark: string }) => `footnote ${mark}`,
  'part.cell': 'cell',
  'part.step': 'step',
  'part.modifier': 'modifier',
  'part.point': 'clause',
  'part.example': 'example',
  'part.note': 'note',
  'part.dispute': 'conflicting sources',
  'part.marker': 'marker',
  'part.term': 'term',
  'part.value': 'value',

  'plate.label': 'Edition, source status and sources',
  'plate.heading': 'Sources and doubts',
  'base.changed': ({ game }: { game: string }) => `Changed from ${game}`,
  'base.added': ({ game }: { game: string }) => `Not in ${game}`,
  'base.same': ({ game }: { game: string }) => `As in ${game}`,
  'base.of': 'Based on',
  'base.changes': 'Changed',
  'base.new': 'New',
  'base.removed': 'Left out',
  'module.optional': 'Optional rule',
  'module.optionals': 'Optional rules',
  'module.basic': 'Basic rules',
  'module.one': 'Module',
  'module.legend': 'Part of the game',
  'plate.edition': 'Game version',
  'plate.evidence': 'Source status',
  'plate.all-printed': 'all as printed',
  'plate.source': 'Source',
  'plate.languages': 'Languages',
  'plate.holds': 'Covers',
  'plate.from': 'Sources',
  'plate.publisher': 'Publisher',
  'plate.stacking': 'Modifier stacking',
  'plate.page': ({ n }: { n: number }) => `page ${n}`,
  'plate.used': 'Used in',
  'plate.see': 'See also',
  'plate.outside': 'Not covered here',

  'evidence.as-printed': 'as printed',
  'evidence.reconstructed': 'reconstructed',
  'evidence.inferred': 'inferred',
  'evidence.other-source': 'other source',
  'evidence.unknown': 'unknown',
  'evidence.disputed': 'disputed',
  'status.remark': 'Editors’ note',
  'key.label': 'Key',
  'key.as-printed': 'as printed in the source; not marked in tables',
  'key.reconstructed':
    'legible in the source but out of position; matched to its row by the editors',
  'key.inferred': 'not stated, but follows from what is printed',
  'key.other-source': 'from another published source for the same edition',
  'key.disputed': 'sources conflict; all versions are shown, and the one we use is marked',
  'key.unknown': 'not in our sources; left blank rather than guessed',

  'table.none': 'none',
  'preview.columns': ({ n }: { n: number }) =>
    plural(n, { one: `${n} column`, other: `${n} columns` }),
  'preview.rows': ({ n }: { n: number }) => plural(n, { one: `${n} row`, other: `${n} rows` }),
  'preview.modifiers': ({ n }: { n: number }) =>
    plural(n, { one: `${n} modifier`, other: `${n} modifiers` }),
  'preview.parts': ({ n }: { n: number }) => plural(n, { one: `${n} item`, other: `${n} items` }),
  'preview.alt': ({ title }: { title: string }) => `The beginning of the page “${title}”`,
  'preview.alt-part': ({ title, part }: { title: string; part: string }) =>
    `“${part}”, highlighted on the page “${title}”`,
  'preview.left-out': ({ things }: { things: string }) => `Not shown: ${things}`,
  'table.notes': 'Notes',
  'note.link': ({ sign }: { sign: string }) => `Note ${sign}`,
  'table.legend': 'Legend',
  'table.columns': 'Columns',
  'table.rolls': 'Rolling on this table',
  'table.times': ({ n }: { n: number }) =>
    n === 2 ? 'roll twice' : plural(n, { one: 'roll once', other: `roll ${n} times` }),
  'table.side': 'Target type shown',
  'table.both-sides': 'both',

  'mod.base': 'Base number',
  'mod.sum': 'Modifiers',
  'mod.need': 'Needed',
  'mod.reset': 'Reset',
  'mod.outcomes': 'Results',
  'mod.combine.unique': 'only one can apply',
  'mod.combine.first': 'only the first that applies',
  'mod.combine.one': 'use only one',
  'mod.combine.highest': 'only the highest',
  'mod.combine.unknown': 'not known whether these combine',
  'mod.all-rolls': 'Applies to every roll.',

  'reserved.roll': 'modified roll',
  'reserved.natural': 'unmodified roll',
  'reserved.target': 'target number',
  'reserved.base': 'base value',
  'reserved.successes': 'successes',
  'reserved.margin': 'margin',

  'step.steps': 'Steps',
  'step.link': ({ n }: { n: number | string }) => `Link to step ${n}`,
  'part.link': ({ title }: { title: string }) => `Link to “${title}”`,
  'part.link.clause': 'Link to this clause',
  'step.must': 'mandatory',
  'step.may': 'optional',
  'step.must-not': 'not allowed',
  'step.any': 'in any order',
  'step.by-condition': 'only the one that applies',
  'step.one-of': 'choose one of these',
  'step.end': 'End of phase',

  'example.title': 'Example',
  'example.printed': 'from the source',
  'example.ours': 'our example',

  'dispute.sources-disagree': 'Conflicting sources',
  'dispute.adopted': 'Used here',
  'dispute.nothing-adopted': 'left open',
  'dispute.reason': 'Reason',
  'dispute.sure': 'Confidence',
  'dispute.high': 'high',
  'dispute.medium': 'medium',
  'dispute.low': 'low',
  'dispute.editors': 'Editors’ reading',
  'disputes.title': 'Open questions',
  'disputes.lead': ({ game }: { game: string }) =>
    `Where sources conflict, are illegible or say nothing: the open questions of ${game}. If you own the rulebook, you can help settle these questions.`,
  'disputes.lead.own': ({ game }: { game: string }) =>
    `What the rules leave open: the open questions of ${game}.`,
  'disputes.whole': 'The game as a whole',
  'disputes.answer': 'Help settle this',
  'disputes.omissions': 'Not in our sources',
  'disputes.omissions.own': 'Not included',
  'disputes.none': 'None.',

  'front.applies': 'Rules and tables',
  'turn.all': 'All entries',
  'front.rolls': 'Rolls',
  'front.look-up': 'At the table',
  'front.contents': 'Contents',
  'front.documents': 'Documents',
  'document.main': 'main source',
  'document.supporting': 'used to check doubtful passages',
  'document.translator': ({ name }: { name: string }) => `translated by ${name}`,

  'markers.title': 'Markers and states',
  'markers.lead': ({ game }: { game: string }) =>
    `Markers and states in ${game}: what each one means, when it is placed and when it is removed.`,
  'markers.placed.counter': 'When it is placed',
  'markers.placed.state': 'When it begins',
  'markers.removed.counter': 'When it is removed',
  'markers.removed.state': 'When it ends',
  'markers.kept': 'When it may be kept',
  'markers.side-of.counter': 'Reverse side',
  'markers.side-of.die': 'Side of',
  'markers.permanent': 'Permanent.',
  'markers.beyond.placed.counter': 'Placed only by rules not covered here.',
  'markers.beyond.placed.state': 'Caused only by rules not covered here.',
  'markers.beyond.both.counter': 'Placed and removed only by rules not covered here.',
  'markers.beyond.both.state': 'Caused and ended only by rules not covered here.',
  'markers.beyond.removed.counter': 'Removed only by rules not covered here.',
  'markers.beyond.removed.state': 'Ended only by rules not covered here.',
  'terms.title': 'Glossary',
  'terms.lead': ({ game }: { game: string }) =>
    `Glossary of ${game}: terms, abbreviations and values.`,
  'terms.values': 'Values and roles',
  'terms.origin.counter-or-card': 'printed on the counter or card',
  'terms.origin.table': 'from a table',
  'terms.origin.count': 'counted',
  'terms.origin.measured': 'measured',
  'terms.origin.chosen': 'chosen',
  'terms.origin.dice': 'rolled',
  'terms.origin.computed': 'calculated',
  'terms.role': 'role',

  'home.heading': ({ n }: { n: number }) =>
    plural(n, {
      one: `Quick reference for ${n} wargame`,
      other: `Quick reference for ${n} wargames`,
    }),
  'home.lead':
    'Look up a rule mid-game, link to it in a discussion, and see where every number comes from.',
  'home.lead.own': 'Look up a rule mid-game, and link to it in a discussion.',
  'home.how': 'How to read and link',
  'home.link': 'Links',
  'home.link.text':
    'Every table, row, cell, step and rule has a permanent link. Click a row label, step number or rule number, then copy the address.',
  'home.link.point': 'To link to',
  'home.link.write': 'use',
  'home.link.table': 'a table',
  'home.link.row': 'a row',
  'home.link.cell': 'a cell',
  'home.link.go': 'a page in the reader’s own language',
  'home.correct': 'Corrections',
  'home.correct.text':
    'Found a wrong number or a clumsy translation? “Edit this page” at the foot of each page opens its data file.',
  'home.correct.text.one':
    'Found a wrong number? “Edit this page” at the foot of each page opens its data file.',
  'home.correct.source':
    'Please cite your source: document, edition and page. Changes to values are logged with the source they were checked against.',

  'translation.missing': ({ n, all, language }: { n: number; all: number; language: string }) =>
    `${n} of ${all} texts here are not translated yet and are shown in ${language}.`,
  'stale.notice': 'The English text has changed since this translation was made:',
  'go.lead': 'Opens this page in your language.',
  'api.title': 'Data for programs',
  'api.lead': ({ games, licence }: { games: string; licence: string }) =>
    `The rules of ${games} as JSON and CSV. Licence: ${licence}. No key is needed.`,
  'api.files': 'Files',
  'api.files.lead':
    'Links in the files are relative to this site. `$schema` links to the schema of a file.',
  'api.index': 'All games and their pages',
  'api.whole': 'Whole game',
  'api.parts': 'All addresses with their names',
  'api.changes': 'Changes of values',
  'api.row': 'One page, one row',
  'api.row.lead':
    'Each page has a file of its own; tables are also available as CSV. A row, step or modifier is found by its `id`. `resolved` has what the site shows at each place, with source status and sources.',
  'api.status.lead': 'In `resolved`, `evidence` is one of these:',
  'api.stable': 'Addresses and versions',
  'api.stable.addresses':
    'An address never changes its meaning. When a page is renamed or split, the file at its old address stays and names the new ones in `moved`.',
  'api.stable.versions':
    '`version` counts the recorded changes of values; `updated` is the day of the last edit. New fields may be added to `v1`; none is renamed or removed.',
  'api.stable.hosts':
    'Whether scripts of other sites may load the files depends on the host (CORS). GitHub Pages allows it.',
  'data.version': 'Data version',
  'data.licence': 'Licence',
  'share.open': 'Share',
  'share.link': 'Link',
  'share.neutral': 'Link (opens in the reader’s language)',
  'share.embed': 'Part of a web page',
  'share.text': 'Plain text',
  'share.line': 'One line',
  'share.copy': 'Copy',
  'share.copy-link': 'Copy link',
  'share.copied': ({ what }: { what: string }) => `Copied: ${what}`,
  'share.not-copied': 'Your browser blocked copying. The text is selected: press Ctrl+C.',
  'share.system': 'Share via…',
  'share.failed': 'Could not load the text to copy. Check your connection.',
  'share.close': 'Close',
  'why.average': 'Successes on average',
  'why.at-least': 'At least',
  'why.at-most': 'At most',
  'why.cancelled': ({ name }: { name: string }) => `does not apply together with “${name}”`,
  'why.fixed': 'Fixed number',
  'why.impossible': ({ outcome }: { outcome: string }) => `“${outcome}” is impossible`,
  'why.left-out': 'not counted',
  'why.modified': ({ name }: { name: string }) => `Modified ${name}`,
  'why.no-roll': ({ result }: { result: string }) => `no roll needed: ${result}`,
  'why.to-the-roll': 'Modifiers to the roll',
  'why.contradicted': 'does not apply with the values entered',
  'share.what': 'Which part',
  'share.table': 'Table',
  'share.game': 'Game',
  'share.history': 'History',
  'correct.edit': 'Edit this page',
  'correct.edit-line': ({ line }: { line: string }) => `Edit the file (line ${line})`,
  'correct.report': 'Report an error',
  'correct.wording': 'Suggest a better wording',
  'history.unchanged': 'No values have changed since first publication.',
  'history.changed': 'Last changed',
  'history.edited': 'File last edited',
  'history.all': 'All changes',
  'arrival.moved': ({ from }: { from: string }) =>
    `“${from}” has moved here. Please update your link.`,
  'arrival.elsewhere': ({ from }: { from: string }) => `“${from}” has moved to:`,
  'arrival.unknown': ({ from }: { from: string }) => `“${from}” was not found on this page.`,
  'arrival.near': 'Did you mean:',
  'arrival.changed': 'Values here have changed since this link was copied:',
  'moved.title': 'Page moved',
  'moved.text': 'New address:',
  '404.failed': 'Similar pages could not be looked up. Check your connection.',
  '404.near': 'Did you mean one of these?',
  '404.folder': 'On this site under this address',
  'feed.title': ({ game }: { game: string }) => `${game}: changed values`,
  '404.title': 'Page not found',
  '404.text':
    'There is nothing at this address. Check it for typing errors: published links are never removed.',
  'changes.title': 'Change log',
  'changes.lead': ({ games }: { games: string }) =>
    `Changed values in ${games}, each with the source it was checked against.`,
  'changes.none': 'No values have changed since first publication.',
  'field.target': 'Target number',
  'field.dice': 'Dice',
  'field.side': 'Side',
  'field.when': 'Condition',
  'field.when.not': 'Exceptions',
  'field.when.marked': ({ names }: { names: string }) => `${names} counter`,
  'field.effects': 'Effect',
  'field.end': 'At the end',
  'field.cancels': 'Cancels',
  'field.origin': 'Where it is found',
  'changes.more': ({ names, n }: { names: string; n: number }) => `${names} and ${n} more`,
  'changes.against': 'Checked against',
  'index.title': 'A–Z index',
  'index.lead': ({ games }: { games: string }) =>
    `Index of every rule, table, modifier, marker and term in ${games}.`,

  'title.search': ({ games }: { games: string }) => `Search ${games} rules`,
  'title.index': ({ games }: { games: string }) => `A–Z index of ${games} rules`,
  'title.changes': ({ games }: { games: string }) => `Change log: ${games} values`,
  'title.ruleset': ({ game }: { game: string }) => `${game}: quick reference to the rules`,
  'title.markers': ({ game }: { game: string }) => `${game}: markers and states`,
  'title.terms': ({ game }: { game: string }) => `${game}: glossary of terms and abbreviations`,
  'title.disputes': ({ game }: { game: string }) =>
    `${game}: open questions and conflicting sources`,
  'title.moved': ({ from }: { from: string }) => `Page moved: ${from}`,

  'description.entry': ({
    game,
    kind,
    title,
    parts,
  }: {
    game: string;
    kind: string;
    title: string;
    parts: string;
  }) => `“${title}” in ${game} (${kind}): ${parts}.`,
  'title.numbered': ({ name, n }: { name: string; n: string | number }) =>
    // `modifier 2` would be an amount.
    `${name} ${/^modifier$/i.test(name) ? '#' : ''}${n}`,
  'description.headed': (
    {
      heading,
      text,
      isName,
    }: {
      heading: string;
      text: string;
      isName: boolean;
    },
    language?: Language,
  ) =>
    `${heading}: ${isName || TERM.test(text) ? text : lowerFirst(text, language).replace(/^A(?= )/, 'a')}`,
  'description.listed': ({ item, list }: { item: string; list: string }) => `${list}: ${item}.`,
  'description.one-of': ({ item, list }: { item: string; list: string }) =>
    `From “${list}”: ${item}.`,
  'description.place': ({ entry }: { entry: string }) => `See “${entry}”.`,
  'description.place.part': ({ entry, part }: { entry: string; part: string }) =>
    `See “${entry}”, ${part}.`,
  'description.nothing': ({ name, entry }: { name: string; entry: string }) =>
    `“${name}” is part of “${entry}”.`,
  'description.row-unknown': ({ row, table }: { row: string; table: string }) =>
    `The values in the “${row}” row of “${table}” are unknown.`,
  'description.at-row': ({ row, head }: { row: string; head: string }) => `${row}, ${head}`,
  'description.result': ({ row, dice, range }: { row: string; dice: string; range: string }) =>
    `A roll of ${range} on ${/^D/.test(dice) ? 'a ' : ''}${dice} gives “${row}”.`,
  'description.figure': ({ head, cell }: { head: string; cell: string }) => `${head} ${cell}`,
  'description.on': ({ head, range }: { head: string; range: string }) => `${range} → ${head}`,
  'description.on-roll': ({ group, list }: { group: string; list: string }) =>
    `${group} (roll → result): ${list}`,
  'description.modifier': ({ name, amount }: { name: string; amount: string; of: string }) =>
    /^(?:Per|Each|Every)\b|″$/.test(name)
      ? `${name}: ${amount}.`
      : `The modifier for “${name}” is ${amount}.`,
  'description.added': ({ amount }: { amount: string }) => `Add ${withArticle(amount)}.`,
  'description.subtracted': ({ amount }: { amount: string }) => `Subtract ${withArticle(amount)}.`,
  'description.multiplier': ({ name, amount }: { name: string; amount: string; of: string }) =>
    name.endsWith('″')
      ? `${name}: multiplier ${amount}.`
      : `The multiplier for “${name}” is ${amount}.`,
  'description.set': ({ name, value, amount }: { name: string; value: string; amount: string }) =>
    `${name}: ${value} = ${amount}.`,
  'description.shift': ({ name, amount }: { name: string; amount: string }, language?: Language) =>
    `${name}: ${lowerFirst(amount, language)}.`,
  'description.modifier-of': ({ name }: { name: string }) => `the modifier for “${name}”`,
  'description.unknown': ({ name }: { name: string }) =>
    `Our sources do not give the modifier for “${name}”.`,
  'description.on-dice': ({ dice, range }: { dice: string; range: string }) =>
    `${range} on ${/^D/.test(dice) ? 'a ' : ''}${dice}`,
  'description.disputed': ({ answer }: { answer: string }) => `Used here (disputed): ${answer}.`,
  'description.left-open': ({ question }: { question: string }) =>
    `Disputed and left open: ${question}.`,
  'description.moved': ({ from, to }: { from: string; to: string }) =>
    `“${from}” has moved to ${to}.`,
  'description.go': ({ page }: { page: string }) => `${page}: choose a language.`,

  'evidence.count': ({ status, n }: { status: string; n: number }) => `${status} (${n})`,
  'evidence.not-in-sources': 'Not in our sources',

  'search.count.say': ({ count, keys }: { count: string; keys: string }) => `${count}. ${keys}`,
  'search.all.count': ({ n }: { n: number }) => `All results (${n})`,

  'plate.edition.note': ({ name, note }: { name: string; note: string }) => `${name}. ${note}`,

  'source.place': ({ document, place }: { document: string; place: string }) =>
    `${document}, ${place}`,
  'source.page-section': ({ n, sections }: { n: number; sections: string }) =>
    `page ${n}, ${sections}`,
  'source.pages': ({ pages }: { pages: string }) => `pages ${pages}`,
  'source.sections': ({ sections }: { sections: string }) =>
    / and |[,–]/.test(sections) ? `sections ${sections}` : `section ${sections}`,
  'source.line': ({ n, list }: { n: number; list: string }) =>
    plural(n, { one: `Source: ${list}`, other: `Sources: ${list}` }),

  'reserved.roll.plain': 'roll',

  ...lines,
  ...print,
  ...situation,
  ...offline,
} as const;

type English = typeof en;
export type Key = keyof English;
/** A dictionary: the same arguments in every language. */
export type Words = { readonly [K in Key]: English[K] extends string ? string : English[K] };
/** What is filled in; nothing for messages that are strings. */
export type Arguments<K extends Key> = English[K] extends string
  ? []
  : English[K] extends (fill: infer Fill) => string
    ? [fill: Fill]
    : [never];
