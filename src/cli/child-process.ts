import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

const localBin = join(import.meta.dirname, '../../node_modules/.bin');

/** The environment of the commands of the project: its own programs come first. */
export const environment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  ASTRO_TELEMETRY_DISABLED: '1',
  PATH: localBin + delimiter + (process.env['PATH'] ?? ''),
});

/** Runs a command of the project with its output on the screen; resolves to its exit code. */
export function run(command: string, ...args: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: environment(),
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
