/** Sentences that the program composes, drawn from a built site, each with what readers see around it, to be judged. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import type { Language } from '../../src/i18n/languages.ts';
import { isText } from '../../src/i18n/text.ts';
import type { Rulebook } from '../../src/model/rulebook.ts';
import { BEFORE_FIELD } from '../../src/wording/fields.ts';
import { calculate, PLACES } from './calculator-sentences.ts';
import { drawFrom, oneOf } from './situations.ts';

export interface Drawn {
  /** `preview, title`, `page`, `change log`, `calculator, Why` */
  from: string;
  /** Path of the page, of a calculator with its situation. */
  page: string;
  text: string;
  /** The lines around it. */
  around: string[];
}

/** Of each of the four kinds. */
const EACH = 25;
/** Draws for one sentence: many pages have none that is new. */
const TRIES = 400;
const HEAD = {
  title: 'title',
  description: '[name=description]',
  alt: '[property="og:image:alt"]',
};
const BLOCKS = 'h1,h2,h3,h4,p,li,dt,dd,td,th,caption,summary,legend,figcaption,label,small';

/**
 * 25 each of previews, pages, the change log and calculators in `dist`, no two of one form; the same for the same site and
 * seed. Texts that stand so in the rules are left out.
 */
export async function drawSentences(
  { rulesets }: Rulebook,
  dist: string,
  language: Language,
  seed: number,
): Promise<Drawn[]> {
  const draw = drawFrom(seed);
  const formOf = formsBeside(dist, language);
  const taken = new Set<string>();
  const isNew = (text: string) => /\p{L}/u.test(formOf(text)) && !taken.has(formOf(text));
  const files = readdirSync(join(dist, language), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .sort();
  const isLog = (file: string) => file.startsWith('changes/');
  const open = (some: readonly string[]) => {
    const file = oneOf(some, draw) ?? 'index.html';
    const root = parse(readFileSync(join(dist, language, file), 'utf8'));
    return { page: `/${language}/${file.replace('index.html', '')}`, root };
  };

  /** 25, of each name in turn as long as it has new ones. */
  async function several<Name extends string>(
    names: readonly Name[],
    find: (name: Name) => Drawn | Promise<Drawn | undefined>,
  ): Promise<Drawn[]> {
    const all: Drawn[] = [];
    const left = [...names];
    for (let name = left.shift(); name !== undefined; name = left.shift())
      for (let tries = 0; tries < TRIES && all.length < EACH; tries++) {
        const found = await find(name);
        if (!found || !isNew(found.text)) continue;
        taken.add(formOf(found.text));
        all.push(found);
        left.push(name);
        break;
      }
    return all;
  }
  const parts = Object.keys(HEAD) as (keyof typeof HEAD)[];
  const preview = (part: keyof typeof HEAD): Drawn => {
    const { page, root } = open(files);
    const texts = parts.map((one) => {
      const node = root.querySelector(HEAD[one]);
      return node?.getAttribute('content') ?? node?.text ?? '';
    });
    return { from: `preview, ${part}`, page, text: texts[parts.indexOf(part)]!, around: texts };
  };
  const inMain = (some: readonly string[]) => (from: string) => {
    const { page, root } = open(some);
    const all = root
      .querySelectorAll('main')
      .flatMap((main) => main.querySelectorAll(BLOCKS))
      .filter((node) => node.querySelector(BLOCKS) === null)
      .map((node) => [nameAbove(node), plainText(node)].filter(Boolean).join(BEFORE_FIELD));
    const at = Math.floor(draw() * all.length);
    return { from, page, text: all[at] ?? '', around: all.slice(Math.max(0, at - 3), at + 4) };
  };
  const entries = rulesets.flatMap((ruleset) =>
    ruleset.entries.map((entry) => ({ ruleset, entry })),
  );
  const calculated = async (place: (typeof PLACES)[number]): Promise<Drawn | undefined> => {
    const { ruleset, entry } = oneOf(entries, draw)!;
    const said = await calculate(ruleset, entry, language, draw);
    if (!said) return undefined;
    return {
      from: `calculator, ${place}`,
      page: `/${language}/${ruleset.id}/${entry.address}/?${said.query}`,
      text: oneOf(said.lines[place].filter(isNew), draw) ?? '',
      around: PLACES.flatMap((name) => said.lines[name].map((line) => `${name}: ${line}`)),
    };
  };
  return [
    ...(await several(parts, preview)),
    ...(await several(['page'], inMain(files.filter((file) => !isLog(file))))),
    ...(await several(['change log'], inMain(files.filter(isLog)))),
    ...(await several(PLACES, calculated)),
  ];
}

const plainText = (node: HTMLElement): string => node.textContent.replace(/\s+/g, ' ').trim();

/** The name of the entry, of a change that stands below it in a list of several. */
const nameAbove = (node: HTMLElement): string => {
  const item = node.tagName === 'LI' ? node.parentNode?.closest('li') : undefined;
  const name = item?.querySelector('b');
  return name ? plainText(name) : '';
};

/** What of a text no text of the rules says, its numbers and what it quotes apart: what the program adds. */
function formsBeside(dist: string, language: Language): (text: string) => string {
  const folder = join(dist, 'api/v1');
  const texts = new Set<string>();
  const collect = (data: unknown): void => {
    if (isText(data)) texts.add(bare(data[language] ?? ''));
    else if (typeof data === 'object' && data !== null) Object.values(data).forEach(collect);
  };
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json')))
    collect(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  const longest = [...texts].filter(Boolean).sort((a, b) => b.length - a.length);
  const forms = new Map<string, string>();
  const remove = (text: string) =>
    longest.reduce(
      (rest, one) => (rest.includes(one) ? rest.replaceAll(one, ' · ') : rest),
      bare(text.replaceAll(/“.*?”|„.*?”|「.*?」/g, ' ')),
    );
  return (text) => {
    const known =
      forms.get(text) ??
      remove(text)
        .replaceAll(/[\d\s·]+/g, ' ')
        .trim();
    forms.set(text, known);
    return known;
  };
}

/** Words between spaces, without marks: what readers read of a text of the rules, or of a page. */
const bare = (text: string): string => {
  const words = text
    .replaceAll(/\]\([^)]*\)/g, '')
    .replaceAll(/(\d)[DK](?=\d)/g, '$1D')
    .toLowerCase();
  // Japanese has no spaces between words.
  const isSpaced = !/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(words);
  const plain = words.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
  return isSpaced ? ` ${plain} ` : plain;
};

/** For a reader: each sentence in its surroundings. */
export const drawnAsMarkdown = (all: readonly Drawn[]): string =>
  all
    .map(({ from, page, text, around }, index) =>
      [`## ${index + 1}. ${from}`, page, `> ${text}`, ...around.map((line) => `- ${line}`)].join(
        '\n\n',
      ),
    )
    .join('\n\n')
    .concat('\n');
