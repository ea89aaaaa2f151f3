import type { APIRoute } from 'astro';
import { theBook } from '../outputs/book.ts';
import { sitemap } from '../outputs/sitemap.ts';

export const GET: APIRoute = () =>
  new Response(sitemap(theBook()), { headers: { 'Content-Type': 'application/xml' } });
