import type { APIRoute, GetStaticPaths } from 'astro';
import { getRulebook } from '../../rulebook.ts';
import { searchIndex } from '../../search/site-index.ts';

interface Props {
  text: string;
}

export const getStaticPaths = (() =>
  searchIndex(getRulebook()).map(({ path, text }) => ({
    params: { path: path.replace(/\.json$/, '') },
    props: { text },
  }))) satisfies GetStaticPaths;
export const GET: APIRoute<Props> = ({ props }) =>
  new Response(props.text, { headers: { 'Content-Type': 'application/json' } });
