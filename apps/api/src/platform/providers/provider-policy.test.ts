import { afterEach, describe, expect, it, vi } from 'vitest';
import { ProviderError, type ProviderFailure } from './provider-error.ts';
import { createProviderPolicy } from './provider-policy.ts';

afterEach(() => {
  vi.useRealTimers();
});

const fails = (failure: ProviderFailure, retryAfter?: number) =>
  vi.fn(async (): Promise<string> => {
    throw new ProviderError('Sky', failure, retryAfter);
  });

const usual = { name: 'Sky', timeoutMs: 10_000, isRetried: true };

describe('a call that fails', () => {
  it.each(['unreachable', 'broken'] as const)('as %s is repeated once', async (failure) => {
    const call = fails(failure);
    await expect(createProviderPolicy(usual).run(call)).rejects.toMatchObject({ failure });
    expect(call).toHaveBeenCalledTimes(2);
  });

  it.each(['refused', 'bad request', 'not found', 'too many', 'nonsense'] as const)(
    'as %s is not repeated',
    async (failure) => {
      const call = fails(failure);
      await expect(createProviderPolicy(usual).run(call)).rejects.toMatchObject({ failure });
      expect(call).toHaveBeenCalledTimes(1);
    },
  );

  it('is not repeated where that is not safe', async () => {
    const call = fails('broken');
    const policy = createProviderPolicy({ ...usual, isRetried: false });
    await expect(policy.run(call)).rejects.toMatchObject({ failure: 'broken' });
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('gives the answer of its second attempt', async () => {
    const call = fails('broken').mockImplementationOnce(async () => {
      throw new ProviderError('Sky', 'broken');
    });
    call.mockImplementationOnce(async () => 'rain');
    expect(await createProviderPolicy(usual).run(call)).toBe('rain');
  });
});

it('a call that hangs is ended and is a timeout', async () => {
  const signals: AbortSignal[] = [];
  const policy = createProviderPolicy({ ...usual, timeoutMs: 20, isRetried: false });
  const hang = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<never>(() => undefined);
  };
  await expect(policy.run(hang)).rejects.toMatchObject({ failure: 'timeout' });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

describe('a provider that fails five times in a row', () => {
  const policyOf = () => createProviderPolicy({ ...usual, isRetried: false, restMs: 30_000 });

  it('rests for its time, and is then asked again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const policy = policyOf();
    const call = fails('broken');
    for (let time = 0; time < 5; time += 1) await policy.run(call).catch(() => undefined);
    await expect(policy.run(call)).rejects.toMatchObject({ failure: 'resting' });
    expect(call).toHaveBeenCalledTimes(5);
    vi.setSystemTime(Date.now() + 30_000);
    expect(await policy.run(async () => 'sun')).toBe('sun');
    expect(await policy.run(async () => 'rain')).toBe('rain');
  });

  it('does not rest for answers such as "not found"', async () => {
    const policy = policyOf();
    for (let time = 0; time < 9; time += 1) {
      await expect(policy.run(fails('not found'))).rejects.toMatchObject({ failure: 'not found' });
    }
  });
});

describe('a provider that gets too many requests', () => {
  it('is left alone for the time that it asks for', async () => {
    let now = 0;
    const policy = createProviderPolicy({ ...usual, now: () => now });
    const call = fails('too many', 120);
    await expect(policy.run(call)).rejects.toMatchObject({ failure: 'too many' });
    now = 119_000;
    await expect(policy.run(call)).rejects.toMatchObject({ failure: 'resting', retryAfter: 1 });
    expect(call).toHaveBeenCalledTimes(1);
    now = 120_000;
    expect(await policy.run(async () => 'sun')).toBe('sun');
  });

  it('is left alone for a minute without a time, and for an hour at most', async () => {
    let now = 0;
    const policy = createProviderPolicy({ ...usual, now: () => now });
    await policy.run(fails('too many')).catch(() => undefined);
    now = 60_000;
    await policy.run(fails('too many', 999_999)).catch(() => undefined);
    now += 3_599_000;
    await expect(policy.run(async () => 'sun')).rejects.toMatchObject({ failure: 'resting' });
    now += 1000;
    expect(await policy.run(async () => 'sun')).toBe('sun');
  });
});
