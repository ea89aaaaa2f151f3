import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

const localBin = join(import.meta.dirname, '../../node_modules/.bin');

/** Runs a command of the project with its output on the screen; resolves to its exit code. */
export function run(command: string, ...args: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        ASTRO_TELEMETRY_DISABLED: '1',
        PATH: localBin + delimiter + (process.env['PATH'] ?? ''),
      },
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
