import type { APIRoute } from 'astro';
import { absolute } from '../site/routes.ts';
import { BASE } from '../site/config.ts';

export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\nSitemap: ${absolute(`${BASE}sitemap-index.xml`)}\n`);
