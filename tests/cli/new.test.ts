/** What `npm run new` writes passes the check in every ruleset, whatever the ruleset asks of its entries. */
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newEntry } from '../../src/cli/new.ts';
import { NEW_KINDS } from '../../src/cli/starter/new-files.ts';
import { folderFiles } from '../../src/cli/starter/new-folder.ts';
import { reportHref, wordingHref } from '../../src/site/routes.ts';
import { readRulebook, readRules } from '../../src/rulebook.ts';
import { languageMeant } from '../../src/schema/meant/meant-language.ts';
import { spawnSync } from 'node:child_process';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { withFolder } from '../checks/fixture.ts';
import { run } from './run-command.ts';

it('a new entry of each kind passes the check in each ruleset, which says that it is an example', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  try {
    cpSync(join(import.meta.dirname, '../../rules'), folder, { recursive: true });
    const written = readRules(folder).rulesets.flatMap(({ id }) =>
      NEW_KINDS.flatMap((kind) => newEntry(folder, kind, [id, `new-${kind}`])),
    );
    expect(written).toHaveLength(4 * NEW_KINDS.length);
    const { diagnostics } = readRulebook(folder);
    const isWarned = ({ code, line }: (typeof diagnostics)[number]) =>
      code === 'example-left' && line === 1;
    expect(diagnostics.filter((one) => !isWarned(one))).toEqual([]);
    expect(diagnostics).toHaveLength(written.length);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it.each(NEW_KINDS)('names no source of rules of the authors’ own in a new %s', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  try {
    cpSync(join(import.meta.dirname, '../fixtures/valid'), folder, { recursive: true });
    const file = join(folder, 'skirmish/ruleset.yaml');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll('role: main', 'own: true, role: main'));
    const [written = ''] = newEntry(folder, kind, ['skirmish', 'muster']);
    expect(readFileSync(written, 'utf8')).not.toContain('source: ');
    const { diagnostics } = readRulebook(folder);
    expect(diagnostics.filter((one) => one.file === written).map(({ code }) => code)).toEqual([
      'example-left',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('writes the file of a phase that the turn names already, and leaves the turn as it is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  try {
    cpSync(join(import.meta.dirname, '../fixtures/valid'), folder, { recursive: true });
    const file = join(folder, 'skirmish/ruleset.yaml');
    const text = readFileSync(file, 'utf8').replace(/^phases: \[/m, 'phases: [muster, ');
    expect(text).toContain('[muster, ');
    writeFileSync(file, text);
    const [written = ''] = newEntry(folder, 'phase', ['skirmish', 'muster']);
    expect(written).toContain('phases/muster.yaml');
    expect(readFileSync(file, 'utf8')).toBe(text);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('writes a ruleset into a folder of rules that is not there yet, once it has a name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  const rules = join(folder, 'club/rules');
  try {
    expect(run('new', 'ruleset', '--rules', rules)).toMatchObject({
      status: 2,
      stderr: 'Name its id, such as border-raid.\n',
    });
    expect(existsSync(rules)).toBe(false);
    expect(run('new', 'ruleset', 'raid', '--rules', rules).status).toBe(0);
    expect(existsSync(join(rules, 'raid/ruleset.yaml'))).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('writes no game where a ruleset of that name is, and says how to add to it', () => {
  expect(run('new', 'bolt-action')).toEqual({
    status: 2,
    stdout: '',
    stderr:
      'bolt-action is a ruleset already. To add to it: npm run new -- phase|table|modifiers|procedure|rule bolt-action ID\n',
  });
});

it('writes no game beside the folder of rules that is named, and says how to write it there', () =>
  withFolder((folder) => {
    const rules = join(folder, 'of club');
    for (const more of [[], ['--languages', 'fi']]) {
      const { status, stderr } = run('new', 'attic', '--rules', rules, ...more);
      expect(status).toBe(2);
      expect(stderr).toContain(`npm run new -- --rules "${rules}" ruleset attic`);
    }
    expect(readdirSync(folder)).toEqual([]);
    expect(existsSync('attic')).toBe(false);
    expect(run('new', 'ruleset', 'attic', '--rules', rules).status).toBe(0);
    expect(readdirSync(rules)).toEqual(['attic', 'site.yaml']);
  }));

it('writes the issue forms that the links of the site open', () => {
  const files = folderFiles({ title: 'Raid', schemas: '.', version: '1', isAskedFor: true });
  for (const link of [reportHref(), wordingHref()])
    expect(files.get(`.github/ISSUE_TEMPLATE/${link.split('template=')[1]}`)).toContain(
      'id: address',
    );
});

it.each([['en,pl'], ['pl,en'], ['ja,en']])(
  'writes every text of a ruleset and of its site in each language: %s',
  (languages) => {
    const folder = mkdtempSync(join(tmpdir(), 'rules-'));
    try {
      const rules = join(folder, 'rules');
      expect(run('new', 'ruleset', 'raid', '--rules', rules, '--languages', languages).status).toBe(
        0,
      );
      const order = languages
        .split(',')
        .map((tag) => `${tag}: '[^']*'`)
        .join(', ');
      for (const [file, count] of [
        ['site.yaml', 1],
        ['raid/markers.yaml', 2],
      ] as const)
        expect(
          readFileSync(join(rules, file), 'utf8').match(new RegExp(`: \\{ ${order} \\}`, 'g')),
        ).toHaveLength(count);
      expect(readRulebook(rules).diagnostics).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

it('says that a file is an example where it is in English in place of a language without words', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  try {
    const rules = join(folder, 'rules');
    // In processes of their own, because a language that was declared stays known.
    const apart = (command: string, ...args: string[]) =>
      spawnSync(process.execPath, [`src/cli/${command}.ts`, ...args, '--rules', rules], {
        encoding: 'utf8',
      });
    expect(apart('new', 'ruleset', 'raid', '--languages', 'es').status).toBe(0);
    const files = readdirSync(join(rules, 'raid'), { recursive: true, encoding: 'utf8' });
    const { stdout } = apart('check', '--format', 'json');
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
    expect(diagnostics.every(({ code }) => code === 'example-left')).toBe(true);
    expect(diagnostics).toHaveLength(files.filter((file) => file.endsWith('.yaml')).length + 1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('titles an entry after its id, in each language, and its results after what they are', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  try {
    const rules = join(folder, 'rules');
    expect(run('new', 'ruleset', 'raid', '--rules', rules, '--languages', 'pl').status).toBe(0);
    const [rule = '', roll = ''] = (['rule', 'modifiers'] as const).map((kind) =>
      readFileSync(newEntry(rules, kind, ['raid', 'strzal'])[0] ?? '', 'utf8'),
    );
    expect(rule).toContain("title: { pl: 'Zasada: Strzal' }");
    expect(roll).toContain("success: true, title: { pl: 'Sukces' }");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe('house rules', () => {
  const make = (folder: string, ...languages: string[]) => {
    const rules = join(folder, 'rules');
    expect(run('new', 'ruleset', 'raid', '--rules', rules, ...languages).status).toBe(0);
    return rules;
  };
  it.each([[[]], [['--languages', 'ja,pl']]])(
    'pass the check at once, and once they change the page that is named: %j',
    (languages) =>
      withFolder((folder) => {
        const rules = make(folder, ...languages);
        for (const [id, base] of [
          ['club', 'raid'],
          ['cup', 'club'],
        ] as const) {
          const { status, stdout } = run('new', 'ruleset', id, '--extends', base, '--rules', rules);
          expect(status).toBe(0);
          const [, from = '', to = ''] =
            /such as (\S+), to the same place in (\S+),/.exec(stdout) ?? [];
          expect(to).toBe(join(rules, id));
          expect(readRulebook(rules).diagnostics).toEqual([]);
          const copy = from.replace(/^.*\/(?=[a-z]+\/[a-z-]+\.yaml$)/, `${to}/`);
          cpSync(from, copy);
          expect(readRulebook(rules).rulesets.find((one) => one.id === id)?.base).toMatchObject({
            id: base,
            changed: [expect.stringContaining('/')],
          });
          // What the second changes again it must say.
          if (id === 'club') expect(readRulebook(rules).diagnostics).toEqual([]);
        }
      }),
  );
  it.each([
    [['ruleset', 'cup', '--extends', 'rade'], 'There is no ruleset "rade": raid.'],
    [
      ['ruleset', 'cup', '--extends', 'raid', '--languages', 'pl'],
      'have the languages of raid: en',
    ],
    [['ruleset', '--extends', 'raid'], 'Name its id'],
    [['ruleset', 'raid', '--extends', 'raid'], 'is there already'],
    [['cup', '--extends', 'raid'], 'ruleset cup --extends raid'],
    [['rule', 'raid', 'fog', '--extends', 'raid'], 'ruleset ID --extends raid'],
  ])('are refused with what to do: %j', (args, message) =>
    withFolder((folder) => {
      const rules = make(folder);
      const { status, stderr } = run('new', ...args, '--rules', rules);
      expect(status).toBe(2);
      expect(stderr).toContain(message);
      expect(readdirSync(rules)).toEqual(['raid', 'site.yaml']);
    }),
  );
});

it.each([
  ['Forêt', 'foret'],
  ['Größe_2', 'groesse-2'],
  ['Wyżyna Lubelska', 'wyzyna-lubelska'],
  ['Raid', 'raid'],
  ['霧', 'border-raid'],
])('offers the id that is meant by %s', (typed, id) =>
  withFolder((folder) => {
    const { status, stderr } = run('new', 'ruleset', typed, '--rules', join(folder, 'rules'));
    expect(status).toBe(2);
    expect(stderr).toContain(`small letters, digits and hyphens: ${id}.`);
  }),
);

it.each([
  ['PL,En', ['pl', 'en']],
  ['polski, JA', ['pl', 'ja']],
  ['en,EN', ['en']],
])('knows languages however they are written: %s', (typed, tags) =>
  withFolder((folder) => {
    const rules = join(folder, 'rules');
    expect(run('new', 'ruleset', 'raid', '--rules', rules, '--languages', typed).status).toBe(0);
    expect(readRules(rules).rulesets[0]?.ruleset?.languages).toEqual(tags);
  }),
);

it.each([
  ['zh-hant', 'zh-Hant'],
  ['es_mx', 'es-MX'],
  ['Deutsch', 'de'],
  ['UA', 'uk'],
  ['fi', 'fi'],
  ['xx', undefined],
  ['elvish', undefined],
  ['', undefined],
  ['e n', undefined],
])('the tag that is meant by %s is %s', (typed, tag) => {
  expect(languageMeant(typed)).toBe(tag);
});
