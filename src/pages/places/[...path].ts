import type { APIRoute, GetStaticPaths } from 'astro';
import { theBook } from '../../outputs/book.ts';
import { placesFiles } from '../../outputs/share/page-data.ts';

export const getStaticPaths = (() =>
  placesFiles(theBook()).map(({ path, type, text }) => ({
    params: { path },
    props: { type, text },
  }))) satisfies GetStaticPaths;
export const GET: APIRoute = ({ props }) =>
  new Response(props['text'], { headers: { 'Content-Type': props['type'] } });
