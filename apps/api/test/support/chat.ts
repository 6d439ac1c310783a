import { ChatEvent } from '@upaj/contract/chat.schema';
import type { FastifyInstance } from 'fastify';
import type { SignedIn } from './sign-up.ts';

const chatUrl = '/api/v1/chat';

/** The events of a stream as it was sent. */
export const eventsIn = (body: string): ChatEvent[] =>
  body
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => ChatEvent.parse(JSON.parse(line.slice(5))));

/** What a person reads at the end of an answer. */
export function readAnswer(events: readonly ChatEvent[]) {
  let text = '';
  for (const event of events) {
    if (event.kind === 'piece') text += event.text;
    if (event.kind === 'replaced') text = event.text;
  }
  const found = events.find((event) => event.kind === 'sources');
  const end = events.find((event) => event.kind === 'end');
  return {
    text,
    kinds: events.map(({ kind }) => kind),
    sources: found?.kind === 'sources' ? found.sources : [],
    ...(end?.kind === 'end' && {
      outcome: end.outcome,
      by: end.by,
      isFallback: end.isFallback,
      followUps: end.followUps,
      choices: end.choices,
    }),
  };
}

/** Sends a question. */
export const sendQuestion = (
  app: FastifyInstance,
  { headers }: Pick<SignedIn, 'headers'>,
  message: string,
  more: object = {},
) =>
  app.inject({
    method: 'POST',
    url: chatUrl,
    headers,
    payload: { message, history: [], language: 'en', ...more },
  });

/** Asks, and reads the whole answer. */
export async function askChat(
  app: FastifyInstance,
  who: Pick<SignedIn, 'headers'>,
  message: string,
  more: object = {},
) {
  const reply = await sendQuestion(app, who, message, more);
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return readAnswer(eventsIn(reply.body));
}
