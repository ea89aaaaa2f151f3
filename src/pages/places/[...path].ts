import type { APIRoute, GetStaticPaths } from 'astro';
import { getRulebook } from '../../rulebook.ts';
import { placesFiles } from '../../share/page-data.ts';

export const getStaticPaths = (() =>
  placesFiles(getRulebook()).map(({ path, type, text }) => ({
    params: { path },
    props: { type, text },
  }))) satisfies GetStaticPaths;
export const GET: APIRoute = ({ props }) =>
  new Response(props['text'], { headers: { 'Content-Type': props['type'] } });
