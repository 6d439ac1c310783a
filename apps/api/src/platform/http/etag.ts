import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Lets clients cache a public response and revalidate it. */
export async function addEtag(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  reply.header('vary', 'authorization');
  if (reply.statusCode !== 200 || typeof payload !== 'string') {
    reply.header('cache-control', 'no-store');
    return payload;
  }
  const tag = `W/"${hash('sha1', payload, 'base64url')}"`;
  reply.header('cache-control', request.person ? 'private, no-cache' : 'no-cache');
  reply.header('etag', tag);
  if (request.headers['if-none-match'] !== tag) return payload;
  reply.code(304).removeHeader('content-length').removeHeader('content-type');
  return null;
}
