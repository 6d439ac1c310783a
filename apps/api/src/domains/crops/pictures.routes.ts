import { notFound } from '@upaj/contract/api-error';
import type { FastifyInstance } from 'fastify';
import { widths } from '../../platform/pictures/picture-store.ts';
import type { Crops } from './crops.service.ts';

const address = /^([0-9a-f-]{36})\/(\d+)\.webp$/;

/** Serves the pictures of listings; a picture never changes under its address. */
export function pictureRoutes(app: FastifyInstance, crops: Crops): void {
  app.get<{ Params: { '*': string } }>(
    '/pictures/*',
    { schema: { hide: true } },
    async (request, reply) => {
      const [, id = '', size] = address.exec(request.params['*']) ?? [];
      const width = widths.find((known) => String(known) === size);
      const found = width && (await crops.openPicture(id, width));
      if (!found) throw notFound('Picture');
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-length', found.bytes)
        .type('image/webp')
        .send(found.stream);
    },
  );
}
