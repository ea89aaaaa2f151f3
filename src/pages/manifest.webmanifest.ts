import type { APIRoute } from 'astro';
import { publicFileHref } from '../site/routes.ts';
import { BASE } from '../site/config.ts';

export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      name: 'Sandtable',
      short_name: 'Sandtable',
      start_url: BASE,
      scope: BASE,
      display: 'browser',
      background_color: '#f8f7f2',
      theme_color: '#f8f7f2',
      icons: [{ src: publicFileHref('favicon.svg'), sizes: 'any', type: 'image/svg+xml' }],
    }),
    { headers: { 'Content-Type': 'application/manifest+json' } },
  );
