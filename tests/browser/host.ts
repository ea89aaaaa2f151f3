/** A static host whose folders can be replaced while it runs, whose answers can break off, and that can go away. */
import { createServer, type ServerResponse } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { AddressInfo } from 'node:net';

export interface Host {
  /** `http://127.0.0.1:PORT` */
  origin: string;
  /** What was asked for since this was last emptied. */
  asked: string[];
  /** Serves `folder` under a path such as `/book/`, in place of what was there. */
  serve(path: string, folder: string): void;
  /** Answers to these paths break off in the middle. Undefined: none does. */
  breaks: RegExp | undefined;
  /** Answers to these paths wait until this is called. Undefined: none does. */
  holds: { paths: RegExp; until: Promise<void> } | undefined;
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

export async function openHost(): Promise<Host> {
  const folders = new Map<string, string>();
  const fileAt = (path: string): string | undefined => {
    const base = [...folders.keys()].find((start) => path.startsWith(start));
    if (base === undefined) return undefined;
    const file = join(
      folders.get(base)!,
      path.slice(base.length),
      path.endsWith('/') ? 'index.html' : '',
    );
    return existsSync(file) && statSync(file).isFile() ? file : undefined;
  };
  const answer = async (path: string, response: ServerResponse) => {
    host.asked.push(path);
    if (host.holds?.paths.test(path)) await host.holds.until;
    const file = fileAt(path);
    if (file === undefined) return void response.writeHead(404).end('not found');
    const body = readFileSync(file);
    response.writeHead(200, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Content-Length': body.length,
      // As GitHub Pages does.
      'Cache-Control': 'max-age=600',
    });
    if (host.breaks?.test(path)) {
      response.write(body.subarray(0, body.length / 2), () => response.destroy());
      return;
    }
    response.end(body);
  };
  const server = createServer((request, response) => {
    void answer(decodeURIComponent(new URL(request.url!, 'http://host').pathname), response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host: Host = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    serve: (path, folder) => void folders.set(path, folder),
    breaks: undefined,
    holds: undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return host;
}
