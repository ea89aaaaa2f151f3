import type { AstroIntegration } from 'astro';

export const pagefind = (): AstroIntegration => ({ name: 'pagefind', hooks: {} });
