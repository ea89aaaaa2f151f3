import type { APIRoute, GetStaticPaths } from 'astro';
import { getRulebook } from '../../../rulebook.ts';
import { feedPages } from '../../../publish/feed.ts';

interface Props {
  text: string;
}

export const getStaticPaths = (() => feedPages(getRulebook())) satisfies GetStaticPaths;
export const GET: APIRoute<Props> = ({ props }) =>
  new Response(props.text, {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
