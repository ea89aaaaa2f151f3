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
    expect(uses.filter((one) => !/^actions\/[a-z-]+@v\d+$/.test(one))).toEqual([]);
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

  it('never runs on pull_request_target, which gives rights to a stranger’s branch', () => {
    expect(
      workflows.filter((workflow) => eventsOf(workflow).includes('pull_request_target')),
    ).toEqual([]);
  });

  it('has read permission only where it runs code of a pull request', () => {
    const strangers = jobs.filter(({ workflow }) => eventsOf(workflow).includes('pull_request'));
    expect(strangers.length).toBeGreaterThan(0);
    expect(strangers.map(rightsOf)).toEqual(strangers.map(() => ({ contents: 'read' })));
  });

  it('runs no checked-out code with write permission', () => {
    expect(
      steps.filter((one) => mayWrite(one) && runsCode(one.step)).map(({ name }) => name),
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

  it('waits only for existing workflows', () => {
    const awaited = workflows.flatMap(({ on }) =>
      typeof on === 'string' ? [] : (on['workflow_run']?.workflows ?? []),
    );
    expect(awaited).toEqual(['Check']);
    expect(workflows.map(({ name }) => name)).toContain('Check');
  });
});

describe('the comment', () => {
  const script = steps.find(({ step }) => step.name === 'Write the comment')!.step.with![
    'script'
  ] as string;

  /** Runs the workflow's own script against a fake GitHub that records calls. */
  async function post(text: string, before: { id: number; login: string; body: string }[] = []) {
    const calls: { do: string; body: string }[] = [];
    const record =
      (name: string) =>
      async ({ body }: { body: string }) =>
        void calls.push({ do: name, body });
    const github = {
      paginate: async () => before.map(({ id, login, body }) => ({ id, user: { login }, body })),
      rest: {
        issues: {
          listComments: null,
          createComment: record('create'),
          updateComment: record('update'),
        },
      },
    };
    const context = {
      repo: { owner: 'o', repo: 'r' },
      payload: { workflow_run: { html_url: 'https://example.org/run' } },
    };
    const require = () => ({ lstatSync: () => ({ isFile: () => true }), readFileSync: () => text });
    // Runs the script in the same way as the action.
    // eslint-disable-next-line @typescript-eslint/no-implied-eval
    const run = new Function(
      'github',
      'context',
      'require',
      'process',
      `return (async () => {${script}})()`,
    );
    await (run(github, context, require, {
      env: { FILE: 'comment.md', NUMBER: '7' },
    }) as Promise<void>);
    return calls;
  }

  it('is a single one: a second run replaces the first', async () => {
    const [first] = await post('Weapons, Rifle: 24″ → 30″');
    expect(first!.do).toBe('create');
    expect(first!.body).toContain('Weapons, Rifle: 24″ → 30″');
    const [second] = await post('no change', [
      { id: 1, login: 'someone', body: first!.body },
      { id: 2, login: 'github-actions[bot]', body: first!.body },
    ]);
    expect(second!.do).toBe('update');
  });

  it('does not replace comments by others', async () => {
    const [call] = await post('text', [{ id: 1, login: 'someone', body: '<!-- what-changes -->' }]);
    expect(call!.do).toBe('create');
  });

  it('has no mentions, links, images, open tags or hidden characters, and is limited in length', async () => {
    const [call] = await post(
      `@octocat <img src=x> ![x](https://example.org/x.png) [y](//example.org) www.example.org a\u202eb\u0007${'x'.repeat(70_000)}`,
    );
    const { body } = call!;
    expect(body).not.toMatch(
      /@octocat|<img|!\[x|\]\(\/|https:\/\/example\.org\/x|www\.|\u202e|\u0007/,
    );
    expect(body.length).toBeLessThan(65_536);
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
