/** Builds the games of a folder as a site of its own. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Returns what the build printed. */
export async function buildSite(
  rules: string,
  outDir: string,
  settings: NodeJS.ProcessEnv = {},
): Promise<string> {
  // Vitest sets these for its tests; with them, what is only for the published site would be left out.
  const { PROD: _prod, DEV: _dev, MODE: _mode, NODE_ENV: _node, ...env } = process.env;
  const { stderr, stdout } = await promisify(execFile)('astro', ['build', '--outDir', outDir], {
    env: {
      ...env,
      SITE_ORIGIN: 'https://example.org',
      SITE_PREVIEWS: 'none',
      ASTRO_TELEMETRY_DISABLED: '1',
      ...settings,
      RULES_DIRECTORY: rules,
    },
  });
  return stderr + stdout;
}
