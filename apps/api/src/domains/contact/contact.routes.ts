import { contract } from '@upaj/contract/contract';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Contact } from './contact.service.ts';

/** Registers the endpoint of the contact form. */
export function contactRoutes(app: FastifyInstance, contact: Contact): void {
  registerRoute(app, contract.sendMessage, async ({ body, person }) => {
    await contact.send(body, person?.id ?? null);
    return { success: true as const, message: 'Your message has been sent successfully!' };
  });
}
