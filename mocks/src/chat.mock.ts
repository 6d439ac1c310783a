import type { ChatEvent, ChatQuestion } from '@upaj/contract/chat.schema';
import { contract } from '@upaj/contract/contract';
import { type CannedAnswer, cannedAnswers, unknownAnswer } from './chat-answers.data.ts';
import { db } from './db.ts';
import { mockEndpoints } from './mock-endpoint.ts';
import { mockStream } from './mock-stream.ts';

const isHindi = (text: string) => /[\u0900-\u097f]/.test(text);

/** A question in Hindi letters is answered in Hindi, whatever the language of the screen. */
const languageOf = ({ message, language }: ChatQuestion) => (isHindi(message) ? 'hi' : language);

const fits = ({ words }: CannedAnswer, text: string) =>
  words.every((some) => some.some((word) => text.includes(word)));

/** The answer to a message; one that says nothing by itself goes on with what was asked before. */
function findAnswer({ message, history }: ChatQuestion): CannedAnswer {
  const before = history.findLast(({ role }) => role === 'user')?.text ?? '';
  const texts = [message, `${message} ${before}`].map((text) => text.toLowerCase());
  const found = texts.flatMap((text) => cannedAnswers.find((answer) => fits(answer, text)) ?? []);
  return found[0] ?? unknownAnswer;
}

/** The events of an answer, sentence by sentence. */
export function* answerEvents(question: ChatQuestion): Generator<ChatEvent> {
  const { outcome, sources, followUps, ...texts } = findAnswer(question);
  const language = languageOf(question);
  yield { kind: 'start', answerId: crypto.randomUUID() };
  for (const [at, text] of texts[language].entries())
    yield { kind: 'piece', text: at === 0 ? text : ` ${text}` };
  yield { kind: 'sources', sources: [...sources] };
  const next = [...followUps[language]];
  yield { kind: 'end', outcome, by: 'facts', isFallback: false, followUps: next };
}

const askKrishiBot = mockStream(contract.askKrishiBot, async function* ({ body }) {
  for (const data of answerEvents(body)) yield { data };
});

/** The mock server's KrishiBot, which knows a handful of answers, and its contact form. */
export const chatHandlers = [
  askKrishiBot,
  ...mockEndpoints({
    rateAnswer({ body, person }) {
      const createdAt = new Date().toISOString();
      const opinion = { ...body, userId: person.id, createdAt };
      db.chatFeedback.set(`${person.id} ${body.answerId}`, opinion);
    },

    sendMessage: () => ({ message: 'Your message has been sent successfully!' }),
  }),
];
