import { notFound } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import type { FastifyInstance } from 'fastify';
import { ok } from '../../../platform/http/ok.ts';
import { registerRoute } from '../../../platform/http/register-route.ts';
import type { Avatars } from './avatars.service.ts';
import { avatarWidths } from './make-avatar.ts';

const address = /^([0-9a-f-]{36})\/(\d+)\.webp$/;

/** Answers the calls about people's pictures and serves them; a picture never changes under its address. */
export function avatarRoutes(app: FastifyInstance, faces: Avatars): void {
  registerRoute(app, contract.setUserPicture, async ({ person, files }) =>
    ok({ data: await faces.set(person, files[0]?.path ?? '') }),
  );

  registerRoute(app, contract.removeUserPicture, async ({ person }) => {
    await faces.remove(person);
    return null;
  });

  app.get<{ Params: { '*': string } }>(
    '/pictures/people/*',
    { schema: { hide: true } },
    async (request, reply) => {
      const [, id = '', size] = address.exec(request.params['*']) ?? [];
      const width = avatarWidths.find((known) => String(known) === size);
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
