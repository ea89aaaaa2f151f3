import type { APIRoute } from 'astro';
import { getRulebook } from '../rulebook.ts';
import { accentStyles } from '../site/accents.ts';

export const getStaticPaths = () =>
  accentStyles(getRulebook()) === '' ? [] : [{ params: { file: 'accents' } }];

export const GET: APIRoute = () => new Response(accentStyles(getRulebook()));
