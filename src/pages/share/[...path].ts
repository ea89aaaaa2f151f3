import type { APIRoute, GetStaticPaths } from 'astro';
import { getRulebook } from '../../rulebook.ts';
import { shareFiles } from '../../share/content.ts';

interface Props {
  text: string;
  type: string;
}

export const getStaticPaths = (() =>
  shareFiles(getRulebook()).map(({ path, type, text }) => ({
    params: { path },
    props: { type, text },
  }))) satisfies GetStaticPaths;
export const GET: APIRoute<Props> = ({ props }) =>
  new Response(props.text, { headers: { 'Content-Type': props.type } });
