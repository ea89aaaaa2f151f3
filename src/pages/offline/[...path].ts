import type { APIRoute, GetStaticPaths } from 'astro';
import { offlineFiles } from '../../publish/offline-files.ts';
import { getRulebook } from '../../rulebook.ts';

interface Props {
  text: string;
  type: string;
}

export const getStaticPaths = (() =>
  offlineFiles(getRulebook()).map(({ path, type, text }) => ({
    params: { path: path.replace(/^offline\//, '') },
    props: { type, text },
  }))) satisfies GetStaticPaths;
export const GET: APIRoute<Props> = ({ props }) =>
  new Response(props.text, { headers: { 'Content-Type': props.type } });
