/**
 * The workflows: code from pull requests runs without rights; and the issue forms have the fields
 * that the site fills in.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
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

describe('every workflow', () => {
  it("uses GitHub's own actions only, with versions", () => {
    const uses = steps.flatMap(({ step }) => step.uses ?? []);
    expect(uses.filter((one) => !/^actions\/[a-z-]+@(?:v\d+|[0-9a-f]{40})$/.test(one))).toEqual([]);
    expect(uses.length).toBeGreaterThan(8);
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
    expect(own.filter(({ uses }) => uses !== undefined && !/@[0-9a-f]{40}$/.test(uses))).toEqual(
      [],
    );
    expect(own.filter((step) => step.with?.['cache'] !== undefined)).toEqual([]);
    // The commits are fetched as objects; nothing puts them into place.
    const scripts = own.map(({ run }) => run ?? '').join('\n');
    expect(scripts).toMatch(/git fetch [^\n]*"\$HEAD_SHA"/);
    expect(scripts).not.toMatch(/git (?:checkout|switch|reset|merge|pull|restore|worktree)/);
  });

  it('restores no cache where it publishes', () => {
    const publishing = steps.filter(({ name }) => name.startsWith('deploy.yml'));
    expect(publishing.filter(({ step }) => step.with?.['cache'] !== undefined)).toEqual([]);
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
    expect(publishing.map(({ name }) => name)).toEqual(['deploy.yml build', 'preview.yml test']);
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
