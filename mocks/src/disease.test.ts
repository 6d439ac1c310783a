import { access } from 'node:fs/promises';
import { diseasesOfDoctorCrop } from '@upaj/content/diseases/diseases-of-doctor-crop';
import { doctorCrops } from '@upaj/content/diseases/doctor-crops';
import { contract } from '@upaj/contract/contract';
import { readDiseaseAnswer } from '@upaj/contract/disease.rules';
import type { LeafOpinion } from '@upaj/contract/disease.schema';
import { demoBuyers, developerToken } from '@upaj/demo/people';
import type { HttpHandler } from 'msw';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { expectSuccess, type RequestParts } from '../conformance/client.ts';
import { picture } from '../conformance/crop-form.ts';
import { mockClient } from '../conformance/mock-client.ts';
import { db } from './db.ts';
import * as scenarios from './disease-scenarios.ts';
import { usualOpinion } from './leaf-answers.ts';
import { play, resetDb, server } from './node.ts';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  resetDb();
});
afterAll(() => server.close());

const leaf: RequestParts = { token: developerToken, body: { crop: 'tomato' }, files: [picture] };
const predict = () => expectSuccess(mockClient, contract.predictDisease, leaf);
const textOf = (reply: Awaited<ReturnType<typeof predict>>) =>
  reply.candidates[0]?.content.parts[0]?.text ?? '';
const inShort = ({ by, outcome, diseaseId }: LeafOpinion) => `${by}: ${diseaseId ?? outcome}`;

it('the usual answer names a disease of its crop, and none for a crop that was not trained', () => {
  for (const { id, isTrained } of doctorCrops) {
    const { outcome, diseaseId } = usualOpinion(id);
    expect(outcome, id).toBe(isTrained ? 'disease' : 'not trained');
    const ids: (string | null)[] = diseasesOfDoctorCrop(id).map((disease) => disease.id);
    if (isTrained) expect(ids).toContain(diseaseId);
  }
});

it.each<[string, () => HttpHandler[], readonly string[]]>([
  ['is sure', scenarios.leafSure, ['model: tomato-late-blight']],
  ['hesitates', scenarios.leafUnsure, ['model: unsure']],
  ['sees a healthy leaf', scenarios.leafHealthy, ['model: healthy']],
  ['sees no leaf', scenarios.leafNoLeaf, ['model: no leaf']],
  ['does not know the crop', scenarios.leafNotTrained, ['model: not trained']],
  [
    'meets another opinion',
    scenarios.leafTwoOpinions,
    ['model: tomato-early-blight', 'gemini: tomato-late-blight'],
  ],
  [
    'meets the same opinion',
    scenarios.leafSecondAgrees,
    ['model: tomato-late-blight', 'gemini: tomato-late-blight'],
  ],
  [
    'leaves the answer to the provider',
    scenarios.leafOnlyGemini,
    ['gemini: tomato-late-blight', 'model: not trained'],
  ],
])('a leaf doctor that %s says so', async (_what, scenario, said) => {
  play(...scenario());
  const reply = await predict();
  expect(reply.opinions.map(inShort)).toEqual(said);
  expect(readDiseaseAnswer(textOf(reply))?.Disease).toBeTruthy();
  const service = await expectSuccess(mockClient, contract.getLeafService, leaf);
  expect(service.data.hasSecondOpinion).toBe(said.length > 1);
});

it('an answer may stand in a code fence, or be no JSON at all', async () => {
  play(...scenarios.leafFenced());
  const fenced = textOf(await predict());
  expect(fenced).toContain('```json');
  expect(readDiseaseAnswer(fenced)?.Disease).toBe('Late blight');
  play(...scenarios.leafNonsense());
  expect(readDiseaseAnswer(textOf(await predict()))).toBeUndefined();
});

it('an answer is held back until it is released', async () => {
  const { handlers, open } = scenarios.leafHeld();
  play(...handlers);
  let hasCome = false;
  const asking = predict().then(() => {
    hasCome = true;
  });
  // Another request comes and goes in the meantime.
  await expectSuccess(mockClient, contract.getLeafService, leaf);
  expect(hasCome).toBe(false);
  open();
  await asking;
});

it.each([
  ['cannot judge', scenarios.leafFailing, 503],
  ['cannot read a picture', scenarios.leafBadPicture, 422],
  ['was asked too often', scenarios.leafTooOften, 429],
])('a leaf doctor that %s refuses', async (_what, scenario, status) => {
  play(...scenario());
  await expect(predict()).rejects.toThrow(`predictDisease ${status}`);
});

it('an answer that never comes does not hold up the rest', async () => {
  play(...scenarios.leafSlow());
  const stop = new AbortController();
  const patient = {
    ...mockClient,
    fetch: (...[url, init]: Parameters<typeof fetch>) =>
      fetch(url, { ...init, signal: stop.signal }),
  };
  const asking = expectSuccess(patient, contract.predictDisease, leaf);
  await expectSuccess(mockClient, contract.getLeafService, leaf);
  stop.abort();
  await expect(asking).rejects.toThrow('aborted');
});

it('without a line no answer comes', async () => {
  play(...scenarios.leafOffline());
  await expect(predict()).rejects.toThrow('fetch');
});

it('an account may keep nothing, and the server may refuse to keep more', async () => {
  const list = () => expectSuccess(mockClient, contract.listDiagnoses, { token: developerToken });
  const [{ _id: id = '' } = {}] = (await list()).data;
  play(...scenarios.noDiagnoses());
  expect((await list()).data).toEqual([]);
  play(...scenarios.diagnosesNotSaved());
  const removal = { params: { id }, token: developerToken };
  await expect(expectSuccess(mockClient, contract.deleteDiagnosis, removal)).rejects.toThrow('503');
  expect((await list()).data).toHaveLength(2);
});

it('the first demo buyer keeps a diagnosis by pictures that exist, and one of the guided walk', async () => {
  const [buyer] = demoBuyers;
  const { data } = await expectSuccess(mockClient, contract.listDiagnoses, {
    token: developerToken,
  });
  expect(data.map(({ opinion }) => opinion.by)).toEqual(['model', 'walk']);
  expect(data.map(({ pictures }) => pictures.length)).toEqual([2, 0]);
  for (const { ownerId, picture: kept } of db.leafPictures.values()) {
    expect(ownerId).toBe(buyer?.id);
    await access(new URL(`../public${kept.url}`, import.meta.url));
  }
});
