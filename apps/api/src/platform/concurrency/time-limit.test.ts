import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { collectGarbage } from '../../../test/support/collect-garbage.ts';
import { startTimeLimit } from './time-limit.ts';

it('ends what waits for it and for another signal, also after garbage was collected', async () => {
  const other = new AbortController();
  const either = AbortSignal.any([other.signal, startTimeLimit(60).signal]);
  const aborted = once(either, 'abort');
  await wait(10);
  collectGarbage();
  await aborted;
  expect(either.aborted).toBe(true);
});

it('that was ended in time aborts nothing', async () => {
  const { signal, end } = startTimeLimit(10);
  end();
  await wait(30);
  expect(signal.aborted).toBe(false);
});
