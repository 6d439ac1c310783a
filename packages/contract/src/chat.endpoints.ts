import { ChatEvent, ChatFeedback, ChatQuestion } from './chat.schema.ts';
import { defineEndpoint } from './endpoint.ts';

const chat = { resource: 'chat' } as const;

export const askKrishiBot = defineEndpoint({
  ...chat,
  name: 'askKrishiBot',
  method: 'POST',
  path: '/api/v1/chat',
  access: 'authenticated',
  summary: 'Asks KrishiBot; the answer comes as server-sent events: pieces of text, sources, end.',
  body: ChatQuestion,
  // A message of 2000 and 40 turns of 8000 characters, each of three bytes at most.
  maxBodyBytes: 1_000_000,
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
  maxBodyBytes: 64_000,
  replies: { 204: null },
  errors: [401],
});
