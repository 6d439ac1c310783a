import type { ChatEvent } from '@upaj/contract/chat.schema';
import { ChatEvent as Event } from '@upaj/contract/chat.schema';
import { contract } from '@upaj/contract/contract';
import { type Cases, type ConformanceClient, expectSame, expectSuccess } from './client.ts';
import { createUser, type TestUser } from './users.ts';

const { askKrishiBot, rateAnswer } = contract;

/** Asks, and reads the whole answer. */
async function ask(
  client: ConformanceClient,
  { token }: Pick<TestUser, 'token'>,
  message: string,
  more = {},
) {
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
  const { outcome, by, isFallback, choices } = last;
  return { answerId: first.answerId, text, sources, outcome, by, isFallback, choices };
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
  async 'a question without its crop is asked back, and a choice completes it'(client) {
    const user = await createUser(client);
    const message = 'When to irrigate?';
    const asked = await ask(client, user, message);
    const { length } = asked.choices;
    expectSame([asked.outcome, length > 1, length <= 8], ['asked back', true, true], asked.text);
    const history = [
      { role: 'user', text: message },
      { role: 'model', text: asked.text },
    ];
    const answer = await ask(client, user, asked.choices[0] ?? '', { history });
    expectSame([answer.outcome, answer.choices], ['answered', []], answer.text);
  },
  async 'thanks are answered in kind, and no source is named'(client) {
    const user = await createUser(client);
    const { outcome, sources, text } = await ask(client, user, 'धन्यवाद');
    expectSame([outcome, sources], ['small talk', []], text);
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
  async 'an opinion of an answer is taken, also when it is sent again'(client) {
    const { token } = await createUser(client);
    const question = 'When should I sow wheat?';
    const { answerId, text: answer } = await ask(client, { token }, question);
    for (const isHelpful of [true, false]) {
      const body = { answerId, question, answer, factIds: [], isHelpful };
      await expectSuccess(client, rateAnswer, { token, body });
    }
  },
};
