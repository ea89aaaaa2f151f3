import type { APIRoute } from 'astro';
import { getRulebook } from '../rulebook.ts';
import { manifest } from '../publish/manifest.ts';

export const GET: APIRoute = () =>
  new Response(JSON.stringify(manifest(getRulebook())), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
