import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { paragraph } from './fields.ts';

const Turn = z.strictObject({
  role: z.enum(['user', 'model']).check(z.describe('Author: the user or KrishiBot')),
  text: paragraph(1, 8000).check(z.describe('Text of the turn, 1 to 8000 characters')),
});

/** A question to KrishiBot with the previous turns. */
export const ChatQuestion = z.strictObject({
  message: paragraph(1, 2000).check(z.describe('The question, 1 to 2000 characters')),
  history: z
    .array(Turn)
    .check(z.maxLength(40), z.describe('Previous turns, the oldest first; at most 40')),
  language: z.enum(['en', 'hi']).check(z.describe('Language of the answer')),
});

export const askKrishiBot = defineEndpoint({
  name: 'askKrishiBot',
  resource: 'chat',
  method: 'POST',
  path: '/api/v1/chat',
  access: 'authenticated',
  summary: 'Asks KrishiBot; the answer comes as server-sent events: pieces of text, sources, end.',
  body: ChatQuestion,
  isStream: true,
  replies: { 200: z.string() },
  errors: [401],
});
