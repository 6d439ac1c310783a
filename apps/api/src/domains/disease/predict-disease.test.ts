import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { predictDisease } from '@upaj/contract/disease.endpoints';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../test/support/eventually.ts';
import {
  askDoctor,
  lateBlight,
  seenAs,
  seenByCrop,
  stubDecoder,
  unjudged,
} from '../../../test/support/leaf-doctor.ts';
import { openTestApp, type TestApp } from '../../../test/support/open-test-app.ts';
import { type SignedIn, signUp } from '../../../test/support/sign-up.ts';
import { questionsOfAddress, questionsOfPerson } from './disease.module.ts';

const logged: string[] = [];
const logger = { level: 'error', stream: { write: (line: string) => logged.push(line) } };

let testApp: TestApp;
let app: TestApp['app'];
let asha: SignedIn;
beforeAll(async () => {
  testApp = await openTestApp({ decoderProgram: await stubDecoder(), logger });
  ({ app } = testApp);
  asha = await signUp(app);
});

/** The answer as the contract describes it. */
function read(reply: LightMyRequestResponse) {
  expect(reply.statusCode, reply.body).toBe(200);
  const { candidates, ...rest } = predictDisease.replies[200].parse(reply.json());
  const [candidate, ...more] = candidates;
  expect([more, candidate?.content.parts.length]).toEqual([[], 1]);
  const answer: { Disease: string; Cure: string } = JSON.parse(
    candidate?.content.parts[0]?.text ?? '',
  );
  return { ...rest, ...answer };
}
const ask = async (pictures: readonly Uint8Array[], texts?: Record<string, string>) =>
  read(await askDoctor(app, asha, pictures, texts));

const blight = seenAs({ tomato__late_blight: 9 });

it('a person reads the disease and its cure, what needs no spray first', {
  tags: ['CALL-23', 'PRODUCT-16', 'ENTITY-15'],
}, async () => {
  const { Disease, Cure, opinions, modelVersion } = await ask([blight]);
  expect(Disease).toBe('Late blight (Phytophthora infestans)');
  const order = [
    'Staking',
    'mancozeb',
    'as on the label',
    'up to all may be lost',
    'show it to your KVK',
  ];
  const places = order.map((words) => Cure.indexOf(words));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(-1);
  expect(modelVersion).toBe('stub.1');
  expect(opinions).toEqual([
    {
      by: 'model',
      outcome: 'disease',
      diseaseId: lateBlight.diseaseId,
      share: expect.closeTo(0.998, 2),
      likely: [
        { diseaseId: lateBlight.diseaseId, share: expect.closeTo(0.998, 2) },
        { diseaseId: expect.any(String), share: expect.any(Number) },
      ],
    },
  ]);
});

it('the answer is in Hindi for a person who reads Hindi', async () => {
  const { Disease, Cure } = await ask([blight], { crop: 'tomato', language: 'hi' });
  expect(Disease).toBe('पछेती झुलसा (Phytophthora infestans)');
  expect(Cure).toContain('सहारा दें');
  expect(Cure).not.toContain('Staking');
});

it('six leaves of one field give one answer, and a seventh is refused', async () => {
  const doubtful = seenAs({ tomato__late_blight: 3, tomato__early_blight: 2 });
  expect((await ask([doubtful])).opinions[0]?.outcome).toBe('unsure');
  expect((await ask(Array(6).fill(doubtful))).opinions[0]?.outcome).toBe('disease');
  const refused = await askDoctor(app, asha, Array(7).fill(doubtful));
  expect([refused.statusCode, refused.json().fields.image.code]).toEqual([400, 'too_many']);
  const none = await askDoctor(app, asha, []);
  expect(none.json().fields.image.code).toBe('required');
});

it('in doubt the answer is that we are not sure, with the two most likely', async () => {
  const { Disease, Cure, opinions } = await ask([
    seenAs({ tomato__late_blight: 3, tomato__healthy: 2 }),
  ]);
  expect(Disease).toBe('I am not sure. Most likely: Late blight or a healthy leaf');
  expect(Cure).toContain('Do not spray yet');
  expect(opinions[0]).toMatchObject({ outcome: 'unsure', diseaseId: null, share: null });
  expect(opinions[0]?.likely.map(({ diseaseId }) => diseaseId)).toEqual([
    'tomato-late-blight',
    null,
  ]);
});

it.each([
  [{ tomato__healthy: 9 }, 'healthy', 'No disease: the leaf looks healthy'],
  [{ other: 9 }, 'no leaf', 'The pictures show no leaf of this crop'],
  // A leaf of maize is none of a tomato.
  [{ maize__common_rust: 12 }, 'no leaf', 'The pictures show no leaf of this crop'],
])('a picture of %j is said to be: %s', async (seen, outcome, words) => {
  const { Disease, Cure, opinions } = await ask([seenAs(seen)]);
  expect([opinions[0]?.outcome, Disease]).toEqual([outcome, words]);
  expect(Cure).not.toMatch(/mancozeb|copper/);
});

it('a leaf is judged by what the model has learnt of its crop', async () => {
  const leaf = seenByCrop({ maize: { maize__common_rust: 9 }, tomato: { tomato__healthy: 9 } });
  const [maize, tomato] = [
    await ask([leaf], { crop: 'maize' }),
    await ask([leaf], { crop: 'tomato' }),
  ];
  expect([maize.Disease, tomato.opinions[0]?.outcome]).toEqual([
    'Common rust (Puccinia sorghi)',
    'healthy',
  ]);
});

it('without a crop all trained crops compete', async () => {
  const { opinions } = await ask([seenAs({ pepper__bacterial_spot: 12 })], {});
  expect(opinions[0]).toMatchObject({ diseaseId: 'bell-pepper-bacterial-spot' });
});

it('a crop that was not trained gets no guess but the guided walk, and an unknown one is refused', async () => {
  const { Disease, Cure, opinions, modelVersion } = await ask([blight], { crop: 'rice' });
  expect([opinions, modelVersion]).toEqual([
    [{ by: 'model', outcome: 'not trained', diseaseId: null, share: null, likely: [] }],
    null,
  ]);
  expect([Disease, Cure]).toEqual([
    'I do not know this crop by pictures',
    expect.stringContaining('guided walk'),
  ]);
  const refused = await askDoctor(app, asha, [blight], { crop: 'triffid' });
  expect([refused.statusCode, refused.json().fields.crop.code]).toEqual([400, 'wrong_choice']);
});

it('without a usable model file the answer is 503 with words, and the log says it once', async () => {
  const replies = [
    await askDoctor(app, asha, [unjudged()]),
    await askDoctor(app, asha, [unjudged()]),
  ];
  for (const reply of replies) {
    expect(reply.statusCode).toBe(503);
    expect(reply.json().message).toContain('guided walk');
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(logged.filter((line) => line.includes('the leaf model cannot be used'))).toHaveLength(1);
  // What needs no model is answered all the same.
  expect((await ask([unjudged()], { crop: 'rice' })).opinions[0]?.outcome).toBe('not trained');
});

it('a visitor is refused before the pictures are read', async () => {
  const reply = await askDoctor(app, { headers: { authorization: '' } }, [blight]);
  expect(reply.statusCode).toBe(401);
});

it('while pictures are judged others are served; too many pictures are refused with the time to wait', async () => {
  const hold = join(testApp.dataDir, 'go');
  const held = seenAs({ tomato__late_blight: 9 }, { hold });
  const asked = Array.from({ length: 62 }, () => askDoctor(app, asha, [held]));
  const refused = await Promise.any(
    asked.map(async (one) => {
      const reply = await one;
      return reply.statusCode === 503 ? reply : Promise.reject(new Error('answered'));
    }),
  );
  expect(refused.json().code).toBe('busy');
  expect(Number(refused.headers['retry-after'])).toBe(30);
  expect((await app.inject('/api/v1/crops')).statusCode).toBe(200);
  await writeFile(hold, '');
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(61);
  await eventually(async () => expect(await readdir(join(testApp.dataDir, 'uploads'))).toEqual([]));
});

it.each([
  [questionsOfPerson, { 'x-forwarded-for': '198.51.100.1' }],
  [questionsOfAddress, { 'x-forwarded-for': '198.51.100.2' }],
])('$name allows $times questions an hour', async ({ name, times }, from) => {
  const limited = await openTestApp({
    decoderProgram: await stubDecoder(),
    hasLimits: true,
    trustProxy: true,
  });
  const { headers } = await signUp(limited.app);
  const once = () => askDoctor(limited.app, { headers: { ...headers, ...from } }, [blight]);
  await once();
  const fill = "update limits set points = $1 where key like $2 || ':%'";
  await limited.pool.query(fill, [times - 1, name]);
  expect([(await once()).statusCode, (await once()).statusCode]).toEqual([200, 429]);
});
