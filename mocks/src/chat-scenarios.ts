import { ApiError } from '@upaj/contract/api-error';
import type { ChatEvent, ChatQuestion } from '@upaj/contract/chat.schema';
import { contract } from '@upaj/contract/contract';
import { answerEvents } from './chat.mock.ts';
import { mockStream } from './mock-stream.ts';
import { failWith, over, type Scenario } from './scenario-parts.ts';

type Answer = (question: ChatQuestion, signal: AbortSignal) => AsyncIterable<ChatEvent>;

const answering = (answer: Answer): Scenario =>
  over(
    mockStream(contract.askKrishiBot, async function* ({ body, request }) {
      for await (const data of answer(body, request.signal)) yield { data };
    }),
  );

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
export const chatSlow = (): Scenario =>
  answering(async function* (question, signal) {
    for (const event of answerEvents(question)) {
      if (event.kind === 'sources') await aborted(signal);
      yield event;
    }
  });

/** Nothing comes but the beginning: KrishiBot thinks. */
export const chatThinking = (): Scenario =>
  answering(async function* (question, signal) {
    for (const event of answerEvents(question)) {
      yield event;
      await aborted(signal);
    }
  });

/** The answer breaks off after its first piece. */
export const chatBroken = (): Scenario =>
  answering(async function* (question) {
    for (const event of answerEvents(question)) {
      yield event;
      if (event.kind === 'piece') return;
    }
  });

/** KrishiBot cannot be reached. */
export const chatFailing = (): Scenario =>
  failWith([contract.askKrishiBot], new ApiError('unavailable'));

/** Too many questions were asked: the next one is taken in ten minutes. */
export const chatTooOften = (): Scenario =>
  failWith([contract.askKrishiBot], new ApiError('rate_limited', { retryAfter: 600 }));

/** The AI provider answers. */
export const chatByGemini = (): Scenario =>
  answering((question) =>
    butAtTheEnd(question, (event) =>
      event.kind === 'end' ? [{ ...event, by: 'gemini' }] : [event],
    ),
  );

/** The AI provider has failed in the middle: our own facts take the place of its pieces. */
export const chatFallback = (): Scenario =>
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
export const chatBlocked = (): Scenario =>
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
        ? [{ ...event, outcome: 'blocked', by: 'gemini', followUps: [], choices: [] }]
        : [event];
    }),
  );
