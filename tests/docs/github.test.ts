/**
 * The workflows: code from pull requests runs without rights; and the issue forms have the fields
 * that the site fills in.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

type Permissions = Record<string, 'read' | 'write'>;

interface Step {
  name?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job {
  permissions?: Permissions;
  'timeout-minutes'?: number;
  needs?: string | string[];
  steps: Step[];
}

interface Workflow {
  file: string;
  name: string;
  on: string | Record<string, { workflows?: string[] } | null>;
  permissions?: Permissions;
  jobs: Record<string, Job>;
}

const FOLDER = '.github/workflows';
const workflows = readdirSync(FOLDER).map((file): Workflow => ({
  file,
  ...(parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Omit<Workflow, 'file'>),
}));
const jobs = workflows.flatMap((workflow) =>
  Object.entries(workflow.jobs).map(([id, job]) => ({
    name: `${workflow.file} ${id}`,
    workflow,
    job,
  })),
);
const steps = jobs.flatMap(({ name, workflow, job }) =>
  job.steps.map((step) => ({ name, workflow, job, step })),
);

const eventsOf = ({ on }: Workflow): string[] => (typeof on === 'string' ? [on] : Object.keys(on));
const rightsOf = ({ workflow, job }: { workflow: Workflow; job: Job }): Permissions =>
  job.permissions ?? workflow.permissions ?? { everything: 'write' };
const mayWrite = (job: { workflow: Workflow; job: Job }): boolean =>
  Object.values(rightsOf(job)).includes('write');
/** Whether a step runs code that was checked out or installed. */
const runsCode = ({ run, uses }: Step): boolean =>
  run !== undefined || (uses?.startsWith('actions/checkout@') ?? false);

/** Setting up Node restores packages from a cache by itself unless told not to. */
const restoresPackages = ({ uses, with: options = {} }: Step): boolean =>
  (uses?.startsWith('actions/setup-node@') ?? false) &&
  (options['cache'] !== undefined || options['package-manager-cache'] !== false);

describe('every workflow', () => {
  it("uses GitHub's own actions only, each at one commit whose version stands beside it", () => {
    const lines = workflows.flatMap(
      ({ file }) =>
        readFileSync(`${FOLDER}/${file}`, 'utf8').match(/(?<=^ +(?:- )?)uses: .*/gm) ?? [],
    );
    expect(lines.length).toBeGreaterThan(8);
    const pins = lines.map((line) =>
      /^uses: actions\/([a-z-]+)@([0-9a-f]{40} # v\d+\.\d+\.\d+)$/.exec(line),
    );
    expect(lines.filter((_, index) => !pins[index])).toEqual([]);
    const versions = Map.groupBy(pins, (pin) => pin?.[1]);
    const several = [...versions].filter(([, all]) => new Set(all.map((pin) => pin?.[2])).size > 1);
    expect(several.map(([action]) => action)).toEqual([]);
  });

  it('declares its permissions and a time limit', () => {
    expect(
      workflows.filter(({ permissions }) => permissions === undefined).map(({ file }) => file),
    ).toEqual([]);
    expect(
      jobs.filter(({ job }) => job['timeout-minutes'] === undefined).map(({ name }) => name),
    ).toEqual([]);
  });

  it('runs with write access only the code of main, and reads a pull request from a fork as data', () => {
    const trusted = jobs.filter(({ workflow }) =>
      eventsOf(workflow).includes('pull_request_target'),
    );
    expect(trusted.map(({ name }) => name)).toEqual(['review.yml read', 'review.yml say']);
    expect(trusted.map(rightsOf)).toEqual([
      { contents: 'read' },
      { contents: 'read', 'pull-requests': 'write', statuses: 'write' },
    ]);
    const own = trusted.flatMap(({ job }) => job.steps);
    const checkouts = own.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.map((step) => step.with?.['ref'])).toEqual(
      checkouts.map(() => '${{ github.event.pull_request.base.sha }}'),
    );
    expect(own.filter(restoresPackages)).toEqual([]);
    // The commits are fetched as objects; nothing puts them into place.
    const scripts = own.map(({ run }) => run ?? '').join('\n');
    expect(scripts).toMatch(/git fetch [^\n]*"\$HEAD_SHA"/);
    expect(scripts).not.toMatch(/git (?:checkout|switch|reset|merge|pull|restore|worktree)/);
  });

  it('restores no packages from a cache where it publishes', () => {
    const publishing = steps.filter(({ name }) => /^(?:deploy|publish)\.yml/.test(name));
    expect(publishing.filter(({ step }) => restoresPackages(step))).toEqual([]);
  });

  it('has read permission only where it runs code of a pull request', () => {
    const fromForks = jobs.filter(({ workflow }) => eventsOf(workflow).includes('pull_request'));
    expect(fromForks.length).toBeGreaterThan(0);
    expect(fromForks.map(rightsOf)).toEqual(fromForks.map(() => ({ contents: 'read' })));
  });

  it('runs no checked-out code with write permission, but that of main', () => {
    expect(
      steps
        .filter((one) => mayWrite(one) && runsCode(one.step) && one.workflow.file !== 'review.yml')
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it('installs no tool of a test, and runs no script of a package, where it may write', () => {
    const installing = steps.filter(
      (one) => mayWrite(one) && /npm (?:ci|install)/.test(one.step.run ?? ''),
    );
    expect(installing.map(({ name, step }) => [name, step.run])).toEqual([
      ['review.yml say', 'npm ci --omit=dev --ignore-scripts'],
    ]);
  });

  it('needs for the answer no package that is only installed for tests and builds', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const [files, packages] = [new Set(['src/cli/review.ts']), new Set<string>()];
    for (const file of files) {
      const code = readFileSync(file, 'utf8');
      for (const [, name = ''] of code.matchAll(
        /^(?:import|export)(?! type)[^;]*? from '([^']+)'/gm,
      ))
        if (name.startsWith('.')) files.add(join(dirname(file), name));
        else if (!name.startsWith('node:')) packages.add(name);
    }
    expect(files).toContain('src/review/say.ts');
    expect([...packages].filter((name) => !(name in dependencies))).toEqual([]);
    // Nor does it load the reader of rules.
    expect(files).not.toContain('src/rulebook.ts');
  });

  it('checks and builds once', () => {
    for (const { file, jobs: all } of workflows) {
      const runs = Object.values(all).flatMap(({ steps: own }) =>
        own.flatMap(({ run }) => run ?? []),
      );
      const checks = runs.filter((run) => /npm run (?:--silent )?check/.test(run));
      const builds = runs.filter((run) => /npm run build/.test(run));
      expect([file, checks.length <= 1, builds.length <= 1]).toEqual([file, true, true]);
      // What was checked is not checked again by the build.
      if (checks.length > 0)
        expect([file, builds.filter((run) => !run.includes('--no-check'))]).toEqual([file, []]);
    }
  });

  it('answers a request that changes data before it runs the tests, and publishes after them', () => {
    const needs = (file: string) =>
      Object.fromEntries(
        Object.entries(workflows.find((one) => one.file === file)!.jobs).map(([id, job]) => [
          id,
          job.needs,
        ]),
      );
    expect(needs('check.yml')).toEqual({ check: undefined, test: 'check' });
    expect(needs('deploy.yml')['deploy']).toEqual(['check', 'test', 'build']);
  });

  it('needs no secret and stores no token', () => {
    const text = workflows.map(({ file }) => readFileSync(`${FOLDER}/${file}`, 'utf8')).join('\n');
    expect(text).not.toMatch(/\bsecrets\b/);
    const checkouts = steps.filter(({ step }) => step.uses?.startsWith('actions/checkout@'));
    expect(
      checkouts
        .filter(({ step }) => step.with?.['persist-credentials'] !== false)
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it('inserts no expression into a script, where a branch name could become a command', () => {
    const scripts = steps.flatMap(({ name, step }) =>
      [step.run, step.with?.['script']].flatMap((script) =>
        typeof script === 'string' ? [{ name, script }] : [],
      ),
    );
    expect(scripts.length).toBeGreaterThan(4);
    expect(scripts.filter(({ script }) => script.includes('${{')).map(({ name }) => name)).toEqual(
      [],
    );
  });

  it('runs only existing scripts of package.json', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const runs = steps.flatMap(({ step }) =>
      [...(step.run ?? '').matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map((match) => match[1]!),
    );
    expect(runs.length).toBeGreaterThan(2);
    expect(runs.filter((script) => !(script in scripts))).toEqual([]);
  });

  it('fetches the whole history for the site, because pages show when they were edited', () => {
    const publishing = jobs.filter(({ job }) =>
      job.steps.some((step) => step.with?.['path'] === 'dist'),
    );
    expect(publishing.map(({ name }) => name)).toEqual(['check.yml test', 'deploy.yml build']);
    for (const { name, job } of publishing) {
      const checkout = job.steps.find(({ uses }) => uses?.startsWith('actions/checkout@'));
      expect([name, checkout?.with?.['fetch-depth']]).toEqual([name, 0]);
    }
  });
});

describe('the issue forms', () => {
  interface Form {
    name: string;
    description: string;
    body: { type: string; id?: string; attributes?: { label?: string; value?: string } }[];
  }
  const FORMS = '.github/ISSUE_TEMPLATE';
  const form = (name: string): Form => parse(readFileSync(`${FORMS}/${name}.yml`, 'utf8')) as Form;
  const fieldsOf = ({ body }: Form): string[] => body.flatMap(({ id }) => id ?? []);

  it('wrong-figure has the fields that pages fill in by link', () => {
    expect(fieldsOf(form('wrong-figure'))).toEqual([
      'address',
      'edition',
      'language',
      'value',
      'named-source',
      'data-version',
      'should-be',
      'source',
    ]);
  });

  it.each(['wrong-figure', 'translation', 'missing-rule'])(
    '%s has the fields that GitHub requires',
    (name) => {
      const { name: title, description, body } = form(name);
      expect([title, description].every((text) => text.length > 5)).toBe(true);
      const faulty = body.filter(({ type, id, attributes }) =>
        type === 'markdown'
          ? !attributes?.value
          : !['input', 'textarea'].includes(type) || !id || !attributes?.label,
      );
      expect(faulty).toEqual([]);
      expect(new Set(fieldsOf(form(name))).size).toBe(fieldsOf(form(name)).length);
    },
  );

  it('exist under the names in the site and the guide', () => {
    const forms = readdirSync(FORMS)
      .map((file) => basename(file, '.yml'))
      .sort();
    expect(forms).toEqual(['config', 'missing-rule', 'translation', 'wrong-figure']);
    expect(existsSync('.github/pull_request_template.md')).toBe(true);
  });
});
