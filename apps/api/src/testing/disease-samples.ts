import type { EndpointName } from '@upaj/contract/contract';
import { diagnosisForm, feedbackForm } from './leaf-doctor.ts';
import type { Sample, TestFixtures } from './test-fixtures.ts';

/** A valid request for every endpoint of the leaf doctor. */
export const diseaseSamples: Partial<Record<EndpointName, (fixtures: TestFixtures) => Sample>> = {
  predictDisease: () => ({ body: { crop: 'tomato', language: 'en' } }),
  getLeafService: () => ({}),
  addLeafPicture: () => ({ body: {} }),
  saveDiagnosis: () => ({ body: diagnosisForm() }),
  listDiagnoses: ({ own }) => ({
    query: {
      limit: '10',
      cursor: Buffer.from(`diagnoses 1781503200000 ${own.userId}`).toString('base64url'),
    },
  }),
  changeDiagnosis: ({ diagnosisId }) => ({
    params: { id: diagnosisId },
    body: { progress: 'better' },
  }),
  deleteDiagnosis: ({ diagnosisId }) => ({ params: { id: diagnosisId } }),
  sendLeafFeedback: ({ leafPictureId }) => ({
    body: feedbackForm([leafPictureId], { actual: null }),
  }),
  withdrawLeafFeedback: ({ leafFeedbackId }) => ({ params: { id: leafFeedbackId } }),
};
