import type { APIRoute, GetStaticPaths } from 'astro';
import { theBook } from '../../outputs/book.ts';
import { searchIndex } from '../../outputs/search-index.ts';

export const getStaticPaths = (() =>
  searchIndex(theBook()).map(({ path, text }) => ({
    params: { path: path.replace(/\.json$/, '') },
    props: { text },
  }))) satisfies GetStaticPaths;
export const GET: APIRoute = ({ props }) =>
  new Response(props['text'], { headers: { 'Content-Type': 'application/json' } });
