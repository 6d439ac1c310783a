import type { EndpointName } from '@upaj/contract/contract';
import { diagnosisForm, feedbackForm } from './leaf-doctor.ts';
import type { Sample, TestFixtures } from './test-fixtures.ts';

const pageAfter = (kind: string, id: string) => ({
  query: { limit: '10', cursor: Buffer.from(`${kind} 1781503200000 ${id}`).toString('base64url') },
});

/** A valid request for every endpoint of the leaf doctor. */
export const diseaseSamples: Partial<Record<EndpointName, (fixtures: TestFixtures) => Sample>> = {
  predictDisease: () => ({ body: { crop: 'tomato', language: 'en' } }),
  getLeafService: () => ({}),
  addLeafPicture: () => ({ body: {} }),
  saveDiagnosis: () => ({ body: diagnosisForm() }),
  listDiagnoses: ({ own }) => pageAfter('diagnoses', own.userId),
  changeDiagnosis: ({ diagnosisId }) => ({
    params: { id: diagnosisId },
    body: { progress: 'better' },
  }),
  deleteDiagnosis: ({ diagnosisId }) => ({ params: { id: diagnosisId } }),
  sendLeafFeedback: ({ leafPictureId }) => ({
    body: feedbackForm([leafPictureId], { actual: null }),
  }),
  listLeafFeedback: ({ own }) => pageAfter('leaf-feedback', own.userId),
  withdrawLeafFeedback: ({ leafFeedbackId }) => ({ params: { id: leafFeedbackId } }),
};
