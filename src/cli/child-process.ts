import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { delimiter, dirname, join, relative } from 'node:path';
import { COMPILE_CACHE } from '../integrations/compile-cache.ts';
import { EXTENSION, PROJECT, SOURCE } from '../program.ts';

const localBin = join(PROJECT, 'node_modules/.bin');

/** The file of a command. */
export const moduleOf = (command: string): string =>
  join(import.meta.dirname, `${command}${EXTENSION}`);

/** How Astro is started, for `spawn`: the site is that of the program, wherever it was started. */
export function astro(...args: string[]): [program: string, ...args: string[]] {
  const { resolve } = createRequire(import.meta.url);
  const program = join(dirname(resolve('astro/package.json')), 'bin/astro.mjs');
  const config = relative(PROJECT, join(SOURCE, `integrations/astro-config${EXTENSION}`));
  return [process.execPath, program, ...args, '--root', PROJECT, '--config', config];
}

/** The environment of the commands of the project: its own programs come first. */
export const environment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  ASTRO_TELEMETRY_DISABLED: '1',
  NODE_COMPILE_CACHE: COMPILE_CACHE,
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
