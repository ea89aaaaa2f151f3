import type { APIRoute } from 'astro';
import { getRulebook } from '../rulebook.ts';
import { sitemap } from '../publish/sitemap.ts';

export const GET: APIRoute = () =>
  new Response(sitemap(getRulebook()), { headers: { 'Content-Type': 'application/xml' } });
