/** Serves a built site on this machine. A preview image that the build left out is drawn when it is asked for. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preview, type Connect } from 'vite';
import { findPreview } from '../preview/make.ts';
import { planPreviews } from '../preview/plan.ts';
import { getRulebook } from '../rulebook.ts';
import { BASE } from '../site/config.ts';
import { PREVIEW_CACHE } from './previews.ts';

/** Resolves to the address once the site in the folder `out` is served at `port`, which must be free. */
export async function serveSite(out: string, port: number): Promise<string> {
  await preview({
    configFile: false,
    logLevel: 'error',
    base: BASE,
    appType: 'mpa',
    build: { outDir: out },
    preview: { port, strictPort: true },
    plugins: [
      {
        name: 'built-site',
        // Returned, so that it comes after the files of the site.
        configurePreviewServer: (server) => () => void server.middlewares.use(whatIsLeft(out)),
      },
    ],
  });
  return `http://localhost:${port}${BASE}`;
}

/**
 * Answers what is no file of the site: a preview image, a page whose address lacks the last slash, which the published site
 * would redirect, or the page of the site for what it does not have.
 */
function whatIsLeft(out: string): Connect.NextHandleFunction {
  const previewAt = findPreview(() => planPreviews(getRulebook()), PREVIEW_CACHE);
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const answer = async (): Promise<void> => {
      const image = await previewAt(pathname.slice(1));
      if (image !== undefined) {
        response.setHeader('Content-Type', 'image/png');
        response.end(readFileSync(image));
      } else if (pathname.endsWith('.html')) next();
      else if (existsSync(join(out, pathname, 'index.html'))) {
        request.url = `${pathname}/index.html`;
        next();
      } else {
        response.statusCode = 404;
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(readFileSync(join(out, '404.html')));
      }
    };
    answer().catch(next);
  };
}
