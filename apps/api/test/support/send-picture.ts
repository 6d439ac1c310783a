import type { FastifyInstance } from 'fastify';
import { smallPicture, writeForm } from './listings.ts';
import type { SignedIn } from './sign-up.ts';

/** Sends one picture in a form to an address; the test checks the response. */
export const sendPictureTo =
  (url: string) =>
  async (
    app: FastifyInstance,
    { headers }: Pick<SignedIn, 'headers'>,
    bytes?: Uint8Array,
    moreHeaders: Record<string, string> = {},
  ) => {
    const file = { filename: 'leaf.jpg', bytes: bytes ?? (await smallPicture()) };
    const form = writeForm([['images', file]]);
    return app.inject({
      method: 'POST',
      url,
      payload: form.payload,
      headers: { ...form.headers, ...headers, ...moreHeaders },
    });
  };
