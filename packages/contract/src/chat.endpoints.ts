import { ChatEvent, ChatFeedback, ChatQuestion } from './chat.schema.ts';
import { defineEndpoint } from './endpoint.ts';
import { maxQuestionBytes } from './limits.ts';

const chat = { resource: 'chat' } as const;

export const askKrishiBot = defineEndpoint({
  ...chat,
  name: 'askKrishiBot',
  method: 'POST',
  path: '/api/v1/chat',
  access: 'authenticated',
  summary: 'Asks KrishiBot; the answer comes as server-sent events: pieces of text, sources, end.',
  body: ChatQuestion,
  // A message and the last turns: a longer conversation is no context of a question.
  maxBodyBytes: maxQuestionBytes,
  isStream: true,
  replies: { 200: ChatEvent },
  errors: [401],
});

export const rateAnswer = defineEndpoint({
  ...chat,
  name: 'rateAnswer',
  method: 'POST',
  path: '/api/v1/chat/feedback',
  access: 'authenticated',
  summary: 'Stores what the user thinks of an answer; sent again it replaces the earlier one.',
  body: ChatFeedback,
  // Question, answer and comment of 10,500 characters, each of three bytes.
  maxBodyBytes: 40_000,
  replies: { 204: null },
  errors: [401],
});
