import { contract } from '@upaj/contract/contract';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../platform/http/register-route.ts';
import { registerStream } from '../../platform/http/register-stream.ts';
import type { Chat } from './chat.service.ts';

/**
 * The index of the facts takes a second of the processor: it is built when the start is over. A question that comes
 * before builds it itself.
 */
const WARM_AFTER_MS = 5000;

/** Registers the endpoints of KrishiBot. */
export function chatRoutes(app: FastifyInstance, chat: Chat): void {
  registerStream(app, contract.askKrishiBot, async function* ({ person, body, signal }) {
    for await (const data of chat.ask(person, body, signal)) yield { data };
  });

  registerRoute(app, contract.rateAnswer, async ({ person, body }) => {
    await chat.rate(person, body);
    return null;
  });

  let warming: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    warming = setTimeout(chat.warm, WARM_AFTER_MS).unref();
  });
  app.addHook('onClose', async () => clearTimeout(warming));
}
