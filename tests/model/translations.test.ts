/** Languages of a ruleset: one is enough, and what is not translated is shown in the first one, marked and counted. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseDocument, visit } from 'yaml';
import { shownIn, writtenIn } from '../../src/i18n/text.ts';
import { countTranslated } from '../../src/model/translations.ts';
import { readRulebook } from '../../src/rulebook.ts';
import { dataFiles } from '../../src/publish/api.ts';
import { createReader } from '../../src/view/context.ts';
import { entryView } from '../../src/view/pages/entry.ts';
import { frontView } from '../../src/view/pages/front.ts';
import { withRules } from '../checks/fixture.ts';

const CHECK = join(import.meta.dirname, '../../src/cli/check.ts');

/** Takes the words of these languages out of every text of a file. */
function strip(file: string, languages: readonly string[]): void {
  const document = parseDocument(readFileSync(file, 'utf8'));
  visit(document, {
    Map(_, node) {
      if (!node.has('en')) return;
      for (const language of languages) node.delete(language);
    },
  });
  writeFileSync(file, document.toString({ lineWidth: 0 }));
}

const yamlIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => join(folder, file));

/** The fixture game with these settings in its ruleset.yaml. */
function declare(folder: string, languages: string, translations?: string): void {
  const file = join(folder, 'ruleset.yaml');
  const text = readFileSync(file, 'utf8').replace(/^translations: .*\n/m, '');
  const setting = translations === undefined ? '' : `translations: ${translations}\n`;
  writeFileSync(file, text.replace(/^code: /m, `languages: [${languages}]\n${setting}code: `));
}

/** Errors other than addresses that were not recorded yet. */
const errorsIn = (rules: string) => readRulebook(rules).diagnostics;

/** In a process of its own, because a language that was declared stays known. */
function checked(rules: string): unknown {
  const args = [CHECK, '--rules', rules, '--format', 'json'];
  return JSON.parse(spawnSync(process.execPath, args).stdout.toString()) as unknown;
}

describe('a ruleset in English alone', () => {
  it('that declares another language gets one finding, and not one for each text', () => {
    withRules(undefined, (rules, folder) => {
      declare(folder, 'de');
      for (const file of yamlIn(folder)) strip(file, ['pl', 'ja']);
      expect(checked(rules)).toMatchObject({
        diagnostics: [
          { code: 'missing-translation', message: 'No text is in German: all are in English.' },
        ],
      });
    });
  });
  it('and one where it is declared beside those of the texts', () => {
    withRules(undefined, (rules, folder) => {
      declare(folder, 'en, pl, ja, fr', 'complete');
      expect(checked(rules)).toMatchObject({
        diagnostics: [{ code: 'missing-translation', message: 'No text is in French.' }],
      });
    });
  });

  it('has no findings in texts while the file that lists its language cannot be read', () => {
    withRules(undefined, (rules, folder) => {
      declare(folder, 'de');
      for (const file of yamlIn(folder)) {
        strip(file, ['pl', 'ja']);
        writeFileSync(file, readFileSync(file, 'utf8').replace(/\ben: /g, 'de: '));
      }
      appendFileSync(join(folder, 'ruleset.yaml'), 'order: 3\n');
      // In a process of its own, where German was not declared before.
      const args = [CHECK, '--rules', rules, '--format', 'json'];
      const { diagnostics } = JSON.parse(spawnSync(process.execPath, args).stdout.toString()) as {
        diagnostics: { code: string }[];
      };
      expect(diagnostics.map(({ code }) => code)).toEqual(['yaml']);
    });
  });

  it('is whole: nothing is found, and it has a model', () => {
    withRules(undefined, (rules, folder) => {
      declare(folder, 'en');
      for (const file of yamlIn(folder)) strip(file, ['pl', 'ja']);
      expect(errorsIn(rules)).toEqual([]);
      const { rulebook } = readRulebook(rules, { lenient: true });
      const [ruleset] = rulebook!.rulesets;
      expect(countTranslated(ruleset!.source, 'en').missing).toBe(0);
      // What is published holds what is written, not what stands in for it.
      const published = dataFiles(rulebook!)
        .filter(({ path }) => path.startsWith('skirmish'))
        .map(({ text }) => text)
        .join();
      expect(published).toContain('"en":');
      expect(published).not.toMatch(/"(?:pl|ja)":/);
    });
  });
});

describe('a partial translation', () => {
  it('never fails, is counted, and shows the first language marked as such', () => {
    withRules(undefined, (rules, folder) => {
      declare(folder, 'en, pl', 'partial');
      for (const file of yamlIn(folder)) strip(file, ['ja']);
      strip(join(folder, 'rules/cover.yaml'), ['pl']);
      expect(errorsIn(rules)).toEqual([]);
      const { rulebook } = readRulebook(rules, { lenient: true });
      const ruleset = rulebook!.rulesets[0]!;
      const cover = ruleset.entries.find(({ address }) => address === 'rules/cover')!;
      expect(writtenIn(cover.data.title)).toEqual(['en']);
      expect(shownIn(cover.data.title, 'pl')).toBe('en');
      const { texts, missing, instead } = countTranslated(ruleset.source, 'pl', 'rules/cover');
      expect([missing, instead]).toEqual([texts, 'en']);
      expect(countTranslated(ruleset.source, 'pl', 'tables/damage').missing).toBe(0);

      const page = entryView(rulebook!, { language: 'pl', ruleset, entry: cover });
      expect(page.title).toBe(`<span lang="en">${cover.data.title.en}</span>`);
      expect(page.stale?.missing).toContain(`${missing} z ${texts}`);
      expect(frontView(rulebook!, { language: 'pl', ruleset }).missing).toContain('angielski');
      expect(frontView(rulebook!, { language: 'en', ruleset }).missing).toBeUndefined();
      expect(createReader('pl', ruleset, '').plain(cover.data.title)).toBe(cover.data.title.en);
    });
  });

  it('fails where the ruleset says that it is complete, and where the first language is missing', () => {
    withRules(undefined, (rules, folder) => {
      declare(folder, 'en, pl, ja', 'complete');
      strip(join(folder, 'rules/cover.yaml'), ['pl']);
      const [first] = errorsIn(rules);
      expect(first).toMatchObject({ code: 'missing-translation', severity: 'error' });
      expect(first?.hint).toContain('English, Polish and Japanese');
    });
    withRules(undefined, (rules, folder) => {
      declare(folder, 'pl, en, ja', 'partial');
      strip(join(folder, 'rules/cover.yaml'), ['pl']);
      expect(new Set(errorsIn(rules).map(({ message }) => message))).toEqual(
        new Set(['The Polish text is missing.']),
      );
    });
  });
});

describe('site.yaml', () => {
  it('is checked like every other file', () => {
    withRules(undefined, (rules) => {
      writeFileSync(join(rules, 'site.yaml'), 'name: Club\nimprint: { en: Ours. }\norigin: club\n');
      const found = errorsIn(rules).map(({ file, code, message }) => [
        file.endsWith('site.yaml'),
        code,
        message,
      ]);
      expect(found.length).toBe(3);
      expect(found.every(([inSite, code]) => inSite && code === 'schema')).toBe(true);
      expect(found.map(([, , message]) => message).join('\n')).toMatch(/origin/);
    });
  });

  it('stands beside the rulesets only', () => {
    withRules(undefined, (rules, folder) => {
      mkdirSync(join(folder, 'tables'), { recursive: true });
      writeFileSync(join(folder, 'site.yaml'), 'name: Club\n');
      expect(errorsIn(rules).map(({ code }) => code)).toEqual(['unexpected-file']);
    });
  });
});
