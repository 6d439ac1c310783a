import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { notFound } from '@upaj/contract/api-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PagePreviewPart } from '../modules/page-preview-part.ts';
import type { PageRenderer } from '../rendering/page-renderer.ts';
import { type PageLanguage, pageLanguage } from './page-language.ts';
import { createPreviewOf, type PreviewOf } from './page-previews.ts';
import { parseAccept } from './parse-accept.ts';
import { type PortalPage, readPage, sendPage, sendPageWithPreview } from './portal-pages.ts';
import { type PortalRoute, prerenderedNames, readRoutes } from './portal-routes.ts';
import { previewTags } from './preview-html.ts';

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;
const ROUTES = '.vite/routes.json';
const SHELL = 'index.html';

/** The files of the built portal, listed once at start. */
export interface Portal {
  folder: string;
  /** The address of the server for links that leave it, if it is known. */
  publicUrl: string | undefined;
  /** Paths within the folder, with `/` between their parts; pages are not among them. */
  files: ReadonlySet<string>;
  /** Each HTML file: the shell, and `<language>/<path>.html` for prerendered pages. */
  pages: ReadonlyMap<string, PortalPage>;
  /** Every route of the portal; empty when the build has no manifest. */
  routes: readonly PortalRoute[];
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
    publicUrl,
    files: new Set(found.filter((file) => !/\.html$|^\.(vite|server)\//.test(file))),
    pages,
    routes: found.includes(ROUTES) ? await readRoutes(join(folder, ROUTES)) : [],
  };
}

/** Serves the portal: its files by name, and a page for every route, with its data where there is a renderer. */
export async function servePortal(
  app: FastifyInstance,
  portal: Portal,
  previews: readonly PagePreviewPart[] = [],
  renderer?: PageRenderer,
): Promise<void> {
  const previewOf = createPreviewOf(previews);
  await app.register(fastifyStatic, {
    root: portal.folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    // A client that revalidates sends the ETag.
    acceptRanges: false,
    lastModified: false,
  });
  // The first reader may come before it, and does not wait for it.
  if (renderer) {
    // A server that is stopped meanwhile answers nobody.
    app.addHook('onListen', async () => void renderOnce(app, portal).catch(() => undefined));
  }
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = pathOf(request);
    if (portal.files.has(path)) return sendFile(reply, path);
    return answerPage({ portal, previewOf, renderer }, path, request, reply);
  });
}

function pathOf(request: FastifyRequest): string {
  const params = Object(request.params);
  return typeof params['*'] === 'string' ? params['*'] : '';
}

/** Renders each page that no parameter tells apart, so that its first reader does not wait for code that never ran. */
async function renderOnce(app: FastifyInstance, { routes }: Portal): Promise<void> {
  for (const { path } of routes.filter((route) => route.isRendered && !route.path.includes(':'))) {
    for (const language of ['en', 'hi'])
      await app.inject({ url: `${path}?lang=${language}`, headers: { accept: 'text/html' } });
  }
}

interface Pages {
  portal: Portal;
  previewOf: PreviewOf;
  renderer: PageRenderer | undefined;
}

async function answerPage(
  pages: Pages,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { portal, previewOf } = pages;
  if (/^(api|assets|pictures|docs|data)(\/|$)/.test(path)) throw notFound('Page');
  const bare = withoutEndSlashes(path);
  const route = portal.routes.find(({ pattern }) => pattern.test(bare));
  if (!acceptsPage(request, route ? '' : bare)) {
    // A cache must not give this response to a browser.
    reply.header('cache-control', 'no-store');
    throw notFound('Page');
  }
  if (route && path.endsWith('/')) return redirectWithoutSlash(request, reply);
  const language = pageLanguage(request.url, request.headers);
  const lost = portal.pages.get(`${language}/404.html`);
  if (!route && lost) {
    return sendPage(request, reply.code(404).header('content-language', language), lost);
  }
  const tags = once(async () => {
    const preview = route && (await previewOf(route, bare, language, request.log));
    return preview && previewTags(preview, portal.publicUrl);
  });
  const rendered = route && (await renderedPage(pages, { route, bare, language, tags }, request));
  if (rendered) return sendPage(request, reply.header('content-language', language), rendered);
  const names = route ? prerenderedNames(bare, route, request.url) : [];
  const file = fileOf(portal, language, names);
  const page = portal.pages.get(file ?? SHELL);
  if (!page) throw notFound('Page');
  if (file) reply.header('content-language', language);
  else if (route?.preload[language]) reply.header('link', route.preload[language]);
  const ofPreview = await tags();
  return ofPreview
    ? sendPageWithPreview(request, reply, page, ofPreview)
    : sendPage(request, reply, page);
}

/** The first of these names that the build has drawn a page of. */
const fileOf = (portal: Portal, language: PageLanguage, names: readonly string[]) =>
  names.map((name) => `${language}/${name}.html`).find((file) => portal.pages.has(file));

/** Begins with the first call, and gives its result to all. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let begun: Promise<T> | undefined;
  return () => {
    begun ??= work();
    return begun;
  };
}

/** The page with its data, if it is one that the server renders, and soon enough. */
async function renderedPage(
  { portal, renderer }: Pages,
  asked: {
    route: PortalRoute;
    bare: string;
    language: PageLanguage;
    tags: () => Promise<string | undefined>;
  },
  request: FastifyRequest,
): Promise<PortalPage | undefined> {
  const { route, bare, language, tags } = asked;
  if (!renderer || !route.isRendered) return undefined;
  const [path = '', query = ''] = request.url.split('?');
  // A page of a query that has none of its own is rendered into the one without.
  const names = [request.url, ''].flatMap((url) => prerenderedNames(bare, route, url));
  const file = fileOf(portal, language, names);
  if (!file) return undefined;
  const search = variantOf(route, query);
  const address = {
    path: withoutEndSlashes(path),
    search,
    language,
    origin: portal.publicUrl ?? '',
  };
  const read = (url: string) => readReply(request, url);
  return renderer.render({ route, file, address, read, tags });
}

/** The part of a query by which the page varies, always in the same order. */
function variantOf({ variesBy }: PortalRoute, query: string): string {
  const given = new URLSearchParams(query);
  const used = variesBy.flatMap((name): [string, string][] => {
    const value = given.get(name);
    return value ? [[name, value]] : [];
  });
  return used.length > 0 ? `?${new URLSearchParams(used)}` : '';
}

/** What the API replies to someone without a session at the address of this request. */
async function readReply({ server, ip }: FastifyRequest, url: string): Promise<string | undefined> {
  const { statusCode, body } = await server.inject({ url, remoteAddress: ip });
  return statusCode === 200 ? body : undefined;
}

/**
 * Whether a client takes a page. Messengers that preview a link accept anything; only a client that names JSON and
 * not HTML gets the error in JSON. At an unknown address with the name of a file, a client must name HTML.
 */
function acceptsPage({ headers }: FastifyRequest, unknownPath: string): boolean {
  const accepted = parseAccept(headers.accept);
  if (accepted.includes('text/html') || accepted.includes('application/xhtml+xml')) return true;
  const isFile = /\.[a-z0-9]+$/i.test(unknownPath);
  return !isFile && !accepted.some((type) => /^application\/(.+\+)?json$/.test(type));
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

/**
 * Security headers of a page; on each of its thirty files they would add 25 kB. The script of a worker without a policy
 * may compile WebAssembly, as that of the leaf doctor does, which the policy of the pages forbids.
 */
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
