/** The files around the rules in a folder that stands on its own: for editors, for git, for the workflow, for people. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../program.ts';
import { SCHEMA_FILES } from '../../schema/schemas.ts';

/** What the files are made from. */
export interface NewFolder {
  /** The name of the game. */
  title: string;
  /** The folder of the schemas, relative to the new folder. */
  schemas: string;
  /** The version of the program. */
  version: string;
  /** Whether a package.json that is there asks for the program already. */
  isAskedFor: boolean;
}

/** The file that `npm pack` makes of the program, as long as no registry has it. */
export const packageFile = (version: string): string => `sandtable-${version}.tgz`;
const inPackageJson = (version: string): string => `file:${packageFile(version)}`;

/** The issue forms that the links of the site open and fill in. */
const FORMS = ['wrong-figure.yml', 'translation.yml'].map(
  (name) => `.github/ISSUE_TEMPLATE/${name}`,
);

/** Files by their path in the folder. */
export function folderFiles({
  title,
  schemas,
  version,
  isAskedFor,
}: NewFolder): Map<string, string> {
  const files = new Map([
    ['README.md', readme(title, version)],
    ['.gitignore', 'node_modules/\ndist/\nprint/\n.cache/\n'],
    ['.github/workflows/rules.yml', workflow(version)],
    ...FORMS.map((form): [string, string] => [form, readFileSync(join(PROJECT, form), 'utf8')]),
    ['.vscode/extensions.json', json({ recommendations: ['redhat.vscode-yaml'] })],
    [
      '.vscode/settings.json',
      json({
        'yaml.schemas': Object.fromEntries(
          SCHEMA_FILES.map(({ schema, files: place }) => [
            `${schemas}/${schema}.schema.json`,
            `/rules/${place}`,
          ]),
        ),
        'yaml.format.enable': false,
      }),
    ],
  ]);
  if (!isAskedFor)
    files.set(
      'package.json',
      json({ private: true, devDependencies: { sandtable: inPackageJson(version) } }),
    );
  return files;
}

const json = (data: object): string => `${JSON.stringify(data, null, 2)}\n`;

const readme = (title: string, version: string): string => `# ${title}

The rules are in \`rules/\`, one file for each table and each rule. A change is checked before anyone reads it.

- \`npm install\` installs the program, once. No registry has it yet, so commit \`${packageFile(version)}\` beside \`package.json\`, which says \`"sandtable": "${inPackageJson(version)}"\`.
- \`npx sandtable check\` reports every error with its place and a fix.
- \`npx sandtable dev\` shows the site while you edit; the first time, \`npx sandtable build --install\` gets what it needs.
- \`npx sandtable new table RULESET ID\` writes a small table to go on from; \`npx sandtable new --help\` names the others.

The workflow in \`.github/\` checks every change and publishes the main branch on GitHub Pages: choose _GitHub Actions_ under _Settings → Pages_.
`;

const workflow = (
  version: string,
): string => `# Checks every change of the rules, and publishes those of the main branch on GitHub Pages.
# npm install needs ${packageFile(version)} in the repository as long as no registry has the program: package.json
# says "sandtable": "${inPackageJson(version)}".
name: Rules
on:
  push: { branches: [main] }
  pull_request:
permissions: { contents: read }

jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      # The whole history: values are compared with the main branch, and pages say when a file was last edited.
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with: { fetch-depth: 0, persist-credentials: false }
      - uses: actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0
        with: { node-version: 24 }
      - run: npm install
      - run: npx sandtable check --format github

  publish:
    if: github.event_name == 'push'
    needs: check
    runs-on: ubuntu-latest
    permissions: { contents: read, pages: write, id-token: write }
    environment: { name: github-pages }
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with: { fetch-depth: 0, persist-credentials: false }
      - uses: actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0
        with: { node-version: 24 }
      - uses: actions/configure-pages@45bfe0192ca1faeb007ade9deae92b16b8254a0d # v6.0.0
        id: pages
      - run: npm install
      - run: npx sandtable build --install --no-check
        env:
          SITE_ORIGIN: \${{ steps.pages.outputs.origin }}
          SITE_BASE: \${{ steps.pages.outputs.base_path }}
          SITE_REPOSITORY: \${{ github.server_url }}/\${{ github.repository }}
      - uses: actions/upload-pages-artifact@fc324d3547104276b827a68afc52ff2a11cc49c9 # v5.0.0
        with: { path: dist }
      - uses: actions/deploy-pages@cd2ce8fcbc39b97be8ca5fce6e763baed58fa128 # v5.0.0
`;
