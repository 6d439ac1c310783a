import { readFileSync } from 'node:fs';
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
/** The text of an answer, and its last event. */
function answerTo(asked: ChatQuestion) {
  const events = [...answerEvents(asked)];
  const end = events.at(-1);
  if (end?.kind !== 'end') throw new Error(`no end: ${kindsOf(events)}`);
  const text = events.map((event) => (event.kind === 'piece' ? event.text : '')).join('');
  return { ...end, text };
}
const outcomeOf = (asked: ChatQuestion) => answerTo(asked).outcome;

/** What is no practice fact: figures and the weather. */
const otherSources = ['msp', 'listings', 'weather'];

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

interface Fact {
  id: string;
  zone?: string;
  certainty: string;
  source: { title: string; url?: string };
}

/** The lines of the adviser's data; mocks import nothing of its code. */
const linesOf = (name: string) =>
  readFileSync(new URL(`../../packages/adviser/data/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean);

it('every fact that a canned answer names exists, with its source', () => {
  const facts = linesOf('facts.jsonl').map((line): Fact => JSON.parse(line));
  const known = new Map(facts.map((fact) => [fact.id, fact]));
  const zones = new Map(
    linesOf('zones.tsv').map((line) => {
      const [en = '', hi = ''] = line.split('\t');
      return [en, hi];
    }),
  );
  const zoneOf = (en: string | undefined) => (en ? { en, hi: zones.get(en) } : null);
  const named = cannedAnswers
    .flatMap(({ sources = [] }) => sources)
    .filter(({ factId }) => !otherSources.includes(factId));
  expect(named.length).toBeGreaterThan(3);
  for (const { factId, url, title, certainty, zone } of named) {
    const fact = known.get(factId);
    expect([factId, fact?.source.title, fact?.source.url ?? null, fact?.certainty]).toEqual([
      ...[factId, title, url, certainty],
    ]);
    expect(zone, factId).toEqual(zoneOf(fact?.zone));
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

it.each([
  ['leaves turning yellow', ['Rice', 'Wheat', 'Tomato'], /^Which crop/],
  ['पत्ती पीली हो रही है', ['धान', 'गेहूं', 'टमाटर'], /^कौन सी फसल/],
  ['When to irrigate?', ['Wheat', 'Chickpea', 'Mustard', 'Potato'], /Which crop is it\?$/],
  ['sinchai kab karein', ['गेहूं', 'चना', 'सरसों', 'आलू'], /कौन सी फसल है\?$/],
])('%s: the crop is asked back, in the language of the question', (asked, choices, text) => {
  const answer = answerTo(question(asked));
  expect(answer).toMatchObject({ outcome: 'asked back', choices });
  expect(answer.text).toMatch(text);
});

it('each choice that is sent back is answered with facts', () => {
  const asked = ['When to irrigate?', 'सिंचाई कब करें?', 'wheat', 'गेहूं', 'Yellow leaves', 'पीले पत्ते'];
  for (const before of asked) {
    const { choices, text } = answerTo(question(before));
    expect(choices.length, before).toBeGreaterThan(2);
    expect(choices.length, before).toBeLessThanOrEqual(8);
    const history: ChatQuestion['history'] = [
      { role: 'user', text: before },
      { role: 'model', text },
    ];
    for (const choice of choices)
      expect([choice, outcomeOf(question(choice, { history }))]).toEqual([choice, 'answered']);
  }
});

it('each question to ask next is answered with facts', () => {
  for (const { words, followUps } of cannedAnswers) {
    const text = words.map(([word]) => word).join(' ');
    const history: ChatQuestion['history'] = [{ role: 'user', text }];
    for (const next of Object.values(followUps ?? {}).flat())
      expect([next, outcomeOf(question(next, { history }))]).toEqual([next, 'answered']);
  }
});

it.each([
  ['XYZ insect in tomato', 'near', 'comes near'],
  ['टमाटर में XYZ कीट', 'near', 'मिलती जानकारी'],
  ['hello', 'small talk', 'I am KrishiBot'],
  ['धन्यवाद', 'small talk', 'आपका स्वागत है'],
  ['How many kg in a quintal', 'answered', '100 kg'],
  ['12:32:16 kya hai', 'answered', '12 प्रतिशत नाइट्रोजन'],
  ['weather tomorrow in Ranchi', 'answered', 'Do not spray tomorrow'],
])('%s', (asked, outcome, words) => {
  const answer = answerTo(question(asked));
  expect(answer).toMatchObject({ outcome, choices: [] });
  expect(answer.text).toContain(words);
});

it('a greeting before it is no answer to what is not known', () => {
  const history: ChatQuestion['history'] = [{ role: 'user', text: 'hello' }];
  expect(outcomeOf(question('saffron on the moon', { history }))).toBe('unknown');
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
