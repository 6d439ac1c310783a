import { contract } from '@upaj/contract/contract';
import { maxLeaves, readDiseaseAnswer } from '@upaj/contract/disease.rules';
import {
  type Cases,
  type ConformanceClient,
  expectError,
  expectFields,
  expectSame,
  expectSuccess,
  type RequestParts,
} from './client.ts';
import { picture } from './crop-form.ts';
import { createUsers } from './users.ts';

const { predictDisease, getLeafService } = contract;
const notSignedIn = { status: 401, code: 'not_signed_in' } as const;
const invalid = (fields: Record<string, string>) =>
  ({ status: 400, code: 'validation_failed', fields }) as const;

/** Sends pictures of leaves, and reads the answer as the specification has it. */
async function predict(client: ConformanceClient, body: object, leaves = 1) {
  const [{ token }] = await createUsers(client);
  const files = Array.from({ length: leaves }, () => picture);
  const reply = await expectSuccess(client, predictDisease, { token, body, files });
  const answer = readDiseaseAnswer(reply.candidates[0]?.content.parts[0]?.text ?? '');
  if (!answer?.Disease || !answer.Cure) throw new Error('the answer names no Disease or no Cure');
  return { ...reply, answer };
}

/** Cases of the leaf doctor: what pictures are answered with. */
export const diseaseCases: Cases = {
  async 'pictures of a trained crop are judged by our model, in the language that was asked for'(
    client,
  ) {
    const { answer, opinions, modelVersion } = await predict(
      client,
      { crop: 'tomato', language: 'hi' },
      2,
    );
    expectSame(/[\u0900-\u097f]/.test(answer.Disease + answer.Cure), true, 'Hindi');
    expectSame([opinions.length, opinions[0]?.by], [1, 'model'], 'one opinion');
    expectSame(modelVersion !== null, true, 'a model that has judged');
    const english = await predict(client, { crop: 'tomato' });
    expectSame(/[\u0900-\u097f]/.test(english.answer.Disease), false, 'English without it');
  },
  async 'without a crop all trained crops compete'(client) {
    const { opinions, modelVersion } = await predict(client, {}, maxLeaves);
    expectFields(opinions[0], { by: 'model' });
    expectSame(modelVersion !== null, true, 'a model that has judged');
  },
  async 'a crop that was not trained gets no guess'(client) {
    const { opinions, modelVersion } = await predict(client, { crop: 'wheat' });
    const nothing = { diseaseId: null, share: null, likely: [] };
    expectSame(opinions, [{ by: 'model', outcome: 'not trained', ...nothing }], 'no guess');
    expectSame(modelVersion, null, 'no model has judged');
  },
  async 'pictures that cannot be judged are refused, with the reason'(client) {
    const [{ token }] = await createUsers(client);
    const ask = (body: object, files: RequestParts['files'] = [picture]): RequestParts => ({
      token,
      body,
      files,
    });
    const seven = Array.from({ length: maxLeaves + 1 }, () => picture);
    const text = { name: 'leaf.jpg', bytes: new TextEncoder().encode('no picture') };
    const big = { name: 'leaf.jpg', bytes: new Uint8Array(10_000_001) };
    const bad = { status: 422, code: 'bad_picture', fields: { image: 'bad_picture' } } as const;
    const named = 'Image holds a file that is no picture: leaf.jpg';
    const requests = [
      [ask({ crop: 'cactus' }), invalid({ crop: 'wrong_choice' })],
      [ask({ language: 'fr' }), invalid({ language: 'wrong_choice' })],
      [ask({ field: 'north' }), invalid({ field: 'unknown_field' })],
      [ask({}, []), invalid({ image: 'required' })],
      [ask({}, seven), invalid({ image: 'too_many' })],
      [ask({ crop: 'tomato' }, [text]), bad],
      [ask({ crop: 'tomato' }, [picture, text]), { ...bad, message: named }],
      [ask({}, [big]), { status: 413, code: 'too_large', fields: { image: 'too_large' } }],
      [
        { token, body: { crop: 'tomato' } },
        { status: 415, code: 'unsupported_media_type' },
      ],
      [{ body: {}, files: [picture] }, notSignedIn],
    ] as const;
    for (const [request, error] of requests)
      await expectError(client, predictDisease, request, error);
  },
  async 'a person is told whether there is a second opinion'(client) {
    const [{ token }] = await createUsers(client);
    const { data } = await expectSuccess(client, getLeafService, { token });
    expectSame(data, { hasSecondOpinion: false }, 'without a provider');
    await expectError(client, getLeafService, {}, notSignedIn);
  },
};
