import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { notFound } from '@upaj/contract/api-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { pageLanguage } from './page-language.ts';
import { type PortalPage, readPage, sendPage } from './portal-pages.ts';

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;
const ROUTES = '.vite/routes.json';
const SHELL = 'index.html';

/** A route from the manifest of the build: its pattern, and the files that its page needs at once. */
const RouteNotes = z.array(
  z.object({
    path: z.string(),
    variesBy: z.array(z.string()),
    files: z.record(z.string(), z.array(z.string())),
  }),
);

interface Route {
  pattern: RegExp;
  /** Query parameters that change the page; the build may have prerendered their values too. */
  variesBy: readonly string[];
  /** The `Link` header that preloads the files of the page. */
  preload: Record<string, string>;
}

/** The files of the built portal, listed once at start. */
export interface Portal {
  folder: string;
  /** Paths within the folder, with `/` between their parts; pages are not among them. */
  files: ReadonlySet<string>;
  /** Each HTML file: the shell, and `<language>/<path>.html` for prerendered pages. */
  pages: ReadonlyMap<string, PortalPage>;
  /** Every route of the portal; empty when the build has no manifest. */
  routes: readonly Route[];
}

/** Lists the files of a build of the portal. */
export async function readPortal(folder: string, publicUrl: string | undefined): Promise<Portal> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const html = found.filter((file) => file.endsWith('.html'));
  const pages = new Map<string, PortalPage>();
  // In sequence, since all at once would be in memory as text and as bytes.
  for (const file of html) pages.set(file, await readPage(folder, file, publicUrl));
  return {
    folder,
    files: new Set(found.filter((file) => !/\.html$|^\.vite\//.test(file))),
    pages,
    routes: found.includes(ROUTES) ? await readRoutes(join(folder, ROUTES)) : [],
  };
}

async function readRoutes(file: string): Promise<Route[]> {
  const notes = RouteNotes.parse(JSON.parse(await readFile(file, 'utf8')));
  return notes.map(({ path, variesBy, files }) => ({
    variesBy,
    pattern: new RegExp(`^${path.slice(1).replace(/:\w+/g, '[^/]+')}$`, 'i'),
    preload: Object.fromEntries(
      Object.entries(files).map(([language, names]) => [
        language,
        names.map((name) => `</${name}>; rel=modulepreload`).join(', '),
      ]),
    ),
  }));
}

/** Serves the portal: its files by name, and a page for every route. */
export async function servePortal(app: FastifyInstance, portal: Portal): Promise<void> {
  await app.register(fastifyStatic, {
    root: portal.folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    // A client that revalidates sends the ETag.
    acceptRanges: false,
    lastModified: false,
  });
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = pathOf(request);
    if (portal.files.has(path)) return sendFile(reply, path);
    return answerPage(portal, path, request, reply);
  });
}

function pathOf(request: FastifyRequest): string {
  const params = Object(request.params);
  return typeof params['*'] === 'string' ? params['*'] : '';
}

function answerPage(
  portal: Portal,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (/^(api|assets|pictures|docs|data)(\/|$)/.test(path)) throw notFound('Page');
  const language = pageLanguage(request.url, request.headers);
  const bare = withoutEndSlashes(path);
  const route = portal.routes.find(({ pattern }) => pattern.test(bare));
  const prerendered =
    route && portal.pages.get(`${language}/${drawingOf(bare, route, request.url)}.html`);
  if (prerendered && path.endsWith('/')) return redirectWithoutSlash(request, reply);
  if (prerendered)
    return sendPage(request, reply.header('content-language', language), prerendered);
  // Only clients that accept HTML get the shell or the not-found page.
  if (!(request.headers.accept ?? '').includes('text/html')) throw notFound('Page');
  if (route && path.endsWith('/')) return redirectWithoutSlash(request, reply);
  const lost = portal.pages.get(`${language}/404.html`);
  if (!route && lost) {
    return sendPage(request, reply.code(404).header('content-language', language), lost);
  }
  const shell = portal.pages.get(SHELL);
  if (!shell) throw notFound('Page');
  if (route?.preload[language]) reply.header('link', route.preload[language]);
  return sendPage(request, reply, shell);
}

/** The file name of a prerendered URL: the query follows the path. */
function drawingOf(path: string, { variesBy }: Route, url: string): string {
  const query = new URLSearchParams(url.split('?')[1]);
  const parameters = variesBy
    .filter((name) => query.get(name))
    .map((name) => `${name}=${query.get(name)}`);
  return [path || 'index', ...parameters].join(';');
}

/** Scans from the end once: `/\/+$/` is quadratic for a long run of slashes. */
function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Redirects to the canonical URL of a page; a path with two leading slashes would name another host. */
function redirectWithoutSlash(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [path = '', ...query] = request.url.split('?');
  const address = `/${withoutEndSlashes(path).replace(/^\/+/, '')}`;
  return reply.redirect([address, ...query].join('?'), 301);
}

/** Security headers of a page; on each of its thirty files they would add 25 kB. */
const ofPagesAlone = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-request-id',
  'x-xss-protection',
];

function sendFile(reply: FastifyReply, file: string): FastifyReply {
  const isHashed = file.startsWith('assets/');
  if (isHashed) for (const name of ofPagesAlone) reply.removeHeader(name);
  reply.header(
    'cache-control',
    isHashed ? `public, max-age=${YEAR_IN_SECONDS}, immutable` : 'no-cache',
  );
  reply.header('vary', 'accept-encoding');
  // Immutable files are never revalidated, so they need no ETag.
  return reply.sendFile(file, { etag: !isHashed });
}
