/** The packed program, in a folder outside the repository: what `npm pack` makes is unpacked where `npm install` would put it. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '../..');

/** One pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface Manifest {
  bin: { sandtable: string };
  version: string;
  engines: { node: string };
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const folder = mkdtempSync(join(tmpdir(), 'club-'));
const installed = join(folder, 'node_modules/sandtable');
let manifest: Manifest;
let packed: string[];
/** `sandtable-1.2.3.tgz` */
let tarball: string;

/** Puts packages of the repository where those of the folder are looked for. */
function install(names: readonly string[]): void {
  for (const name of names) {
    const place = join(folder, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), place);
  }
}

/** `npx sandtable …` in the folder. */
const run = (...args: string[]): Ran => runIn(folder, ...args);

const text = (path: string): string => readFileSync(resolve(folder, path), 'utf8');

interface Ran {
  status: number | null;
  output: string;
}

function runIn(cwd: string, ...args: string[]): Ran {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(installed, manifest.bin.sandtable), ...args],
    {
      cwd,
      encoding: 'utf8',
      env: environmentOf(cwd),
    },
  );
  return { status, output: stdout + stderr };
}

/** `npx sandtable …` as if Node.js had another version. */
function runOn(version: string, ...args: string[]): Ran {
  const change = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(change)}`,
      join(installed, manifest.bin.sandtable),
      ...args,
    ],
    { cwd: folder, encoding: 'utf8', env: environmentOf(folder) },
  );
  return { status, output: stdout + stderr };
}

/** The folders of these packages and of all that they need, as Node finds them. */
function withTheirs(names: readonly string[]): string[] {
  const folders = new Set<string>();
  const add = (name: string, from: string): void => {
    const found = join(from, 'node_modules', name);
    if (!existsSync(join(found, 'package.json'))) return void add(name, dirname(from));
    const place = realpathSync(found);
    if (folders.has(place)) return;
    folders.add(place);
    const { dependencies = {} } = JSON.parse(
      readFileSync(join(place, 'package.json'), 'utf8'),
    ) as Partial<Manifest>;
    for (const other of Object.keys(dependencies)) add(other, place);
  };
  for (const name of names) add(name, folder);
  return [...folders];
}

/** Of a package, in bytes, without those inside it, which are counted where they are needed. */
const sizeOf = (place: string): number =>
  readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((file) => !/(?:^|[\\/])node_modules(?:[\\/]|$)/.test(file))
    .map((file) => statSync(join(place, file)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);

/** Without what Vitest sets, which Astro reads. */
function environmentOf(cwd: string): NodeJS.ProcessEnv {
  const { VITEST: _, NODE_ENV: _mode, ...rest } = process.env;
  return { ...rest, INIT_CWD: cwd, NODE_PATH: '', SITE_PREVIEWS: 'none' };
}

beforeAll(() => {
  const [{ filename, files }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--loglevel=error', '--pack-destination', folder], {
      cwd: ROOT,
      stdio: 'pipe',
      encoding: 'utf8',
    }).replace(/^[^[]*/, ''),
  ) as [{ filename: string; files: { path: string }[] }];
  tarball = filename;
  packed = files.map(({ path }) => path);
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['xzf', join(folder, filename), '-C', installed, '--strip-components=1']);
  manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Manifest;
  install(Object.keys(manifest.dependencies));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the package', () => {
  it('has the program, its schemas and what to read, without tests, our rulesets and types', () => {
    const strange = packed.filter(
      (path) =>
        !/^(?:lib|schemas|docs|\.github\/ISSUE_TEMPLATE)\/|^rules\/(?:README|LICENSE)\.md$|^[A-Z]+(?:\.md)?$|^package\.json$/.test(
          path,
        ),
    );
    expect(strange).toEqual([]);
    expect(packed.filter((path) => /(?<!\.d)\.ts$/.test(path))).toEqual([]);
    expect(packed).toContain('schemas/common.schema.json');
  });

  it('has the pages to which those for its readers lead', () => {
    const PAGES = [
      'README.md',
      'NOTICE.md',
      'rules/README.md',
      'docs/data-model.md',
      'docs/print.md',
    ];
    const missing = PAGES.flatMap((page) =>
      [...readFileSync(join(installed, page), 'utf8').matchAll(/\]\(([\w./-]+)(?:#[\w-]+)?\)/g)]
        .map(([, link = '']) => join(page, '..', link).replaceAll('\\', '/'))
        .filter((path) => !packed.includes(path))
        .map((path) => `${page} → ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('names the versions that are tested here', () => {
    const { devDependencies, peerDependencies } = manifest;
    const same = Object.keys(peerDependencies).map((name) => [name, devDependencies[name]]);
    expect(peerDependencies).toEqual(Object.fromEntries(same));
  });

  it('needs less than 5 MB of packages beside it for checking', () => {
    const needed = withTheirs(Object.keys(manifest.dependencies));
    // They need others in turn.
    expect(needed.length).toBeGreaterThan(Object.keys(manifest.dependencies).length);
    const bytes = needed.map(sizeOf).reduce((sum, one) => sum + one, 0);
    expect(bytes).toBeGreaterThan(1_000_000);
    expect(bytes).toBeLessThan(5_000_000);
  });

  it('names one oldest Node.js: to npm, to readers, and to those who have an older one', () => {
    const [, oldest = ''] = /^>=(\d+\.\d+)$/.exec(manifest.engines.node) ?? [];
    expect(readFileSync(join(installed, 'docs/publish-your-own.md'), 'utf8')).toContain(
      `Node.js ${oldest} or newer`,
    );
    const [major = 0, minor = 0] = oldest.split('.').map(Number);
    const message = (version: string) => runOn(version, '--version').output;
    for (const version of ['20.20.2', `${major - 1}.99.0`, `${major}.${minor - 1}.9`])
      expect(message(version)).toBe(
        `This program needs Node.js ${oldest} or newer; this is ${version}. Install one from https://nodejs.org.\n`,
      );
    for (const version of [`${major}.${minor}.0`, `${major + 1}.0.0`])
      expect(message(version)).toBe(`${manifest.version}\n`);
  });

  it('has a whole game to read, which passes', () => {
    const { status, output } = run('check', '--rules', 'node_modules/sandtable/lib/sample');
    expect({ status, output }).toEqual({ status: 0, output });
    expect(output).toMatch(/^No findings in \d\d files of 1 ruleset\./m);
  });

  it('explains itself, and names the commands as they are typed', () => {
    expect(run()).toMatchObject({
      status: 0,
      output: expect.stringContaining('npx sandtable COMMAND') as string,
    });
    for (const command of ['check', 'new', 'build', 'start', 'verify']) {
      const { status, output } = run(command, '--help');
      expect({ status, output }).toEqual({ status: 0, output });
      expect(output).toMatch(new RegExp(`^npx sandtable ${command}`));
      expect(output).not.toMatch(/npm run|npm start/);
    }
  });

  it.each([
    ['an unknown command', ['chekc'], 'There is no command "chekc"'],
    ['no rules', ['check'], 'There is no folder rules'],
  ])('says so without a stack trace: %s', (_, args, message) => {
    const { status, output } = run(...args);
    expect(status).toBe(2);
    expect(output).toContain(message);
    expect(output).not.toMatch(/^\s+at /m);
  });
});

describe('a game of its own', () => {
  it('is written into a folder that asks for the program, and checked with few packages', () => {
    writeFileSync(join(folder, 'package.json'), '{ "devDependencies": { "sandtable": "*" } }');
    const written = run('new', 'border-raid', '--languages', 'fi');
    expect(written).toEqual({ status: 0, output: written.output });
    expect(written.output).toContain('npx sandtable check');
    const { status, output } = run('check');
    expect({ status, output }).toEqual({ status: 0, output });
    // What it wrote in English in place of Finnish says that it is an example.
    expect(output).toMatch(/^0 errors, \d+ warnings /m);
    expect(output).not.toMatch(/ warning (?!example-left)/);
    expect(output).toMatch(/no interface words in Finnish: all \d{3} are shown in English/);
  });

  it('names the schema of every file, for any editor', () => {
    const rules = join(folder, 'rules');
    const files = readdirSync(rules, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.yaml'),
    );
    expect(files.length).toBeGreaterThan(5);
    for (const file of files.map((name) => join(rules, name))) {
      const [, schema = ''] = /^# yaml-language-server: \$schema=(.*)\n/.exec(text(file)) ?? [];
      expect([file, existsSync(join(dirname(file), schema))]).toEqual([file, true]);
    }
    const { 'yaml.schemas': schemas } = JSON.parse(text('.vscode/settings.json')) as {
      'yaml.schemas': Record<string, string>;
    };
    expect(Object.keys(schemas).filter((schema) => !existsSync(join(folder, schema)))).toEqual([]);
    const all = readdirSync(join(installed, 'schemas')).filter((name) =>
      /^(?!common).*\.json$/.test(name),
    );
    expect(Object.keys(schemas)).toHaveLength(all.length);
  });

  it('has a workflow of pinned actions that runs commands that there are', () => {
    const { jobs } = parse(text('.github/workflows/rules.yml')) as {
      jobs: Record<string, { steps: { run?: string; uses?: string }[] }>;
    };
    const all = Object.values(jobs).flatMap(({ steps }) => steps);
    // As in our own workflows: a tag can be moved to other code.
    const own = readFileSync('.github/workflows/deploy.yml', 'utf8');
    for (const { uses } of all) if (uses !== undefined) expect(own).toContain(`uses: ${uses} #`);
    const commands = Object.values(jobs).flatMap(({ steps }) =>
      steps.flatMap((step) => /^npx sandtable (.*)/.exec(step.run ?? '')?.[1] ?? []),
    );
    expect(commands).toHaveLength(2);
    for (const command of commands) expect(run(...command.split(' '), '--help').status).toBe(0);
  });

  it('takes a table from elsewhere, and rules of an earlier version', () => {
    writeFileSync(join(folder, 'weapons.csv'), 'Ase,Kantama\nJousi,24"\nLinko,12"\n');
    expect(run('import', 'weapons.csv', 'border-raid', 'weapons').output).toContain('Wrote ');
    const file = 'rules/border-raid/tables/weather.yaml';
    const today = text(file);
    writeFileSync(join(folder, file), today.replace('rangeColumn:', 'down:'));
    const { status, output } = run('check');
    expect(status).toBe(1);
    expect(output).toContain('npx sandtable migrate');
    expect(run('migrate').status).toBe(0);
    expect(text(file)).toBe(today);
    expect(run('check').status).toBe(0);
  });

  it('becomes a new folder elsewhere, and no file is ever replaced', () => {
    const elsewhere = join(folder, 'elsewhere');
    mkdirSync(elsewhere);
    const first = runIn(elsewhere, 'new', 'my-game');
    expect(first).toMatchObject({ status: 0, output: expect.stringContaining(tarball) as string });
    // As long as no registry has the program, npm and the workflow find it in the folder.
    const line = `"sandtable": "file:${tarball}"`;
    expect(text('elsewhere/my-game/package.json')).toContain(line);
    for (const file of ['README.md', '.github/workflows/rules.yml']) {
      expect(text(`elsewhere/my-game/${file}`)).toContain(line);
      expect(text(file)).toContain(line);
    }
    expect(readFileSync(join(installed, 'docs/publish-your-own.md'), 'utf8')).toContain(line);
    const again = runIn(elsewhere, 'new', 'my-game');
    expect(again).toEqual({ status: 2, output: 'my-game is there already.\n' });
    rmSync(elsewhere, { recursive: true });
  });

  it('is not built until the packages for it are there, and then by start', async () => {
    const { status, output } = run('build');
    expect(status).toBe(2);
    expect(output).toContain('npx sandtable build --install');
    install(Object.keys(manifest.peerDependencies));
    const ruleset = 'rules/border-raid/ruleset.yaml';
    writeFileSync(
      join(folder, ruleset),
      text(ruleset).replace(/^accent: .*$/m, "accent: '#5b2a86'"),
    );
    // The game is the club's own: a rule needs no source. And the club says who it is.
    writeFileSync(
      join(folder, ruleset),
      text(ruleset)
        .replace(/^sourcesSummary: .*\n/m, '')
        .replace('role: main', 'own: true, role: main'),
    );
    expect(run('new', 'rule', 'border-raid', 'weather-effects').status).toBe(0);
    const rule = 'rules/border-raid/rules/weather-effects.yaml';
    writeFileSync(join(folder, rule), text(rule).replace(/^source: .*\n/m, ''));
    const site = 'rules/site.yaml';
    const about = `about:
  title: { fi: Kerho }
  text:
    fi: |
      <b>Pelaamme</b> ullakolla.

      - torstaisin

      ![](pictures/table.png) ![Pöytä](pictures/table.png)
`;
    writeFileSync(join(folder, site), `${text(site)}${about}`);
    const faults = run('check').output;
    expect(faults).toMatch(/HTML[^]*a picture without words[^]*no picture `pictures\/table.png`/);
    mkdirSync(join(folder, 'rules/pictures'));
    writeFileSync(join(folder, 'rules/pictures/table.png'), PICTURE);
    writeFileSync(
      join(folder, site),
      text(site)
        .replace(/<\/?b>/g, '')
        .replace('![](pictures/table.png) ', ''),
    );
    // It is built as `build` does, and served.
    await serve('start');
    expect(text('dist/fi/border-raid/rules/weather-effects/index.html')).not.toContain('Rulebook,');
    const own = text('dist/fi/about/index.html');
    expect(own).toMatch(/<div lang="fi"><p>Pelaamme ullakolla/);
    expect(own).toMatch(
      /<li>torstaisin<\/li>[^]*<img src="\/pictures\/table.png" alt="Pöytä" width="1" height="1"/,
    );
    expect(text('dist/fi/index.html')).toMatch(/<a href="\/fi\/about\/" lang="fi">\s*Kerho/);
    expect(readFileSync(join(folder, 'dist/pictures/table.png'))).toEqual(PICTURE);
    const page = text('dist/fi/border-raid/tables/weapons/index.html');
    // The interface is English and says so; the words of the game are Finnish.
    expect(page).toMatch(/<html lang="en" data-language="fi"/);
    expect(page).toMatch(/<a href="#jousi" lang="fi">\s*Jousi<\/a>/);
    for (const tag of ['en', 'pl', 'ja']) expect(existsSync(join(folder, 'dist', tag))).toBe(false);
    // A colour of its own.
    expect(page).toContain('data-accent="#5b2a86"');
    expect(page).toContain('<link rel="stylesheet" href="/accents.css">');
    expect(text('dist/accents.css')).toContain("[data-accent='#5b2a86']{--accent:#5b2a86}");
    const pages = ['index', 'file-form/index'].map((path) => text(`dist/checks/${path}.html`));
    expect(pages.join()).toContain('npx sandtable fix');
    expect(pages.join()).not.toContain('npm run');
    expect(existsSync(join(installed, '.cache'))).toBe(false);
  });

  it('has its changes repaired, summarised and recorded', () => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=Club', '-c', 'user.email=club@club.example', ...args], {
        cwd: folder,
        stdio: 'pipe',
      });
    git('init', '--quiet', '--initial-branch', 'main');
    git('add', 'rules');
    git('commit', '--quiet', '--message', 'Rules');
    const file = 'rules/border-raid/tables/weapons.yaml';
    writeFileSync(join(folder, file), text(file).replace(': 24', ': 30'));
    const weather = 'rules/border-raid/tables/weather.yaml';
    const repaired = text(weather);
    writeFileSync(join(folder, weather), repaired.replaceAll('\n', '  \r\n'));
    expect(run('fix').status).toBe(0);
    expect(text(weather)).toBe(repaired);
    const { status, output } = run('check');
    expect(status).toBe(1);
    const [, command = ''] = /npx sandtable (verify border-raid\/[^`]*)/.exec(output) ?? [];
    expect(run(...command.split(' '))).toMatchObject({ status: 0 });
    expect(run('check').status).toBe(0);
    expect(run('diff', 'main').output).toMatch(/24.*30/s);
  });

  it('is served by dev', () => serve('dev'));

  it('is printed', () => {
    const printed = run('print', '--site', 'dist', '--paper', 'a4');
    expect(printed).toEqual({ status: 0, output: printed.output });
    expect(readdirSync(join(folder, 'print'))).toEqual([expect.stringMatching(/fi.*\.pdf$/)]);
  });

  /** Runs a command that serves the game, reads a page, and stops it. */
  async function serve(command: string): Promise<void> {
    const server = spawn(process.execPath, [join(installed, manifest.bin.sandtable), command], {
      cwd: folder,
      env: environmentOf(folder),
      detached: true,
    });
    const ended = once(server, 'exit');
    let output = '';
    const address = await new Promise<string>((resolve, reject) => {
      const read = (data: Buffer): void => {
        output += data.toString();
        const [found] = /http:\/\/localhost:\d+\//.exec(output) ?? [];
        if (found !== undefined) resolve(found);
      };
      server.stdout.on('data', read);
      server.stderr.on('data', read);
      server.once('exit', () => reject(new Error(output)));
    });
    const page = await fetch(`${address}fi/border-raid/tables/weapons/`);
    expect(await page.text()).toContain('Jousi');
    // To the whole group, as Ctrl-C in a terminal: `dev` runs Astro as a child.
    process.kill(-server.pid!, 'SIGINT');
    await ended;
  }
});
