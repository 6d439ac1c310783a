import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { NumberedQuestion, Pixels } from './leaf-messages.ts';
import { createLeafWorker } from './leaf-worker.ts';

/** A worker that answers when the test says so. */
class Started extends EventTarget {
  asked: NumberedQuestion[] = [];
  isEnded = false;
  postMessage(question: NumberedQuestion): void {
    this.asked.push(question);
  }
  terminate(): void {
    this.isEnded = true;
  }
  reply(data: object): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

let started: Started[];
const start = () => {
  const worker = new Started();
  started.push(worker);
  return worker as unknown as Worker;
};
const first = () => started[0] ?? new Started();
const picture: Pixels = { width: 1, height: 1, data: new Uint8ClampedArray(4) };
const files = { model: new ArrayBuffer(1), kernels: new ArrayBuffer(1) };

beforeEach(() => {
  started = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

it('nothing is started before the first question', async () => {
  const worker = createLeafWorker(start);
  expect(started).toHaveLength(0);
  const answer = worker.ask('quality', { picture });
  first().reply({ id: 1, answer: ['dark'] });
  expect(await answer).toEqual(['dark']);
});

it('answers find their questions in any order', async () => {
  const worker = createLeafWorker(start);
  const answers = [worker.ask('quality', { picture }), worker.ask('quality', { picture })];
  first().reply({ id: 2, answer: ['far'] });
  first().reply({ id: 1, answer: ['dark'] });
  expect(await Promise.all(answers)).toEqual([['dark'], ['far']]);
  expect(started).toHaveLength(1);
});

it('a fault comes back as an error', async () => {
  const worker = createLeafWorker(start);
  const loading = worker.ask('load', files);
  first().reply({ id: 1, fault: 'corrupted' });
  await expect(loading).rejects.toMatchObject({ reason: 'corrupted' });
  expect(worker.version()).toBeUndefined();
});

it('a minute without a question ends it and releases the model; the next question starts it again', async () => {
  const worker = createLeafWorker(start);
  const loading = worker.ask('load', files);
  // It may take its time.
  vi.advanceTimersByTime(120_000);
  expect(first().isEnded).toBe(false);
  first().reply({ id: 1, answer: '1' });
  await loading;
  expect(worker.version()).toBe('1');
  vi.advanceTimersByTime(59_999);
  expect(first().isEnded).toBe(false);
  vi.advanceTimersByTime(1);
  expect(first().isEnded).toBe(true);
  expect(worker.version()).toBeUndefined();
  void worker.ask('quality', { picture });
  expect(started).toHaveLength(2);
});

it('leaving the page ends it at once, and what was asked has no answer', async () => {
  const worker = createLeafWorker(start);
  const asked = worker.ask('quality', { picture });
  worker.close();
  expect(first().isEnded).toBe(true);
  await expect(asked).rejects.toMatchObject({ reason: 'broken' });
});

it('a worker that breaks off answers with a fault and is replaced', async () => {
  const worker = createLeafWorker(start);
  const asked = worker.ask('quality', { picture });
  first().dispatchEvent(new Event('error'));
  await expect(asked).rejects.toMatchObject({ reason: 'broken' });
  void worker.ask('quality', { picture });
  expect(started).toHaveLength(2);
});

it('a question that cannot be sent is a fault', async () => {
  const worker = createLeafWorker(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await expect(worker.ask('quality', { picture })).rejects.toMatchObject({ reason: 'broken' });
});
