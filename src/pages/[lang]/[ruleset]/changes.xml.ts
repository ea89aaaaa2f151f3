import type { APIRoute, GetStaticPaths } from 'astro';
import { getRulebook } from '../../../rulebook.ts';
import { feedPages } from '../../../publish/feed.ts';

export const getStaticPaths = (() => feedPages(getRulebook())) satisfies GetStaticPaths;
export const GET: APIRoute = ({ props }) =>
  new Response(props['text'], {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
