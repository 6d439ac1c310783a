import type { LeafOpinion } from '@upaj/contract/disease.schema';
import type { DeviceDiagnosis } from '../domains/disease/diagnosis.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** An opinion of our model. */
export const modelSays = (change: Partial<LeafOpinion>): LeafOpinion => ({
  by: 'model',
  outcome: 'disease',
  diseaseId: null,
  share: null,
  likely: [],
  ...change,
});

/** Our model is quite sure of the late blight of tomatoes. */
export const lateBlight = modelSays({
  diseaseId: 'tomato-late-blight',
  share: 0.824,
  likely: [
    { diseaseId: 'tomato-late-blight', share: 0.824 },
    { diseaseId: 'tomato-early-blight', share: 0.13 },
  ],
});

/** Our model cannot tell two blights apart. */
export const unsure = modelSays({
  outcome: 'unsure',
  likely: [
    { diseaseId: 'tomato-early-blight', share: 0.46 },
    { diseaseId: 'tomato-late-blight', share: 0.41 },
  ],
});

export const healthy = modelSays({ outcome: 'healthy', share: 0.95 });
export const noLeaf = modelSays({ outcome: 'no leaf' });
export const notTrained = modelSays({ outcome: 'not trained' });

/** The AI service sees the early blight. */
export const geminiEarlyBlight: LeafOpinion = {
  by: 'gemini',
  outcome: 'disease',
  diseaseId: 'tomato-early-blight',
  share: null,
  likely: [],
};

/** A small picture that a browser can show: a green square. */
export function leafPicture(): Blob {
  const square =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#4a8a3a" d="M0 0h8v8H0z"/></svg>';
  return new Blob([square], { type: 'image/svg+xml' });
}

/** A diagnosis of two tomato leaves, made so many days ago. */
export function demoDiagnosis(
  { opinions = [lateBlight], ...change }: Partial<DeviceDiagnosis> = {},
  daysAgo = 0,
): DeviceDiagnosis {
  return {
    id: crypto.randomUUID(),
    at: Date.now() - daysAgo * DAY_MS,
    cropId: 'tomato',
    opinions,
    modelVersion: '2026-11-24.1',
    signs: [],
    pictures: [leafPicture(), leafPicture()],
    ...change,
  };
}
