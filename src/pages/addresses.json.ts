import type { APIRoute } from 'astro';
import { addressBook } from '../publish/addresses.ts';
import { getRulebook } from '../rulebook.ts';

export const GET: APIRoute = () =>
  new Response(JSON.stringify(addressBook(getRulebook())), {
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });
