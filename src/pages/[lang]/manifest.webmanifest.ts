import type { APIRoute, GetStaticPaths } from 'astro';
import { manifest } from '../../publish/manifest.ts';
import { getRulebook } from '../../rulebook.ts';
import { languagePages, type LanguagePage } from '../../site/pages.ts';

export const getStaticPaths = (() => languagePages()) satisfies GetStaticPaths;
export const GET: APIRoute<LanguagePage['props']> = ({ props }) =>
  new Response(JSON.stringify(manifest(getRulebook(), props.language)), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
