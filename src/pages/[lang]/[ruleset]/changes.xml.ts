import type { APIRoute, GetStaticPaths } from 'astro';
import { theBook } from '../../../outputs/book.ts';
import { feedPages } from '../../../outputs/feed.ts';

export const getStaticPaths = (() => feedPages(theBook())) satisfies GetStaticPaths;
export const GET: APIRoute = ({ props }) =>
  new Response(props['text'], {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
