import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { askChat, sendQuestion } from '../../testing/chat.ts';
import { openTestApp } from '../../testing/open-test-app.ts';
import {
  type GeminiServer,
  geminiKey,
  openGeminiServer,
} from '../../testing/providers/gemini-server.ts';
import { signUp } from '../../testing/sign-up.ts';

const wheat = 'When should I sow wheat?';

let gemini: GeminiServer;
beforeAll(async () => {
  gemini = await openGeminiServer();
});
afterAll(() => gemini.close());

const logged: string[] = [];
const logger = {
  level: 'trace',
  stream: {
    write(line: string) {
      logged.push(line);
    },
  },
};
const answerWith = (...pieces: string[]) => gemini.behave({ kind: 'answer', pieces });
const providers = (more = {}) => ({
  gemini: {
    ...{ apiKey: geminiKey, model: 'gemini-2.5-flash', url: gemini.url, dailyLimit: 1000 },
    ...more,
  },
});

it('a person has so many answers of the provider a day over all servers, then our own facts answer', async () => {
  answerWith('In November [1].');
  const limited = await openTestApp({ providers: providers({ dailyLimit: 3 }), hasLimits: true });
  const two = [limited.app, await limited.again()];
  const [ravi, meera] = [await signUp(limited.app), await signUp(limited.app)];
  const by: (string | undefined)[] = [];
  for (const at of [0, 1, 0, 1]) by.push((await askChat(two[at] ?? limited.app, ravi, wheat)).by);
  expect(by).toEqual(['gemini', 'gemini', 'gemini', 'facts']);
  const beyond = await askChat(limited.app, ravi, wheat);
  expect(beyond).toMatchObject({ outcome: 'answered', isFallback: false });
  expect(beyond.text).toMatch(/^You have used all AI answers of today/);
  expect((await askChat(limited.app, meera, wheat)).by).toBe('gemini');
});

it('an answer that the provider did not give does not count, and a limit of 0 switches it off', async () => {
  const limited = await openTestApp({ providers: providers({ dailyLimit: 1 }), hasLimits: true });
  const ravi = await signUp(limited.app);
  gemini.behave({ kind: 'status', status: 401 });
  expect((await askChat(limited.app, ravi, wheat)).isFallback).toBe(true);
  answerWith('In November [1].');
  expect((await askChat(limited.app, ravi, wheat)).by).toBe('gemini');
  expect((await askChat(limited.app, ravi, wheat)).text).toMatch(/^You have used all AI answers/);
  const off = await openTestApp({ providers: providers({ dailyLimit: 0 }) });
  const answer = await askChat(off.app, await signUp(off.app), wheat);
  expect([answer.by, answer.isFallback, answer.text]).toEqual([
    ...['facts', false, expect.not.stringContaining('AI')],
  ]);
});

it('who stops an answer ends the call of the provider', async () => {
  const slow = await openTestApp({
    providers: providers({ timeLimits: { firstWordMs: 60_000, wholeMs: 60_000 } }),
  });
  const { headers } = await signUp(slow.app);
  const url = await slow.app.listen({ host: '127.0.0.1', port: 0 });
  gemini.behave({ kind: 'hang', pieces: ['Sow it in November [1]. And then '] });
  // A socket of its own: a shared client would open another one in its place.
  const asking = request(`${url}/api/v1/chat`, {
    ...{ method: 'POST', agent: false },
    headers: { ...headers, 'content-type': 'application/json' },
  });
  asking.on('error', () => undefined);
  asking.end(JSON.stringify({ message: wheat, history: [], language: 'en' }));
  const [reply] = await once(asking, 'response');
  reply.on('error', () => undefined);
  let text = '';
  reply.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  await vi.waitFor(() => expect(text).toContain('November'), 5000);
  expect(gemini.openCalls()).toBe(1);
  asking.destroy();
  await vi.waitFor(() => expect(gemini.openCalls()).toBe(0), 5000);
});

it('the key is in no log line and in no reply, whatever the provider does', async () => {
  const printed = ['log', 'warn', 'error', 'info', 'debug'] as const;
  const spies = printed.map((name) => vi.spyOn(console, name).mockImplementation(() => undefined));
  const pieces = ['Sow it [1]. And '];
  const app = (
    await openTestApp({
      // The good answers in between must keep within it on a busy machine.
      providers: providers({ timeLimits: { firstWordMs: 2000, wholeMs: 3000 } }),
      logger,
    })
  ).app;
  const who = await signUp(app);
  let replies = '';
  for (const behaviour of [
    ...[401, 403, 404, 500].map((status) => ({ kind: 'status', status }) as const),
    ...([{ kind: 'hang', pieces }, { kind: 'cut', pieces }, { kind: 'cut' }] as const),
    ...([
      { kind: 'raw', text: 'data: {"key"\n\n' },
      { kind: 'blocked' },
      { kind: 'hang' },
    ] as const),
    // The provider is left alone after it.
    { kind: 'status', status: 429, retryAfter: 60 } as const,
  ]) {
    gemini.behave(behaviour);
    const reply = await sendQuestion(app, who, wheat);
    replies += `${JSON.stringify(reply.headers)} ${reply.body}`;
    // A good answer in between, so that the breaker stays closed.
    if (!('retryAfter' in behaviour)) {
      answerWith('In November [1].');
      expect((await askChat(app, who, wheat)).by).toBe('gemini');
    }
  }
  const consoleLines = JSON.stringify(spies.flatMap((spy) => spy.mock.calls.map(String)));
  for (const spy of spies) spy.mockRestore();
  const log = logged.join('');
  expect(log).toContain('Gemini has failed');
  for (const text of [log, replies, consoleLines]) {
    expect(text).not.toContain(geminiKey);
    expect(text).not.toContain(gemini.url);
  }
});
