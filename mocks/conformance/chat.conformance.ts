import type { ChatEvent } from '@upaj/contract/chat.schema';
import { ChatEvent as Event } from '@upaj/contract/chat.schema';
import { contract } from '@upaj/contract/contract';
import {
  type Cases,
  type ConformanceClient,
  expectError,
  expectSame,
  expectSuccess,
} from './client.ts';
import { invalid, refused } from './market.ts';
import { createUser, type TestUser } from './users.ts';

const { askKrishiBot, rateAnswer, exportUser } = contract;

/** Asks, and reads the whole answer. */
async function ask(client: ConformanceClient, { token }: TestUser, message: string, more = {}) {
  const response = await client.fetch(`${client.baseUrl}${askKrishiBot.path}`, {
    method: askKrishiBot.method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ message, history: [], language: 'en', ...more }),
  });
  const type = response.headers.get('content-type') ?? '';
  expectSame([response.status, type.split(';')[0]], [200, 'text/event-stream'], message);
  const lines = (await response.text()).split('\n').filter((line) => line.startsWith('data:'));
  const events = lines.map((line) => Event.parse(JSON.parse(line.slice(5))));
  return readAnswer(events);
}

/** The text of an answer and what it rests on; its events come in their order. */
function readAnswer(events: readonly ChatEvent[]) {
  const [first] = events;
  const last = events.at(-1);
  const beforeLast = events.at(-2);
  if (first?.kind !== 'start' || last?.kind !== 'end' || beforeLast?.kind !== 'sources')
    throw new Error(`the events of an answer: ${events.map(({ kind }) => kind).join(' ')}`);
  const pieces = events.slice(1, -2);
  expectSame(pieces.length > 0 && pieces.every(({ kind }) => kind === 'piece'), true, 'pieces');
  const text = pieces.map((piece) => ('text' in piece ? piece.text : '')).join('');
  const { sources } = beforeLast;
  const { outcome, by, isFallback } = last;
  return { answerId: first.answerId, text, sources, outcome, by, isFallback };
}

/** Cases of KrishiBot. */
export const chatCases: Cases = {
  async 'an answer is made of facts about the crop that was asked for, and names them'(client) {
    const user = await createUser(client);
    const answer = await ask(client, user, 'When should I sow wheat?');
    const { outcome, by, isFallback, sources } = answer;
    expectSame([outcome, by, isFallback], ['answered', 'facts', false], 'the end');
    const areOfWheat = sources.every(({ factId }) => factId.startsWith('wheat-'));
    expectSame([sources.length > 0, areOfWheat], [true, true], 'the sources');
  },
  async 'a question in Hindi is answered in Hindi, also on an English screen'(client) {
    const user = await createUser(client);
    const { text, outcome } = await ask(client, user, 'गेहूं की बुवाई कब करें?');
    expectSame([outcome, /[\u0900-\u097f]/.test(text)], ['answered', true], text);
  },
  async 'what is not about farming is refused, and no source is named'(client) {
    const user = await createUser(client);
    const { text, outcome, sources } = await ask(client, user, 'Who won the cricket match?');
    expectSame([outcome, sources], ['refused', []], text);
    const isExplained = text.toLowerCase().includes('not related to plants or animals');
    expectSame(isExplained, true, text);
  },
  async 'a person in danger is told whom to call'(client) {
    const user = await createUser(client);
    const distress = await ask(client, user, 'I want to kill myself');
    expectSame([distress.outcome, distress.text.includes('14416')], ['helpline', true], 'life');
    const poison = await ask(client, user, 'My son drank pesticide');
    const isNamed = poison.text.includes('1800-116-117');
    expectSame([poison.outcome, isNamed], ['helpline', true], poison.text);
  },
  async 'a question names each invalid field, and belongs to a session'(client) {
    const { token } = await createUser(client);
    const body = { message: 'When should I sow wheat?', history: [], language: 'en' };
    await expectError(client, askKrishiBot, { body }, refused.notSignedIn);
    const blank = { token, body: { ...body, message: '  ' } };
    await expectError(client, askKrishiBot, blank, invalid({ message: 'required' }));
    const turns = Array.from({ length: 41 }, () => ({ role: 'user', text: 'And?' }));
    const long = { token, body: { ...body, history: turns } };
    await expectError(client, askKrishiBot, long, invalid({ history: 'too_many' }));
    const wrong = { token, body: { ...body, language: 'mr', place: 'Ranchi' } };
    const fields = { language: 'wrong_choice', place: 'unknown_field' };
    await expectError(client, askKrishiBot, wrong, invalid(fields));
  },
  async 'an opinion of an answer is stored, replaced when it is sent again, and part of the copy'(
    client,
  ) {
    const user = await createUser(client);
    const { id, token } = user;
    const question = 'When should I sow wheat?';
    const { answerId, text, sources } = await ask(client, user, question);
    const factIds = sources.map(({ factId }) => factId);
    const body = { answerId, question, answer: text, factIds };
    const good = { ...body, isHelpful: true };
    await expectSuccess(client, rateAnswer, { token, body: good });
    const reason = 'not my place';
    const bad = { ...body, isHelpful: false, reason, comment: ' I live in Kerala ' };
    await expectSuccess(client, rateAnswer, { token, body: bad });
    const { chatFeedback } = await expectSuccess(client, exportUser, { token, params: { id } });
    const copies = chatFeedback.map(({ createdAt: _, ...copy }) => copy);
    const copy = { question, answer: text, isHelpful: false, reason };
    expectSame(copies, [{ ...copy, comment: 'I live in Kerala' }], 'the copy');
  },
  async 'an opinion names each invalid field, and belongs to a session'(client) {
    const { token } = await createUser(client);
    const answerId = '0190a1b2-0000-7000-8000-000000000001';
    const body = { answerId, isHelpful: false, question: 'q', answer: 'a', factIds: [] };
    await expectError(client, rateAnswer, { body }, refused.notSignedIn);
    const wrong = { token, body: { ...body, answerId: '7', reason: 'boring', answer: ' ' } };
    const fields = { answerId: 'wrong_uuid', reason: 'wrong_choice', answer: 'required' };
    await expectError(client, rateAnswer, wrong, invalid(fields));
  },
};
