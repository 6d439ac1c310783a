import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from './refusal.ts';

const YEAR = 365 * 24 * 60 * 60 * 1000;

/** The files of the built portal, found once at start. */
export interface Portal {
  folder: string;
  /** Paths within the folder, with `/` between their parts. */
  files: ReadonlySet<string>;
  /** The text of each HTML file. */
  pages: readonly string[];
}

/** Reads which files a build of the portal has. */
export async function readPortal(folder: string): Promise<Portal> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const html = files.filter((file) => file.endsWith('.html'));
  const pages = await Promise.all(html.map((file) => readFile(join(folder, file), 'utf8')));
  return { folder, files: new Set(files), pages };
}

/** Serves the portal: its files by name, its shell at every other address that a person can open. */
export async function servePortal(app: FastifyInstance, portal: Portal): Promise<void> {
  await app.register(fastifyStatic, {
    root: portal.folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = pathOf(request);
    const file = fileFor(portal, path, request);
    if (!file) throw notFound('Page');
    return sendFile(reply, file);
  });
}

function pathOf(request: FastifyRequest): string {
  const params = Object(request.params);
  return typeof params['*'] === 'string' ? params['*'] : '';
}

function fileFor(portal: Portal, path: string, request: FastifyRequest): string | undefined {
  if (portal.files.has(path)) return path;
  const page = path === '' ? 'index.html' : `${path.replace(/\/$/, '')}/index.html`;
  if (portal.files.has(page)) return page;
  const isOurs = /^(api|assets|pictures|docs|data)\//.test(path);
  const isPage = (request.headers.accept ?? '').includes('text/html');
  return isPage && !isOurs && portal.files.has('index.html') ? 'index.html' : undefined;
}

function sendFile(reply: FastifyReply, file: string): FastifyReply {
  const isHashed = file.startsWith('assets/');
  reply.header(
    'cache-control',
    isHashed ? `public, max-age=${YEAR / 1000}, immutable` : 'no-cache',
  );
  reply.header('vary', 'accept-encoding');
  return reply.sendFile(file);
}
