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

/** Runs a command of the project; resolves to its exit code and what it printed, errors in between. */
export function runAndCollect(
  command: string,
  ...args: string[]
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...environment(), ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => void (output += text));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
