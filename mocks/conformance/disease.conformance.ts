import { contract } from '@upaj/contract/contract';
import { maxLeaves, readDiseaseAnswer } from '@upaj/contract/disease.rules';
import {
  type Cases,
  type ConformanceClient,
  expectFields,
  expectSame,
  expectSuccess,
} from './client.ts';
import { picture } from './crop-form.ts';
import { createUsers } from './users.ts';

const { predictDisease, getLeafService } = contract;

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
  async 'a person is told whether there is a second opinion'(client) {
    const [{ token }] = await createUsers(client);
    const { data } = await expectSuccess(client, getLeafService, { token });
    expectSame(data, { hasSecondOpinion: false }, 'without a provider');
  },
};
