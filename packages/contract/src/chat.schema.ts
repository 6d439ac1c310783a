import * as z from 'zod/mini';
import { Id, line, paragraph, text } from './fields.ts';

/** Languages that KrishiBot answers in. */
export const ChatLanguage = z.enum(['en', 'hi']);

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
  language: ChatLanguage.check(
    z.describe('Language of the screen; a question in another one is answered in its own'),
  ),
  state: z
    .optional(line(1, 60))
    .check(z.describe('State to answer for, in English; the state of the profile without it')),
});
export type ChatQuestion = z.infer<typeof ChatQuestion>;

/** A fact, a figure or a page that an answer rests on. */
export const ChatSource = z.object({
  factId: text('Id of the fact; names the kind of live data where it is none'),
  title: text('Title of the source, as published'),
  url: z.nullable(z.string()).check(z.describe('Address of the source, null where it has none')),
  certainty: z
    .enum(['source read', 'computed', 'memory', 'live'])
    .check(z.describe('How sure the fact is; `live` is data of this moment')),
  zone: z
    .nullable(z.object({ en: text('In English'), hi: text('In Hindi') }))
    .check(z.describe('Region that the fact holds for; null for all of India')),
});
export type ChatSource = z.infer<typeof ChatSource>;

const start = z.object({
  kind: z.literal('start').check(z.describe('First event of an answer')),
  answerId: Id.check(z.describe('Names the answer in feedback')),
});
const piece = z.object({
  kind: z.literal('piece').check(z.describe('Next piece of the text')),
  text: text('To be appended as it is'),
});
const replaced = z.object({
  kind: z
    .literal('replaced')
    .check(
      z.describe('The pieces so far failed the check or broke off: this text takes their place'),
    ),
  text: text('The whole text so far'),
});
const sources = z.object({
  kind: z.literal('sources').check(z.describe('What the answer rests on')),
  sources: z.array(ChatSource).check(z.describe('In the order of the sentences')),
});
const end = z.object({
  kind: z.literal('end').check(z.describe('Last event of a complete answer')),
  outcome: z
    .enum([
      'answered',
      'near',
      'asked back',
      'small talk',
      'unknown',
      'refused',
      'helpline',
      'blocked',
    ])
    .check(
      z.describe(
        'What the answer is: facts, facts of the same crop and topic that do not answer it, a question back, a greeting or the like, "I do not know", a refusal, a helpline, or a provider that will not answer',
      ),
    ),
  by: z.enum(['facts', 'gemini']).check(z.describe('Author: our own facts, or the AI provider')),
  isFallback: z
    .boolean()
    .check(z.describe('Whether the provider failed, so that our own facts answered')),
  followUps: z
    .array(z.string())
    .check(z.describe('At most three questions to ask next, in the language of the answer')),
  choices: z
    .array(z.string())
    .check(
      z.describe(
        "Answers to KrishiBot's own question back (crops or topics), each sent as a message when tapped; at most eight, empty where nothing is asked",
      ),
    ),
});

/** One event of an answer: start, pieces, sources, end. A stream without `end` broke off. */
export const ChatEvent = z.discriminatedUnion('kind', [start, piece, replaced, sources, end]);
export type ChatEvent = z.infer<typeof ChatEvent>;

/** What the user thinks of an answer; sent again it replaces the earlier one. */
export const ChatFeedback = z.strictObject({
  answerId: Id.check(z.describe('The `answerId` of the answer')),
  isHelpful: z.boolean().check(z.describe('Thumb up or down')),
  reason: z
    .optional(z.enum(['wrong', 'not my crop', 'not my place', 'unclear', 'too long', 'other']))
    .check(z.describe('Why not; for a thumb down')),
  comment: z.optional(paragraph(0, 500)).check(z.describe('In own words, at most 500 characters')),
  question: paragraph(1, 2000).check(z.describe('The question that was answered')),
  answer: paragraph(1, 8000).check(z.describe('The answer as it was shown')),
  factIds: z
    .array(line(1, 80))
    .check(z.maxLength(20), z.describe('The facts that the answer named; at most 20')),
});
export type ChatFeedback = z.infer<typeof ChatFeedback>;
