import { contract } from '@upaj/contract/contract';
import type { FastifyInstance } from 'fastify';
import { ok } from '../../../platform/http/ok.ts';
import { registerRoute } from '../../../platform/http/register-route.ts';
import { avatarWidths } from '../../../platform/pictures/make-avatar.ts';
import { servePictures } from '../../../platform/pictures/picture-route.ts';
import type { Avatars } from './avatars.service.ts';

/** Registers the endpoints of avatars, and serves the pictures. */
export function avatarRoutes(app: FastifyInstance, avatars: Avatars): void {
  registerRoute(app, contract.setUserPicture, async ({ person, files }) =>
    ok({ data: await avatars.set(person, files[0]?.path ?? '') }),
  );

  registerRoute(app, contract.removeUserPicture, async ({ person }) => {
    await avatars.remove(person);
    return null;
  });

  servePictures(app, '/pictures/people', avatarWidths, avatars.open);
}
