import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseAccept } from './parse-accept.ts';
import { scriptHashes } from './security-headers.ts';

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
  const text = publicUrl ? built.replace(ownAddress, (found) => found + publicUrl) : built;
  const plain = Buffer.from(text);
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 24);
  const form = (body: Buffer, encoding: string) => ({ body, etag: `"${tag}-${encoding}"` });
  const isAsBuilt = text === built;
  const packed = (shutdown: string, pack: () => Promise<Buffer>) =>
    isAsBuilt && existsSync(path + shutdown) ? readFile(path + shutdown) : pack();
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return {
    scripts: scriptHashes(text),
    forms: {
      identity: form(plain, 'plain'),
      br: form(await packed('.br', () => promisify(brotliCompress)(plain, { params })), 'br'),
      gzip: form(await packed('.gz', () => promisify(gzip)(plain)), 'gzip'),
    },
  };
}

/** Sends a page in an encoding that the browser accepts, or 304 when it has the page already. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PortalPage,
): FastifyReply {
  const accepted = parseAccept(request.headers['accept-encoding']);
  const encoding = encodings.find((name) => accepted.includes(name)) ?? 'identity';
  const { body, etag } = page.forms[encoding];
  reply.header('etag', etag);
  reply.header('cache-control', 'no-cache');
  reply.header('vary', 'cookie, accept-language, accept-encoding');
  const has = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim());
  if (reply.statusCode === 200 && has.includes(etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(body);
}
