import type { APIRoute, GetStaticPaths } from 'astro';
import { theBook } from '../../../outputs/book.ts';
import { dataFiles } from '../../../outputs/data-files.ts';

export const getStaticPaths = (() =>
  dataFiles(theBook()).map(({ path, type, text }) => ({
    params: { path },
    props: { type, text },
  }))) satisfies GetStaticPaths;
export const GET: APIRoute = ({ props }) =>
  new Response(props['text'], { headers: { 'Content-Type': props['type'] } });
