import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { askChat, sendQuestion } from '../../../test/support/chat.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { openTestApp, type TestApp } from '../../../test/support/open-test-app.ts';
import {
  type GeminiServer,
  geminiKey,
  openGeminiServer,
} from '../../../test/support/providers/gemini-server.ts';
import { signUp } from '../../../test/support/sign-up.ts';

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
    apiKey: geminiKey,
    model: 'gemini-2.5-flash',
    url: gemini.url,
    dailyLimit: 1000,
    totalDailyLimit: 1000,
    ...more,
  },
});

/** Signs up a person whose address an OTP or Google has confirmed. */
async function signUpConfirmed({ app, pool }: TestApp) {
  const person = await signUp(app);
  await pool.query('update users set email_verified = true where id = $1', [person.userId]);
  return person;
}

it('only the questions of a confirmed address go to the provider, and the others are told so', async () => {
  answerWith('In November [1].');
  const testApp = await openTestApp({ providers: providers() });
  const before = gemini.requests.length;
  const answer = await askChat(testApp.app, await signUp(testApp.app), wheat);
  expect(answer).toMatchObject({ outcome: 'answered', by: 'facts', isFallback: false });
  expect(answer.text).toMatch(
    /^This answer is made from our own facts: AI answers are for confirmed/,
  );
  expect(gemini.requests.length).toBe(before);
  expect((await askChat(testApp.app, await signUpConfirmed(testApp), wheat)).by).toBe('gemini');
});

it('all people together have so many answers of the provider a day', async () => {
  answerWith('In November [1].');
  const limited = await openTestApp({
    providers: providers({ totalDailyLimit: 2 }),
    hasLimits: true,
  });
  const by: (string | undefined)[] = [];
  for (let at = 0; at < 3; at += 1) {
    const answer = await askChat(limited.app, await signUpConfirmed(limited), wheat);
    by.push(answer.by);
    if (at === 2) expect(answer.text).toMatch(/^All AI answers of today have been given/);
  }
  expect(by).toEqual(['gemini', 'gemini', 'facts']);
});

it('a person has so many answers of the provider a day over all servers, then our own facts answer', async () => {
  answerWith('In November [1].');
  const limited = await openTestApp({
    providers: providers({ dailyLimit: 3 }),
    hasLimits: true,
  });
  const two = [limited.app, await limited.again()];
  const [ravi, meera] = [await signUpConfirmed(limited), await signUpConfirmed(limited)];
  const by: (string | undefined)[] = [];
  for (const at of [0, 1, 0, 1]) by.push((await askChat(two[at] ?? limited.app, ravi, wheat)).by);
  expect(by).toEqual(['gemini', 'gemini', 'gemini', 'facts']);
  const beyond = await askChat(limited.app, ravi, wheat);
  expect(beyond).toMatchObject({ outcome: 'answered', isFallback: false });
  expect(beyond.text).toMatch(/^You have used all AI answers of today/);
  expect((await askChat(limited.app, meera, wheat)).by).toBe('gemini');
});

it('an answer that the provider did not give does not count, and a limit of 0 switches it off', async () => {
  const limited = await openTestApp({
    providers: providers({ dailyLimit: 1 }),
    hasLimits: true,
  });
  const ravi = await signUpConfirmed(limited);
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
  const { headers } = await signUpConfirmed(slow);
  const url = await slow.app.listen({ host: '127.0.0.1', port: 0 });
  gemini.behave({ kind: 'hang', pieces: ['Sow it in November [1]. And then '] });
  // A socket of its own: a shared client would open another one in its place.
  const asking = request(`${url}/api/v1/chat`, {
    method: 'POST',
    agent: false,
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
  await eventually(() => expect(text).toContain('November'));
  expect(gemini.openCalls()).toBe(1);
  asking.destroy();
  await eventually(() => expect(gemini.openCalls()).toBe(0));
});

it('the key is in no log line and in no reply, whatever the provider does', async () => {
  const printed = ['log', 'warn', 'error', 'info', 'debug'] as const;
  const spies = printed.map((name) => vi.spyOn(console, name).mockImplementation(() => undefined));
  const pieces = ['Sow it [1]. And '];
  const testApp = await openTestApp({
    // The good answers in between must keep within it on a busy machine.
    providers: providers({ timeLimits: { firstWordMs: 2000, wholeMs: 3000 } }),
    logger,
  });
  const { app } = testApp;
  const who = await signUpConfirmed(testApp);
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
