import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { collectGarbage } from '../../../../test/support/collect-garbage.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import {
  type GeminiBehaviour,
  type GeminiServer,
  geminiKey,
  openGeminiServer,
} from '../../../../test/support/providers/gemini-server.ts';
import { createGemini } from './gemini-client.ts';

const contents = [{ role: 'user', parts: [{ text: 'When to sow wheat?' }] }];
const never = new AbortController().signal;

let server: GeminiServer;
beforeEach(async () => {
  server = await openGeminiServer();
});
afterEach(() => server.close());

const open = (more = {}) =>
  createGemini({
    apiKey: geminiKey,
    model: 'gemini-2.5-flash',
    url: server.url,
    dailyLimit: 50,
    totalDailyLimit: 1000,
    timeLimits: { firstWordMs: 200, wholeMs: 500 },
    ...more,
  });

/** The texts of an answer, and how it failed. */
async function ask(gemini = open(), signal = never) {
  const texts: string[] = [];
  try {
    for await (const text of gemini.answer(contents, signal)) texts.push(text);
    return { texts };
  } catch (error) {
    return { texts, error: String(error) };
  }
}
const askAfter = (behaviour: GeminiBehaviour) => {
  server.behave(behaviour);
  return ask();
};

it('an answer comes in the pieces of the provider, from the model of the settings', {
  tags: ['CALL-28'],
}, async () => {
  expect(await askAfter({ kind: 'answer', pieces: ['Sow in ', 'November.'] })).toEqual({
    texts: ['Sow in ', 'November.'],
  });
  expect(server.requests).toMatchObject([
    { path: '/v1beta/models/gemini-2.5-flash:streamGenerateContent?alt=sse', body: { contents } },
  ]);
});

it.each([
  ['a key that is not accepted', 401, 'refused', 1],
  ['a model that does not exist', 404, 'refused', 1],
  ['too many questions', 429, 'too many', 1],
  ['an error, which is tried once more', 500, 'broken', 2],
])('%s is a failure', async (_, status, failure, times) => {
  expect(await askAfter({ kind: 'status', status })).toEqual({
    texts: [],
    error: `ProviderError: Gemini: ${failure}`,
  });
  expect(server.requests).toHaveLength(times);
});

it('a provider that does not answer is given up after its time, and tried once more', async () => {
  expect((await askAfter({ kind: 'hang' })).error).toContain('timeout');
  expect(server.requests).toHaveLength(2);
  await eventually(() => expect(server.openCalls()).toBe(0));
});

it('an answer that stops in the middle ends after the time of a whole answer', async () => {
  const asked = askAfter({ kind: 'hang', pieces: ['Sow in '] });
  await eventually(() => expect(server.openCalls()).toBe(1));
  collectGarbage();
  const got = await asked;
  expect(got.texts).toEqual(['Sow in ']);
  expect(got.error).toContain('timeout');
  expect(server.requests).toHaveLength(1);
});

it('half an answer is a failure, whether the connection is cut or ends', async () => {
  for (const kind of ['cut', 'unfinished'] as const) {
    const got = await askAfter({ kind, pieces: ['Sow in '] });
    expect(got).toEqual({ texts: ['Sow in '], error: expect.stringContaining('broken') });
  }
  expect(server.requests).toHaveLength(2);
  expect((await askAfter({ kind: 'cut' })).error).toContain('unreachable');
});

it.each([
  '<html>Sign in</html>',
  'data: {"candidates"\n\n',
  'data: null\n\n',
  'data: {"candidates":[{"content":{"parts":7}}]}\n\n',
  'data: {"answer":"Sow in November."}\n\n',
  '',
])('a reply that is not what was promised is a failure: %j', async (text) => {
  const got = await askAfter({ kind: 'raw', text });
  expect(got).toEqual({ texts: [], error: expect.stringMatching(/nonsense|broken/) });
});

it('a question or an answer that is blocked for safety says so, and is not tried again', async () => {
  expect((await askAfter({ kind: 'blocked' })).error).toContain('AnswerBlocked');
  const half = await askAfter({ kind: 'blocked', pieces: ['Sow in '] });
  expect(half).toEqual({ texts: ['Sow in '], error: 'AnswerBlocked' });
  expect(server.requests).toHaveLength(2);
});

it('after failures in a row the provider is left alone, but not after questions it refuses', async () => {
  const gemini = open();
  server.behave({ kind: 'blocked' });
  for (let time = 0; time < 6; time++) await ask(gemini);
  expect(server.requests).toHaveLength(6);
  server.behave({ kind: 'status', status: 401 });
  for (let time = 0; time < 5; time++) await ask(gemini);
  expect((await ask(gemini)).error).toContain('resting');
  expect(server.requests).toHaveLength(11);
});

it('a provider that says how long to wait is left alone for so long', async () => {
  const gemini = open();
  server.behave({ kind: 'status', status: 429, retryAfter: 7 });
  expect((await ask(gemini)).error).toContain('too many');
  server.behave({ kind: 'answer', pieces: ['Sow.'] });
  expect((await ask(gemini)).error).toContain('resting');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7000 });
  try {
    expect(await ask(gemini)).toEqual({ texts: ['Sow.'] });
  } finally {
    vi.useRealTimers();
  }
});

it('a reader who stops ends the call, and no failure is counted', async () => {
  const gemini = open({ timeLimits: { firstWordMs: 60_000, wholeMs: 60_000 } });
  for (let time = 0; time < 6; time++) {
    server.behave({ kind: 'hang' });
    const stop = new AbortController();
    const asking = ask(gemini, stop.signal);
    await eventually(() => expect(server.requests).toHaveLength(time + 1));
    stop.abort();
    expect(await asking).toEqual({ texts: [] });
  }
  server.behave({ kind: 'hang', pieces: ['Sow in '] });
  for await (const text of gemini.answer(contents, never)) {
    expect(text).toBe('Sow in ');
    break;
  }
  await eventually(() => expect(server.openCalls()).toBe(0));
});
