/** No page shows an id of the data instead of words, in any language. */
import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { byLanguage, LANGUAGE_TAGS, type Language } from '../../src/i18n/languages.ts';
import { isText } from '../../src/i18n/text.ts';
import { getRulebook } from '../../src/rulebook.ts';
import { builtPages } from './dist.ts';

const book = getRulebook();

/** Ids of outcomes, values, roles, markers and terms, and the colours of dice. */
const ids = new Set(['always-passed', 'white', 'red']);
/** All texts of the data, per language. */
const said = byLanguage<string[]>(() => []);

function collect(data: unknown): void {
  if (typeof data !== 'object' || data === null) return;
  if (Array.isArray(data)) for (const item of data) collect(item);
  if (Array.isArray(data)) return;
  if (isText(data)) for (const language of LANGUAGE_TAGS) said[language].push(data[language]);
  for (const [key, value] of Object.entries(data)) {
    if (key === 'outcomes' && Array.isArray(value))
      for (const { id } of value as { id: string }[]) ids.add(id);
    if (['printed', 'abbreviation', 'number', 'section'].includes(key))
      for (const tag of LANGUAGE_TAGS) said[tag].push(JSON.stringify(value));
    collect(value);
  }
}
for (const { entries, markers, terms, values, meta } of book.rulesets) {
  for (const { id } of [...markers, ...terms, ...values]) ids.add(id);
  for (const { data } of entries) collect(data);
  collect([markers, terms, values, meta]);
}

/** Ids that are not also words of the language, such as `pin` in Polish. */
function foreignIds(language: Language): string[] {
  const words = said[language].join('\n').toLowerCase();
  return [...ids]
    .flatMap((id) =>
      id.includes('-') ? [id, id.replaceAll('-', ' ')] : language === 'en' ? [] : [id],
    )
    .filter((id) => !words.includes(id));
}

it.each(LANGUAGE_TAGS)('in %s', (language) => {
  const foreign = foreignIds(language);
  expect(foreign.length).toBeGreaterThan(50);
  const pattern = new RegExp(
    `(?<![\\p{L}\\d/#.:-])(?:${foreign.join('|')})(?![\\p{L}\\d/#-])`,
    'u',
  );
  const found = builtPages()
    .filter(({ path }) => path.startsWith(`/${language}/`))
    .flatMap(({ path, html }) => {
      // What is said without a script is read, too.
      const root = parse(html, { blockTextElements: { script: true, style: true } });
      for (const node of root.querySelectorAll('script, style, code, template, body [lang]'))
        node.remove();
      const match = pattern.exec(root.querySelector('body')?.structuredText ?? '');
      return match ? [`${path}: ${match[0]}`] : [];
    });
  expect(found).toEqual([]);
});
