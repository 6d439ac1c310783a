import { contract } from '@upaj/contract/contract';
import type { FastifyInstance } from 'fastify';
import { answer } from '../http/answer-call.ts';
import { limitCalls } from '../limits/limit-calls.ts';
import type { Limit, Limits } from '../limits/limits.ts';
import type { Contact } from './contact.service.ts';

/** Messages from one address: enough for a person who forgot something, too few for a robot. */
const usual: Limit = { name: 'contact', times: 5, seconds: 600 };

/** Answers the call of the contact form. */
export function contactRoutes(
  app: FastifyInstance,
  contact: Contact,
  limits: Limits,
  limit: Limit = usual,
): void {
  void app.register(async (scope) => {
    limitCalls(scope, limits, limit);
    answer(scope, contract.sendMessage, async ({ body }) => {
      await contact.send(body);
      return { success: true as const, message: 'Your message has been sent successfully!' };
    });
  });
}
