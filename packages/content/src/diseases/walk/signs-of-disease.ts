import type { SignsOfDisease } from './sign.ts';
import { signsOfDiseases } from './signs-of-diseases.data.ts';

/** How a disease shows a sign. */
export type SignWeight = 'typical' | 'sometimes' | 'none' | 'against';

const noSigns: SignsOfDisease = { typical: [], sometimes: [] };

/** The signs of a disease by its id. */
export const signsOfDisease = (diseaseId: string): SignsOfDisease =>
  signsOfDiseases[diseaseId] ?? noSigns;

/** How a disease shows a sign, both by their ids. */
export function signWeight(diseaseId: string, signId: string): SignWeight {
  const { against, sometimes, typical } = signsOfDisease(diseaseId);
  if (typical.includes(signId)) return 'typical';
  if (sometimes.includes(signId)) return 'sometimes';
  return against?.includes(signId) ? 'against' : 'none';
}

/** Whether a disease shows a sign at all. */
export const showsSign = (diseaseId: string, signId: string): boolean =>
  ['typical', 'sometimes'].includes(signWeight(diseaseId, signId));
