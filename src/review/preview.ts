/** The preview of a request: one HTML file with the changed entries before and after. It has no script and loads nothing. */
import type { Change } from '../diff/compare.ts';
import { difference, type Difference, type Unread } from '../diff/difference.ts';
import { sentence, type Style } from '../diff/sentences.ts';
import { languagesOf } from '../model/translations.ts';
import { emptyRuleset, type RulesetData } from '../model/entries.ts';
import { readRules, type Rules } from '../rulebook.ts';
import { escapeHtml } from '../view/prose.ts';
import { dataIn, merge, RULES_FOLDER, TooMuch, type Refused } from './git-data.ts';
import { blockIn } from './preview-entry.ts';
import { pageOf } from './preview-page.ts';
import type { Request } from './request.ts';

/** Characters of a preview; what comes after is counted. */
const MOST = 4_000_000;

/**
 * The preview as HTML: what can be read of the request, and what is left out. Undefined where the request conflicts with
 * main or is too large to be read.
 */
export function previewOf({ base, head }: Request, folder: string): string | undefined {
  const { tree } = merge(folder, base, head);
  if (tree === undefined) return undefined;
  try {
    const { rules, refused } = dataIn(folder, tree);
    const [before, now] = [readRules(dataIn(folder, base).rules), readRules(rules)];
    return pageFor({
      head,
      before,
      now,
      found: difference('main', before, now, refused.map(asUnread)),
    });
  } catch (error) {
    if (error instanceof TooMuch) return undefined;
    throw error;
  }
}

/** A file that is not even opened is unread like one with broken YAML: its entry was neither changed nor removed. */
const asUnread = ({ path }: Refused): Unread => ({
  file: path,
  name: path.replace(/\.ya?ml$/, ''),
  line: 0,
  message: 'It is not an ordinary text file with the name and size of a data file.',
});

interface Compared {
  head: string;
  before: Rules;
  now: Rules;
  found: Difference;
}

function pageFor({ head, before, now, found }: Compared): string {
  const sections: string[] = [];
  let [length, more] = [0, 0];
  for (const [page, own] of Map.groupBy(found.changes, (change) => change.page)) {
    const section = sectionOf(page, own, found, { before, now });
    length += section.length;
    if (length > MOST) more++;
    else sections.push(section);
  }
  const left = leftOut(found);
  return pageOf({
    head,
    blocks: [
      left.length > 0
        ? `<section class="left"><h2>Left out: cannot be read</h2>${list(left)}<p>What these files say is not shown below.</p></section>`
        : '',
      sections.length === 0 ? '<p>No entry changes.</p>' : '',
      ...sections,
      more > 0 ? `<p>Entries too long to show: ${more}.</p>` : '',
    ],
  });
}

const leftOut = ({ unread }: Difference): string[] =>
  unread.map(({ file, line, message, side }) => {
    const place = `<code>${escapeHtml(`${RULES_FOLDER}/${file}`)}</code>`;
    const at = [line > 0 && `, line ${line}`, side === 'before' && ' (on main)'].filter(Boolean);
    return `${place}${at.join('')}: ${escapeHtml(message)}`;
  });

function sectionOf(
  page: string,
  changes: readonly Change[],
  { names }: Difference,
  { before, now }: Pick<Compared, 'before' | 'now'>,
): string {
  const [id = ''] = page.split('/');
  const rulesets = { before: rulesetIn(before, id), now: rulesetIn(now, id) };
  const meta = (rulesets.now.ruleset ? rulesets.now : rulesets.before).ruleset;
  const game = meta ? `${meta.title.en}, ${meta.edition.name.en}` : id;
  return [
    `<section><h2>${escapeHtml(names[page] ?? page)} <small>${escapeHtml(game)} · <code>${escapeHtml(page)}</code></small></h2>`,
    list(changes.map((change) => sentence(change, STYLE))),
    ...languagesOf(meta).map((language) => blockIn(page, language, rulesets)),
    '</section>',
  ].join('\n');
}

const rulesetIn = ({ rulesets }: Rules, id: string): RulesetData =>
  rulesets.find((one) => one.id === id) ?? emptyRuleset(id);

const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('\n')}</ul>`;

const STYLE: Style = {
  plain: escapeHtml,
  strong: (text) => `<strong>${text}</strong>`,
  removed: (text) => `<del>${text}</del>`,
  added: (text) => `<ins>${text}</ins>`,
};
