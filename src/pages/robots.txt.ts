import type { APIRoute } from 'astro';
import { absolute, sitemapHref } from '../site/routes.ts';

export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\nSitemap: ${absolute(sitemapHref())}\n`);
