import type { APIRoute } from 'astro';
import { absolute } from '../outputs/routes.ts';
import { BASE } from '../outputs/site.ts';

export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\nSitemap: ${absolute(`${BASE}sitemap.xml`)}\n`);
