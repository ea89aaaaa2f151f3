import type { APIRoute } from 'astro';
import { addressBook } from '../outputs/addresses.ts';
import { theBook } from '../outputs/book.ts';

export const GET: APIRoute = () =>
  new Response(JSON.stringify(addressBook(theBook())), {
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });
