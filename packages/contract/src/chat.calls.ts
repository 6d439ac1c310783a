import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { paragraph } from './fields.ts';

const Turn = z.strictObject({ role: z.enum(['user', 'model']), text: paragraph(1, 8000) });

/** A question to KrishiBot with what was said before. */
export const ChatQuestion = z.strictObject({
  message: paragraph(1, 2000),
  history: z.array(Turn).check(z.maxLength(40)),
  language: z.enum(['en', 'hi']),
});

export const askKrishiBot = defineCall({
  name: 'askKrishiBot',
  resource: 'chat',
  method: 'POST',
  path: '/api/v1/chat',
  access: 'person',
  summary: 'Asks KrishiBot; the answer comes as server-sent events: pieces of text, sources, end.',
  body: ChatQuestion,
  isStream: true,
  replies: { 200: z.string() },
  errors: [401],
});
