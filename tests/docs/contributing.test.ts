/** Follows the guide with a terminal to the letter: every command and every changed line, on a copy of the rules that it names. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { Repository } from '../cli/repository.ts';

const guide = readFileSync('CONTRIBUTING.md', 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'guide-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const repository = new Repository(folder);
for (const path of ['rules/site.yaml', 'rules/bolt-action'])
  cpSync(path, join(folder, path), { recursive: true });
repository.git('init', '--quiet', '--initial-branch=main');
repository.git('config', 'user.name', 'A');
repository.git('config', 'user.email', 'a@example.org');
repository.commit('Begin');

interface Ran {
  command: string;
  status: number;
  output: string;
}

/** What needs a network, or does not end. */
const ELSEWHERE = /^git push|^npm ci|^npm run dev/;

/** Carries out a section of the guide: its commands, and the lines that its differences change in the file named before. */
function follow(title: string): Ran[] {
  const [, section = ''] = guide.split(`## ${title}\n`);
  const [text = ''] = section.split('\n## ');
  let file = '';
  return [...text.matchAll(/`(rules\/[\w/-]+\.yaml)`|```(sh|diff)\n([^]*?)```/g)].flatMap(
    ([, named, kind, block = '']): Ran[] => {
      file = named ?? file;
      const lines = block.split('\n').map((line) => line.slice(3));
      if (kind === 'diff') edit(file, lines);
      return kind === 'sh' ? lines.map((line) => line.trim()).flatMap(carryOut) : [];
    },
  );
}

function edit(file: string, lines: readonly string[]): void {
  const side = (sign: string) =>
    lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1).trim());
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const [[was = ''], [now = '']] = [side('-'), side('+')];
  expect(text).toContain(was);
  writeFileSync(path, rowIn(text, was, now));
}

/** The line of the row that the guide names, where several have the same cell. */
const rowIn = (text: string, was: string, now: string): string => {
  const start = Math.max(text.indexOf('id: light-mortar'), 0);
  return text.slice(0, start) + text.slice(start).replace(was, now);
};

function carryOut(line: string): Ran[] {
  if (line === '' || ELSEWHERE.test(line)) return [];
  const [program = '', ...words] = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );
  if (program === 'git') return [{ command: line, status: 0, output: repository.git(...words) }];
  const [, command = '', ...args] = words;
  return [{ command, ...repository.run(command, ...args.filter((word) => word !== '--')) }];
}

it('a corrected value goes from a finding to green, as the guide says', () => {
  const [check, verify, again, difference] = follow('Correct a value').filter(
    ({ command }) => !command.startsWith('git'),
  );
  expect(check?.status).toBe(1);
  expect(check?.output).toMatch(/weapons#light-mortar.* from `12\.\.24` to `12\.\.30`/s);
  expect(check?.output).toMatch(/verify -- .*bolt-action\/tables\/weapons#light-mortar --against/);
  expect(verify).toMatchObject({ command: 'verify', status: 0 });
  expect(again?.output).toContain('No findings');
  expect(difference?.output).toMatch(/Light mortar: range 12–24″.* → 12–30″/);
  expect(difference?.output).toContain('page 4');
  const record = repository.git('show', '--stat', '--format=%s');
  expect(record).toMatch(/^Correct the range of the light mortar/);
  expect(record).toContain('rules/bolt-action/changes/');
});

it('a translation is green after two commands, as the guide says', () => {
  const [fix, check, difference] = follow('Translate an entry').filter(
    ({ command }) => !command.startsWith('git'),
  );
  expect([fix?.status, check?.status]).toEqual([0, 0]);
  expect(check?.output).toContain('No findings');
  expect(difference?.output).toMatch(/text \(Polish\) .*\{\+.*szosą/);
  expect(repository.git('log', '-1', '--format=%s')).toBe('Improve the Polish text about roads');
});

it('the guide with a browser says what stands on the site and in the comment', () => {
  const [, section = ''] = guide.split('## With a browser only\n');
  const [text = ''] = section.split('\n## ');
  const named = [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, words = '']) =>
    words.replace(/\s+/g, ' '),
  );
  const shown = ['src/i18n/en.ts', 'src/review/comment.ts']
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  // The button of GitHub's editor.
  const others = named.filter((words) => words !== 'Commit changes');
  expect(others.length).toBeGreaterThan(3);
  expect(others.filter((words) => !shown.includes(words))).toEqual([]);
  const evidence = readFileSync('src/review/request.ts', 'utf8');
  expect(evidence).toContain(/`([A-Z][a-z ]+:)`/.exec(text)?.[1]);
  const status = /the status `(\w+)`/.exec(text)?.[1];
  expect(readFileSync('src/review/say.ts', 'utf8')).toContain(`context: '${status}'`);
});
