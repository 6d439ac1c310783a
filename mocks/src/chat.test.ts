import { practiceFacts } from '@upaj/content/practice/practice-facts';
import { nameOfZone } from '@upaj/content/practice/zones';
import type { ChatEvent, ChatQuestion } from '@upaj/contract/chat.schema';
import { ChatEvent as Event } from '@upaj/contract/chat.schema';
import { contract } from '@upaj/contract/contract';
import { developerToken } from '@upaj/demo/people';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { answerEvents } from './chat.mock.ts';
import { cannedAnswers } from './chat-answers.data.ts';
import * as scenarios from './chat-scenarios.ts';
import { play, resetDb, server } from './node.ts';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  resetDb();
});
afterAll(() => server.close());

const question = (message: string, more: Partial<ChatQuestion> = {}): ChatQuestion => ({
  message,
  history: [],
  language: 'en',
  ...more,
});
const kindsOf = (events: Iterable<ChatEvent>) => [...events].map(({ kind }) => kind);
const outcomeOf = (asked: ChatQuestion) => {
  const end = [...answerEvents(asked)].at(-1);
  return end?.kind === 'end' ? end.outcome : undefined;
};

/** The events of an answer as far as they come. */
async function ask(message: string): Promise<ChatEvent[]> {
  const reply = await fetch(`http://localhost${contract.askKrishiBot.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${developerToken}` },
    body: JSON.stringify(question(message)),
  });
  const lines = (await reply.text()).split('\n').filter((line) => line.startsWith('data:'));
  return lines.map((line) => Event.parse(JSON.parse(line.slice(5))));
}

it('every fact that a canned answer names exists, with its source', () => {
  const known = new Map(practiceFacts.map((fact) => [fact.id, fact]));
  const named = cannedAnswers
    .flatMap(({ sources }) => sources)
    .filter(({ factId }) => !['msp', 'listings'].includes(factId));
  expect(named.length).toBeGreaterThan(3);
  for (const { factId, url, title, certainty, zone } of named) {
    const fact = known.get(factId);
    expect([factId, fact?.source.title, fact?.source.url ?? null, fact?.certainty]).toEqual([
      ...[factId, title, url, certainty],
    ]);
    expect(zone, factId).toEqual(fact?.zone ? nameOfZone(fact.zone) : null);
  }
});

it('a question that says nothing by itself goes on with the one before', () => {
  const history: ChatQuestion['history'] = [
    { role: 'user', text: 'When should I sow wheat?' },
    { role: 'model', text: 'In November.' },
  ];
  expect(outcomeOf(question('and the water?', { history }))).toBe('answered');
  expect(outcomeOf(question('and the water?'))).toBe('unknown');
});

it('a leaf that turns yellow is asked back for its crop, in the language of the question', () => {
  expect(outcomeOf(question('leaves turning yellow'))).toBe('asked back');
  const [, piece] = [...answerEvents(question('पत्ती पीली हो रही है'))];
  expect(piece).toMatchObject({ kind: 'piece', text: expect.stringMatching(/^कौन सी फसल/) });
});

it('the scenarios break off, fall back and block', async () => {
  play(...scenarios.chatBroken());
  expect(kindsOf(await ask('When should I sow wheat?'))).toEqual(['start', 'piece']);
  play(...scenarios.chatFallback());
  const fallback = await ask('When should I sow wheat?');
  expect(kindsOf(fallback)).toEqual(['start', 'piece', 'replaced', 'sources', 'end']);
  expect(fallback.at(-1)).toMatchObject({ isFallback: true, by: 'facts' });
  play(...scenarios.chatBlocked());
  expect((await ask('When should I sow wheat?')).at(-1)).toMatchObject({ outcome: 'blocked' });
  play(...scenarios.chatByGemini());
  expect((await ask('When should I sow wheat?')).at(-1)).toMatchObject({ by: 'gemini' });
});
