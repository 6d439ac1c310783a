import { ApiError, errorReplyOf } from '@upaj/contract/api-error';
import type { ChatEvent, ChatQuestion } from '@upaj/contract/chat.schema';
import { contract } from '@upaj/contract/contract';
import { type HttpHandler, HttpResponse } from 'msw';
import { answerEvents } from './chat.mock.ts';
import { handlers } from './handlers.ts';
import { handle } from './mock-endpoint.ts';
import { mockStream } from './mock-stream.ts';

type Answer = (question: ChatQuestion, signal: AbortSignal) => AsyncIterable<ChatEvent>;

const answering = (answer: Answer): HttpHandler[] => [
  mockStream(contract.askKrishiBot, async function* ({ body, request }) {
    for await (const data of answer(body, request.signal)) yield { data };
  }),
  ...handlers,
];

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));

/** The usual events with others in place of the last ones. */
async function* butAtTheEnd(
  question: ChatQuestion,
  change: (event: ChatEvent) => readonly ChatEvent[],
): AsyncGenerator<ChatEvent> {
  for (const event of answerEvents(question)) yield* change(event);
}

/** The answer begins, and its next piece never comes. */
export const chatSlow = (): HttpHandler[] =>
  answering(async function* (question, signal) {
    for (const event of answerEvents(question)) {
      if (event.kind === 'sources') await aborted(signal);
      yield event;
    }
  });

/** Nothing comes but the beginning: KrishiBot thinks. */
export const chatThinking = (): HttpHandler[] =>
  answering(async function* (question, signal) {
    for (const event of answerEvents(question)) {
      yield event;
      await aborted(signal);
    }
  });

/** The answer breaks off after its first piece. */
export const chatBroken = (): HttpHandler[] =>
  answering(async function* (question) {
    for (const event of answerEvents(question)) {
      yield event;
      if (event.kind === 'piece') return;
    }
  });

/** KrishiBot cannot be reached. */
export const chatFailing = (): HttpHandler[] => {
  const { status, body } = errorReplyOf(new ApiError('unavailable'));
  return [handle(contract.askKrishiBot, () => HttpResponse.json(body, { status })), ...handlers];
};

/** Too many questions were asked: the next one is taken in ten minutes. */
export const chatTooOften = (): HttpHandler[] => {
  const { status, body } = errorReplyOf(new ApiError('rate_limited'));
  const init = { status, headers: { 'retry-after': '600' } };
  return [handle(contract.askKrishiBot, () => HttpResponse.json(body, init)), ...handlers];
};

/** The AI provider answers. */
export const chatByGemini = (): HttpHandler[] =>
  answering((question) =>
    butAtTheEnd(question, (event) =>
      event.kind === 'end' ? [{ ...event, by: 'gemini' }] : [event],
    ),
  );

/** The AI provider has failed in the middle: our own facts take the place of its pieces. */
export const chatFallback = (): HttpHandler[] =>
  answering(async function* (question) {
    const note =
      'The AI service does not answer at the moment, so this answer is made from our own facts.';
    let text = note;
    for (const event of answerEvents(question)) {
      if (event.kind === 'piece') {
        text += ` ${event.text.trim()}`;
        continue;
      }
      if (event.kind === 'sources') {
        yield { kind: 'piece', text: 'Half of an' };
        yield { kind: 'replaced', text };
      }
      yield event.kind === 'end' ? { ...event, isFallback: true } : event;
    }
  });

/** The AI provider does not answer the question for reasons of safety. */
export const chatBlocked = (): HttpHandler[] =>
  answering((question) =>
    butAtTheEnd(question, (event) => {
      if (event.kind === 'piece') return [];
      if (event.kind === 'sources')
        return [
          {
            kind: 'piece',
            text: 'The AI service did not answer this question because of its safety rules. Please ask it in other words, or call the Kisan Call Centre on 1800-180-1551 (free).',
          },
          { kind: 'sources', sources: [] },
        ];
      return event.kind === 'end'
        ? [{ ...event, outcome: 'blocked', by: 'gemini', followUps: [] }]
        : [event];
    }),
  );
