/** Loaded before a program that is measured: writes the most memory that it held to a file when it ends. */
import { writeFileSync } from 'node:fs';

const file = process.env['PEAK_MEMORY_FILE'];
const pid = process.pid;
// Workers load this too; the process has one memory.
process.on('exit', () => {
  if (file !== undefined && process.pid === pid)
    writeFileSync(file, String(process.resourceUsage().maxRSS * 1024));
});
