import type { ChatEvent, ChatQuestion } from '@upaj/contract/chat.schema';
import { contract } from '@upaj/contract/contract';
import type { CannedAnswer } from './canned-answer.ts';
import { cannedAnswers, unknownAnswer } from './chat-answers.data.ts';
import { db } from './db.ts';
import { mockEndpoints } from './mock-endpoint.ts';
import { mockStream } from './mock-stream.ts';

/** In its own letters, or in Latin ones with one of the words that questions have. */
const isHindi = (text: string) =>
  /[\u0900-\u097f]|\b(?:kya|hai|hain|kab|kaise|kitn[aei]|kaun)\b/i.test(text);

/** A question in Hindi is answered in Hindi, whatever the language of the screen. */
const languageOf = ({ message, language }: ChatQuestion) => (isHindi(message) ? 'hi' : language);

const fits = ({ words }: CannedAnswer, text: string) =>
  words.every((some) => some.some((word) => text.includes(word)));

const isOfFacts = ({ outcome }: CannedAnswer) => outcome === 'answered' || outcome === 'near';

/** The answer to a message; one that says too little by itself goes on with what was asked before. */
function findAnswer({ message, history }: ChatQuestion): CannedAnswer {
  const before = history.findLast(({ role }) => role === 'user')?.text ?? '';
  const [alone, together] = [message, `${message} ${before}`].map((text) =>
    cannedAnswers.find((answer) => fits(answer, text.toLowerCase())),
  );
  if (alone && alone.outcome !== 'asked back') return alone;
  return together && isOfFacts(together) ? together : (alone ?? unknownAnswer);
}

/** The events of an answer, sentence by sentence. */
export function* answerEvents(question: ChatQuestion): Generator<ChatEvent> {
  const { outcome, sources = [], followUps, choices, ...texts } = findAnswer(question);
  const language = languageOf(question);
  yield { kind: 'start', answerId: crypto.randomUUID() };
  for (const [at, text] of texts[language].entries())
    yield { kind: 'piece', text: at === 0 ? text : ` ${text}` };
  yield { kind: 'sources', sources: [...sources] };
  yield {
    ...{ kind: 'end', outcome, by: 'facts', isFallback: false },
    followUps: [...(followUps?.[language] ?? [])],
    choices: [...(choices?.[language] ?? [])],
  };
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
