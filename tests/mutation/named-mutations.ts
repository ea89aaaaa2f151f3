/**
 * Faults that were once put into the code by hand, and the test that notices each. `npm run mutate -- --named` puts them in
 * again, one at a time. `from` occurs once in its file (`named.test.ts`), so that a rewritten file is noticed.
 */
export interface NamedMutation {
  /** What a reader would get. */
  fault: string;
  file: string;
  from: string;
  to: string;
  test: string;
}

export const NAMED_MUTATIONS: readonly NamedMutation[] = [
  {
    fault: 'a translation stays marked as old after it was changed',
    file: 'src/ledger/ledger.ts',
    from: ' && translated === texts[language]',
    to: '',
    test: 'tests/checks/checks.test.ts',
  },
  {
    fault: 'a changed page of a source is no change',
    file: 'src/ledger/figures.ts',
    from: '[document, page, typeof section',
    to: '[document, typeof section',
    test: 'tests/rulebook/changed-digit.test.ts',
  },
  {
    fault: 'pages are made of a ruleset whose files have errors',
    file: 'src/rulebook.ts',
    from: 'lenient ? rulesets.filter(isComplete) : rulesets',
    to: 'rulesets',
    test: 'tests/rulebook/broken-ruleset.test.ts',
  },
  {
    fault: 'gaps are reported beside unknown cells',
    file: 'src/checks/dice-coverage.ts',
    from: 'if (!whole) return found;',
    to: '',
    test: 'tests/checks/checks.test.ts',
  },
  {
    fault: 'a sum is added before it is multiplied',
    file: 'src/arithmetic/plan.ts',
    from: 'plus(times(plan.set ?? base, plan.factor.count, plan.factor.of), plan.add)',
    to: 'times(plus(plan.set ?? base, plan.add), plan.factor.count, plan.factor.of)',
    test: 'tests/arithmetic/sums.test.ts',
  },
  {
    fault: 'parts of a page are no longer put before the page',
    file: 'src/search/ranking/rank.ts',
    from: '  putPagesBehindParts(kept, terms, sought, collection, weights);\n',
    to: '',
    test: 'tests/search/quality.test.ts',
  },
  {
    fault: 'missing words of a query hardly count',
    file: 'src/search/ranking/weights.ts',
    from: 'coveragePower: 3',
    to: 'coveragePower: 1',
    test: 'tests/search/quality.test.ts',
  },
  {
    fault: 'every entry counts as reachable',
    file: 'src/checks/unreachable.ts',
    from: '.filter(({ data }) => data.standalone)',
    to: '.filter(() => true)',
    test: 'tests/checks/unreachable.test.ts',
  },
  {
    fault: 'the order of steps, outcomes and dice is no difference',
    file: 'src/diff/same.ts',
    from: "['steps', 'outcomes', 'act', 'faces', 'dice', 'phases']",
    to: "['steps', 'outcomes']",
    test: 'tests/diff/same.test.ts',
  },
  {
    fault: 'a misspelt field is reported twice',
    file: 'src/schema/validate.ts',
    from: "if (error.keyword !== 'required') return false;",
    to: 'return false;',
    test: 'tests/checks/mistakes.test.ts',
  },
  {
    fault: 'a repair is written without the proof that it changes no figure',
    file: 'src/load/repair.ts',
    from: 'return after !== undefined && isDeepStrictEqual(blank(before), blank(after)) ? repaired : text;',
    to: 'return after !== undefined && before !== undefined ? repaired : text;',
    test: 'tests/load/repair.test.ts',
  },
  {
    fault: 'symbolic links of a revision are followed',
    file: 'src/load/git.ts',
    from: "mode.startsWith('100') && ",
    to: '',
    test: 'tests/cli/diff.test.ts',
  },
  {
    fault: 'the name of a game is needed in every result',
    file: 'src/search/query.ts',
    from: 'withNeeded(shortened(withGames(withJoined(readings, words), games)))',
    to: 'withNeeded(shortened(withJoined(readings, words)))',
    test: 'tests/search/quality.test.ts',
  },
  {
    fault: 'exceptions are never applied',
    file: 'src/checks/exceptions.ts',
    from: '!excused.has(place)',
    to: 'excused.size >= 0',
    test: 'tests/checks/checks.test.ts',
  },
  {
    fault: 'fields of a CSV file are not quoted',
    file: 'src/text/write-csv.ts',
    from: `return /[",\\r\\n]/.test(safe)`,
    to: 'return safe === null',
    test: 'tests/text/write-csv.test.ts',
  },
  {
    fault: 'a text of the rules is run as a formula by a spreadsheet',
    file: 'src/text/write-csv.ts',
    from: "isFormula(text) ? `'${text}` : text",
    to: 'text',
    test: 'tests/text/write-csv.test.ts',
  },
  {
    fault: 'entries, terms and open questions are missing in the sitemap',
    file: 'src/publish/sitemap.ts',
    from: "...['', 'markers', 'terms', 'disputes', 'print'],\n        ...ruleset.entries.map(({ address }) => address),",
    to: "...['', 'markers'],",
    test: 'tests/publish/sitemap.test.ts',
  },
  {
    fault: 'the reading order jumps between phases',
    file: 'src/model/reading-order.ts',
    from: "ruleset === id && !to.startsWith('phases/')",
    to: 'ruleset === id',
    test: 'tests/view/meaning.test.ts',
  },
  {
    fault: 'the needed number rises instead of falling',
    file: 'src/arithmetic/reading.ts',
    from: 'numberOf(apply(plan, closed(natural)))',
    to: '2 * natural - (numberOf(apply(plan, closed(natural))) ?? 0)',
    test: 'tests/arithmetic/rolls.test.ts',
  },
  {
    fault: '“Used in” lists what the page uses',
    file: 'src/model/used-by.ts',
    from: 'users.set(page, (users.get(page) ?? new Set()).add(user));',
    to: 'users.set(user, (users.get(user) ?? new Set()).add(page));',
    test: 'tests/view/meaning.test.ts',
  },
  {
    fault: 'source statuses are counted twice',
    file: 'src/view/pages/title-block.ts',
    from: '{ n: count.get(kind) ?? 0 }',
    to: '{ n: 2 * (count.get(kind) ?? 0) }',
    test: 'tests/view/meaning.test.ts',
  },
  {
    fault: 'Polish Ł and Ś have no headings of their own in the index',
    file: 'src/i18n/order.ts',
    from: 'getLanguage(language).letters.includes(capital) ? capital : fold(first).toUpperCase()',
    to: 'fold(first).toUpperCase()',
    test: 'tests/view/a-z.test.ts',
  },
  {
    fault: 'the result that is read out has the wrong sign',
    file: 'src/calculator/result-bar.ts',
    from: 'value: main.value',
    to: "value: main.value.replace('−', '')",
    test: 'tests/calculator/result-bar.test.ts',
  },
  {
    fault: 'all entries of a feed have one id',
    file: 'src/publish/feed.ts',
    from: 'id: absolute(changeHref(language, ruleset.id, number))',
    to: 'id: self',
    test: 'tests/publish/feed.test.ts',
  },
  {
    fault: 'a flip no longer places the other marker',
    file: 'src/model/markers.ts',
    from: "effect.do === 'flip' && effect.to === marker.id",
    to: "effect.do === 'flip' && effect.to === undefined",
    test: 'tests/view/meaning.test.ts',
  },
];
