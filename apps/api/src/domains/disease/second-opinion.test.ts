import { leafStates } from '@upaj/content/diseases/leaf-states';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { askDoctor, seenAs, stubDecoder, unjudged } from '../../../test/support/leaf-doctor.ts';
import { openTestApp, type TestApp } from '../../../test/support/open-test-app.ts';
import {
  type GeminiServer,
  geminiKey,
  openGeminiServer,
} from '../../../test/support/providers/gemini-server.ts';
import { type SignedIn, signUp } from '../../../test/support/sign-up.ts';

let gemini: GeminiServer;
let testApp: TestApp;
let asha: SignedIn;
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
beforeAll(async () => {
  gemini = await openGeminiServer();
  testApp = await openTestApp({ providers: providers(), decoderProgram: await stubDecoder() });
  asha = await signUp(testApp.app);
});
afterAll(() => gemini.close());

const sees = (Disease: string, more: object = {}) =>
  gemini.behave({
    kind: 'answer',
    pieces: [JSON.stringify({ Disease, Second: null, Confidence: 0.9, Cure: '', ...more })],
  });
beforeEach(() => sees('tomato-early-blight'));

const late = seenAs({ tomato__late_blight: 9 });
const doubtful = seenAs({ tomato__late_blight: 3, tomato__early_blight: 2 });

/** Who says what, in the order of the reply, and what a person reads. */
async function ask(pictures: readonly Uint8Array[], crop = 'tomato', by = testApp) {
  const reply = await askDoctor(by.app, asha, pictures, { crop });
  expect(reply.statusCode, reply.body).toBe(200);
  const { opinions, candidates, modelVersion } = reply.json();
  const said = opinions.map(
    (one: { by: string; outcome: string; diseaseId: string | null }) =>
      `${one.by}: ${one.diseaseId ?? one.outcome}`,
  );
  const answer: { Disease: string; Cure: string } = JSON.parse(candidates[0].content.parts[0].text);
  return { said, modelVersion, ...answer };
}

it('where our model is sure the provider comes second, also when it disagrees', async () => {
  const { said, Disease } = await ask([late]);
  expect(said).toEqual(['model: tomato-late-blight', 'gemini: tomato-early-blight']);
  expect(Disease).toContain('Late blight');
});

it('where our model is not sure the provider comes first, with our own cure', async () => {
  const { said, Disease, Cure } = await ask([doubtful]);
  expect(said).toEqual(['gemini: tomato-early-blight', 'model: unsure']);
  expect(Disease).toContain('Early blight');
  expect(Cure).toContain('as on the label');
});

it('of a crop that our model does not know the provider speaks first, and our model abstains', async () => {
  sees('rice-blast');
  const { said, modelVersion } = await ask([late], 'rice');
  expect([said, modelVersion]).toEqual([['gemini: rice-blast', 'model: not trained'], null]);
});

it.each([
  'unsure',
  // Not among the diseases that it may name.
  'rice-blast',
])('a provider that says %s does not come before our own doubt', async (said) => {
  sees(said);
  expect((await ask([doubtful])).said).toEqual(['model: unsure', 'gemini: unsure']);
});

it('without a usable model file the provider answers alone', async () => {
  const { said, modelVersion } = await ask([unjudged()]);
  expect([said, modelVersion]).toEqual([['gemini: tomato-early-blight'], null]);
});

it.each([
  ['nonsense', () => gemini.behave({ kind: 'answer', pieces: ['I do not know.'] })],
  ['an error', () => gemini.behave({ kind: 'status', status: 500 })],
])('when the provider gives %s our model answers alone', async (_, behave) => {
  behave();
  expect((await ask([doubtful])).said).toEqual(['model: unsure']);
});

it('no more pictures than a day allows go to the provider, and failures do not count', async () => {
  const limited = await openTestApp({
    providers: providers({ dailyLimit: 1 }),
    hasLimits: true,
    decoderProgram: await stubDecoder(),
  });
  const { headers } = await signUp(limited.app);
  const once = async () =>
    (await askDoctor(limited.app, { headers }, [late])).json().opinions.length;
  gemini.behave({ kind: 'answer', pieces: ['I do not know.'] });
  expect(await once()).toBe(1);
  sees('tomato-late-blight');
  expect([await once(), await once()]).toEqual([2, 1]);
});

it('the pictures that go to the provider are small and without the place where they were taken', async () => {
  const real = await openTestApp({
    providers: providers(),
    decoderProgram: inject('decoderProgram'),
  });
  const { headers } = await signUp(real.app);
  const create = { width: 2400, height: 1800, channels: 3, background: '#7a9a3a' } as const;
  const taken = sharp({ create }).withExif({ IFD3: { GPSLatitude: '23/1 20/1 0/1' } });
  gemini.pictures.splice(0);
  sees('tomato-late-blight');
  const reply = await askDoctor(real.app, { headers }, [await taken.jpeg().toBuffer()]);
  const by = reply.json().opinions.map((one: { by: string }) => one.by);
  expect(by).toContain('gemini');
  expect(gemini.pictures).toHaveLength(1);
});

it('a person is told whether there is a second opinion', async () => {
  const has = async ({ app }: TestApp, { headers }: SignedIn) =>
    (await app.inject({ url: '/api/v1/diagnoses/service', headers })).json().data;
  expect(await has(testApp, asha)).toEqual({ hasSecondOpinion: true });
  const alone = await openTestApp();
  expect(await has(alone, await signUp(alone.app))).toEqual({ hasSecondOpinion: false });
  const off = await openTestApp({ providers: providers({ dailyLimit: 0 }) });
  expect(await has(off, await signUp(off.app))).toEqual({ hasSecondOpinion: false });
});

it('every class of the model has its crop and its disease in our facts', async () => {
  for (const { id, cropId, diseaseId } of leafStates) {
    sees('unsure');
    const { said } = await ask([seenAs({ [id]: 12 })], cropId);
    expect(said[0], id).toBe(`model: ${diseaseId ?? 'healthy'}`);
  }
});
