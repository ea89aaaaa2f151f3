import type { APIRoute, GetStaticPaths } from 'astro';
import { getRulebook } from '../../rulebook.ts';
import { shareFiles } from '../../share/content.ts';

export const getStaticPaths = (() =>
  shareFiles(getRulebook()).map(({ path, type, text }) => ({
    params: { path },
    props: { type, text },
  }))) satisfies GetStaticPaths;
export const GET: APIRoute = ({ props }) =>
  new Response(props['text'], { headers: { 'Content-Type': props['type'] } });
