import type { ChatEvent, ChatQuestion, ChatSource } from '@upaj/contract/chat.schema';
import { contract } from '@upaj/contract/contract';
import { mockStream } from '@upaj/mocks/mock-stream';
import type { HttpHandler } from 'msw';

export const answerId = '0de50000-0008-4000-8000-000000000001';

export const wheatSource: ChatSource = {
  factId: 'wheat-sowing-1',
  title: 'ICAR-IIWBR: wheat, extension bulletin',
  url: 'https://iiwbr.icar.gov.in/wheat',
  certainty: 'source read',
  zone: { en: 'Punjab, Haryana', hi: 'पंजाब, हरियाणा' },
};

export const commonSource: ChatSource = {
  factId: 'wheat-weeds-5',
  title: 'Common practice',
  url: null,
  certainty: 'memory',
  zone: null,
};

type End = Extract<ChatEvent, { kind: 'end' }>;

export const piece = (text: string): ChatEvent => ({ kind: 'piece', text });

export const end = (change: Partial<End> = {}): ChatEvent => ({
  kind: 'end',
  outcome: 'answered',
  by: 'facts',
  isFallback: false,
  followUps: [],
  choices: [],
  ...change,
});

interface Scripted {
  text: string;
  sources?: ChatSource[];
  end?: Partial<End>;
}

/** The events of a whole answer, its text in two pieces. */
export function answerOf({ text, sources = [], end: ending }: Scripted): ChatEvent[] {
  const middle = Math.ceil(text.length / 2);
  return [
    { kind: 'start', answerId },
    piece(text.slice(0, middle)),
    piece(text.slice(middle)),
    { kind: 'sources', sources },
    end(ending),
  ];
}

/** KrishiBot sends these events, and then ends the stream. */
export const answering = (events: readonly ChatEvent[]): HttpHandler =>
  mockStream(contract.askKrishiBot, async function* () {
    for (const data of events) yield { data };
  });

/** An answer that a test sends piece by piece; `questions` are those that were asked. */
export function openAnswer() {
  const questions: ChatQuestion[] = [];
  let waiting: ((event: ChatEvent | undefined) => void)[] = [];
  let sent: (ChatEvent | undefined)[] = [];
  const next = () =>
    new Promise<ChatEvent | undefined>((resolve) => {
      if (sent.length > 0) resolve(sent.shift());
      else waiting.push(resolve);
    });
  const push = (event: ChatEvent | undefined) => {
    const taker = waiting.shift();
    if (taker) taker(event);
    else sent.push(event);
  };
  const handler = mockStream(contract.askKrishiBot, async function* ({ body }) {
    questions.push(body);
    waiting = [];
    sent = [];
    for (;;) {
      const data = await next();
      if (!data) return;
      yield { data };
    }
  });
  return { handler, questions, send: push, close: () => push(undefined) };
}
