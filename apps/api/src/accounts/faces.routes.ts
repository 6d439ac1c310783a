import { notFound } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import type { FastifyInstance } from 'fastify';
import { answer } from '../http/answer-call.ts';
import { ok } from '../http/ok.ts';
import type { Faces } from './faces.service.ts';
import { faceWidths } from './make-face.ts';

const address = /^([0-9a-f-]{36})\/(\d+)\.webp$/;

/** Answers the calls about people's pictures and serves them; a picture never changes under its address. */
export function faceRoutes(app: FastifyInstance, faces: Faces): void {
  answer(app, contract.setUserPicture, async ({ person, files }) =>
    ok({ data: await faces.set(person, files[0]?.path ?? '') }),
  );

  answer(app, contract.removeUserPicture, async ({ person }) => {
    await faces.remove(person);
    return null;
  });

  app.get<{ Params: { '*': string } }>(
    '/pictures/people/*',
    { schema: { hide: true } },
    async (request, reply) => {
      const [, id = '', size] = address.exec(request.params['*']) ?? [];
      const width = faceWidths.find((known) => String(known) === size);
      const found = width && (await faces.open(id, width));
      if (!found) throw notFound('Picture');
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-length', found.bytes)
        .type('image/webp')
        .send(found.stream);
    },
  );
}
