import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseAccept } from './parse-accept.ts';
import { type PreviewTemplate, previewTemplate } from './preview-html.ts';
import { allowScripts, scriptHashes } from './security-headers.ts';

const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number] | 'identity';

interface Form {
  body: Buffer;
  /** A strong ETag: each encoding has other bytes. */
  etag: string;
}

/** An HTML page, plain and compressed. */
export interface PortalPage {
  forms: Record<Encoding, Form>;
  /** The CSP hashes of its inline scripts. */
  scripts: readonly string[];
}

const digest = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 24);

/** Where a page contains its own URL: links of the head, and the preview of shared links. */
const ownAddress =
  /(<link rel="(?:canonical|alternate)"[^>]* href="|<meta property="og:(?:url|image)" content=")(?=\/)/g;

/** Reads a page, and makes its own URLs absolute if the public URL is known. */
export async function readPage(
  folder: string,
  file: string,
  publicUrl: string | undefined,
): Promise<PortalPage> {
  const path = join(folder, file);
  const built = await readFile(path, 'utf8');
  const text = withAddress(built, publicUrl);
  const packed = async (ending: string) =>
    text === built && existsSync(path + ending) ? readFile(path + ending) : undefined;
  return packPage(text, 9, await packed('.br'), await packed('.gz'));
}

/** A built page with its own URLs as they are seen from elsewhere, where the public URL is known. */
export const withAddress = (built: string, publicUrl: string | undefined): string =>
  publicUrl ? built.replace(ownAddress, (found) => found + publicUrl) : built;

/** A page in each encoding; `quality` is that of brotli, for the forms that are not given. */
export async function packPage(
  html: string,
  quality: number,
  br?: Buffer,
  gz?: Buffer,
): Promise<PortalPage> {
  const plain = Buffer.from(html);
  const tag = digest(plain);
  const form = (body: Buffer, encoding: string) => ({ body, etag: `"${tag}-${encoding}"` });
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return {
    scripts: scriptHashes(html),
    forms: {
      identity: form(plain, 'plain'),
      br: form(br ?? (await promisify(brotliCompress)(plain, { params })), 'br'),
      gzip: form(gz ?? (await promisify(gzip)(plain)), 'gzip'),
    },
  };
}

/** Sends a page in an encoding that the browser accepts, or 304 when it has the page already. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PortalPage,
): FastifyReply {
  const encoding = encodingFor(request);
  const { body, etag } = page.forms[encoding];
  allowScripts(reply, page.scripts);
  if (isCurrent(request, reply, etag)) return reply.code(304).send();
  return sendHtml(reply, encoding, body);
}

/** Parts of the pages that have had a preview; the build has one such page for each language and pattern. */
const templates = new WeakMap<PortalPage, PreviewTemplate | undefined>();

/** Sends a page with the tags of a preview in its head; these bytes are compressed on each request. */
export async function sendPageWithPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PortalPage,
  tags: string,
): Promise<FastifyReply> {
  const plain = page.forms.identity;
  if (!templates.has(page)) templates.set(page, previewTemplate(plain.body.toString()));
  const template = templates.get(page);
  if (!template) return sendPage(request, reply, page);
  const encoding = encodingFor(request);
  const etag = `"${digest(Buffer.from(plain.etag + tags))}-${encoding}"`;
  allowScripts(reply, page.scripts);
  if (isCurrent(request, reply, etag)) return reply.code(304).send();
  const body = Buffer.from(template.join(tags));
  return sendHtml(reply, encoding, await compressors[encoding](body));
}

const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  identity: async (body) => body,
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body) => promisify(gzip)(body),
};

function encodingFor({ headers }: FastifyRequest): Encoding {
  const accepted = parseAccept(headers['accept-encoding']);
  return encodings.find((name) => accepted.includes(name)) ?? 'identity';
}

/** Adds the headers of a page, and tells whether the browser has it already. */
function isCurrent({ headers }: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.header('etag', etag);
  reply.header('cache-control', 'no-cache');
  // Not by `accept`: a page is revalidated each time, and a service worker finds it for any request.
  reply.header('vary', 'cookie, accept-language, accept-encoding');
  const has = (headers['if-none-match'] ?? '').split(',').map((one) => one.trim());
  return reply.statusCode === 200 && has.includes(etag);
}

function sendHtml(reply: FastifyReply, encoding: Encoding, body: Buffer): FastifyReply {
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(body);
}
