import { findDoctorCrop } from '@upaj/content/diseases/doctor-crops';
import { badPicture, invalidField } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import { diagnosisHandlers } from './diagnoses.mock.ts';
import { predictionOf, usualOpinion } from './leaf-answers.ts';
import { leafFeedbackHandlers } from './leaf-feedback.mock.ts';
import { mockEndpoint } from './mock-endpoint.ts';
import { isPicture } from './parse-request.ts';

/** Refuses what the server refuses of the pictures of a field. */
async function checkLeaves(crop: string | undefined, files: readonly File[]): Promise<void> {
  if (crop !== undefined && !findDoctorCrop(crop)) throw invalidField('crop', 'wrong_choice');
  const arePictures = await Promise.all(files.map(isPicture));
  const wrong = files[arePictures.indexOf(false)];
  if (wrong) throw badPicture('image', { name: files.length > 1 ? wrong.name : undefined });
}

const predictDisease = mockEndpoint(contract.predictDisease, async ({ body, files }) => {
  await checkLeaves(body.crop, files);
  return { status: 200, body: predictionOf([usualOpinion(body.crop)], body.language) };
});

const getLeafService = mockEndpoint(contract.getLeafService, () => ({
  status: 200,
  body: { success: true, data: { hasSecondOpinion: false } },
}));

/** The mock server's leaf doctor: it is sure of one disease of each trained crop, and looks at no picture. */
export const diseaseHandlers = [
  ...[predictDisease, getLeafService],
  ...diagnosisHandlers,
  ...leafFeedbackHandlers,
];
