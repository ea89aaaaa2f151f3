/** Imported before anything else, it makes Node keep the compiled modules of a program, which then starts in half the time. */
import { enableCompileCache } from 'node:module';
import { cacheFolder } from '../program.ts';

/** For the programs that a command starts: in their environment as NODE_COMPILE_CACHE. */
export const COMPILE_CACHE = cacheFolder('node');

enableCompileCache(COMPILE_CACHE);
