import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withRules } from '../checks/fixture.ts';
import { Repository, withRepository } from './repository.ts';

const WEAPONS = 'tables/weapons.yaml';
const records = ({ game }: Repository): string[] =>
  existsSync(join(game, 'changes')) ? readdirSync(join(game, 'changes')) : [];
/** The command that a message prints, as its arguments without the folder of the rules. */
function printed(repository: Repository): string[] {
  const { output } = repository.run('check');
  const [, command = ''] = /`npm run verify -- (?:--rules \S+ )?([^`]+)`/.exec(output) ?? [];
  return [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
}

describe('npm run verify', () => {
  it('writes one record of a changed figure, by the command that the check prints', () =>
    withRepository((repository) => {
      repository.change(WEAPONS, '12..60', '12..50');
      expect(repository.codes()).toEqual(['error changed-figures']);
      const [address = '', ...rest] = printed(repository);
      expect([address, ...rest]).toEqual([
        'skirmish/tables/weapons#mortar',
        '--against',
        'document, page',
      ]);
      expect(repository.run('verify', address, '--against', 'sheet, page 2')).toMatchObject({
        status: 0,
        output: expect.stringContaining('tables/weapons#mortar.range: 12..60 → 12..50') as string,
      });
      const [name = ''] = records(repository);
      expect(records(repository)).toHaveLength(1);
      expect(name).toMatch(/^mortar-[a-z0-9]{4}\.yaml$/);
      expect(repository.read(`changes/${name}`)).toMatch(
        /^on: \d{4}-\d\d-\d\d\nagainst: \[\{ document: sheet, page: 2 \}\]\nfigures:\n {2}tables\/weapons#mortar\.range: \{ was: 12\.\.60, now: 12\.\.50 \}\n$/,
      );
      expect(repository.codes()).toEqual([]);
      expect(repository.run('verify', address, '--against', 'it')).toMatchObject({ status: 1 });
    }));

  it('names the game and its files, and not what they are called in the program', () =>
    withRepository((repository) => {
      const said = (...args: string[]) => repository.run('verify', ...args).output;
      expect(said('skirmish', '--against', 'sheet, page 2')).toContain(
        'No value of skirmish differs from main without a record.',
      );
      expect(said('skirmish/tables/weapon', '--against', 'sheet, page 2')).toContain(
        'There is no skirmish/tables/weapon. A similar address exists: skirmish/tables/weapons.',
      );
      expect(
        said('skirmish/tables/weapons#mortar', '--moved', 'skirmish/tables/weapons'),
      ).toContain('skirmish/tables/weapons#mortar still exists.');
      repository.change('ruleset.yaml', 'code: SK', 'kode: SK');
      expect(said('skirmish', '--against', 'sheet, page 2')).toMatch(
        /Correct \S*ruleset\.yaml first/,
      );
    }));

  it('is not asked for where the figure is the same in another form, or only its place is', () =>
    withRepository((repository) => {
      repository.change(WEAPONS, 'shots: 1', "shots: '1'");
      expect(repository.codes()).toEqual([]);
    }));

  it('is not asked for what is not on main yet', () =>
    withRepository((repository) => {
      const bow =
        '  - { id: bow, title: { en: Bow, pl: Łuk, ja: 弓 }, cells: { range: 12, shots: 1, special: none } }\n';
      repository.change(WEAPONS, 'notes:\n', `${bow}notes:\n`);
      // A figure of a column that is new is not on main either.
      repository.change(
        WEAPONS,
        'rows:\n',
        '  - { id: weight, type: number, title: { en: Weight, pl: Waga, ja: 重量 } }\nrows:\n',
      );
      repository.change(WEAPONS, 'cells: { range: 24,', 'cells: { weight: 4, range: 24,');
      repository.commit();
      const asked = () => repository.codes().filter((code) => !code.endsWith('missing-cell'));
      expect(asked()).toEqual([]);
      repository.change(WEAPONS, 'range: 12, ', 'range: 18, ');
      repository.change(WEAPONS, 'weight: 4', 'weight: 5');
      repository.commit();
      repository.change(WEAPONS, 'id: bow', 'id: long-bow');
      expect(asked()).toEqual([]);
    }));

  it('says where a vanished address leads, by the command that the check prints', () =>
    withRepository((repository) => {
      repository.change(WEAPONS, 'id: mortar', 'id: light-mortar');
      expect(repository.codes()).toEqual(['error vanished-address']);
      const command = printed(repository);
      expect(command).toEqual([
        'skirmish/tables/weapons#mortar',
        '--moved',
        'skirmish/tables/weapons#light-mortar',
      ]);
      expect(repository.run('verify', ...command).status).toBe(0);
      expect(repository.codes()).toEqual([]);
      repository.change(WEAPONS, 'id: thrower', 'id: mortar');
      expect(repository.codes()).toContain('error change-record');
    }));

  it('moves an entry with its parts', () =>
    withRepository((repository) => {
      repository.write(
        'rules/shelter.yaml',
        repository.read('rules/cover.yaml').replace('id: cover', 'id: shelter'),
      );
      rmSync(join(repository.game, 'rules/cover.yaml'));
      const others = repository.codes().filter((code) => code !== 'error vanished-address');
      repository.run('verify', 'skirmish/rules/cover', '--moved', 'skirmish/rules/shelter');
      expect(repository.codes()).toEqual(others);
      expect(repository.read(`changes/${records(repository)[0] ?? ''}`)).toContain(
        'rules/cover#walls: [rules/shelter#walls]',
      );
    }));

  it('lets a row that was deleted lead to its page', () =>
    withRepository((repository) => {
      repository.write(WEAPONS, repository.read(WEAPONS).replace(/ {2}- \{ id: thrower.*\n/, ''));
      const command = printed(repository);
      expect(command.slice(1)).toEqual([
        '--moved',
        'skirmish/tables/weapons',
        '--against',
        'document, page',
      ]);
      const move = command.slice(0, 3);
      // Its figures are gone, which needs a source like any other change.
      expect(repository.run('verify', ...move)).toMatchObject({
        status: 2,
        output: expect.stringContaining('tables/weapons#thrower had figures') as string,
      });
      expect(repository.run('verify', ...move, '--against', 'I am sure').status).toBe(1);
      expect(records(repository)).toEqual([]);
      expect(repository.run('verify', ...move, '--against', 'sheet, page 1').status).toBe(0);
      expect(repository.codes()).not.toContain('error vanished-address');
      const [name = ''] = records(repository);
      const record = repository.read(`changes/${name}`);
      repository.write(`changes/${name}`, record.replace(/^against.*\n/m, ''));
      expect(repository.codes()).toContain('error change-record');
    }));

  it('takes no free words for a source, and names the documents that there are', () =>
    withRepository((repository) => {
      repository.change(WEAPONS, '12..60', '12..50');
      const [address = ''] = printed(repository);
      for (const words of ['I am sure', 'sheet', 'my memory, page 2'])
        expect(repository.run('verify', address, '--against', words)).toMatchObject({
          status: 1,
          output: expect.stringMatching(
            /^Nothing was recorded: .* Name one, such as "sheet, page 2"\. The documents are sheet/,
          ) as string,
        });
      expect(records(repository)).toEqual([]);
      const reason = 'no source needed: the number stood twice';
      expect(repository.run('verify', address, '--against', reason).status).toBe(0);
      expect(repository.codes()).toEqual([]);
    }));

  it('writes a record of this branch anew, with another source and what the figure is now', () =>
    withRepository((repository) => {
      repository.change(WEAPONS, '12..60', '12..50');
      const [address = ''] = printed(repository);
      repository.run('verify', address, '--against', 'sheet, page 2');
      const before = records(repository);
      repository.change(WEAPONS, '12..50', '12..48');
      expect(repository.codes()).toEqual(['error change-record']);
      expect(repository.run('verify', address, '--against', 'sheet, page 1')).toMatchObject({
        status: 0,
        output: expect.stringContaining('Recorded anew') as string,
      });
      expect(repository.codes()).toEqual([]);
      expect(records(repository)).toEqual(before);
      expect(repository.read(`changes/${before[0] ?? ''}`)).toContain('page: 1');
    }));

  it('does not let a figure change on the way', () =>
    withRepository((repository) => {
      repository.change(WEAPONS, 'id: mortar', 'id: light-mortar');
      repository.change(WEAPONS, '12..60', '12..50');
      const move = [
        'skirmish/tables/weapons#mortar',
        '--moved',
        'skirmish/tables/weapons#light-mortar',
      ];
      expect(repository.run('verify', ...move)).toMatchObject({
        status: 2,
        output: expect.stringContaining('The values changed too') as string,
      });
      expect(repository.run('verify', ...move, '--against', 'sheet, page 2').status).toBe(0);
      expect(repository.codes()).toEqual([]);
    }));

  it('takes a translation as right, or sees that it was adapted', () =>
    withRepository((repository) => {
      const [address, language] = ['skirmish/rules/cover#walls', '--translation'];
      repository.change('rules/cover.yaml', 'Walls are', 'Walls and houses are');
      const warning = 'warning stale-translation';
      expect(repository.codes()).toEqual([warning, warning]);
      expect(repository.run('verify', address, language, 'ja').status).toBe(0);
      expect(repository.codes()).toEqual([warning]);
      repository.change('rules/cover.yaml', 'Mury to', 'Mury i domy to');
      expect(repository.codes()).toEqual([]);
    }));

  it.each([
    [[], 'Name one address'],
    [['chess/rules/x', '--against', 'it'], 'There is no ruleset "chess"'],
    [['skirmish/rules/x', '--against', 'it'], 'There is no skirmish/rules/x'],
    [
      ['skirmish/tables/weapons#motar', '--against', 'it'],
      'A similar address exists: skirmish/tables/weapons#mortar.',
    ],
    [['skirmish/rules/cover'], 'Missing --against'],
    [['skirmish/rules/cover', '--against', ' '], 'Missing --against'],
    [['skirmish/rules/cover', '--against', 'it', '--since', 'nowhere'], 'no revision "nowhere"'],
  ])('cannot run with %j', (args, message) =>
    withRepository((repository) =>
      expect(repository.run('verify', ...args)).toEqual({
        status: 2,
        output: expect.stringContaining(message) as string,
      }),
    ),
  );

  it('waits until the data can be read', () =>
    withRepository((repository) => {
      writeFileSync(join(repository.game, 'rules/cover.yaml'), 'id: [');
      expect(repository.run('verify', 'skirmish/rules/cover', '--against', 'it')).toEqual({
        status: 2,
        output: expect.stringContaining('rules/cover.yaml first') as string,
      });
    }));
});

describe('of rules of one’s own', () => {
  const asOwn = (repository: Repository): void => {
    repository.change('ruleset.yaml', 'role: main,', 'role: main, own: true,');
    repository.commit('Ours');
    repository.git('branch', '--force', 'main');
  };
  it('a change needs no source: it is recorded with the version of the game', () =>
    withRepository((repository) => {
      asOwn(repository);
      repository.change(WEAPONS, '12..60', '12..50');
      const arguments_ = printed(repository);
      expect(arguments_).toEqual(['skirmish/tables/weapons#mortar']);
      expect(repository.run('verify', ...arguments_)).toMatchObject({ status: 0 });
      expect(repository.codes()).toEqual([]);
      const [name = ''] = records(repository);
      expect(repository.read(`changes/${name}`)).toMatch(/^words: \S/m);
    }));
  it('all changes are one record where only the game is named', () =>
    withRepository((repository) => {
      asOwn(repository);
      repository.change(WEAPONS, '12..60', '12..50');
      repository.change('modifiers/to-hit.yaml', 'add: -2', 'add: -3');
      expect(new Set(repository.codes())).toContain('error changed-figures');
      expect(repository.run('verify', 'skirmish')).toMatchObject({ status: 0 });
      expect(records(repository)).toHaveLength(1);
      expect(repository.codes().filter((code) => code.includes('changed-figures'))).toEqual([]);
    }));
});

it('names the pages with changes where the game alone is named', () =>
  withRepository((repository) => {
    repository.change(WEAPONS, '12..60', '12..50');
    expect(repository.run('verify', 'skirmish', '--against', 'sheet, page 2')).toMatchObject({
      status: 1,
      output: expect.stringContaining(
        'Name the page whose values do: `skirmish/tables/weapons#mortar`.',
      ) as string,
    });
  }));

describe('outside git', () => {
  it('the check says that nothing was compared', () =>
    withRules(undefined, (rules) => {
      const repository = new Repository(join(rules, '..'));
      repository.rules = rules;
      expect(repository.run('check').output).toContain('Values were not compared');
      expect(repository.run('verify', 'skirmish/rules/cover', '--against', 'it')).toMatchObject({
        status: 2,
        output: expect.stringContaining('Nothing to record') as string,
      });
    }));
});
