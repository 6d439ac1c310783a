import { contract } from '@upaj/contract/contract';
import type { LeafOpinion } from '@upaj/contract/disease.schema';
import { type ConformanceClient, expectSuccess, type RequestParts } from './client.ts';
import { picture } from './crop-form.ts';
import type { TestUser } from './users.ts';

const { addLeafPicture, saveDiagnosis, exportUser } = contract;

/** An opinion of our model. */
export const blight: LeafOpinion = {
  by: 'model',
  outcome: 'disease',
  diseaseId: 'tomato-late-blight',
  share: 0.9,
  likely: [{ diseaseId: 'tomato-late-blight', share: 0.9 }],
};
/** A diagnosis to be kept. */
export const diagnosis = (change: object = {}) => ({
  crop: 'tomato',
  opinion: blight,
  modelVersion: 'test-1',
  signs: [],
  pictures: [],
  madeAt: '2026-01-20T06:00:00.000Z',
  ...change,
});
/** "Was this right?" with these pictures. */
export const feedback = (pictures: readonly string[], change: object = {}) => ({
  crop: 'tomato',
  opinion: blight,
  modelVersion: 'test-1',
  isRight: true,
  pictures,
  isConsented: true,
  ...change,
});

/** Uploads a picture of a leaf. */
export async function upload(client: ConformanceClient, { token }: TestUser) {
  const sent: RequestParts = { token, files: [picture] };
  return (await expectSuccess(client, addLeafPicture, sent)).data;
}
/** Keeps a diagnosis. */
export const save = async (client: ConformanceClient, { token }: TestUser, change: object = {}) =>
  (await expectSuccess(client, saveDiagnosis, { token, body: diagnosis(change) })).data;
/** The copy of what is stored of a user. */
export const copyOf = (client: ConformanceClient, { id, token }: TestUser) =>
  expectSuccess(client, exportUser, { params: { id }, token });
