import { notFound } from '@upaj/contract/api-error';
import type { FastifyInstance } from 'fastify';
import type { PictureStore } from './picture-store.ts';

const file = /^([0-9a-f-]{36})\/(\d+)\.webp$/;

/** Serves the pictures of a store below `prefix`, such as `/pictures`; the content of a URL never changes. */
export function servePictures<W extends number>(
  app: FastifyInstance,
  prefix: string,
  widths: readonly W[],
  open: PictureStore<W>['open'],
): void {
  app.get<{ Params: { '*': string } }>(
    `${prefix}/*`,
    { schema: { hide: true } },
    async (request, reply) => {
      const [, id = '', size] = file.exec(request.params['*']) ?? [];
      const width = widths.find((known) => String(known) === size);
      const found = width && (await open(id, width));
      if (!found) throw notFound('Picture');
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-length', found.bytes)
        .type('image/webp')
        .send(found.stream);
    },
  );
}
