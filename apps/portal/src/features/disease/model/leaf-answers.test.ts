import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { createLeafAnswers } from './leaf-answers.ts';
import type { NumberedAnswer, NumberedQuestion, Pixels } from './leaf-messages.ts';

const read = async (name: string) => {
  const bytes = await readFile(fileURLToPath(import.meta.resolve(`@upaj/leaf-model/${name}`)));
  return new Uint8Array(bytes).buffer;
};
let model: ArrayBuffer;
let kernels: ArrayBuffer;
beforeAll(async () => {
  model = await read('leaf-model.bin');
  kernels = await read('kernels/kernels.wasm');
});

/** A picture of one colour. */
function plain(red: number, green: number, blue: number): Pixels {
  const data = new Uint8ClampedArray(64 * 64 * 4);
  for (let at = 0; at < data.length; at += 4) data.set([red, green, blue, 255], at);
  return { width: 64, height: 64, data };
}

const answerTo = (reply: NumberedAnswer) => ('answer' in reply ? reply.answer : reply);
const load = (bytes: ArrayBuffer): NumberedQuestion => ({
  id: 1,
  topic: 'load',
  question: { model: bytes, kernels },
});

it('a picture is judged without any model', async () => {
  const answer = createLeafAnswers();
  const night: NumberedQuestion = {
    id: 7,
    topic: 'quality',
    question: { picture: plain(4, 4, 4) },
  };
  expect(await answer(night)).toMatchObject({ id: 7, answer: expect.arrayContaining(['dark']) });
});

it('with the model it tells what several pictures of a field show', async () => {
  const answer = createLeafAnswers();
  expect(answerTo(await answer(load(model)))).toMatch(/^\d{4}-\d\d-\d\d/);
  const figures: Float32Array[] = [];
  for (const picture of [plain(40, 90, 30), plain(120, 80, 40)]) {
    const one = answerTo(
      await answer({ id: 2, topic: 'figures', question: { picture, crop: 'tomato' } }),
    );
    expect(one).toBeInstanceOf(Float32Array);
    figures.push(one as Float32Array);
  }
  // The second picture has not written over the figures of the first.
  expect([...(figures[0] ?? [])]).not.toEqual([...(figures[1] ?? [])]);
  const asked = { figures, crop: 'tomato' };
  const decision = answerTo(await answer({ id: 3, topic: 'decision', question: asked }));
  expect(decision).toHaveProperty('outcome');
});

it('a damaged model is refused, and the one before it stays', async () => {
  const answer = createLeafAnswers();
  await answer(load(model));
  const damaged = model.slice(0);
  new Uint8Array(damaged)[5000] = 77;
  new Uint8Array(damaged)[5001] = 78;
  expect(await answer(load(damaged))).toEqual({ id: 1, fault: 'corrupted' });
  expect(await answer(load(model.slice(0, 100_000)))).toEqual({ id: 1, fault: 'truncated' });
  const picture = plain(40, 90, 30);
  const figures = await answer({ id: 2, topic: 'figures', question: { picture, crop: 'tomato' } });
  expect(figures).toHaveProperty('answer');
});

it('what cannot be answered comes back as a fault', async () => {
  const answer = createLeafAnswers();
  const asked: NumberedQuestion = {
    id: 9,
    topic: 'figures',
    question: { picture: plain(1, 2, 3), crop: undefined },
  };
  expect(await answer(asked)).toEqual({ id: 9, fault: 'broken' });
});
