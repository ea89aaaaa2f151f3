export { default } from './src/integrations/astro-config.ts';
