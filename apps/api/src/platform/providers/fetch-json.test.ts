import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  type ProviderBehaviour,
  type ProviderServer,
  retryAfterSeconds,
  startProviderServer,
} from '../../../test/support/providers/provider-server.ts';
import { fetchJson, retryAfterOf } from './fetch-json.ts';
import { ProviderError } from './provider-error.ts';

const Shape = z.object({ list: z.array(z.number()) });
const key = 'a-secret-key';
let server: ProviderServer;

beforeAll(async () => {
  server = await startProviderServer({
    answer: () => ({ status: 200, body: { list: [1, 2], more: true } }),
    errorOf: (status) => ({ status, message: `wrong key ${key}` }),
  });
});
afterAll(() => server.close());

const ask = (signal = AbortSignal.timeout(10_000)) =>
  fetchJson('Sky', new URL(`${server.address}/now?appid=${key}`), Shape, signal);

/** The error of a request to a provider that does this. */
async function errorOf(behaviour: ProviderBehaviour, signal?: AbortSignal): Promise<ProviderError> {
  server.behave(behaviour);
  const error = await ask(signal).catch((reason: unknown) => reason);
  if (!(error instanceof ProviderError)) throw new Error('no ProviderError');
  return error;
}

describe('a provider', () => {
  it('that answers as promised gives what the schema names', async () => {
    server.behave('good');
    expect(await ask()).toEqual({ list: [1, 2] });
  });

  it.each([
    [401, 'refused'],
    [404, 'not found'],
    [429, 'too many'],
    [500, 'broken'],
    ['half', 'broken'],
    ['nonsense', 'nonsense'],
    ['other JSON', 'nonsense'],
    ['endless', 'nonsense'],
  ] as const)('with %s is told as %s, without its address and key', async (behaviour, failure) => {
    const error = await errorOf(behaviour);
    expect(error.failure).toBe(failure);
    expect(error.message).toBe(`Sky: ${failure}`);
    expect(JSON.stringify(error) + error.stack).not.toContain(key);
  });

  it('that hangs is left when the signal ends', async () => {
    expect((await errorOf('hang', AbortSignal.timeout(30))).failure).toBe('timeout');
  });

  it('that asks to wait says how long', async () => {
    expect((await errorOf(429)).retryAfter).toBe(retryAfterSeconds);
  });

  it('that is not there is unreachable', async () => {
    const gone = await startProviderServer({
      answer: () => ({ status: 200, body: {} }),
      errorOf: () => ({}),
    });
    await gone.close();
    const request = fetchJson('Sky', new URL(gone.address), Shape, AbortSignal.timeout(10_000));
    await expect(request).rejects.toMatchObject({ failure: 'unreachable' });
  });
});

it('seconds to wait are read in both forms, and never below one', () => {
  const now = Date.parse('2026-06-15T06:00:00Z');
  expect(retryAfterOf('120', now)).toBe(120);
  expect(retryAfterOf('Mon, 15 Jun 2026 06:01:30 GMT', now)).toBe(90);
  expect(retryAfterOf('Mon, 15 Jun 2026 05:00:00 GMT', now)).toBe(1);
  expect(retryAfterOf('0', now)).toBe(1);
  expect(retryAfterOf('soon', now)).toBeUndefined();
  expect(retryAfterOf(null, now)).toBeUndefined();
});
