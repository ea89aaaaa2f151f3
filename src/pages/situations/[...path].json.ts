import type { APIRoute, GetStaticPaths } from 'astro';
import { getRulebook } from '../../rulebook.ts';
import { situationFiles } from '../../view/situation-files.ts';

interface Props {
  text: string;
  type: string;
}

export const getStaticPaths = (() =>
  situationFiles(getRulebook()).map(({ path, type, text }) => ({
    params: { path },
    props: { type, text },
  }))) satisfies GetStaticPaths;
export const GET: APIRoute<Props> = ({ props }) =>
  new Response(props.text, { headers: { 'Content-Type': props.type } });
